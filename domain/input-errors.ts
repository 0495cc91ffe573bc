/**
 * The errors that a field of an input can have, and their messages (VF-02). Thresholds
 * are the platform's. To add an error: a row here, a member of the graph's `InputErrorCode`.
 */
export const INPUT_ERRORS = {
  REQUIRED: 'Enter a value.',
  TOO_LONG: 'Enter a shorter value.',
  NOT_FOUND: 'Choose one that is on your list.',
  INVALID_COUNTRY_CODE: 'Choose a country.',
  INVALID_EMAIL_ADDRESS: 'Enter an email address like name@example.com.',
  INVALID_PHONE_NUMBER: 'Enter a phone number with its country code, like +1 416 555 0142.',
  INVALID_ASSISTANCE: 'Choose a kind of assistance from the list.',
  INVALID_DATE_OF_BIRTH: 'Enter a date of birth in the past, from 1900 on.',
  INVALID_RATE: 'Open the home again to see its price.',
  INVALID_IDEMPOTENCY_KEY: 'Send 8 to 128 letters, digits or the characters . : _ -',
  PAYMENT_MISMATCH: 'The payment does not fit the quote.',
  // Passenger validation
  NO_ADULT_PASSENGER: 'At least one traveler must be an adult.',
  TOO_MANY_PASSENGERS: 'There are too many travelers.',
  TOO_MANY_LAP_INFANTS: 'There are too many infants on laps.',
  LAP_INFANT_TOO_OLD: 'This child is too old to travel on a lap.',
  LAP_INFANTS_UNSUPPORTED: 'Infants cannot travel on a lap.',
  SEATED_INFANTS_UNSUPPORTED: 'Infants cannot have their own seat.',
  ILLEGAL_REDRESS_NUMBER: 'An infant on a lap cannot have a redress number.',
  ILLEGAL_KNOWN_TRAVELER_NUMBER: 'An infant on a lap cannot have a known traveler number.',
  MALFORMED_REDRESS_NUMBER: 'Enter the redress number as it was issued.',
  MALFORMED_KNOWN_TRAVELER_NUMBER: 'Enter the known traveler number as it was issued.',
  MISSING_PASSPORT: 'Add a passport.',
  EXPIRED_PASSPORT: 'This passport has expired.',
  MISSING_NATIONALITY: 'Choose the nationality.',
  MISSING_PASSPORT_NUMBER: 'Enter the passport number.',
  INVALID_PASSPORT_NUMBER: 'Enter the passport number as it is printed.',
  UNSUPPORTED_NAME_CHARACTERS: 'Enter the name with letters only, as in the travel document.',
  NO_CONTACT_INFORMATION: 'Add an email address or a phone number.',
  INVALID_CUSTOM_FIELD_KEY: 'Use letters and digits only.',
  INVALID_CUSTOM_FIELD_VALUE: 'Use letters, digits, spaces and @ / . _ + - only.',
  REPEATED_CUSTOM_FIELD_KEY: 'Use each name once.',
  OUT_OF_RANGE: 'Enter a value within the limits.',
  MINIMUM_ABOVE_MAXIMUM: 'The minimum has to be at most the maximum.',
  UNSUPPORTED_VALUE: 'Choose another value.',
  UNKNOWN: 'Check this information.',
} as const satisfies Record<string, string>;

export type InputErrorCode = keyof typeof INPUT_ERRORS;
