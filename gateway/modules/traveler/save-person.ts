/**
 * Saving a person, and linking someone of the business who had no profile yet (TR-06). The platform does one after the
 * other, so the save may stop between them; the same input sent again completes it: what was saved so far has the name of
 * the user, by which `mergeTravelers` finds it, and an edited name is saved last.
 */
import type { GatewayContext } from '../../context';
import type { Traveler } from '../../generated/graph';
import { linkTraveler, updatePassenger } from '../../rest/endpoints/people';
import { PlatformError } from '../../rest/client/platform-error';
import type { Wire } from '../../rest/wire';

export interface SavedPerson {
  readonly passenger: Wire<'Passenger'>;
  /** Why a profile that was added was then not linked or not renamed; null when everything is saved. */
  readonly failure: PlatformError | null;
}

/** `known` is the traveler to change. Throws where nothing of the person was saved. */
export async function savePerson(
  person: Wire<'Person'>,
  known: Pick<Traveler, 'givenName' | 'surname' | 'isGhostUser' | 'linkedUserId'>,
  { platform }: Pick<GatewayContext, 'platform'>,
): Promise<SavedPerson> {
  const save = async (saved: Wire<'Person'>) =>
    (await updatePassenger(platform, { body: { person: saved } })).value;
  const link = async (travelerId: string, userId: string) =>
    (await linkTraveler(platform, { body: { travelerId, userId } })).value;

  if (!known.isGhostUser || known.linkedUserId === null) {
    return { passenger: await save(person), failure: null };
  }
  if (person.id !== undefined) {
    // Linked first: a changed name would part the ghost from its user.
    await link(person.id, known.linkedUserId);
    return { passenger: await save(person), failure: null };
  }
  const { givenName, surname } = known;
  const added = await save({ ...person, givenName, surname }).catch((error: unknown) => {
    // The business may know someone by a name that no travel document bears.
    if (error instanceof PlatformError && error.kind === 'badRequest') return save(person);
    throw error;
  });
  try {
    const linked = await link(added.id, known.linkedUserId);
    const isNamed = linked.givenName === person.givenName.trim() && linked.surname === person.surname.trim();
    return { passenger: isNamed ? linked : await save({ ...person, id: added.id }), failure: null };
  } catch (error) {
    if (!(error instanceof PlatformError) || error.kind === 'unauthorized') throw error;
    return { passenger: added, failure: error };
  }
}
