/** The form of a traveler: its values, and the traveler as the graph takes them (TR-24, TR-25, TR-28, TR-29). */
import { dateOfBirthError, travelerInputErrors } from '#domain/booking/traveler-input.ts';
import { INPUT_ERRORS } from '#domain/input-errors.ts';
import type { SavedTravelerFragment } from '#client/features/travelers/traveler-changes.generated.ts';
import type { FieldError, TravelerDetails } from '#client/features/travelers/use-traveler-changes.ts';
import type { Gender } from '#client/generated/graph.ts';

export interface TravelerValues {
  givenName: string;
  surname: string;
  dateOfBirth: string;
  gender: Gender | '';
  nationality: string;
  passportCountryOfIssue: string;
  emailAddress: string;
  tsaRedressNumber: string;
  knownTravelerNumber: string;
  driverLicense: { number: string; countryOfIssue: string };
  assistance: string[];
  frequentFlyer: { program: string; number: string }[];
  hotelLoyalty: { program: string; number: string }[];
  customFields: { key: string; value: string }[];
}

/** The saved traveler as the fields of the form, in the order of the screen. */
export const valuesOf = (traveler: SavedTravelerFragment | null): TravelerValues => ({
  givenName: traveler?.givenName ?? '',
  surname: traveler?.surname ?? '',
  dateOfBirth: traveler?.dateOfBirth ?? '',
  gender: traveler?.gender ?? '',
  nationality: traveler?.nationality ?? '',
  passportCountryOfIssue: traveler?.passportCountryOfIssue ?? '',
  emailAddress: traveler?.emailAddress ?? '',
  knownTravelerNumber: traveler?.knownTravelerNumber ?? '',
  tsaRedressNumber: traveler?.tsaRedressNumber ?? '',
  driverLicense: {
    number: traveler?.driverLicense?.number ?? '',
    countryOfIssue: traveler?.driverLicense?.countryOfIssue ?? '',
  },
  frequentFlyer: (traveler?.frequentFlyer ?? []).map(({ program, number }) => ({ program, number })),
  hotelLoyalty: (traveler?.hotelLoyalty ?? []).map(({ program, number }) => ({ program, number })),
  assistance: [...(traveler?.assistance ?? [])],
  customFields: (traveler?.customFields ?? []).map(({ key, value }) => ({ key, value })),
});

export type TravelerToSend =
  | { readonly kind: 'READY'; readonly input: TravelerDetails }
  | { readonly kind: 'WRONG'; readonly errors: readonly FieldError[] };

/** VF-01, VF-02: checks in the browser, before the form is sent. */
export function travelerToSend({ gender, ...values }: TravelerValues, today: string): TravelerToSend {
  const { number, countryOfIssue } = values.driverLicense;
  const hasLicense = number.trim() !== '' || countryOfIssue !== '';
  const details = {
    ...values,
    nationality: values.nationality || null,
    passportCountryOfIssue: values.passportCountryOfIssue || null,
    emailAddress: values.emailAddress.trim() || null,
    tsaRedressNumber: values.tsaRedressNumber.trim() || null,
    knownTravelerNumber: values.knownTravelerNumber.trim() || null,
    driverLicense: hasLicense ? { number, countryOfIssue: countryOfIssue || null } : null,
  };
  const errors = [
    ...travelerInputErrors(details).map(({ path, code }) => ({
      field: path.join('.'),
      message: INPUT_ERRORS[code],
    })),
    ...birthErrors(values.dateOfBirth, today),
    ...(gender === '' ? [{ field: 'gender', message: 'Choose the gender of the travel document.' }] : []),
  ];
  return gender === '' || errors.length > 0
    ? { kind: 'WRONG', errors }
    : { kind: 'READY', input: { ...details, gender } };
}

function birthErrors(dateOfBirth: string, today: string): FieldError[] {
  const message = dateOfBirthError(dateOfBirth, today);
  return message === null ? [] : [{ field: 'dateOfBirth', message }];
}
