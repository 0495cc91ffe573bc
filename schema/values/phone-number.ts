/**
 * Phone numbers, read by the numbering plans of the countries (the library's smallest data: prefixes and possible lengths). Both
 * sides of the wire apply the rule: the portal and the gateway to what people and programs send, the platform to the number that
 * a host will dial.
 */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** TR-23: a number without a plus sign and without a country is one of the United States or Canada. */
const DEFAULT_COUNTRY: CountryCode = 'US';

/** The prefix of international calls in most countries. The library reads that of the United States and Canada, 011. */
const DIALED_ABROAD = /^00(?=[\p{Nd} (.-])/u;
/** Digits in groups, then an extension. */
const NUMBER = /^\+?[\p{Nd} ().[\]/~-]+(?:[;,]? ?(?:extension|ext|x|#)[ .=]{0,2}\p{Nd}{1,7})?$/iu;

/**
 * The number as `+` and its digits; null for a text that is no number, or one of a length that its country does not have. Hosts
 * dial the number itself, so an extension is dropped. `+1 (416) 967-1111`, `0044 20 7946 0958`, and with the country `GB`
 * `020 7946 0958` are numbers.
 */
export function internationalPhone(text: string, country = DEFAULT_COUNTRY): string | null {
  const typed = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s/g, ' ')
    .trim()
    .replace(DIALED_ABROAD, '+');
  const known = NUMBER.test(typed) ? parsePhoneNumberFromString(typed, country) : undefined;
  return known?.isPossible() ? known.number : null;
}
