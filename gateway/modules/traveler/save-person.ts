/**
 * Saves a person, and links a colleague who had no profile yet (TR-06). The platform does these one after the other, so the save
 * may stop in between; sending the same input again completes it: what was saved so far has the user's name, by which
 * `mergeTravelers` finds it, and a changed name is saved last.
 */
import type { GatewayContext } from '../../context';
import { linkTraveler, updatePassenger } from '../../rest/endpoints';
import { PlatformError } from '../../rest/client/platform-error';
import type { Wire } from '../../rest/wire';
import type { TravelerModel } from './traveler-mapping';

export interface SavedPerson {
  readonly passenger: Wire<'Passenger'>;
  /** Why an added profile was then not linked or not renamed; null when everything is saved. */
  readonly failure: PlatformError | null;
}

/** `known` is the traveler to change. Throws if nothing of the person was saved. */
export async function savePerson(
  person: Wire<'Person'>,
  known: Pick<TravelerModel, 'givenName' | 'surname' | 'isGhostUser' | 'linkedUserId'>,
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
    // Linked first: a changed name would separate the ghost from its user.
    await link(person.id, known.linkedUserId);
    return { passenger: await save(person), failure: null };
  }
  const { givenName, surname } = known;
  const added = await save({ ...person, givenName, surname }).catch((error: unknown) => {
    // The business may know a person by a name that is not a valid travel document name.
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
