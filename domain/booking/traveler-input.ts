/**
 * The fields of a traveler's details that are invalid (TR-05, TR-24, TR-29, VF-01, VF-02). The formats are the platform's
 * (schema/platform.openapi.yaml: Person); the platform itself checks further rules, and reports them without a field.
 */
import { isPersonName, normalizedName } from '#schema/values/person-name.ts';
import { tableCode } from '../codes';
import { emailError } from '../contact';
import { INPUT_ERRORS, type InputErrorCode } from '../input-errors';
import { parseStayDate } from '../stay/stay-dates';
import { type CustomField, customFieldRefusals } from './custom-fields';

export interface LoyaltyInput {
  readonly program: string;
  readonly number: string;
}

export interface TravelerInput {
  readonly givenName: string;
  readonly surname: string;
  readonly nationality?: string | null | undefined;
  readonly passportCountryOfIssue?: string | null | undefined;
  readonly emailAddress?: string | null | undefined;
  readonly assistance?: readonly string[] | null | undefined;
  readonly tsaRedressNumber?: string | null | undefined;
  readonly knownTravelerNumber?: string | null | undefined;
  readonly frequentFlyer?: readonly LoyaltyInput[] | null | undefined;
  readonly hotelLoyalty?: readonly LoyaltyInput[] | null | undefined;
  readonly driverLicense?: LicenseInput | null | undefined;
  readonly customFields?: readonly CustomField[] | null | undefined;
}

export interface LicenseInput {
  readonly number: string;
  readonly countryOfIssue?: string | null | undefined;
}

export interface FieldError {
  /** From the traveler downwards: the field, the index in its list, the field of that item. */
  readonly path: readonly string[];
  readonly code: InputErrorCode;
  /** The platform's own name; null for errors found here. */
  readonly rawCode: string | null;
}

/** Codes of special assistance, as airlines use them (TR-24). */
export const ASSISTANCE_CODES = [
  'BLND',
  'DEAF',
  'STCR',
  'WCHR',
  'WCHS',
  'WCHC',
  'WCBD',
  'WCBW',
  'WCLB',
  'WCMP',
  'WCOB',
] as const;

const MAX_NAME = 60;
const MAX_REDRESS_NUMBER = 20;
const MAX_KNOWN_TRAVELER_NUMBER = 25;
const MAX_LOYALTY_NUMBER = 30;
const MAX_LICENSE_NUMBER = 30;
const MAX_CUSTOM_FIELD = 100;
const COUNTRY = /^[A-Z]{2}$/;

const fieldError = (code: InputErrorCode, ...path: string[]): FieldError => ({ path, code, rawCode: null });

/** VF-02: the message for a date of birth that is not a past day from 1900 on, and null for one that is. */
export function dateOfBirthError(text: string, today: string): string | null {
  if (text === '') return 'Enter the date of birth.';
  return parseStayDate(text) !== undefined && text < today ? null : INPUT_ERRORS.INVALID_DATE_OF_BIRTH;
}

/** Tickets have a given name and a surname; airlines print an only name in both places. */
export const SINGLE_NAME_HINT =
  'If the travel document has only one name, enter it in both fields, as airlines do.';

/** The message for a name of a traveler, and null for one that is accepted. */
export function nameError(text: string, label: 'given name' | 'surname'): string | null {
  if (normalizedName(text) === '') return `Enter the ${label}.`;
  return isPersonName(text) ? null : INPUT_ERRORS.UNSUPPORTED_NAME_CHARACTERS;
}

/** Everything that the platform's contract does not accept; empty when it can be sent. */
export function travelerInputErrors(input: TravelerInput): FieldError[] {
  return [
    ...textErrors(normalizedName(input.givenName), MAX_NAME, 'givenName'),
    ...textErrors(normalizedName(input.surname), MAX_NAME, 'surname'),
    ...countryErrors(input.nationality, 'nationality'),
    // TR-05: a country of another length is dropped.
    ...(input.passportCountryOfIssue?.length === 2
      ? countryErrors(input.passportCountryOfIssue, 'passportCountryOfIssue')
      : []),
    ...(input.emailAddress && emailError(input.emailAddress) === 'INVALID_EMAIL_ADDRESS'
      ? [fieldError('INVALID_EMAIL_ADDRESS', 'emailAddress')]
      : []),
    ...assistanceErrors(input.assistance ?? []),
    ...tooLong(input.tsaRedressNumber, MAX_REDRESS_NUMBER, 'tsaRedressNumber'),
    ...tooLong(input.knownTravelerNumber, MAX_KNOWN_TRAVELER_NUMBER, 'knownTravelerNumber'),
    ...loyaltyErrors(input.frequentFlyer, 'frequentFlyer'),
    ...loyaltyErrors(input.hotelLoyalty, 'hotelLoyalty'),
    ...licenseErrors(input.driverLicense),
    ...customFieldErrors(input.customFields ?? []),
  ];
}

const textErrors = (text: string, max: number, ...path: string[]): FieldError[] =>
  text.trim() === '' ? [fieldError('REQUIRED', ...path)] : tooLong(text, max, ...path);

const tooLong = (text: string | null | undefined, max: number, ...path: string[]): FieldError[] =>
  (text?.trim().length ?? 0) > max ? [fieldError('TOO_LONG', ...path)] : [];

const countryErrors = (country: string | null | undefined, ...path: string[]): FieldError[] =>
  country && !COUNTRY.test(country) ? [fieldError('INVALID_COUNTRY_CODE', ...path)] : [];

const assistanceErrors = (codes: readonly string[]): FieldError[] =>
  codes.flatMap((code, index) => [
    ...((ASSISTANCE_CODES as readonly string[]).includes(code)
      ? []
      : [fieldError('INVALID_ASSISTANCE', 'assistance', String(index))]),
    ...(codes.indexOf(code) < index ? [fieldError('REPEATED', 'assistance', String(index))] : []),
  ]);

/** The profile has one number for each program. */
function loyaltyErrors(numbers: readonly LoyaltyInput[] | null | undefined, field: string): FieldError[] {
  const programs = (numbers ?? []).map(({ program }) => program.trim());
  return (numbers ?? []).flatMap(({ program, number }, index) => [
    ...textErrors(program, MAX_LOYALTY_NUMBER, field, String(index), 'program'),
    ...(programs.indexOf(program.trim()) < index
      ? [fieldError('REPEATED', field, String(index), 'program')]
      : []),
    ...textErrors(number, MAX_LOYALTY_NUMBER, field, String(index), 'number'),
  ]);
}

const licenseErrors = (license: LicenseInput | null | undefined): FieldError[] =>
  license
    ? [
        ...textErrors(license.number, MAX_LICENSE_NUMBER, 'driverLicense', 'number'),
        ...countryErrors(license.countryOfIssue, 'driverLicense', 'countryOfIssue'),
      ]
    : [];

const CUSTOM_FIELD_ERRORS = {
  KEY: ['INVALID_CUSTOM_FIELD_KEY', 'key'],
  VALUE: ['INVALID_CUSTOM_FIELD_VALUE', 'value'],
} as const;

/** VF-01: checked as they are sent, without surrounding spaces. */
function customFieldErrors(fields: readonly CustomField[]): FieldError[] {
  const keys = fields.map(({ key }) => key.trim());
  return fields.flatMap(({ value }, index) => {
    const key = keys[index] ?? '';
    const path = ['customFields', String(index)];
    return [
      ...customFieldRefusals({ key, value: value.trim() }).map((refusal) => {
        const [code, member] = CUSTOM_FIELD_ERRORS[refusal];
        return fieldError(code, ...path, member);
      }),
      ...(keys.indexOf(key) < index ? [fieldError('REPEATED_CUSTOM_FIELD_KEY', ...path, 'key')] : []),
      ...tooLong(value, MAX_CUSTOM_FIELD, ...path, 'value'),
    ];
  });
}

/** The fields that the platform's rules concern; rules without a field concern the traveler as a whole. */
const FIELDS: Readonly<Partial<Record<InputErrorCode, readonly (keyof TravelerInput | 'dateOfBirth')[]>>> = {
  INVALID_DATE_OF_BIRTH: ['dateOfBirth'],
  LAP_INFANT_TOO_OLD: ['dateOfBirth'],
  ILLEGAL_REDRESS_NUMBER: ['tsaRedressNumber'],
  ILLEGAL_KNOWN_TRAVELER_NUMBER: ['knownTravelerNumber'],
  MALFORMED_REDRESS_NUMBER: ['tsaRedressNumber'],
  MALFORMED_KNOWN_TRAVELER_NUMBER: ['knownTravelerNumber'],
  MISSING_PASSPORT: ['passportCountryOfIssue'],
  EXPIRED_PASSPORT: ['passportCountryOfIssue'],
  MISSING_PASSPORT_NUMBER: ['passportCountryOfIssue'],
  INVALID_PASSPORT_NUMBER: ['passportCountryOfIssue'],
  MISSING_NATIONALITY: ['nationality'],
  NO_CONTACT_INFORMATION: ['emailAddress'],
  INVALID_CUSTOM_FIELD_KEY: ['customFields'],
  INVALID_CUSTOM_FIELD_VALUE: ['customFields'],
};

/** VF-02: the platform's names of broken rules, by field. */
export const platformInputErrors = (names: readonly string[], input: TravelerInput): FieldError[] =>
  names.flatMap((rawCode) => {
    const code = tableCode(INPUT_ERRORS, rawCode) ?? 'UNKNOWN';
    const fields = code === 'UNSUPPORTED_NAME_CHARACTERS' ? refusedNames(input) : FIELDS[code];
    return fields ? fields.map((field) => ({ path: [field], code, rawCode })) : [{ path: [], code, rawCode }];
  });

/** The names that the platform is likely to refuse; both names if none stands out. */
function refusedNames(input: TravelerInput): readonly ('givenName' | 'surname')[] {
  const names = ['givenName', 'surname'] as const;
  const refused = names.filter((name) => !isPersonName(input[name]));
  return refused.length > 0 ? refused : names;
}
