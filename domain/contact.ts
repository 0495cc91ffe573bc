/**
 * Contact details of the primary traveler (TR-20, TR-21, TR-22, ST-07). Phone numbers are read by
 * phone-number.ts, which loads the numbering plans.
 */
import { isEmailAddress, normalizedEmail } from '#schema/values/email-address.ts';
import { INPUT_ERRORS, type InputErrorCode } from './input-errors';

export { normalizedEmail };

export interface Contact {
  readonly emailAddress: string;
  readonly phoneNumber: string;
}

const PHONE = /^\+\d{7,15}$/;

/** A normalized phone number to read: '+1 (416) 234-5678' for the United States and Canada, others as they are. */
export const formatPhone = (phoneNumber: string): string =>
  phoneNumber.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3');

/** TR-20: the error of an email address; undefined when it is accepted. */
export function emailError(emailAddress: string): 'REQUIRED' | 'INVALID_EMAIL_ADDRESS' | undefined {
  const email = normalizedEmail(emailAddress);
  if (email === '') return 'REQUIRED';
  return isEmailAddress(email) ? undefined : 'INVALID_EMAIL_ADDRESS';
}

/** The message below an email field; undefined for an address that is accepted. */
export const emailProblem = (emailAddress: string): string | undefined =>
  problemOf(emailError(emailAddress), 'Enter an email address.');

export const problemOf = (error: InputErrorCode | undefined, whenEmpty: string): string | undefined =>
  error === 'REQUIRED' ? whenEmpty : error && INPUT_ERRORS[error];

/** Expects an accepted contact (phone-number.ts), or empty texts. */
export const isContactComplete = ({ emailAddress, phoneNumber }: Contact): boolean =>
  emailError(emailAddress) === undefined && PHONE.test(phoneNumber);

/** TR-22: the session's email address and the phone number that was saved before. */
export const defaultContact = (known: {
  readonly sessionEmail?: string | null | undefined;
  readonly savedPhone?: string | null | undefined;
}): Contact => ({ emailAddress: known.sessionEmail ?? '', phoneNumber: known.savedPhone ?? '' });
