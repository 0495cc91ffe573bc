import type { Selectable } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { PeopleTables } from './people.tables';

type Passenger = components['schemas']['Passenger'];
type TravelerRow = Selectable<PeopleTables['travelers']>;

export const passengerView = (row: TravelerRow, defaultTravelerId: string | null): Passenger => ({
  id: row.id,
  givenName: row.given_name,
  surname: row.surname,
  gender: row.gender,
  dateOfBirth: row.date_of_birth,
  assistance: row.assistance,
  createdAt: row.created_at.toISOString(),
  frequentFlyer: row.frequent_flyer,
  hotelLoyalty: row.hotel_loyalty,
  isGhostUser: row.is_ghost,
  // A host must be able to reach the guest, and a booking requires the nationality.
  isMissingInfo: row.nationality === null || row.email_address === null || row.phone_number === null,
  isPrivateProfile: row.is_private,
  isDefaultProfile: row.id === defaultTravelerId,
  ...optional('middleName', row.middle_name),
  ...optional('nationality', row.nationality),
  ...optional('emailAddress', row.email_address),
  ...optional('phoneNumber', row.phone_number),
  ...optional('passport', row.passport),
  ...optional('driverLicense', row.driver_license),
  ...optional('customFields', Object.keys(row.custom_fields).length > 0 ? row.custom_fields : null),
  ...optional('tsaRedressNumber', row.tsa_redress_number),
  ...optional('knownTravelerNumber', row.known_traveler_number),
  ...optional('linkedDEUserId', row.linked_user_id),
});

/** A colleague's private profile: the name, and what distinguishes it. No administrator needs to know a date of birth. */
export const privatePassengerView = (row: TravelerRow, defaultTravelerId: string | null): Passenger => {
  const { id, givenName, surname, createdAt, isGhostUser, isDefaultProfile, linkedDEUserId } = passengerView(
    row,
    defaultTravelerId,
  );
  return {
    id,
    givenName,
    surname,
    createdAt,
    isGhostUser,
    isDefaultProfile,
    ...optional('linkedDEUserId', linkedDEUserId ?? null),
    assistance: [],
    frequentFlyer: {},
    hotelLoyalty: {},
    isMissingInfo: false,
    isPrivateProfile: true,
  };
};

/** The contract omits absent values. */
const optional = <Name extends string, Value>(name: Name, value: Value | null) =>
  (value === null ? {} : { [name]: value }) as { [Key in Name]?: NonNullable<Value> };
