/** Which traveler is selected, and what is sent of a traveler (TR-01, TR-05 to TR-08, TR-10, TR-11, TR-16, TR-17). */
export interface TravelerName {
  readonly id: string;
  readonly givenName: string;
  readonly surname: string;
}

/** TR-05: a passport is sent only if its country of issue has exactly two characters. */
export const passportToSend = <Passport extends { readonly countryOfIssue?: string | null | undefined }>(
  passport: Passport | null | undefined,
): Passport | undefined => (passport?.countryOfIssue?.length === 2 ? passport : undefined);

/** TR-07: when the list has grown, the new traveler becomes the only one selected; otherwise nothing changes. */
export function selectionAfterSave(
  previousIds: readonly string[],
  nextIds: readonly string[],
  selectedIds: readonly string[],
): readonly string[] {
  if (nextIds.length <= previousIds.length) return selectedIds;
  const added = nextIds.find((id) => !previousIds.includes(id));
  return added === undefined ? selectedIds : [added];
}

/** TR-08: the default traveler stays selected, unless it is the one deleted. */
export function selectionAfterDelete(
  selectedIds: readonly string[],
  deletedId: string,
  defaultTravelerId: string | null,
): readonly string[] {
  const remaining = selectedIds.filter((id) => id !== deletedId);
  if (defaultTravelerId === null || defaultTravelerId === deletedId) return remaining;
  return remaining.length === 0 ? [defaultTravelerId] : remaining;
}

/** A detail that a form requires and a profile may lack. */
export type TravelerDetail = 'gender' | 'dateOfBirth';

export interface TravelerProfile {
  readonly gender: string | null;
  readonly dateOfBirth: string | null;
  readonly isMissingInfo: boolean;
  readonly isGhostUser: boolean;
  readonly isPrivateProfile: boolean;
  readonly linkedUserId: string | null;
}

const DETAILS = ['gender', 'dateOfBirth'] as const satisfies readonly TravelerDetail[];

/** TR-01: the missing details that the form requires; contact details are requested separately. */
export const missingDetails = (profile: TravelerProfile): readonly TravelerDetail[] =>
  profile.isMissingInfo ? DETAILS.filter((detail) => profile[detail] === null) : [];

/**
 * TR-06: false for a colleague without a profile, who needs one before a stay can be reserved for them. A private profile exists,
 * although its value is not returned.
 */
export const hasProfile = ({
  dateOfBirth,
  isPrivateProfile: isPrivate,
}: Pick<TravelerProfile, 'dateOfBirth' | 'isPrivateProfile'>): boolean => dateOfBirth !== null || isPrivate;

/** A traveler's name as the portal shows it. */
export const fullName = ({ givenName, surname }: PersonName): string => `${givenName} ${surname}`;

/** TR-11: a colleague's private profile, of which only the name is known. */
export const isHiddenProfile = (
  { isPrivateProfile: isPrivate, linkedUserId }: Pick<TravelerProfile, 'isPrivateProfile' | 'linkedUserId'>,
  userId: string,
): boolean => isPrivate && linkedUserId !== userId;

/** TR-11: shown in place of the details of a hidden profile. */
export const HIDDEN_DETAILS = 'The details of this traveler are private.';

/** TR-10, TR-11: whose details a user may change: their own and their guests', not those of colleagues. */
export const mayChangeTraveler = (
  traveler: Pick<TravelerProfile, 'isGhostUser' | 'isPrivateProfile' | 'linkedUserId'>,
  userId: string,
): boolean => {
  const { isGhostUser, linkedUserId } = traveler;
  return (
    !isHiddenProfile(traveler, userId) && (isGhostUser || linkedUserId === null || linkedUserId === userId)
  );
};

/** TR-11: a profile that only its owner may see and edit. */
export const isPrivateProfile = (
  traveler: { readonly id: string; readonly isPrivateProfile: boolean },
  hiddenTravelerIds: readonly string[],
): boolean => traveler.isPrivateProfile || hiddenTravelerIds.includes(traveler.id);

type PersonName = Pick<TravelerName, 'givenName' | 'surname'>;

const sameName = (left: string, right: string): boolean =>
  left.trim().toLowerCase() === right.trim().toLowerCase();

export const hasSameName = (traveler: PersonName, user: PersonName): boolean =>
  sameName(traveler.givenName, user.givenName) && sameName(traveler.surname, user.surname);

/** TR-17: the only traveler, or else the one with the signed-in user's name. */
export function defaultTraveler<Traveler extends TravelerName>(
  travelers: readonly Traveler[],
  user: PersonName | null,
): Traveler | null {
  const [only] = travelers;
  if (only && travelers.length === 1) return only;
  if (user === null) return null;
  return travelers.find((traveler) => hasSameName(traveler, user)) ?? null;
}

/**
 * The traveler to select automatically: on the first step, once session, email address and phone number exist (TR-16), and only
 * while none is selected. A single traveler needs none of that (TR-17).
 */
export function travelerToSelect<Traveler extends TravelerName>(state: {
  readonly travelers: readonly Traveler[];
  readonly selectedId: string | null;
  readonly isFirstStep: boolean;
  readonly user: PersonName | null;
  readonly hasContact: boolean;
}): Traveler | null {
  if (state.selectedId !== null || !state.isFirstStep) return null;
  const traveler = defaultTraveler(state.travelers, state.user);
  return state.travelers.length === 1 || (state.user !== null && state.hasContact) ? traveler : null;
}
