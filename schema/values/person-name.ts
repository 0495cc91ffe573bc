/**
 * Names of people, as passports print them in any script. Both sides of the wire apply the rule: the portal and the gateway before
 * they send a name, the platform before it stores one.
 */

/** What keyboards, clipboards and phones make of the apostrophe. Letters that look alike (ʻ, ʼ) are letters. */
const APOSTROPHES = /[`´‘’‛′＇]/g;
/** Hyphens that mean the same as the one on the keyboard. Those of a script (Hebrew, Armenian, Japanese) are kept. */
const HYPHENS = /[\u2010-\u2014\u2212\ufe63\uff0d]/g;
/** Direction marks and other characters that nobody sees, except the joiners of Persian, Urdu, and Indian scripts. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;
/** Joiners that join no letters. */
const LOOSE_JOINERS = /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu;

/**
 * A name as it is stored and compared: without surrounding, doubled and no-break spaces, without invisible characters, with the
 * keyboard's apostrophe and hyphen, and with letters in their usual form (full-width letters, ligatures, separate accents).
 */
export const normalizedName = (text: string): string =>
  text
    .replace(APOSTROPHES, "'")
    .normalize('NFKC')
    .replace(HYPHENS, '-')
    .replace(INVISIBLE, '')
    .replace(LOOSE_JOINERS, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Letters with what passports print between them: apostrophes, also the Hebrew ones, hyphens, full stops, commas ('Smith, Jr.'),
 * slashes ('a/l'), joiners, and the dots of Catalan, Japanese and Tibetan names.
 */
const NAME = /^[\p{L}\p{M}\p{Pd} '.,/·‧・\u05f3\u05f4\u0f0b\u200c\u200d]+$/u;

/** False only for what can be no name: digits, symbols, control characters, and texts without a letter. */
export function isPersonName(text: string): boolean {
  const name = normalizedName(text);
  return /\p{L}/u.test(name) && NAME.test(name);
}
