/**
 * How amounts of money read on a screen. Grouping and digits of en_US (FM-02), the currency's fixed symbol (PR-04).
 * A minus sign, not a hyphen, is before the symbol: −$5.00.
 */
import { CURRENCIES, minorUnitsPerUnit } from './currencies';
import { decimalText, divideRounded, groupThousands } from './decimal';
import { absoluteMoney, type Money, moneyText } from './money';

const withSymbol = ({ minorUnits, currencyCode }: Money, digits: string): string =>
  `${minorUnits < 0 ? '−' : ''}${CURRENCIES[currencyCode].symbol}${digits}`;

/** Every decimal of the currency: $1,234.50. For lines that have to add up. */
export const formatMoney = (amount: Money): string =>
  withSymbol(amount, groupThousands(moneyText(absoluteMoney(amount))));

/** PR-04: the amount in whole units, as shown. */
export const wholeUnits = ({ minorUnits, currencyCode }: Money): number =>
  divideRounded(minorUnits, minorUnitsPerUnit(currencyCode));

/** PR-04: rounded to whole units, $1,235. */
export function formatWholeMoney(amount: Money): string {
  const units = wholeUnits(amount);
  const shown = { ...amount, minorUnits: units };
  return withSymbol(shown, groupThousands(decimalText(Math.abs(units), 0)));
}

/** PD-06: every decimal, except a trailing '.00': $12, $12.50. */
export const formatTrimmedMoney = (amount: Money): string => formatMoney(amount).replace(/\.0+$/, '');

/** Header of the price dropdown (PR-07): USD 1,234.50. */
export const formatMoneyWithCode = (amount: Money): string =>
  `${amount.currencyCode} ${groupThousands(moneyText(amount))}`;
