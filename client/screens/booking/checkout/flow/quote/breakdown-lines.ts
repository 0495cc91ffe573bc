/** The lines of the breakdown: those of the quote if there is one, or else those that the home was shown with. */
import { linesDifference, rentBeforeDiscounts } from '#domain/listing/listing-price.ts';
import { addMoney, type Money, negateMoney } from '#domain/money/money.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import { CANCEL_FOR_ANY_REASON } from '#domain/protection/cancel-for-any-reason.ts';
import type { PriceLine } from '#domain/quote/price-lines.ts';
import { AGENT_FEE_LABEL } from '#domain/quote/quote-rules.ts';
import { formatNights } from '#domain/stay/stay-dates.ts';
import type { Quote } from '../checkout-state';
import type { Rate } from '../trip/trip-facts';

export interface BreakdownLine extends PriceLine {
  readonly description: string | null;
}

const line = (label: string, amount: Money, description: string | null = null): BreakdownLine => ({
  label,
  amount,
  description,
});

type PriceGroup = Quote['groupedItems'][number];

/** What is charged on top of the home has the same label before the quote, whatever the platform calls it. */
const CHARGES: Readonly<Partial<Record<PriceGroup['kind'], string>>> = {
  AGENT_FEE: AGENT_FEE_LABEL,
  PROTECTIONS: CANCEL_FOR_ANY_REASON,
};

/** A home is shown with its number of nights, and so is its quote. */
const groupLine = ({ kind, label, amount }: PriceGroup, nights: number): BreakdownLine =>
  line(kind === 'RENT' ? formatNights(nights) : (CHARGES[kind] ?? label), amount);

/** AD-16: the complimentary night has its own line before the other discounts. */
function discountLines({ complimentaryNight }: Quote, group: PriceGroup): BreakdownLine[] {
  const night = complimentaryNight?.amount;
  if (!complimentaryNight || !night || night.currencyCode !== group.amount.currencyCode) {
    return [line(group.label, group.amount)];
  }
  const others = addMoney(group.amount, night);
  return [
    line(complimentaryNight.title, negateMoney(night)),
    ...(others.minorUnits === 0 ? [] : [line(group.label, others)]),
  ];
}

/**
 * The lines that add up to the total (PR-18). The groups do; those of fees and taxes are replaced with the fees themselves, which
 * are more detailed. What is charged on top of the home is at the end, as before the quote.
 */
export function quotedLines(quote: Quote, nights: number): BreakdownLine[] {
  const { groupedItems, fees, payNowTotal } = quote;
  const isListed = ({ kind }: PriceGroup) => kind === 'FEES' || kind === 'TAXES';
  const isCharge = ({ kind }: PriceGroup) => kind in CHARGES;
  const others = groupedItems.filter((group) => !isListed(group) && !isCharge(group));
  const detailed = [
    ...others.flatMap((group) =>
      group.kind === 'DISCOUNTS' ? discountLines(quote, group) : [groupLine(group, nights)],
    ),
    ...fees.map(({ label, amount, description }) => line(label, amount, description)),
    ...groupedItems.filter(isCharge).map((group) => groupLine(group, nights)),
  ];
  return addsUp(detailed, payNowTotal.fiat)
    ? detailed
    : groupedItems.map((group) => groupLine(group, nights));
}

const addsUp = (lines: readonly BreakdownLine[], total: Money): boolean =>
  linesDifference(
    lines.map(({ amount }) => amount),
    total,
  ) === null;

export const shownLines = ({ nights, rentTotal, discounts, fees, taxes }: Rate): BreakdownLine[] => [
  line(
    formatNights(nights),
    rentBeforeDiscounts(
      rentTotal.fiat,
      discounts.map(({ amount }) => amount),
    ),
  ),
  ...discounts.map(({ label, amount }) => line(label, negateMoney(amount))),
  ...[...fees, ...taxes].map(({ label, amount, description }) => line(label, amount, description)),
];

/** PR-10: how the total is paid; the total itself is above. */
export const paymentLines = ({ lines }: PaymentPlan): PaymentPlan['lines'] =>
  lines.filter(({ kind }) => kind !== 'TOTAL');
