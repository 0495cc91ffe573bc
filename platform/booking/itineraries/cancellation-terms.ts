/**
 * The refund of canceling a booked stay now (CN-02, AD-04). The terms are the quoted ones: the share of the last deadline
 * that has not passed goes back to each part of the payment. An offer comes back whole or not at all; what of credit and
 * offers has expired meanwhile does not come back. Cancel for any reason has separate terms (exercise-terms.ts), and its premium
 * is no part of what the terms of the home refund.
 * offers has expired meanwhile does not come back. The deposit of a frozen price goes back like the card's part, to the card that
 * paid it; the rise that the price covered goes back to the platform, and no line of it is the traveler's.
 */
import { createHash } from 'node:crypto';
import type { components } from '../../../schema/platform.openapi';
import { type PlainDate, startOfDay } from '../../kernel/dates';
import { type BookingPayment, type RefundLine, sumOf } from '../purchase/booking-payment';
import type { BookedProtection } from '../purchase/protection';
import type { BookingState } from '../purchase/purchase.tables';
import { exerciseLines, withoutPremium } from './exercise-terms';

export interface CancellationQuestion {
  readonly bookingId: string;
  readonly state: BookingState;
  readonly checkIn: PlainDate;
  readonly policy: components['schemas']['CancellationPolicy']['policy'];
  readonly payments: readonly BookingPayment[];
  /** Cancel for any reason, when it was bought and can be used. */
  readonly protection: BookedProtection | null;
  /** The premium that is a part of the payments, usable or not. */
  readonly premiumMinor: number;
  /** The refund of a canceled stay, or of the attempt that is running. */
  readonly refunded: readonly RefundLine[];
  /** The amounts that have expired since and cannot be returned, in minor units; omitted kinds have lost nothing. */
  readonly expiredMinor: Readonly<Partial<Record<BookingPayment['kind'], number>>>;
  /** Attempts to cancel that were made before. */
  readonly attempts: number;
  /** The most that the provider refunds now, in percent. */
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
  /** Accepts these terms, and no others, for one attempt; null when the stay cannot be canceled here. */
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

export function cancellationTerms(question: CancellationQuestion): CancellationTerms {
  const { state, policy, expiredMinor, now } = question;
  const payments = withoutPremium(question.payments, question.premiumMinor);
  if (state === 'Canceled') return notHere('Canceled', question.refunded);
  if (state === 'Canceling') return notHere('CancellationPending', question.refunded);
  if (state !== 'Confirmed') return notHere('AgentReviewAndFulfillment');
  if (question.today >= question.checkIn) return notHere('PastCheckInDate');
  if (policy.Policy === 'Unknown') return notHere('ContactCustomerService');

  const deadline = policy.refunds?.find(({ until }) => new Date(until) > now);
  const percent = Math.min(deadline?.percent ?? 0, question.maxPercent);
  const lines = payments
    .map((part) => refundOf(part, percent, part.amountMinor - (expiredMinor[part.kind] ?? 0)))
    .filter(({ amountMinor }) => amountMinor > 0);
  return {
    outcome: outcomeOf(percent, sumOf(lines) < sumOf(payments)),
    lines,
    token: tokenOf(question, lines),
    validUntil: deadline ? new Date(deadline.until) : startOfDay(question.checkIn),
  };
}

/** The refund for using cancel for any reason now; null when it cannot be used. */
export function exerciseTerms(question: CancellationQuestion): AcceptableTerms | null {
  const { state, protection, payments, expiredMinor, now } = question;
  if (!protection || state !== 'Confirmed') return null;
  const validUntil = new Date(protection.exercisableUntil);
  if (validUntil <= now) return null;
  const lines = exerciseLines({ protection, payments, expiredMinor });
  return { lines, token: tokenOf(question, lines, 'CancelForAnyReason'), validUntil };
}

const tokenOf = (
  { bookingId, attempts }: CancellationQuestion,
  lines: readonly RefundLine[],
  ...uses: readonly 'CancelForAnyReason'[]
): string =>
  createHash('sha256')
    .update(JSON.stringify([bookingId, attempts, lines, ...uses]))
    .digest('base64url');

function outcomeOf(percent: number, losesAPart: boolean): CancellationTerms['outcome'] {
  if (percent === 0) return 'NonRefundable';
  if (percent < 100) return 'PartiallyRefundable';
  return losesAPart ? 'NonRefundablePartially' : 'FullyRefundable';
}

/** Rounded down: no refund exceeds the terms. */
const share = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

function refundOf(part: BookingPayment, percent: number, atMostMinor: number): RefundLine {
  const { kind, description } = part;
  if (kind === 'TravelWalletOffer') {
    return { kind, description, amountMinor: percent === 100 ? atMostMinor : 0 };
  }
  const amountMinor = Math.min(share(part.amountMinor, percent), atMostMinor);
  return kind === 'Rewards'
    ? { kind, description, amountMinor, hundredths: share(part.hundredths, percent), unit: part.unit }
    : { kind, description, amountMinor };
}
