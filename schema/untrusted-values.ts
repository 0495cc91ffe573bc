/**
 * Rules for untrusted values. Both sides of the wire apply them: the graph to the arguments of its operations, the platform to
 * request bodies.
 */

/** The maximum nesting of values; no client needs more, and code that walks a value may rely on it. */
export const DEEPEST = 32;

/** PostgreSQL stores no NUL, and an unpaired surrogate is not a character. */
const noText = /[\0\p{Surrogate}]/u;

/** Why a JSON value is unusable; undefined when it is usable. */
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
const FEWEST_DIGITS = 13;
const MAX_DIGITS = 19;
const ZERO = '0'.charCodeAt(0);

/** 13 to 19 digits or more, alone or in groups, as people write them and as addresses encode them. */
const digitGroups = /\d(?:(?:[\s\p{Pd}+._]|%20){0,3}\d){12,}/gu;

/** As typed on Japanese keyboards. */
const fullWidthDigits = /[\uff10-\uff19]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Names of fields whose values are secrets, as an expression: card data and credentials. */
export const SECRET_NAMES =
  'cvv2?|cvc2?|(?:card_?)?(?:verification|security)_?(?:value|code)|card_?number|pan|password|secret|authorization|environment_?key|(?:access|bearer|csrf|id)_?token';

const secretName = new RegExp(`^(?:${SECRET_NAMES})$`, 'i');

const bearerTokens = /\bBearer\s+[^\s"',]+/gi;

/**
 * Removes bearer tokens, payment card numbers, and the values of fields with secret names from a JSON value, wherever they are. A
 * card number has 13 to 19 digits with a valid Luhn sum, alone or in groups. An instant in milliseconds is not a card.
 */
export function withoutSecrets<Value>(value: Value): Value;
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecretTexts(value);
  if (typeof value === 'number') return withoutCards(String(value)) === withheld ? withheld : value;
  if (Array.isArray(value)) return value.map((inner: unknown) => withoutSecrets(inner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      withoutSecretTexts(name),
      secretName.test(name) ? withheld : withoutSecrets<unknown>(inner),
    ]),
  );
}

/** Whether a text has a secret that `withoutSecrets` would remove. */
export const holdsSecret = (text: string): boolean => withoutSecrets(text) !== text;

const withoutSecretTexts = (text: string): string =>
  withoutCards(text.replace(bearerTokens, `Bearer ${withheld}`));

const withoutCards = (text: string): string =>
  text
    .replace(fullWidthDigits, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(digitGroups, withoutCardsAmong);

/**
 * A card may be between other numbers: it begins and ends with a group. If several numbers could be the card, all of them are
 * removed.
 */
function withoutCardsAmong(text: string): string {
  const groups = groupsOf(text);
  let kept = '';
  let goneUntil = 0;
  for (const [first, { start }] of groups.entries()) {
    const end = endOfCard(text, start, groups.slice(first, first + MAX_DIGITS));
    if (end === undefined) continue;
    if (start >= goneUntil) kept += text.slice(goneUntil, start) + withheld;
    goneUntil = Math.max(goneUntil, end);
  }
  return kept + text.slice(goneUntil);
}

/** Adjacent digits of a text. */
interface Group {
  readonly start: number;
  readonly end: number;
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  const isDigit = (at: number) => text.charCodeAt(at) >= ZERO && text.charCodeAt(at) < ZERO + 10;
  for (let end = 0; end < text.length; end += 1) {
    const start = end;
    while (isDigit(end)) end += 1;
    if (end > start) groups.push({ start, end });
    if (text.startsWith('%20', end)) end += 2;
  }
  return groups;
}

/**
 * The end of the longest card that begins with the first of some groups. Joins no texts: there may be tens of thousands of
 * groups, each the first of up to 19.
 */
function endOfCard(text: string, first: number, groups: readonly Group[]): number | undefined {
  const sums = new LuhnSums();
  let found: number | undefined;
  for (const { start, end } of groups) {
    if (sums.length + end - start > MAX_DIGITS) break;
    for (let index = start; index < end; index += 1) sums.add(text.charCodeAt(index) - ZERO);
    const isInstant = sums.length === 13 && text.charCodeAt(first) === ZERO + 1;
    if (sums.length >= FEWEST_DIGITS && !isInstant && sums.isRight) found = end;
  }
  return found;
}

/** The Luhn sum: from the right, every second digit doubled and its digits added; card numbers give a multiple of 10. */
class LuhnSums {
  length = 0;
  /** The sums with the digits at even places doubled, from the left, and with those at odd places. */
  private even = 0;
  private odd = 0;

  add(digit: number): void {
    const doubled = digit < 5 ? digit * 2 : digit * 2 - 9;
    const isEven = this.length % 2 === 0;
    this.even += isEven ? doubled : digit;
    this.odd += isEven ? digit : doubled;
    this.length += 1;
  }

  /** The last digit is not doubled. */
  get isRight(): boolean {
    return (this.length % 2 === 0 ? this.even : this.odd) % 10 === 0;
  }
}

export function passesLuhn(digits: string): boolean {
  const sums = new LuhnSums();
  for (const digit of digits) sums.add(Number(digit));
  return sums.isRight;
}
