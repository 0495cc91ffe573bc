import { INPUT_ERRORS } from '../input-errors';
import { dateOfBirthError, nameError, platformInputErrors, travelerInputErrors } from './traveler-input';

const ines = { givenName: 'Ines', surname: 'Vidal' };

test.each<[string, object, string, string[]]>([
  ['no name', { givenName: ' ' }, 'REQUIRED', ['givenName']],
  ['a name that nobody sees', { surname: '\u200b\u200f' }, 'REQUIRED', ['surname']],
  ['a name that is too long', { surname: 'x'.repeat(61) }, 'TOO_LONG', ['surname']],
  ['a country by name', { nationality: 'Canada' }, 'INVALID_COUNTRY_CODE', ['nationality']],
  [
    'a passport of no country',
    { passportCountryOfIssue: '1!' },
    'INVALID_COUNTRY_CODE',
    ['passportCountryOfIssue'],
  ],
  ['an invalid address', { emailAddress: 'ines' }, 'INVALID_EMAIL_ADDRESS', ['emailAddress']],
  ['unknown assistance', { assistance: ['BLND', 'HELP'] }, 'INVALID_ASSISTANCE', ['assistance', '1']],
  ['repeated assistance', { assistance: ['WCHR', 'WCHR'] }, 'REPEATED', ['assistance', '1']],
  [
    'a repeated program',
    {
      frequentFlyer: [
        { program: 'AA', number: '1' },
        { program: 'AA ', number: '2' },
      ],
    },
    'REPEATED',
    ['frequentFlyer', '1', 'program'],
  ],
  ['a long redress number', { tsaRedressNumber: '1'.repeat(21) }, 'TOO_LONG', ['tsaRedressNumber']],
  [
    'a loyalty number without digits',
    { frequentFlyer: [{ program: 'AC', number: '' }] },
    'REQUIRED',
    ['frequentFlyer', '0', 'number'],
  ],
  ['a license without a number', { driverLicense: { number: ' ' } }, 'REQUIRED', ['driverLicense', 'number']],
  [
    'a license with a country by name',
    { driverLicense: { number: 'O632', countryOfIssue: 'Canada' } },
    'INVALID_COUNTRY_CODE',
    ['driverLicense', 'countryOfIssue'],
  ],
  [
    'a custom field with a space in its key',
    { customFields: [{ key: 'Cost center', value: 'NA-204' }] },
    'INVALID_CUSTOM_FIELD_KEY',
    ['customFields', '0', 'key'],
  ],
  [
    'a custom field with invalid characters in its value',
    { customFields: [{ key: 'CostCenter', value: 'NA;204' }] },
    'INVALID_CUSTOM_FIELD_VALUE',
    ['customFields', '0', 'value'],
  ],
  [
    'a repeated key',
    {
      customFields: [
        { key: 'CostCenter', value: '1' },
        { key: 'CostCenter ', value: '2' },
      ],
    },
    'REPEATED_CUSTOM_FIELD_KEY',
    ['customFields', '1', 'key'],
  ],
])('%s is found before it is sent [TR-05] [TR-24] [TR-29] [VF-01]', (_, change, code, path) => {
  expect(travelerInputErrors({ ...ines, ...change })).toEqual([{ path, code, rawCode: null }]);
});

test('valid details have no errors; a passport of another length is dropped [TR-05]', () => {
  expect(travelerInputErrors(ines)).toEqual([]);
  expect(
    travelerInputErrors({
      ...ines,
      nationality: 'ES',
      passportCountryOfIssue: 'ESP',
      emailAddress: 'ines@example.com',
    }),
  ).toEqual([]);
});

test.each<[string, string, string[]]>([
  ['MalformedRedressNumber', 'MALFORMED_REDRESS_NUMBER', ['tsaRedressNumber']],
  ['MalformedKnownTravelerNumber', 'MALFORMED_KNOWN_TRAVELER_NUMBER', ['knownTravelerNumber']],
  ['ExpiredPassport', 'EXPIRED_PASSPORT', ['passportCountryOfIssue']],
  ['InvalidPassportNumber', 'INVALID_PASSPORT_NUMBER', ['passportCountryOfIssue']],
  ['InvalidDateOfBirth', 'INVALID_DATE_OF_BIRTH', ['dateOfBirth']],
  ['MissingNationality', 'MISSING_NATIONALITY', ['nationality']],
  ['NoAdultPassenger', 'NO_ADULT_PASSENGER', []],
  ['SomethingNew', 'UNKNOWN', []],
])('the rule %s of the platform is %s at its field [VF-02]', (rawCode, code, path) => {
  expect(platformInputErrors([rawCode], ines)).toEqual([{ path, code, rawCode }]);
});

test.each<[object, string[][]]>([
  [{ givenName: 'R2-D2' }, [['givenName']]],
  [{ surname: 'Vidal 3' }, [['surname']]],
  [{}, [['givenName'], ['surname']]],
])(
  'characters that names cannot have are reported at the name that contains them: %j [VF-02]',
  (change, paths) => {
    const errors = platformInputErrors(['UnsupportedNameCharacters'], { ...ines, ...change });
    expect(errors.map(({ path }) => path)).toEqual(paths);
  },
);

test.each([
  ['\u200b ', 'Enter the surname.'],
  ['R2-D2', INPUT_ERRORS.UNSUPPORTED_NAME_CHARACTERS],
  ["'t Hooft", null],
])('the surname %j has the error %s [VF-02]', (surname, error) => {
  expect(nameError(surname, 'surname')).toBe(error);
});

test.each(['EXPIRED_PASSPORT', 'MISSING_PASSPORT_NUMBER', 'INVALID_PASSPORT_NUMBER'] as const)(
  '%s says what helps, because no form takes a number or an expiry [VF-02]',
  (code) => {
    expect(INPUT_ERRORS[code]).toMatch(/Save without a passport, or contact customer support to /);
  },
);

test('every passenger validation code of the specification has a text [VF-02]', () => {
  expect(Object.keys(INPUT_ERRORS)).toEqual(
    expect.arrayContaining([
      'NO_ADULT_PASSENGER',
      'TOO_MANY_PASSENGERS',
      'TOO_MANY_LAP_INFANTS',
      'LAP_INFANT_TOO_OLD',
      'LAP_INFANTS_UNSUPPORTED',
      'SEATED_INFANTS_UNSUPPORTED',
      'ILLEGAL_REDRESS_NUMBER',
      'ILLEGAL_KNOWN_TRAVELER_NUMBER',
      'MALFORMED_REDRESS_NUMBER',
      'MALFORMED_KNOWN_TRAVELER_NUMBER',
      'MISSING_PASSPORT',
      'EXPIRED_PASSPORT',
      'MISSING_NATIONALITY',
      'MISSING_PASSPORT_NUMBER',
      'INVALID_PASSPORT_NUMBER',
      'UNSUPPORTED_NAME_CHARACTERS',
      'NO_CONTACT_INFORMATION',
    ]),
  );
});

test.each([
  ['', 'Enter the date of birth.'],
  ['2026-05-01', null],
  ['2026-05-02', INPUT_ERRORS.INVALID_DATE_OF_BIRTH],
  ['1990-02-30', INPUT_ERRORS.INVALID_DATE_OF_BIRTH],
])('on May 2, 2026, the date of birth "%s" has the error %s', (text, error) => {
  expect(dateOfBirthError(text, '2026-05-02')).toBe(error);
});
