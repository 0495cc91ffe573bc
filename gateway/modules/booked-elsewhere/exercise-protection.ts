/** Using a protection (AD-01 to AD-03, AD-07 to AD-09, AD-15). The platform stores the outcome of an intent. */
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import type { GatewayContext } from '../../context';
import type {
  ExerciseProtectionInput,
  InputError,
  ResolversTypes,
  ResolversUnionTypes,
} from '../../generated/graph';
import { exerciseProtection as exercise } from '../../rest/endpoints';
import { failed } from '../failure/failure-mapping';
import { idErrors, keyErrors } from '../failure/input-errors';
import { IDEMPOTENCY_CONFLICT, platformRefusal, type Refusals } from '../failure/platform-refusal';
import { tripElsewhereOf } from './trip-elsewhere-mapping';

type Result = ResolversUnionTypes<ResolversTypes>['ExerciseProtectionResult'];

type Code = MutationFailure<'exerciseProtection'>;

/** None of these has an effect. */
const REFUSALS: Refusals<Code> = {
  badRequest: 'INVALID_REQUEST',
  notFound: 'TRIP_MISSING',
  conflict: 'PROTECTION_CHOICE_GONE',
  byCode: new Map([IDEMPOTENCY_CONFLICT]),
};

export async function exerciseProtection(
  input: ExerciseProtectionInput,
  context: GatewayContext,
): Promise<Result> {
  const { idempotencyKey, tripId, protectionId, choice } = input;
  const inputErrors = [...keyErrors(idempotencyKey), ...idErrors(input, 'tripId', 'protectionId', 'choice')];
  if (inputErrors.length > 0) return refused('INVALID_REQUEST', context, { inputErrors });
  try {
    const { trip } = await exercise(context.platform, {
      header: { 'Idempotency-Key': idempotencyKey },
      body: { itineraryId: tripId, protectionId, choice },
    });
    const changed = tripElsewhereOf(trip, context.clock.now());
    if (!changed) throw new Error('A trip whose protection was used has lost its kind.');
    return { __typename: 'ProtectionExercised', trip: changed };
  } catch (error) {
    const { code, rawCode } = platformRefusal(error, REFUSALS);
    return refused(code, context, { rawCode });
  }
}

const refused = (
  code: Code,
  context: GatewayContext,
  {
    rawCode = null,
    inputErrors = [],
  }: { readonly rawCode?: string | null; readonly inputErrors?: InputError[] },
): Result => ({
  __typename: 'ProtectionNotExercised',
  ...failed(code, 'TRIPS', context, { rawCode }),
  inputErrors,
});
