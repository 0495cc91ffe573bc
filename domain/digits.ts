const DIGIT = /\p{Nd}/gu;
const IS_DIGIT = /\p{Nd}/u;

/** A text with the digits 0 to 9 in place of those of other scripts and widths; other compatibility forms get their usual form, too. */
export const westernDigits = (text: string): string =>
  text.normalize('NFKC').replace(DIGIT, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));

/** The digits of a script follow each other, from zero. */
function valueOf(codePoint: number): number {
  let value = 0;
  while (value < 9 && IS_DIGIT.test(String.fromCodePoint(codePoint - value - 1))) value += 1;
  return value;
}
