/**
 * The thirteen currencies of the platform (VO-01) with their ISO 4217 exponents. The symbol is fixed: it depends on the currency
 * and never on the reader's locale (PR-04). To add a currency, add a row.
 */
export interface CurrencyRule {
  /** Digits after the decimal point; minor units are 10^-exponent. */
  readonly exponent: number;
  readonly symbol: string;
}

export const CURRENCIES = {
  CAD: { exponent: 2, symbol: 'CA$' },
  USD: { exponent: 2, symbol: '$' },
  PEN: { exponent: 2, symbol: 'S/' },
  EUR: { exponent: 2, symbol: '€' },
  GBP: { exponent: 2, symbol: '£' },
  AUD: { exponent: 2, symbol: 'A$' },
  MXN: { exponent: 2, symbol: 'MX$' },
  NZD: { exponent: 2, symbol: 'NZ$' },
  CNY: { exponent: 2, symbol: 'CN¥' },
  JPY: { exponent: 0, symbol: '¥' },
  INR: { exponent: 2, symbol: '₹' },
  COP: { exponent: 2, symbol: 'COL$' },
  CLP: { exponent: 0, symbol: 'CLP$' },
} as const satisfies Record<string, CurrencyRule>;

export type CurrencyCode = keyof typeof CURRENCIES;

export const isCurrencyCode = (code: unknown): code is CurrencyCode =>
  typeof code === 'string' && Object.hasOwn(CURRENCIES, code);

/** One whole unit of a currency, in its minor units: 100 for USD, 1 for JPY. */
export const minorUnitsPerUnit = (currencyCode: CurrencyCode): number =>
  10 ** CURRENCIES[currencyCode].exponent;
