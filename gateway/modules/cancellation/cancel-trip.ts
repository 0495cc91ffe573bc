/**
 * The mutation `cancelTrip` (CN-09). The platform stores the outcome of an intent: the same key, and another key for the same
 * terms, returns the first attempt. So an attempt whose response was lost is read from the platform; if the platform does not
 * know it either, that is an error, and the client sends the same key again.
 */
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import type { GatewayContext } from '../../context';
import type {
  CancellationOutcome,
  CancelTripInput,
  InputError,
  ResolversTypes,
  ResolversUnionTypes,
} from '../../generated/graph';
import { PlatformError } from '../../rest/client/platform-error';
import { confirmHomeCancellation, pollHomeCancellation } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { failed } from '../failure/failure-mapping';
import { idErrors, inputError, keyErrors } from '../failure/input-errors';
import { IDEMPOTENCY_CONFLICT, platformRefusal, type Refusals } from '../failure/platform-refusal';
import { tripOf } from '../trip/trip-mapping';
import { trip } from '../trip/trips';
import { cancellationErrors } from './cancellation-errors';
import { readCancellationQuote } from './cancellation-quote';

type CancelTripResult = ResolversUnionTypes<ResolversTypes>['CancelTripResult'];

export async function cancelTrip(input: CancelTripInput, context: GatewayContext): Promise<CancelTripResult> {
  const inputErrors = [...keyErrors(input.idempotencyKey), ...idErrors(input, 'quoteToken')];
  if (inputErrors.length > 0) return refused('INVALID_REQUEST', context, { inputErrors });
  const canceled = await trip(input.tripId, context);
  if (canceled === null) {
    return refused('TRIP_MISSING', context, { inputErrors: [inputError('NOT_FOUND', ['input', 'tripId'])] });
  }
  try {
    const attempt = await sendOnce(canceled.itineraryId, input, context);
    return await resultOf(attempt, input, context);
  } catch (error) {
    return refusalOf(error, canceled.itineraryId, context);
  }
}

async function sendOnce(
  itineraryId: string,
  { idempotencyKey, quoteToken }: CancelTripInput,
  { platform }: GatewayContext,
): Promise<Wire<'HomeCancellation'>> {
  try {
    return await confirmHomeCancellation(platform, {
      header: { 'Idempotency-Key': idempotencyKey },
      body: { itineraryId, token: quoteToken },
    });
  } catch (error) {
    if (!(error instanceof PlatformError) || error.effect === 'none') throw error;
    const known = await pollHomeCancellation(platform.fresh(), { body: { itineraryId } }).catch(() => null);
    // A failed attempt may be an earlier one.
    if (known === null || known.result === 'Failed') throw error;
    return known;
  }
}

async function resultOf(
  { result, itinerary, errors }: Wire<'HomeCancellation'>,
  { tripId }: CancelTripInput,
  context: GatewayContext,
): Promise<CancelTripResult> {
  const changed = itinerary ? tripOf(itinerary) : await trip(tripId, context);
  if (changed === null) throw new Error('A trip that is being canceled has disappeared.');
  switch (result) {
    case 'Success':
      return { __typename: 'TripCanceled', trip: changed };
    case 'Failed':
      return {
        __typename: 'CancellationFailed',
        trip: changed,
        errors: cancellationErrors(errors, context),
      };
    default:
      return { __typename: 'CancellationStarted', trip: changed };
  }
}

/** None of these has an effect. */
const REFUSALS: Refusals<MutationFailure<'cancelTrip'>> = {
  badRequest: 'INVALID_REQUEST',
  notFound: 'TRIP_MISSING',
  conflict: 'CANCELLATION_TERMS_CHANGED',
  byCode: new Map([IDEMPOTENCY_CONFLICT]),
};

async function refusalOf(
  error: unknown,
  itineraryId: string,
  context: GatewayContext,
): Promise<CancelTripResult> {
  const { code, rawCode } = platformRefusal(error, REFUSALS);
  if (code !== 'CANCELLATION_TERMS_CHANGED') return refused(code, context, { rawCode });
  const quote = await readCancellationQuote(itineraryId, { platform: context.platform.fresh() });
  return quote.token === null && !quote.protection
    ? refused(refusalCode(quote.outcome), context, { rawCode, outcome: quote.outcome })
    : {
        __typename: 'CancellationTermsChanged',
        ...failed(code, 'CANCEL_TRIP', context, { rawCode }),
        quote,
      };
}

type Refusal = MutationFailure<'cancelTrip', 'CancellationRefused'>;

const refusalCode = (outcome: CancellationOutcome): Refusal =>
  outcome === 'CANCELED' || outcome === 'CANCELLATION_PENDING'
    ? 'ALREADY_CANCELED'
    : 'CANCELLATION_NOT_POSSIBLE';

const refused = (
  code: Refusal,
  context: GatewayContext,
  {
    rawCode = null,
    outcome = null,
    inputErrors = [],
  }: {
    readonly rawCode?: string | null;
    readonly outcome?: CancellationOutcome | null;
    readonly inputErrors?: readonly InputError[];
  },
): CancelTripResult => ({
  __typename: 'CancellationRefused',
  ...failed(code, 'CANCEL_TRIP', context, { rawCode }),
  inputErrors: [...inputErrors],
  outcome,
});
