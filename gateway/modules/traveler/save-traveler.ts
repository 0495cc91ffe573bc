/** Adding, changing, removing travelers (TR-03, TR-04, TR-06). */
import type { FailureCode } from '../../../domain/failure-codes';
import type { GatewayContext } from '../../context';
import type { ResolversTypes, SaveTravelerInput, Traveler } from '../../generated/graph';
import { assignDefaultPassenger, deletePassenger } from '../../platform/people';
import { failed } from '../failure/failure-mapping';
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

const refused = (context: GatewayContext, code: FailureCode, rawCode: string | null) => ({
  __typename: 'TravelerRefused' as const,
  ...failed(code, 'TRAVELERS', context, { rawCode }),
});

function refusalOf(error: unknown, context: GatewayContext) {
  const { code, rawCode } = platformRefusal(error, REFUSALS);
  return refused(context, code, rawCode);
}

export async function saveTraveler(
  input: SaveTravelerInput,
  context: GatewayContext,
): Promise<SaveTravelerResult> {
  const before = await people(context);
  const known = input.id ? travelerMeant(input.id, merged(before)) : null;
  if (input.id && !known) return refused(context, 'INVALID_PASSENGERS', null);
  const existing = before.passengers.find(({ id }) => id === known?.id);
  const person = personOf(input, existing);
  if (person === null) return refused(context, 'INVALID_REQUEST', null);
  try {
    const { isComplete, passenger } = await savePerson(person, known, context);
    const traveler = travelerOf(passenger, before.hiddenTravelerIds);
    return isComplete
      ? { __typename: 'TravelerSaved', traveler }
      : {
          __typename: 'TravelerHalfSaved',
          ...failed('GENERIC_ERROR', 'HALF_SAVED_TRAVELER', context),
          traveler,
        };
  } catch (error) {
    return refusalOf(error, context);
  }
}

export async function deleteTraveler(id: string, context: GatewayContext): Promise<DeleteTravelerResult> {
  try {
    await deletePassenger(context.platform, { body: { personId: id } });
  } catch (error) {
    return refusalOf(error, context);
  }
  return { __typename: 'TravelerDeleted', id };
}

export async function assignDefaultTraveler(id: string, context: GatewayContext): Promise<Traveler[]> {
  await assignDefaultPassenger(context.platform, { body: { personId: id } });
  return travelers(context);
}
