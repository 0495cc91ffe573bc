/**
 * Checks of a card before it is sent to the vault (PM-08): whether the number, expiry and security code are plausible. Nothing
 * here stores a card.
 */
export interface CardFields {
  readonly number: string;
  readonly name: string;
  /** MM/YY, as it is typed. */
  readonly expiry: string;
  readonly securityCode: string;
  readonly zip: string;
  readonly country: string;
}

export const cardDigits = (text: string): string => text.replace(/[\s-]/g, '');

/** ISO/IEC 7812: the last digit checks the others. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

export function numberRefusal(text: string): string | undefined {
  const digits = cardDigits(text);
  if (digits === '') return 'Enter the card number.';
  return /^\d{12,19}$/.test(digits) && hasCheckDigit(digits) ? undefined : 'Check the card number.';
}

export interface Expiry {
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

/** '4/29', '04/29', '0429' or '04/2029'; undefined for anything that is not a month of this century. */
export function parseExpiry(text: string): Expiry | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*(?:\/\s*)?(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

/** A card is valid until the end of its month. `today` is YYYY-MM-DD. */
export function expiryRefusal(text: string, today: string): string | undefined {
  const expiry = parseExpiry(text);
  if (!expiry) return 'Enter the expiry date as MM/YY.';
  const month = `${expiry.year}-${String(expiry.month).padStart(2, '0')}`;
  return month < today.slice(0, 7) ? 'This card has expired.' : undefined;
}

export const securityCodeRefusal = (text: string): string | undefined =>
  /^\d{3,4}$/.test(text.trim()) ? undefined : 'Enter the 3 or 4 digits of the security code.';

/** In groups of four, for readability. */
export const groupedCardNumber = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
