/** The phone number of the primary traveler, as it is typed (TR-20, TR-21, TR-23). */
import { internationalPhone } from '#schema/values/phone-number.ts';
import { problemOf } from './contact';

export { internationalPhone };

type Country = Parameters<typeof internationalPhone>[1];

/** TR-20: the error of a phone number; undefined when it is accepted. */
export function phoneError(
  phoneNumber: string,
  country?: Country,
): 'REQUIRED' | 'INVALID_PHONE_NUMBER' | undefined {
  if (phoneNumber.trim() === '') return 'REQUIRED';
  return internationalPhone(phoneNumber, country) === null ? 'INVALID_PHONE_NUMBER' : undefined;
}

/** The message below a phone field; undefined for a number that is accepted. */
export const phoneProblem = (phoneNumber: string, country?: Country): string | undefined =>
  problemOf(phoneError(phoneNumber, country), 'Enter a phone number.');
