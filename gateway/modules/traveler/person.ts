/** A traveler in the platform's format (TR-05, TR-24, TR-25). */
import { passportToSend } from '#domain/booking/travelers.ts';
import { normalizedEmail } from '#schema/values/email-address.ts';
import { normalizedName } from '#schema/values/person-name.ts';
import type { CreateTravelerInput, CustomFieldInput, LoyaltyNumberInput } from '../../generated/graph';
import type { Wire } from '../../rest/wire';

/**
 * The whole person: the platform replaces its record, so everything that this input cannot express is copied from the existing
 * traveler. A passport without a two-letter country is dropped (TR-05).
 */
export function personOf(
  input: CreateTravelerInput,
  existing: Wire<'Passenger'> | undefined,
): Wire<'Person'> {
  const nationality = input.nationality ?? existing?.nationality;
  const passport = passportToSend(
    input.passportCountryOfIssue === undefined
      ? existing?.passport
      : passportOf(input.passportCountryOfIssue, existing?.passport),
  );
  return {
    ...(existing ? storedFieldsOf(existing) : {}),
    ...profileOf(input, existing),
    givenName: normalizedName(input.givenName),
    surname: normalizedName(input.surname),
    gender: input.gender,
    dateOfBirth: input.dateOfBirth,
    ...(nationality ? { nationality } : {}),
    ...(passport ? { passport } : {}),
  };
}

/** Another country issued another passport: the number and the expiry are those of the old one. */
const passportOf = (countryOfIssue: string | null, known: Wire<'Passenger'>['passport']) =>
  known?.countryOfIssue === countryOfIssue ? known : { countryOfIssue: countryOfIssue ?? '' };

type Assistance = NonNullable<Wire<'Person'>['assistance']>;

/** TR-24, TR-25: a member that the input omits is unchanged, and null removes a text. */
function profileOf(
  input: CreateTravelerInput,
  existing: Wire<'Passenger'> | undefined,
): Partial<Wire<'Person'>> {
  const text = (name: 'emailAddress' | 'tsaRedressNumber' | 'knownTravelerNumber') =>
    input[name] === undefined ? existing?.[name] : input[name]?.trim();
  const [emailAddress = '', tsaRedressNumber, knownTravelerNumber] = [
    text('emailAddress'),
    text('tsaRedressNumber'),
    text('knownTravelerNumber'),
  ];
  return {
    ...(emailAddress ? { emailAddress: normalizedEmail(emailAddress) } : {}),
    ...(tsaRedressNumber ? { tsaRedressNumber } : {}),
    ...(knownTravelerNumber ? { knownTravelerNumber } : {}),
    // The platform knows the valid codes.
    ...(input.assistance ? { assistance: input.assistance as Assistance } : {}),
    ...(input.frequentFlyer ? { frequentFlyer: memberships(input.frequentFlyer) } : {}),
    ...(input.hotelLoyalty ? { hotelLoyalty: memberships(input.hotelLoyalty) } : {}),
    ...licenseOf(input, existing),
    ...(input.customFields ? { customFields: customFieldsOf(input.customFields) } : {}),
  };
}

/** TR-29: a license that the input omits is unchanged, and null removes it. */
function licenseOf(
  { driverLicense }: Pick<CreateTravelerInput, 'driverLicense'>,
  existing: Wire<'Passenger'> | undefined,
): Pick<Wire<'Person'>, 'driverLicense'> {
  if (driverLicense === undefined)
    return existing?.driverLicense ? { driverLicense: existing.driverLicense } : {};
  if (driverLicense === null) return {};
  const { number, countryOfIssue } = driverLicense;
  return { driverLicense: { number: number.trim(), ...(countryOfIssue ? { countryOfIssue } : {}) } };
}

const customFieldsOf = (fields: readonly CustomFieldInput[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ key, value }) => [key.trim(), value.trim()]));

const memberships = (numbers: readonly LoyaltyNumberInput[]): Wire<'Passenger'>['frequentFlyer'] =>
  Object.fromEntries(numbers.map(({ program, number }) => [program.trim(), { value: number.trim() }]));

/** The fields of a traveler that stay unchanged unless the input names them; phone number and middle name are never named. */
const storedFieldsOf = ({
  id,
  middleName,
  phoneNumber,
  assistance,
  frequentFlyer,
  hotelLoyalty,
  customFields,
}: Wire<'Passenger'>): Partial<Wire<'Person'>> => ({
  id,
  ...(middleName === undefined ? {} : { middleName }),
  ...(phoneNumber === undefined ? {} : { phoneNumber }),
  // Codes that the platform itself has returned.
  assistance: assistance as Assistance,
  frequentFlyer,
  hotelLoyalty,
  ...(customFields === undefined ? {} : { customFields }),
});
