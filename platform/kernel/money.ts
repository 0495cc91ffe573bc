import type { components } from '#schema/platform.openapi.ts';

type Fiat = components['schemas']['Fiat'];

/** The currencies that the demo shows and converts; amounts inside the platform are whole minor units. */
const currencies: Readonly<Record<string, { symbol: string; decimals: number; usdPerUnit: number }>> = {
  USD: { symbol: '$', decimals: 2, usdPerUnit: 1 },
  CAD: { symbol: 'CA$', decimals: 2, usdPerUnit: 0.73 },
  MXN: { symbol: 'MX$', decimals: 2, usdPerUnit: 0.055 },
  EUR: { symbol: '€', decimals: 2, usdPerUnit: 1.08 },
  GBP: { symbol: '£', decimals: 2, usdPerUnit: 1.27 },
  AUD: { symbol: 'A$', decimals: 2, usdPerUnit: 0.66 },
  NZD: { symbol: 'NZ$', decimals: 2, usdPerUnit: 0.61 },
  PEN: { symbol: 'S/', decimals: 2, usdPerUnit: 0.27 },
  CNY: { symbol: 'CN¥', decimals: 2, usdPerUnit: 0.14 },
  INR: { symbol: '₹', decimals: 2, usdPerUnit: 0.012 },
  COP: { symbol: 'COL$', decimals: 2, usdPerUnit: 0.00025 },
  JPY: { symbol: '¥', decimals: 0, usdPerUnit: 0.0067 },
  CLP: { symbol: 'CLP$', decimals: 0, usdPerUnit: 0.0011 },
};

function currencyOf(code: string) {
  const currency = currencies[code];
  if (!currency) throw new RangeError(`The platform does not know the currency ${code}`);
  return currency;
}

/** Minor units as the decimal amount of the contract. */
export function toFiat(minor: number, currencyCode: string): Fiat {
  const { symbol, decimals } = currencyOf(currencyCode);
  return { value: Number((minor / 10 ** decimals).toFixed(decimals)), currencySymbol: symbol, currencyCode };
}

/** A decimal amount of the contract in minor units, rounded to the nearest. */
export const toMinor = (value: number, currencyCode: string): number =>
  Math.round(value * 10 ** currencyOf(currencyCode).decimals);

/** The value of an amount in US cents, at the demo's fixed rates. */
export function toUsdMinor(minor: number, currencyCode: string): number {
  const { decimals, usdPerUnit } = currencyOf(currencyCode);
  return Math.round((minor / 10 ** decimals) * usdPerUnit * 100);
}

/** The same for an amount of the contract. */
export const fiatToUsdMinor = ({ value, currencyCode }: Fiat): number =>
  toUsdMinor(toMinor(value, currencyCode), currencyCode);

/** Converts an amount to another currency at the same rates. */
export function convertMinor(minor: number, from: string, to: string): number {
  if (from === to) return minor;
  const [source, target] = [currencyOf(from), currencyOf(to)];
  const usd = (minor / 10 ** source.decimals) * source.usdPerUnit;
  return Math.round((usd / target.usdPerUnit) * 10 ** target.decimals);
}

/** A share of an amount, in basis points, rounded half up to the minor unit. */
export const shareOf = (minor: number, basisPoints: number): number =>
  Math.round((minor * basisPoints) / 10_000);

/** An amount in decimal digits, such as `799.00`, in minor units. Throws RangeError for parts of a minor unit. */
export function minorOfDecimal(text: string, currencyCode: string): number {
  const { decimals } = currencyOf(currencyCode);
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const rest = fraction.slice(decimals);
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (whole === '' || /[1-9]/.test(rest) || !Number.isSafeInteger(minor)) {
    throw new RangeError(`${text} is not an amount in ${currencyCode}`);
  }
  return minor;
}
