/**
 * Rewards amounts: miles, points or cash back, with 2 decimals (SP-12). Not money: never summed with it.
 * Display RW-17; wallet conversion RW-20.
 */
import { type CurrencyCode, isCurrencyCode, minorUnitsPerUnit } from './currencies';
import { decimalText, type DecimalRefusal, groupThousands, parseDecimal, scaleRounded } from './decimal';
import { CurrencyMismatch, type Money, money } from './money';
import { formatMoney } from './money-format';
import { type Parsed, parsed, refused } from '../parsed';

export interface Points {
  /** Integer hundredths of a point. */
  readonly hundredths: number;
  /** The reward currency of the account, for example 'Miles' or 'USD' (cash back). */
  readonly currency: string;
}

export type PointsRefusal = DecimalRefusal | 'UNKNOWN_CURRENCY';

/** Points that a currency unit of wallet credit is worth (RW-20). */
export const POINTS_PER_CURRENCY_UNIT = 100;

const HUNDREDTHS = 100;

export function points(hundredths: number, currency: string): Points {
  if (!Number.isSafeInteger(hundredths))
    throw new RangeError(`Not a whole number of hundredths: ${hundredths}`);
  return { hundredths: hundredths === 0 ? 0 : hundredths, currency };
}

export function parsePoints(value: unknown, currency: unknown): Parsed<Points, PointsRefusal> {
  if (typeof currency !== 'string' || currency.trim() === '') return refused('UNKNOWN_CURRENCY');
  const hundredths = parseDecimal(value, 2);
  return hundredths.ok ? parsed(points(hundredths.value, currency)) : hundredths;
}

/** The currency of cash-back rewards: an ISO currency code, or dollars for a name that says cash; null for points. */
function cashCurrency(currency: string): CurrencyCode | null {
  const code = currency.trim().toUpperCase();
  if (isCurrencyCode(code)) return code;
  return /^(CASH|DOLLARS?|CASH ?BACK)$/.test(code) ? 'USD' : null;
}

/** Whether rewards of this currency are money rather than points. */
export const isCashRewards = (currency: string): boolean => cashCurrency(currency) !== null;

function assertSameCurrency(left: Points, right: Points): void {
  if (left.currency !== right.currency) throw new CurrencyMismatch(left.currency, right.currency);
}

export function comparePoints(left: Points, right: Points): number {
  assertSameCurrency(left, right);
  return left.hundredths - right.hundredths;
}

export const minPoints = (left: Points, right: Points): Points =>
  comparePoints(left, right) <= 0 ? left : right;

/** The amount as a JSON number with at most 2 decimals, for REST bodies (SP-12). */
export const pointsNumber = ({ hundredths }: Points): number => Number(decimalText(hundredths, 2));

/** RW-20: 100 points per currency unit of money, cash rewards 1 to 1. */
export function pointsForMoney(amount: Money, currency: string): Points {
  const perUnit = isCashRewards(currency) ? 1 : POINTS_PER_CURRENCY_UNIT;
  const hundredths = scaleRounded(
    amount.minorUnits,
    perUnit * HUNDREDTHS,
    minorUnitsPerUnit(amount.currencyCode),
  );
  return points(hundredths, currency);
}

/** RW-17: cash shows as money of its currency ($12.30), every other reward rounds up to a whole number (12,346). */
export function formatPoints({ hundredths, currency }: Points): string {
  const cash = cashCurrency(currency);
  if (cash) return formatMoney(money(scaleRounded(hundredths, minorUnitsPerUnit(cash), HUNDREDTHS), cash));
  return groupThousands(decimalText(Math.ceil(hundredths / HUNDREDTHS) || 0, 0));
}

/** RW-17: the amount that an entered one stands for: the whole number that a balance is shown as is all of the balance. */
export function enteredOfBalance(entered: Points, balance: Points): Points {
  assertSameCurrency(entered, balance);
  const isShownBalance = !isCashRewards(balance.currency) && entered.hundredths === shownHundredths(balance);
  return isShownBalance ? balance : entered;
}

const shownHundredths = ({ hundredths }: Points): number => Math.ceil(hundredths / HUNDREDTHS) * HUNDREDTHS;

/** A formatted amount with its unit where the unit is not a currency's symbol: '12,346 Miles', '$12.30'. */
export const withUnit = (formatted: string, currency: string, unit: string): string =>
  isCashRewards(currency) ? formatted : `${formatted} ${unit}`;

/** An amount as travelers read it, with the unit of its account. */
export const formatPointsWithUnit = (amount: Points, unit: string = amount.currency): string =>
  withUnit(formatPoints(amount), amount.currency, unit);
