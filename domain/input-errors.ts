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
  INVALID_WEBSITE: 'Enter a web address like https://example.com.',
  INVALID_ASSISTANCE: 'Choose a kind of assistance from the list.',
  INVALID_DATE_OF_BIRTH: 'Enter a date of birth in the past, from 1900 on.',
  INVALID_RATE: 'Open the home again to see its price.',
  INVALID_IDEMPOTENCY_KEY: 'Send 8 to 128 letters, digits or the characters . : _ -',
  PAYMENT_MISMATCH: 'The payment does not fit the quote.',
  // Passenger validation
  NO_ADULT_PASSENGER: 'At least one traveler must be an adult.',
  TOO_MANY_PASSENGERS: 'There are too many travelers. Remove one, then try again.',
  TOO_MANY_LAP_INFANTS: 'There are too many infants on laps. Add an adult, or remove an infant.',
  LAP_INFANT_TOO_OLD: 'This child is too old to travel on a lap. Check the date of birth.',
  LAP_INFANTS_UNSUPPORTED: 'Infants cannot travel on a lap. Contact customer support to book for an infant.',
  SEATED_INFANTS_UNSUPPORTED:
    'Infants cannot have their own seat. Contact customer support to book for an infant.',
  ILLEGAL_REDRESS_NUMBER: 'An infant on a lap cannot have a redress number.',
  ILLEGAL_KNOWN_TRAVELER_NUMBER: 'An infant on a lap cannot have a known traveler number.',
  MALFORMED_REDRESS_NUMBER: 'Enter the redress number as it was issued.',
  MALFORMED_KNOWN_TRAVELER_NUMBER: 'Enter the known traveler number as it was issued.',
  MISSING_PASSPORT: 'Choose the country that issued the passport.',
  // No form takes the number and the expiry of a passport.
  EXPIRED_PASSPORT:
    'This passport has expired. Save without a passport, or contact customer support to update it.',
  MISSING_NATIONALITY: 'Choose the nationality.',
  MISSING_PASSPORT_NUMBER:
    'This passport has no number. Save without a passport, or contact customer support to add the number.',
  INVALID_PASSPORT_NUMBER:
    'The number of this passport is not valid. Save without a passport, or contact customer support to correct it.',
  UNSUPPORTED_NAME_CHARACTERS: 'Enter the name as in the travel document, without digits and symbols.',
  NO_CONTACT_INFORMATION: 'Add an email address or a phone number.',
  INVALID_CUSTOM_FIELD_KEY: 'Use letters and digits only.',
  INVALID_CUSTOM_FIELD_VALUE: 'Use letters, digits, spaces and @ / . _ + - only.',
  REPEATED_CUSTOM_FIELD_KEY: 'Use each name once.',
  REPEATED: 'Use each one once.',
  OUT_OF_RANGE: 'Enter a value within the limits.',
  MINIMUM_ABOVE_MAXIMUM: 'The minimum has to be at most the maximum.',
  UNSUPPORTED_VALUE: 'Choose another value.',
  BOOKING_NOT_ALLOWED: 'Choose a traveler whom your business lets you book for.',
  UNKNOWN: 'Check this information.',
} as const satisfies Record<string, string>;

export type InputErrorCode = keyof typeof INPUT_ERRORS;
