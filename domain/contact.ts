/**
 * Contact details of the primary traveler (TR-20, TR-21, TR-22, TR-23, ST-07). The patterns are the
 * platform's (schema/platform.openapi.yaml: EmailAddress, PhoneNumber).
 */
import { INPUT_ERRORS, type InputErrorCode } from './input-errors';

export interface Contact {
  readonly emailAddress: string;
  readonly phoneNumber: string;
}

/** One @, no spaces, a dot in the domain, a last part of at least two letters. */
const EMAIL = /^[^@\s]+@[^@\s]+\.[A-Za-z]{2,}$/;
/** RFC 5321: a path has at most 254 characters. */
const MAX_EMAIL = 254;
const PHONE = /^\+\d{7,15}$/;
const PHONE_SEPARATORS = /[\s\-.()[\]]/g;

/** The default country code (TR-23): the United States and Canada. */
const DEFAULT_COUNTRY_CODE = '+1';

/**
 * TR-21, TR-23: separators are stripped; '+1' is prefixed when there is neither a plus sign nor a country code.
 * A country code is '+44' or '44'.
 */
export function normalizePhone(phoneNumber: string, countryCode?: string | null): string {
  const digits = phoneNumber.replace(PHONE_SEPARATORS, '');
  if (digits === '' || digits.startsWith('+')) return digits;
  const code = (countryCode ?? '').replace(PHONE_SEPARATORS, '');
  if (code === '') return `${DEFAULT_COUNTRY_CODE}${digits}`;
  return `${code.startsWith('+') ? code : `+${code}`}${digits}`;
}

/** A normalized phone number to read: '+1 (416) 234-5678' for the United States and Canada, others as they are. */
export const formatPhone = (phoneNumber: string): string =>
  phoneNumber.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3');

export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL && EMAIL.test(text);

/** TR-20: the error of an email address; undefined when it is accepted. */
export function emailError(emailAddress: string): 'REQUIRED' | 'INVALID_EMAIL_ADDRESS' | undefined {
  const email = emailAddress.trim();
  if (email === '') return 'REQUIRED';
  return isEmail(email) ? undefined : 'INVALID_EMAIL_ADDRESS';
}

/** TR-20: the error of a phone number; undefined when it is accepted. */
export function phoneError(phoneNumber: string): 'REQUIRED' | 'INVALID_PHONE_NUMBER' | undefined {
  if (phoneNumber.trim() === '') return 'REQUIRED';
  return PHONE.test(normalizePhone(phoneNumber)) ? undefined : 'INVALID_PHONE_NUMBER';
}

/** The message below an email field; undefined for an address that is accepted. */
export const emailProblem = (emailAddress: string): string | undefined =>
  problemOf(emailError(emailAddress), 'Enter an email address.');

/** The message below a phone field; undefined for a number that is accepted. */
export const phoneProblem = (phoneNumber: string): string | undefined =>
  problemOf(phoneError(phoneNumber), 'Enter a phone number.');

const problemOf = (error: InputErrorCode | undefined, whenEmpty: string): string | undefined =>
  error === 'REQUIRED' ? whenEmpty : error && INPUT_ERRORS[error];

export const isContactComplete = ({ emailAddress, phoneNumber }: Contact): boolean =>
  emailError(emailAddress) === undefined && phoneError(phoneNumber) === undefined;

/** TR-22: the session's email address and the phone number that was saved before. */
export const defaultContact = (known: {
  readonly sessionEmail?: string | null | undefined;
  readonly savedPhone?: string | null | undefined;
}): Contact => ({ emailAddress: known.sessionEmail ?? '', phoneNumber: known.savedPhone ?? '' });
