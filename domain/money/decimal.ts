/**
 * Decimals of the REST wire as scaled integers, read from their digits and never through binary fractions.
 * Used by money (scale: the currency's exponent) and points (scale 2). Requirement PR-18.
 */
import { type Parsed, parsed, refused } from '../parsed';

export type DecimalRefusal = 'MISSING' | 'NOT_A_NUMBER' | 'OUT_OF_RANGE';

const DECIMAL = /^([+-]?)(\d{1,30})(?:\.(\d{1,60}))?(?:[eE]([+-]?\d{1,3}))?$/;

/**
 * Reads a JSON number or its text as an integer of 10^-scale units.
 * Digits beyond the scale round half away from zero: upstream sums carry float noise such as 100.10000000000001.
 */
export function parseDecimal(input: unknown, scale: number): Parsed<number, DecimalRefusal> {
  if (input === null || input === undefined || input === '') return refused('MISSING');
  if (typeof input !== 'number' && typeof input !== 'string') return refused('NOT_A_NUMBER');
  const exact = typeof input === 'number' ? exactUnits(input, scale) : undefined;
  if (exact !== undefined) return parsed(exact);
  const match = DECIMAL.exec(String(input).trim());
  if (!match) return refused('NOT_A_NUMBER');

  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const units = shiftAndRound(whole + fraction, scale - fraction.length + Number(exponent));
  if (units > BigInt(Number.MAX_SAFE_INTEGER)) return refused('OUT_OF_RANGE');
  const magnitude = Number(units);
  return parsed(sign === '-' && magnitude !== 0 ? -magnitude : magnitude);
}

/** Up to this many units a number equals its decimal: a double has 15 significant digits. */
const MAX_EXACT_UNITS = 1e15;
const POWERS_OF_TEN = [1, 10, 100, 1_000];

/** The units of a number without digits beyond the scale, computed without parsing its text; undefined for others. */
function exactUnits(value: number, scale: number): number | undefined {
  const factor = POWERS_OF_TEN[scale];
  if (factor === undefined) return undefined;
  const units = Math.round(value * factor);
  if (units / factor !== value || Math.abs(units) >= MAX_EXACT_UNITS) return undefined;
  return units === 0 ? 0 : units;
}

function shiftAndRound(digits: string, places: number): bigint {
  const value = BigInt(digits);
  if (places >= 0) return value * 10n ** BigInt(places);
  const divisor = 10n ** BigInt(-places);
  return (value + divisor / 2n) / divisor;
}

/** The decimal text of a scaled integer: (123450, 2) is '1234.50'. */
export function decimalText(units: number, scale: number): string {
  const digits = String(Math.abs(units)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale);
  return `${units < 0 ? '-' : ''}${whole}${scale > 0 ? `.${fraction}` : ''}`;
}

/** Thousands separators of the default locale en_US (FM-02) in the whole part of a decimal text. */
export function groupThousands(text: string): string {
  const [whole = '', fraction] = text.split('.');
  let grouped = whole;
  for (let at = whole.length - 3; /\d/.test(whole[at - 1] ?? ''); at -= 3)
    grouped = `${grouped.slice(0, at)},${grouped.slice(at)}`;
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Integer division that rounds half away from zero, so that credits and charges round alike. */
export function divideRounded(dividend: number, divisor: number): number {
  const negative = dividend < 0 !== divisor < 0;
  const a = BigInt(Math.abs(dividend));
  const b = BigInt(Math.abs(divisor));
  const quotient = Number((2n * a + b) / (2n * b));
  return negative && quotient !== 0 ? -quotient : quotient;
}

/** value × numerator ÷ denominator in whole units, rounded half away from zero, without leaving integers. */
export function scaleRounded(value: number, numerator: number, denominator: number): number {
  const product = BigInt(value) * BigInt(numerator);
  const magnitude = product < 0n ? -product : product;
  const divisor = BigInt(Math.abs(denominator));
  const quotient = Number((2n * magnitude + divisor) / (2n * divisor));
  const negative = product < 0n !== denominator < 0;
  return negative && quotient !== 0 ? -quotient : quotient;
}
