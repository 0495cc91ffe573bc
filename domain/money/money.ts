/**
 * Money as integer minor units of a known currency (PR-18). The REST decimals are parsed here, once, at the edge;
 * a null, missing or unreadable amount is a refusal and never 0. Formatting: money-format.ts. Rewards: points.ts.
 */
import { CURRENCIES, type CurrencyCode, isCurrencyCode } from './currencies';
import { decimalText, type DecimalRefusal, divideRounded, parseDecimal } from './decimal';
import { type Parsed, parsed, refused } from '../parsed';

export interface Money {
  /** Integer count of the currency's smallest unit: cents for USD, yen for JPY. */
  readonly minorUnits: number;
  readonly currencyCode: CurrencyCode;
}

export type MoneyRefusal = DecimalRefusal | 'UNKNOWN_CURRENCY';

/** Thrown when amounts of two currencies are combined: always a defect of the caller, never of the data. */
export class CurrencyMismatch extends Error {
  constructor(left: string, right: string) {
    super(`Amounts in ${left} and ${right} cannot be combined`);
    this.name = 'CurrencyMismatch';
  }
}

export function money(minorUnits: number, currencyCode: CurrencyCode): Money {
  if (!Number.isSafeInteger(minorUnits))
    throw new RangeError(`Not a whole number of minor units: ${minorUnits}`);
  return { minorUnits: minorUnits === 0 ? 0 : minorUnits, currencyCode };
}

/** Reads a wire amount (JSON number or text in whole units) with its ISO code. */
export function parseMoney(value: unknown, currencyCode: unknown): Parsed<Money, MoneyRefusal> {
  if (!isCurrencyCode(currencyCode)) return refused('UNKNOWN_CURRENCY');
  const units = parseDecimal(value, CURRENCIES[currencyCode].exponent);
  return units.ok ? parsed(money(units.value, currencyCode)) : units;
}

/** The amount in the wire format: '1234.50', '1200' for JPY. */
export const moneyText = ({ minorUnits, currencyCode }: Money): string =>
  decimalText(minorUnits, CURRENCIES[currencyCode].exponent);

/** The amount as a JSON number in whole units, for REST bodies. */
export const moneyNumber = (amount: Money): number => Number(moneyText(amount));

export const zeroMoney = (currencyCode: CurrencyCode): Money => money(0, currencyCode);

function assertSameCurrency(left: Money, right: Money): void {
  if (left.currencyCode !== right.currencyCode) {
    throw new CurrencyMismatch(left.currencyCode, right.currencyCode);
  }
}

export function addMoney(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return money(left.minorUnits + right.minorUnits, left.currencyCode);
}

export function subtractMoney(left: Money, right: Money): Money {
  assertSameCurrency(left, right);
  return money(left.minorUnits - right.minorUnits, left.currencyCode);
}

export const sumMoney = (amounts: readonly Money[], currencyCode: CurrencyCode): Money =>
  amounts.reduce(addMoney, zeroMoney(currencyCode));

export const negateMoney = (amount: Money): Money => money(-amount.minorUnits, amount.currencyCode);

export const absoluteMoney = (amount: Money): Money =>
  money(Math.abs(amount.minorUnits), amount.currencyCode);

/** Negative when left is smaller, 0 when equal, positive when left is larger. */
export function compareMoney(left: Money, right: Money): number {
  assertSameCurrency(left, right);
  return left.minorUnits - right.minorUnits;
}

export const sameMoney = (left: Money, right: Money): boolean =>
  left.currencyCode === right.currencyCode && left.minorUnits === right.minorUnits;

export const minMoney = (left: Money, right: Money): Money => (compareMoney(left, right) <= 0 ? left : right);

export const atLeastZero = (amount: Money): Money =>
  amount.minorUnits < 0 ? zeroMoney(amount.currencyCode) : amount;

/** The amount divided into equal parts, one part rounded to the minor unit (per-night prices). */
export const divideMoney = (amount: Money, parts: number): Money =>
  money(divideRounded(amount.minorUnits, parts), amount.currencyCode);
