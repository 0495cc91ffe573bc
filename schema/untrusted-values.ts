/**
 * Rules for values that come from outside. Both sides of the wire keep them: the graph for what its operations are given,
 * the platform for the bodies that it is sent.
 */

/** Values are nested less deep than this; nobody means more, and what walks through a value may count on it. */
export const DEEPEST = 32;

/** PostgreSQL keeps no NUL, and half of a surrogate pair is no character. */
const noText = /[\0\p{Surrogate}]/u;

/** Why a JSON value cannot be used by anyone; undefined when it can. */
export function problemOfValue(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') {
    return noText.test(value) ? 'a text holds NUL or half of a surrogate pair' : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST) return `values are nested more than ${DEEPEST} deep`;
  for (const [name, inner] of Object.entries(value)) {
    const problem = problemOfValue(name) ?? problemOfValue(inner, depth + 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const withheld = '[redacted]';
const MOST_DIGITS = 19;

/** 13 to 19 digits or more, alone or in groups, as people write them and as addresses encode them. */
const digitGroups = /\d(?:(?:[\s\p{Pd}+]|%20){0,3}\d){12,}/gu;

/**
 * Takes the numbers of payment cards out of a JSON value, wherever in it they are: 13 to 19 digits whose Luhn sum is right,
 * alone or in groups. An instant in milliseconds is no card.
 */
export function withoutCardNumbers<Value>(value: Value): Value;
export function withoutCardNumbers(value: unknown): unknown {
  if (typeof value === 'string') return withoutCards(value);
  if (typeof value === 'number') return isCardNumber(String(value)) ? withheld : value;
  if (Array.isArray(value)) return value.map((inner: unknown) => withoutCardNumbers(inner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [withoutCards(name), withoutCardNumbers<unknown>(inner)]),
  );
}

const withoutCards = (text: string): string => text.replace(digitGroups, withoutCardsAmong);

/**
 * A card may stand between other numbers: it begins and ends where a group does. Where several numbers could be the card, all
 * of them go.
 */
function withoutCardsAmong(text: string): string {
  const groups = [...text.matchAll(/%20|(?<digits>\d+)/g)].flatMap(({ index, groups: { digits } = {} }) =>
    digits === undefined ? [] : [{ start: index, end: index + digits.length, digits }],
  );
  let kept = '';
  let goneUntil = 0;
  for (const [first, { start }] of groups.entries()) {
    const end = endOfCard(groups, first);
    if (end === undefined) continue;
    if (start >= goneUntil) kept += text.slice(goneUntil, start) + withheld;
    goneUntil = Math.max(goneUntil, end);
  }
  return kept + text.slice(goneUntil);
}

/** Where the longest card that begins with a group ends. */
function endOfCard(
  groups: readonly { readonly end: number; readonly digits: string }[],
  first: number,
): number | undefined {
  let digits = '';
  let found: number | undefined;
  for (const group of groups.slice(first, first + MOST_DIGITS)) {
    digits += group.digits;
    if (isCardNumber(digits)) found = group.end;
  }
  return found;
}

function isCardNumber(digits: string): boolean {
  const isInstant = digits.length === 13 && digits.startsWith('1');
  return /^\d{13,19}$/.test(digits) && !isInstant && passesLuhn(digits);
}

/** The Luhn sum: from the right, every second digit doubled and its digits added; card numbers give a multiple of 10. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, character] of [...digits].reverse().entries()) {
    const digit = Number(character);
    sum += index % 2 === 0 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9;
  }
  return sum % 10 === 0;
}
