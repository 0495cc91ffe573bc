/**
 * Contact details of the primary traveler (TR-20, TR-21, TR-22, TR-23, ST-07). The patterns are the
 * platform's (schema/platform.openapi.yaml: EmailAddress, PhoneNumber).
 */
export interface Contact {
  readonly emailAddress: string;
  readonly phoneNumber: string;
}

export type ContactRefusal = 'EMAIL_MISSING' | 'EMAIL_MALFORMED' | 'PHONE_MISSING' | 'PHONE_MALFORMED';

export const CONTACT_REFUSALS: Readonly<Record<ContactRefusal, string>> = {
  EMAIL_MISSING: 'Enter an email address.',
  EMAIL_MALFORMED: 'Enter an email address like name@example.com.',
  PHONE_MISSING: 'Enter a phone number.',
  PHONE_MALFORMED: 'Enter a phone number with its country code, like +1 416 555 0142.',
};

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

/** What is wrong with an email address; undefined when it is accepted. */
export function emailRefusal(emailAddress: string): 'EMAIL_MISSING' | 'EMAIL_MALFORMED' | undefined {
  const email = emailAddress.trim();
  if (email === '') return 'EMAIL_MISSING';
  return isEmail(email) ? undefined : 'EMAIL_MALFORMED';
}

/** Everything that is wrong with a contact; empty when it is accepted (TR-20). Expects a normalized phone number. */
export function contactRefusals({ emailAddress, phoneNumber }: Contact): ContactRefusal[] {
  const refusals: ContactRefusal[] = [];
  const ofEmail = emailRefusal(emailAddress);
  if (ofEmail) refusals.push(ofEmail);
  if (phoneNumber.trim() === '') refusals.push('PHONE_MISSING');
  else if (!PHONE.test(normalizePhone(phoneNumber))) refusals.push('PHONE_MALFORMED');
  return refusals;
}

export const isContactComplete = (contact: Contact): boolean => contactRefusals(contact).length === 0;

/** TR-22: the session's email address and the phone number that was saved before. */
export const defaultContact = (known: {
  readonly sessionEmail?: string | null | undefined;
  readonly savedPhone?: string | null | undefined;
}): Contact => ({ emailAddress: known.sessionEmail ?? '', phoneNumber: known.savedPhone ?? '' });
