/** Facts derived from a card number: its brand, its last four digits, and whether it is plausible. */

/** Brands by the range of the first digits; the first matching row wins. */
const BRANDS = [
  { brand: 'dankort', prefix: /^5019/, lengths: [16], verificationDigits: 3 },
  { brand: 'visa', prefix: /^4/, lengths: [13, 16, 19], verificationDigits: 3 },
  {
    brand: 'master',
    prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    verificationDigits: 3,
  },
  { brand: 'american_express', prefix: /^3[47]/, lengths: [15], verificationDigits: 4 },
  { brand: 'diners_club', prefix: /^3(0[0-5]|[689])/, lengths: [14, 16, 19], verificationDigits: 3 },
  { brand: 'discover', prefix: /^6(011|4[4-9]|5)/, lengths: [16, 19], verificationDigits: 3 },
  { brand: 'jcb', prefix: /^35(2[89]|[3-8])/, lengths: [16, 19], verificationDigits: 3 },
  {
    brand: 'maestro',
    prefix: /^(5018|5020|5038|58|6304|67)/,
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    verificationDigits: 3,
  },
] as const;

export type CardBrand = (typeof BRANDS)[number]['brand'];

/** Undefined when no brand issues such numbers. */
export const brandOf = (
  number: string,
): { readonly brand: CardBrand; readonly verificationDigits: number } | undefined =>
  BRANDS.find(
    ({ prefix, lengths }) => prefix.test(number) && (lengths as readonly number[]).includes(number.length),
  );

export const lastFourOf = (number: string): string => number.slice(-4);
