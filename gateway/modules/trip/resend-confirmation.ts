/** Sending the confirmation of a booked stay again (CN-08). */
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import type { GatewayContext } from '../../context';
import type { ResolversTypes, ResolversUnionTypes } from '../../generated/graph';
import { resendHomeConfirmation } from '../../rest/endpoints';
import { failed } from '../failure/failure-mapping';
import { inputError } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { trip } from './trips';

type Result = ResolversUnionTypes<ResolversTypes>['ResendConfirmationResult'];

type Refusal = MutationFailure<'resendConfirmation'>;

const REFUSALS: Refusals<Refusal> = {
  notFound: 'TRIP_MISSING',
  conflict: 'CONFIRMATION_UNAVAILABLE',
  // Matched by its code: a caller with too many concurrent calls is limited too, and has sent nothing.
  byCode: new Map([['42901', 'CONFIRMATION_SENT_TOO_OFTEN']]),
};

export async function resendConfirmation(tripId: string, context: GatewayContext): Promise<Result> {
  const itineraryId = (await trip(tripId, context))?.itineraryId;
  if (!itineraryId) return notResent('TRIP_MISSING', context);
  try {
    const sent = await resendHomeConfirmation(context.platform, { body: { itineraryId } });
    return { __typename: 'ConfirmationResent', ...sent };
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    return notResent(code, context, rawCode);
  }
}

const notResent = (code: Refusal, context: GatewayContext, rawCode: string | null = null): Result => ({
  __typename: 'ConfirmationNotResent',
  ...failed(code, 'TRIPS', context, { rawCode }),
  inputErrors: code === 'TRIP_MISSING' ? [inputError('NOT_FOUND', ['input', 'tripId'])] : [],
});
