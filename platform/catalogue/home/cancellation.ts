import type { CancellationRules } from '../cancellation-rules.types';
import type { PaymentRules } from '../catalogue.types';
import type { Random } from '../random';

const FULL = 10_000;
const HALF = 5_000;

const fully = (days: number): CancellationRules => ({
  policy: 'FullyRefundable',
  primaryText: `Free cancellation until ${days} days before check-in`,
  secondaryText: `Cancel up to ${days} days before check-in for a full refund. After that the stay is not refunded.`,
  deadlines: [{ daysBeforeCheckIn: days, refundBasisPoints: FULL }],
});

const partially = (fullDays: number, halfDays: number): CancellationRules => ({
  policy: 'PartiallyRefundable',
  primaryText: `Full refund until ${fullDays} days before check-in, 50% until ${halfDays} days`,
  secondaryText: `Cancel up to ${fullDays} days before check-in for a full refund and up to ${halfDays} days before for half. Later cancellations are not refunded.`,
  deadlines: [
    { daysBeforeCheckIn: fullDays, refundBasisPoints: FULL },
    { daysBeforeCheckIn: halfDays, refundBasisPoints: HALF },
  ],
});

export const NON_REFUNDABLE: CancellationRules = {
  policy: 'NonRefundable',
  primaryText: 'Non-refundable',
  secondaryText: 'The price of this stay is not refunded if you cancel, change the dates or do not arrive.',
  deadlines: [],
};

export const HALF_REFUNDABLE: CancellationRules = {
  policy: 'PartiallyRefundable',
  primaryText: '50% refund until 2 days before check-in',
  secondaryText: 'Cancel up to 2 days before check-in for half. Later cancellations are not refunded.',
  deadlines: [{ daysBeforeCheckIn: 2, refundBasisPoints: HALF }],
};

/** Policies that the provider does not classify; some have no text at all. */
const UNKNOWN: CancellationRules[] = [
  {
    policy: 'Unknown',
    primaryText: 'Cancellation terms are set by the host',
    secondaryText: 'Ask the host about the cancellation terms before you book.',
    deadlines: [],
  },
  { policy: 'Unknown', primaryText: '', secondaryText: null, deadlines: [] },
];

/** The screens fall back to their own 'Free cancellation' text if the provider sends none. */
const FULLY_WITHOUT_TEXT: CancellationRules = { ...fully(5), primaryText: '', secondaryText: null };

const PARTIALLY = [partially(14, 7), partially(30, 14), partially(60, 30), partially(7, 2)];

export function cancellationOf(random: Random): CancellationRules {
  const roll = random.next();
  if (roll < 0.04) return FULLY_WITHOUT_TEXT;
  if (roll < 0.48) return fully(random.pick([2, 3, 5, 7, 14, 14, 30]));
  if (roll < 0.82) return random.pick(PARTIALLY);
  if (roll < 0.93) return NON_REFUNDABLE;
  return random.pick(UNKNOWN);
}

const IN_FULL = 'Full payment is due at the time of booking.';
const CARD_ON_FILE =
  'If you cause damage to the property or incur incidental fees, your card may be charged.';

/**
 * A quote's pay-now total is compared with the total that the traveler saw (PD-01), so every home is paid at booking; a home paid
 * in installments would always look cheaper than it is.
 */
export function paymentOf(random: Random): PaymentRules {
  const clauses = [IN_FULL];
  if (random.chance(0.7)) clauses.push(CARD_ON_FILE);
  if (random.chance(0.2))
    clauses.push('Local taxes are included in the total and paid to the town by the host.');
  return { schedule: [{ due: 'AtBooking', basisPoints: FULL }], clauses };
}
