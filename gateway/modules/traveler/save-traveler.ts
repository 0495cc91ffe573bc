/** Adding, changing, removing travelers (TR-03, TR-04, TR-06). */
import { today } from '#domain/clock.ts';
import type { MutationFailure } from '#domain/failures/mutation-failures.ts';
import {
  dateOfBirthError,
  type FieldError,
  platformInputErrors,
  travelerInputErrors,
} from '#domain/booking/traveler-input.ts';
import type { GatewayContext } from '../../context';
import type {
  CreateTravelerInput,
  InputError,
  ResolversTypes,
  UpdateTravelerInput,
} from '../../generated/graph';
import { assignDefaultPassenger, deletePassenger, updatePassenger } from '../../rest/endpoints';
import { failed } from '../failure/failure-mapping';
import { inputError, keyErrors } from '../failure/input-errors';
import { platformRefusal, type Refusals } from '../failure/platform-refusal';
import { personOf } from './person';
import { savePerson } from './save-person';
import { travelerOf, travelerOfId, type TravelerModel } from './traveler-mapping';
import { merged, people } from './travelers';

/** The saved or removed traveler; the list is read only if selected, and may fail separately. */
export interface TravelerSavedModel {
  readonly traveler: TravelerModel;
}
export interface TravelerDeletedModel {
  readonly id: string;
}

export interface DefaultTravelerAssignedModel {
  readonly id: string;
}

type CreateTravelerResult = Awaited<ResolversTypes['CreateTravelerResult']>;
type UpdateTravelerResult = Awaited<ResolversTypes['UpdateTravelerResult']>;
type DeleteTravelerResult = Awaited<ResolversTypes['DeleteTravelerResult']>;
type AssignDefaultTravelerResult = Awaited<ResolversTypes['AssignDefaultTravelerResult']>;

/** The same for all of them. */
type Refusal = MutationFailure<
  'createTraveler' | 'deleteTraveler' | 'assignDefaultTraveler',
  'TravelerRefused'
> &
  MutationFailure<'updateTraveler', 'TravelerRefused'>;

const REFUSALS: Refusals<Refusal> = {
  badRequest: 'INVALID_PASSENGERS',
  notFound: 'INVALID_PASSENGERS',
};

const refused = (
  context: GatewayContext,
  inputErrors: readonly InputError[],
  { code, rawCode }: { readonly code: Refusal; readonly rawCode: string | null } = FOUND_HERE,
) => ({
  __typename: 'TravelerRefused' as const,
  ...failed(code, 'TRAVELERS', context, { rawCode }),
  inputErrors: [...inputErrors],
});

const FOUND_HERE = { code: 'INVALID_PASSENGERS', rawCode: null } as const;

const inputErrorOf = ({ path, code, rawCode }: FieldError): InputError =>
  inputError(code, ['input', ...path], rawCode);

const problemsOf = (input: CreateTravelerInput, { clock }: GatewayContext): InputError[] => [
  ...travelerInputErrors(input).map(inputErrorOf),
  ...(dateOfBirthError(input.dateOfBirth, today(clock)) === null
    ? []
    : [inputError('INVALID_DATE_OF_BIRTH', ['input', 'dateOfBirth'])]),
];

const brokenRules = (errors: readonly string[], input: CreateTravelerInput): InputError[] =>
  platformInputErrors(errors, input).map(inputErrorOf);

export async function createTraveler(
  { idempotencyKey, ...input }: CreateTravelerInput,
  context: GatewayContext,
): Promise<CreateTravelerResult> {
  const problems = [
    ...problemsOf(input, context),
    ...(idempotencyKey == null ? [] : keyErrors(idempotencyKey)),
  ];
  if (problems.length > 0) return refused(context, problems);
  const { hiddenTravelerIds } = await people(context);
  try {
    const { value } = await updatePassenger(context.platform, {
      body: { person: personOf(input, undefined) },
      ...(idempotencyKey != null && { header: { 'Idempotency-Key': idempotencyKey } }),
    });
    return { __typename: 'TravelerSaved', traveler: travelerOf(value, hiddenTravelerIds) };
  } catch (error) {
    return refusedBy(error, input, context);
  }
}

export async function updateTraveler(
  changes: UpdateTravelerInput,
  context: GatewayContext,
): Promise<UpdateTravelerResult> {
  const before = await people(context);
  const known = travelerOfId(changes.id, merged(before));
  if (!known) return refused(context, [inputError('NOT_FOUND', ['input', 'id'])]);
  const input = changed(known, changes);
  if (!isComplete(input)) return refused(context, missing(input));
  const problems = problemsOf(input, context);
  if (problems.length > 0) return refused(context, problems);
  const existing = before.passengers.find(({ id }) => id === known.id);
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
    return refusedBy(error, input, context);
  }
}

type Incomplete = Omit<CreateTravelerInput, 'gender' | 'dateOfBirth'> &
  Pick<TravelerModel, 'gender' | 'dateOfBirth'>;

/** TR-24: fields that every profile requires are kept. */
const changed = (known: TravelerModel, changes: UpdateTravelerInput): Incomplete => ({
  ...changes,
  givenName: changes.givenName ?? known.givenName,
  surname: changes.surname ?? known.surname,
  gender: changes.gender ?? known.gender,
  dateOfBirth: changes.dateOfBirth ?? known.dateOfBirth,
});

const REQUIRED = ['gender', 'dateOfBirth'] as const;

const isComplete = (input: Incomplete): input is Incomplete & CreateTravelerInput =>
  REQUIRED.every((field) => input[field] !== null);

const missing = (input: Incomplete): InputError[] =>
  REQUIRED.filter((field) => input[field] === null).map((field) => inputError('REQUIRED', ['input', field]));

function refusedBy(error: unknown, input: CreateTravelerInput, context: GatewayContext) {
  const refusal = platformRefusal(error, REFUSALS);
  return refused(context, brokenRules(refusal.errors, input), refusal);
}

export async function deleteTraveler(id: string, context: GatewayContext): Promise<DeleteTravelerResult> {
  try {
    await deletePassenger(context.platform, { body: { personId: id } });
  } catch (error) {
    return refused(context, NO_SUCH_TRAVELER, platformRefusal(error, REFUSALS));
  }
  return { __typename: 'TravelerDeleted', id };
}

export async function assignDefaultTraveler(
  id: string,
  context: GatewayContext,
): Promise<AssignDefaultTravelerResult> {
  try {
    await assignDefaultPassenger(context.platform, { body: { personId: id } });
  } catch (error) {
    return refused(context, NO_SUCH_TRAVELER, platformRefusal(error, REFUSALS));
  }
  return { __typename: 'DefaultTravelerAssigned', id };
}

const NO_SUCH_TRAVELER = [inputError('NOT_FOUND', ['input', 'id'])];
