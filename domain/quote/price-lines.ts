/**
 * A price change line by line: what each part cost when the traveler saw it and what it costs now (PD-04, PD-05, PR-18). The
 * requirements cover only the sum.
 */
import { type Money, subtractMoney, sumMoney, zeroMoney } from '../money/money';

export interface PriceLine {
  readonly label: string;
  /** Negative for a deduction. */
  readonly amount: Money;
}

export interface PriceInLines {
  readonly lines: readonly PriceLine[];
  readonly total: Money;
}

export interface PriceLineChange {
  readonly label: string;
  /** Zero for a line that is new. */
  readonly seen: Money;
  /** Zero for a removed line. */
  readonly quoted: Money;
  readonly change: Money;
}

/** A home lists its discounts individually, a quote as one sum. */
const DISCOUNTS = 'Discounts';
/** The part of a total that its lines do not explain, so that the listed changes always add up to the whole difference. */
const REST = 'Other charges';

/** The lines that changed, those of the quote first; together they are the difference of the totals. */
export function priceLineChanges(seen: PriceInLines, quoted: PriceInLines): PriceLineChange[] {
  const { currencyCode } = quoted.total;
  if (seen.total.currencyCode !== currencyCode) return [];
  const before = amountsByLabel(seen);
  const now = amountsByLabel(quoted);
  const none = zeroMoney(currencyCode);
  return [...new Set([...now.keys(), ...before.keys()])]
    .map((label) => ({ label, seen: before.get(label) ?? none, quoted: now.get(label) ?? none }))
    .map((line) => ({ ...line, change: subtractMoney(line.quoted, line.seen) }))
    .filter(({ change }) => change.minorUnits !== 0);
}

function amountsByLabel({ lines, total }: PriceInLines): ReadonlyMap<string, Money> {
  const { currencyCode } = total;
  const amounts = new Map<string, Money>();
  const add = (label: string, amount: Money) =>
    amounts.set(label, sumMoney([amounts.get(label) ?? zeroMoney(currencyCode), amount], currencyCode));
  for (const { label, amount } of lines) add(amount.minorUnits < 0 ? DISCOUNTS : label, amount);
  const listed = sumMoney(
    lines.map(({ amount }) => amount),
    currencyCode,
  );
  add(REST, subtractMoney(total, listed));
  return amounts;
}
