/**
 * Maps amounts from REST to the graph. REST decimals are parsed once, by domain/money/money and domain/money/points; one that
 * cannot be read is null here and never 0.
 */
import { CURRENCIES, type CurrencyCode } from '#domain/money/currencies.ts';
import { decimalText } from '#domain/money/decimal.ts';
import { type Money as ExactMoney, moneyText, parseMoney } from '#domain/money/money.ts';
import { parsePoints, type Points } from '#domain/money/points.ts';
import { remembered } from '#domain/remembered.ts';
import { requestError } from '../../errors';
import type { Money, MoneyInput, Price, RewardsAmount } from '../../generated/graph';
import type { Wire } from '../../rest/wire';

export function exactMoney(
  wire: Pick<Wire<'Fiat'>, 'value' | 'currencyCode'> | undefined,
): ExactMoney | null {
  const amount = parseMoney(wire?.value, wire?.currencyCode);
  return amount.ok ? amount.value : null;
}

/** An amount of the wallet: credits and offers name their currency `currency`. */
export const exactCredit = (wire: Wire<'CreditAmount'> | undefined): ExactMoney | null =>
  exactMoney(wire && { value: wire.amount, currencyCode: wire.currency });

/** Memoized: the same amounts recur from night to night and from home to home. */
const amountsIn = remembered((currencyCode: CurrencyCode) =>
  remembered((minorUnits: number): Money =>
    Object.freeze({
      minorUnits,
      value: moneyText({ minorUnits, currencyCode }),
      currencyCode,
      currencySymbol: CURRENCIES[currencyCode].symbol,
    }),
  ),
);

export const graphMoney = ({ minorUnits, currencyCode }: ExactMoney): Money =>
  amountsIn(currencyCode)(minorUnits);

export function moneyOf(wire: Wire<'Fiat'> | undefined): Money | null {
  const amount = exactMoney(wire);
  return amount && graphMoney(amount);
}

export function exactPoints(wire: Wire<'RewardsAmount'>): Points | null {
  const amount = parsePoints(wire.value, wire.currency);
  return amount.ok ? amount.value : null;
}

export const rewardsAmount = (accountReferenceId: string, amount: Points): RewardsAmount => ({
  accountReferenceId,
  value: decimalText(amount.hundredths, 2),
  currency: amount.currency,
});

/** Rewards that cannot be read are left out: their account has no equivalent for this price. */
function rewardsAmounts(wire: Wire<'Price'>['rewards'] = {}): RewardsAmount[] {
  const amounts: RewardsAmount[] = [];
  for (const [accountReferenceId, each] of Object.entries(wire)) {
    const amount = exactPoints(each);
    if (amount) amounts.push(rewardsAmount(accountReferenceId, amount));
  }
  return amounts;
}

/** A price; null when its amount in money cannot be read. */
export function priceOf(wire: Pick<Wire<'QuotedTotal'>, 'fiat' | 'rewards'> | undefined): Price | null {
  const amount = moneyOf(wire?.fiat);
  return amount && { fiat: amount, rewards: rewardsAmounts(wire?.rewards) };
}

/** An amount from an argument; more decimals than the currency has are refused, not rounded. */
export function moneyFromInput({ value, currencyCode }: MoneyInput): ExactMoney {
  const amount = parseMoney(value, currencyCode);
  const { exponent } = CURRENCIES[currencyCode];
  const decimals = value.split('.')[1]?.length ?? 0;
  if (decimals > exponent) {
    throw requestError('BAD_USER_INPUT', `An amount of ${currencyCode} has at most ${exponent} decimals.`);
  }
  if (!amount.ok) throw requestError('BAD_USER_INPUT', `The amount of ${currencyCode} is too large.`);
  return amount.value;
}

/** Rewards from an argument, with at most two decimals. */
export function pointsFromInput(value: string, currency: string): Points {
  const amount = parsePoints(value, currency);
  if ((value.split('.')[1]?.length ?? 0) > 2) {
    throw requestError('BAD_USER_INPUT', 'An amount of rewards has at most two decimals.');
  }
  if (!amount.ok) throw requestError('BAD_USER_INPUT', 'The amount of rewards is too large.');
  return amount.value;
}
