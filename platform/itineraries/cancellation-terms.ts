/**
 * What cancelling a booked stay gives back now (CN-02). The terms are the quoted ones: the share of the last deadline
 * that has not passed goes back to each part of the payment. An offer comes back whole or not at all; credit and offers
 * that have expired meanwhile do not come back.
 */
import { createHash } from 'node:crypto';
import type { components } from '../../schema/platform.openapi';
import { type PlainDate, startOfDay } from '../dates';
import type { BookingPayment, RefundLine } from '../purchase/booking-payment';
import type { BookingState } from '../purchase/purchase.tables';

export interface CancellationQuestion {
  readonly bookingId: string;
  readonly state: BookingState;
  readonly checkIn: PlainDate;
  readonly policy: components['schemas']['CancellationPolicy']['policy'];
  readonly payments: readonly BookingPayment[];
  /** What was given back when the stay was cancelled before. */
  readonly refunded: readonly RefundLine[];
  /** Kinds of payment that have expired since and would be lost. */
  readonly expired: ReadonlySet<BookingPayment['kind']>;
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
    | 'ContactCustomerService';
  readonly lines: readonly RefundLine[];
  /** Accepting these terms, and no others; null when the stay cannot be cancelled here. */
  readonly token: string | null;
  /** When the terms change. */
  readonly validUntil: Date | null;
}

const notHere = (
  outcome: CancellationTerms['outcome'],
  lines: readonly RefundLine[] = [],
): CancellationTerms => ({ outcome, lines, token: null, validUntil: null });

export function cancellationTerms(question: CancellationQuestion): CancellationTerms {
  const { state, policy, payments, expired, now } = question;
  if (state === 'Canceled' || state === 'Canceling') return notHere('Canceled', question.refunded);
  if (state !== 'Confirmed') return notHere('AgentReviewAndFulfillment');
  if (question.today >= question.checkIn) return notHere('PastCheckInDate');
  if (policy.Policy === 'Unknown') return notHere('ContactCustomerService');

  const deadline = policy.refunds?.find(({ until }) => new Date(until) > now);
  const percent = deadline?.percent ?? 0;
  const lines = payments
    .filter(({ kind }) => !expired.has(kind))
    .map((part) => refundOf(part, percent))
    .filter(({ amountMinor }) => amountMinor > 0);
  return {
    outcome: outcomeOf(percent, lines.length < payments.length),
    lines,
    token: createHash('sha256')
      .update(JSON.stringify([question.bookingId, lines]))
      .digest('base64url'),
    validUntil: deadline ? new Date(deadline.until) : startOfDay(question.checkIn),
  };
}

function outcomeOf(percent: number, losesAPart: boolean): CancellationTerms['outcome'] {
  if (percent === 0) return 'NonRefundable';
  if (percent < 100) return 'PartiallyRefundable';
  return losesAPart ? 'NonRefundablePartially' : 'FullyRefundable';
}

/** Rounded down: nobody is given back more than the terms say. */
const share = (amount: number, percent: number): number => Math.floor((amount * percent) / 100);

function refundOf(part: BookingPayment, percent: number): RefundLine {
  const { kind, description } = part;
  if (kind === 'TravelWalletOffer') {
    return { kind, description, amountMinor: percent === 100 ? part.amountMinor : 0 };
  }
  const amountMinor = share(part.amountMinor, percent);
  return kind === 'Rewards'
    ? { kind, description, amountMinor, hundredths: share(part.hundredths, percent), unit: part.unit }
    : { kind, description, amountMinor };
}
