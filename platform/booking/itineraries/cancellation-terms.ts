/**
 * The refund for canceling a booked stay now (CN-02, AD-04). The terms are the quoted ones: the share of the last deadline that has
 * not passed is refunded, to the parts of the payment in proportion and to the cent. An offer is returned whole or not at all; credit
 * and offers that have expired are not returned. Cancel for any reason has separate terms (exercise-terms.ts), and its premium is not
 * refunded by the terms of the home, nor is the fee of an agent in any way of canceling. The deposit of a frozen price is refunded like the card's part, to the card that paid it; the
 * price rise that it covered is returned to the platform, not to the traveler.
 */
import { createHash } from 'node:crypto';
import type { components } from '#schema/platform.openapi.ts';
import { type PlainDate, startOfDay } from '../../kernel/dates';
import { type BookingPayment, type RefundLine, refundedToTraveler, sumOf } from '../purchase/booking-payment';
import type { BookedProtection } from '../purchase/protection';
import type { BookingState } from '../purchase/purchase.tables';
import { exerciseLines, proportional, withoutExtras } from './exercise-terms';

export interface CancellationFacts {
  readonly bookingId: string;
  readonly state: BookingState;
  readonly checkIn: PlainDate;
  readonly policy: components['schemas']['CancellationPolicy']['policy'];
  readonly payments: readonly BookingPayment[];
  /** Cancel for any reason, if it was bought and can be used. */
  readonly protection: BookedProtection | null;
  /** The premium, usable or not, and the agent's fee that are part of the payments. */
  readonly extrasMinor: number;
  /** The refund of a canceled stay, or of the running attempt. */
  readonly refunded: readonly RefundLine[];
  /** The amounts that have expired since and cannot be returned, in minor units; omitted kinds have lost nothing. */
  readonly expiredMinor: Readonly<Partial<Record<BookingPayment['kind'], number>>>;
  /** The number of earlier attempts to cancel. */
  readonly attempts: number;
  /** The highest refund that the provider currently grants, in percent. */
  readonly maxPercent: number;
  readonly today: PlainDate;
  readonly now: Date;
}

export interface CancellationTerms {
  readonly outcome:
    | 'FullyRefundable'
    | 'PartiallyRefundable'
    | 'NonRefundable'
    | 'NonRefundablePartially'
    | 'AgentReviewAndFulfillment'
    | 'PastCheckInDate'
    | 'Canceled'
    | 'CancellationPending'
    | 'ContactCustomerService';
  readonly lines: readonly RefundLine[];
  /** Accepts exactly these terms, for one attempt; null when the stay cannot be canceled here. */
  readonly token: string | null;
  /** When the terms change. */
  readonly validUntil: Date | null;
}

/** Terms that can be accepted. */
export interface AcceptableTerms {
  readonly lines: readonly RefundLine[];
  readonly token: string;
  readonly validUntil: Date;
}

const notHere = (
  outcome: CancellationTerms['outcome'],
  lines: readonly RefundLine[] = [],
): CancellationTerms => ({ outcome, lines, token: null, validUntil: null });

export function cancellationTerms(facts: CancellationFacts): CancellationTerms {
  const { state, policy, expiredMinor, now } = facts;
  const payments = withoutExtras(facts.payments, facts.extrasMinor);
  if (state === 'Canceled') return notHere('Canceled', facts.refunded);
  if (state === 'Canceling') return notHere('CancellationPending', facts.refunded);
  if (state !== 'Confirmed') return notHere('AgentReviewAndFulfillment');
  if (facts.today >= facts.checkIn) return notHere('PastCheckInDate');
  if (policy.Policy === 'Unknown') return notHere('ContactCustomerService');

  const deadline = policy.refunds?.find(({ until }) => new Date(until) > now);
  const percent = Math.min(deadline?.percent ?? 0, facts.maxPercent);
  const lines = refundShares(payments, percent)
    .map(({ part, amountMinor }) => {
      const atMostMinor = part.amountMinor - (expiredMinor[part.kind] ?? 0);
      return refundOf(part, percent, Math.min(amountMinor, atMostMinor));
    })
    .filter(({ amountMinor }) => amountMinor > 0);
  return {
    outcome: outcomeOf(percent, sumOf(refundedToTraveler(lines)), sumOf(refundedToTraveler(payments))),
    lines,
    token: tokenOf(facts, lines),
    validUntil: deadline ? new Date(deadline.until) : startOfDay(facts.checkIn),
  };
}

/** The refund for using cancel for any reason now; null when it cannot be used. */
export function exerciseTerms(facts: CancellationFacts): AcceptableTerms | null {
  const { state, protection, payments, extrasMinor, expiredMinor, now } = facts;
  if (!protection || state !== 'Confirmed') return null;
  const validUntil = new Date(protection.exercisableUntil);
  if (validUntil <= now) return null;
  const lines = exerciseLines({ protection, payments, extrasMinor, expiredMinor });
  return { lines, token: tokenOf(facts, lines, 'CancelForAnyReason'), validUntil };
}

const tokenOf = (
  { bookingId, attempts }: CancellationFacts,
  lines: readonly RefundLine[],
  ...uses: readonly 'CancelForAnyReason'[]
): string =>
  createHash('sha256')
    .update(JSON.stringify([bookingId, attempts, lines, ...uses]))
    .digest('base64url');

function outcomeOf(percent: number, refundMinor: number, paidMinor: number): CancellationTerms['outcome'] {
  if (refundMinor === 0) return 'NonRefundable';
  if (percent < 100) return 'PartiallyRefundable';
  return refundMinor < paidMinor ? 'NonRefundablePartially' : 'FullyRefundable';
}

const BILLION = 1e9;

/** Rounded down: no refund exceeds the terms. In whole billionths of a percent, because a product of decimals can be below its value. */
export const share = (amount: number, percent: number): number =>
  Number((BigInt(amount) * BigInt(Math.round(percent * BILLION))) / BigInt(100 * BILLION));

/** An offer is refunded whole or not at all; the other parts share the rest, so that it is rounded once. */
function refundShares(payments: readonly BookingPayment[], percent: number) {
  const shared = payments.filter(({ kind }) => kind !== 'TravelWalletOffer');
  const shares = proportional(share(sumOf(shared), percent), shared);
  const amounts = new Map(shares.map(({ part, amountMinor }) => [part, amountMinor]));
  return payments.map((part) => ({
    part,
    amountMinor: amounts.get(part) ?? (percent === 100 ? part.amountMinor : 0),
  }));
}

function refundOf(part: BookingPayment, percent: number, amountMinor: number): RefundLine {
  const { kind, description } = part;
  return kind === 'Rewards'
    ? { kind, description, amountMinor, hundredths: share(part.hundredths, percent), unit: part.unit }
    : { kind, description, amountMinor };
}
