/** Adding, changing, removing travelers (TR-03, TR-04, TR-06). */
import type { FailureCode } from '../../../domain/failures/failure-codes';
import {
  type FieldError,
  platformInputErrors,
  travelerInputErrors,
} from '../../../domain/booking/traveler-input';
import type { GatewayContext } from '../../context';
import type { InputError, ResolversTypes, SaveTravelerInput, Traveler } from '../../generated/graph';
import { assignDefaultPassenger, deletePassenger } from '../../rest/endpoints/people';
import { failed } from '../failure/failure-mapping';
import { inputError } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { personOf } from './person';
import { savePerson } from './save-person';
import { travelerMeant, travelerOf } from './traveler-mapping';
import { merged, people, travelers } from './travelers';

/** What a save or a removal did; the list after it is read only where it is selected, and may fail by itself. */
export interface TravelerSavedModel {
  readonly traveler: Traveler;
}
export interface TravelerDeletedModel {
  readonly id: string;
}

type SaveTravelerResult = Awaited<ResolversTypes['SaveTravelerResult']>;
type DeleteTravelerResult = Awaited<ResolversTypes['DeleteTravelerResult']>;

const REFUSALS: Refusals = {
  badRequest: 'INVALID_PASSENGERS',
  notFound: 'INVALID_PASSENGERS',
};

const refused = (
  context: GatewayContext,
  inputErrors: readonly InputError[],
  { code, rawCode }: { readonly code: FailureCode; readonly rawCode: string | null } = FOUND_HERE,
) => ({
  __typename: 'TravelerRefused' as const,
  ...failed(code, 'TRAVELERS', context, { rawCode }),
  inputErrors: [...inputErrors],
});

const FOUND_HERE = { code: 'INVALID_PASSENGERS', rawCode: null } as const;

const inputErrorOf = ({ path, code, rawCode }: FieldError): InputError =>
  inputError(code, ['input', ...path], rawCode);

const brokenRules = (errors: readonly string[], input: SaveTravelerInput): InputError[] =>
  platformInputErrors(errors, input).map(inputErrorOf);

export async function saveTraveler(
  input: SaveTravelerInput,
  context: GatewayContext,
): Promise<SaveTravelerResult> {
  const before = await people(context);
  const known = input.id ? travelerMeant(input.id, merged(before)) : null;
  if (input.id && !known) return refused(context, [inputError('NOT_FOUND', ['input', 'id'])]);
  const problems = travelerInputErrors(input);
  if (problems.length > 0) return refused(context, problems.map(inputErrorOf));
  const existing = before.passengers.find(({ id }) => id === known?.id);
  try {
    const { passenger, failure } = await savePerson(personOf(input, existing), known, context);
    const traveler = travelerOf(passenger, before.hiddenTravelerIds);
    return failure === null
      ? { __typename: 'TravelerSaved', traveler }
      : {
          __typename: 'TravelerHalfSaved',
          ...failed('GENERIC_ERROR', 'HALF_SAVED_TRAVELER', context, {
            rawCode: failure.upstreamCode ?? null,
          }),
          inputErrors: brokenRules(failure.upstreamErrors, input),
          traveler,
        };
  } catch (error) {
    const refusal = platformRefusal(error, REFUSALS);
    return refused(context, brokenRules(refusal.errors, input), refusal);
  }
}

export async function deleteTraveler(id: string, context: GatewayContext): Promise<DeleteTravelerResult> {
  try {
    await deletePassenger(context.platform, { body: { personId: id } });
  } catch (error) {
    return refused(context, [inputError('NOT_FOUND', ['id'])], platformRefusal(error, REFUSALS));
  }
  return { __typename: 'TravelerDeleted', id };
}

export async function assignDefaultTraveler(id: string, context: GatewayContext): Promise<Traveler[]> {
  await assignDefaultPassenger(context.platform, { body: { personId: id } });
  return travelers(context);
}
