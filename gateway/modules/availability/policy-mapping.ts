/** Cancellation and payment terms of a rate or a quote. */
import {
  cancellationKind,
  cancellationText,
  showsFreeCancellationBadge,
} from '#domain/listing/cancellation-policy.ts';
import { DEFAULT_PAYMENT_POLICY } from '#domain/listing/listing-price.ts';
import { plainText, plainTextOf } from '#domain/plain-text.ts';
import { formatStayDate } from '#domain/stay/stay-dates.ts';
import { termsDigest } from '#domain/quote/terms-digest.ts';
import type {
  CancellationPolicy,
  PaymentPolicy,
  PaymentScheduleEntry,
  RefundStep,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { moneyOf } from '../money/money-mapping';

export function cancellationPolicyOf({ policy }: Wire<'CancellationPolicy'>): CancellationPolicy {
  const kind = cancellationKind(policy.Policy);
  return {
    kind,
    primaryText: cancellationText(kind, plainTextOf(policy.primaryText)),
    secondaryText: plainTextOf(policy.secondaryText),
    showsFreeCancellationBadge: showsFreeCancellationBadge(kind),
    refundSteps: refundStepsOf({ policy }),
  };
}

/** Null if the platform does not provide them. */
export const refundStepsOf = ({ policy }: Wire<'CancellationPolicy'>): RefundStep[] | null =>
  policy.refunds ? [...policy.refunds] : null;

/** PR-12, FM-09: in the platform's order; without later payments, everything is due at booking. */
export function paymentPolicyOf({ schedule, clauses }: Wire<'PaymentPolicy'>): PaymentPolicy {
  const hasLaterPayments = schedule.some(({ dueDate }) => dueDate !== undefined);
  return {
    text: hasLaterPayments
      ? schedule.map(({ description }) => plainText(description)).join(', ')
      : DEFAULT_PAYMENT_POLICY,
    schedule: schedule.map(scheduleEntryOf),
    clauses: clauses.map(plainText).filter(Boolean),
  };
}

const scheduleEntryOf = ({
  description,
  amount,
  dueDate,
}: Wire<'PaymentPolicy'>['schedule'][number]): PaymentScheduleEntry => ({
  due: [plainText(description), dueDate && formatStayDate(dueDate)].filter(Boolean).join(', '),
  amount: moneyOf(amount.fiat),
});

/** The digest of both: equal for a listing and its quote while the terms are the same. */
export const termsDigestOf = (
  { policy }: Wire<'CancellationPolicy'>,
  { schedule, clauses }: Wire<'PaymentPolicy'>,
): string =>
  termsDigest({
    cancellation: { ...policy, kind: cancellationKind(policy.Policy) },
    payment: { schedule, clauses },
  });
