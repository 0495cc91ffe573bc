/** Maps travelers from REST, merged with the users of the business who have no profile yet. */
import { hasSameName, isPrivateProfile } from '#domain/booking/travelers.ts';
import type { Gender, LoyaltyNumber, Traveler } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { nodeIdOf } from '../node/node-id';

/** A traveler without the field that depends on the user. */
export type TravelerModel = Omit<Traveler, 'bookingRefusal' | '__typename'>;

const gender = (wire: string | undefined): Gender | null => (wire === 'M' || wire === 'F' ? wire : null);

const loyaltyNumbers = (wire: Wire<'Passenger'>['frequentFlyer']): LoyaltyNumber[] =>
  Object.entries(wire).map(([program, { value }]) => ({ program, number: value }));

export const travelerOf = (wire: Wire<'Passenger'>, hiddenTravelerIds: readonly string[]): TravelerModel => ({
  id: wire.id,
  nodeId: nodeIdOf('Traveler', wire.id),
  givenName: wire.givenName,
  surname: wire.surname,
  gender: gender(wire.gender),
  dateOfBirth: wire.dateOfBirth ?? null,
  nationality: wire.nationality ?? null,
  emailAddress: wire.emailAddress ?? null,
  assistance: [...wire.assistance],
  tsaRedressNumber: wire.tsaRedressNumber ?? null,
  knownTravelerNumber: wire.knownTravelerNumber ?? null,
  createdAt: wire.createdAt,
  frequentFlyer: loyaltyNumbers(wire.frequentFlyer),
  hotelLoyalty: loyaltyNumbers(wire.hotelLoyalty),
  passportCountryOfIssue: wire.passport?.countryOfIssue ?? null,
  driverLicense: wire.driverLicense
    ? { number: wire.driverLicense.number, countryOfIssue: wire.driverLicense.countryOfIssue ?? null }
    : null,
  customFields: Object.entries(wire.customFields ?? {}).map(([key, value]) => ({ key, value })),
  isGhostUser: wire.isGhostUser,
  isMissingInfo: wire.isMissingInfo,
  isPrivateProfile: isPrivateProfile(wire, hiddenTravelerIds),
  isDefaultProfile: wire.isDefaultProfile,
  linkedUserId: wire.linkedDEUserId ?? null,
});

/** The id of a user who is not a traveler yet; saving turns them into one. */
const ghostId = (userId: string): string => `user:${userId}`;

const ghostOf = ({ id, firstName, lastName }: Wire<'User'>): TravelerModel => ({
  id: ghostId(id),
  nodeId: nodeIdOf('Traveler', ghostId(id)),
  givenName: firstName,
  surname: lastName,
  gender: null,
  dateOfBirth: null,
  nationality: null,
  emailAddress: null,
  assistance: [],
  tsaRedressNumber: null,
  knownTravelerNumber: null,
  createdAt: null,
  frequentFlyer: [],
  hotelLoyalty: [],
  passportCountryOfIssue: null,
  driverLicense: null,
  customFields: [],
  isGhostUser: true,
  isMissingInfo: true,
  isPrivateProfile: false,
  isDefaultProfile: false,
  linkedUserId: id,
});

/**
 * The traveler with an id of the list. A user of the business may have become a traveler since the list was read, by an
 * incomplete save; then it is that traveler. Null without such a traveler.
 */
export const travelerOfId = (id: string, travelers: readonly TravelerModel[]): TravelerModel | null =>
  travelers.find((traveler) => traveler.id === id) ??
  travelers.find(({ linkedUserId }) => linkedUserId !== null && ghostId(linkedUserId) === id) ??
  null;

/**
 * Each traveler once, in the platform's order; then the users of the business who are not among them. A ghost with the name of
 * such a user belongs to that user.
 */
export function mergeTravelers(
  passengers: readonly Wire<'Passenger'>[],
  users: readonly Wire<'User'>[],
  hiddenTravelerIds: readonly string[],
): TravelerModel[] {
  const byId = new Map(passengers.map((passenger) => [passenger.id, passenger]));
  const listed = [...byId.values()].map((passenger) => travelerOf(passenger, hiddenTravelerIds));
  const isListed = (user: Wire<'User'>) =>
    listed.some(({ id, linkedUserId }) => linkedUserId === user.id || id === user.defaultTravelerId);
  const others = users.filter((user) => !isListed(user));
  const travelers = listed.map((traveler) => {
    const user = traveler.isGhostUser
      ? others.find(({ firstName, lastName }) =>
          hasSameName(traveler, { givenName: firstName, surname: lastName }),
        )
      : undefined;
    return user === undefined ? traveler : { ...traveler, linkedUserId: user.id };
  });
  const isNamed = ({ id }: Wire<'User'>) => travelers.some(({ linkedUserId }) => linkedUserId === id);
  return [...travelers, ...others.filter((user) => !isNamed(user)).map(ghostOf)];
}
