/**
 * What keeps a stay from being booked, as text for the traveler with the place to fix it (BK-16). The specification's texts for a
 * missing token, quote or guest (BK-01 to BK-03) are errors of the call; the texts here say what the traveler can do, and only
 * about the cause of the rest.
 */
import type { BookingBlocker, BookingBlockerCode } from '#domain/booking/booking-readiness.ts';
import type { CheckoutStepId } from '#domain/booking/checkout-steps.ts';

interface Cure {
  /** The place to fix it; `PRICE` requests the price again, wherever the traveler is. */
  readonly place: CheckoutStepId | 'PRICE';
  /** Replaces the blocker's own text. */
  readonly text?: string;
  /** The blocker that causes it, which is shown instead. */
  readonly follows?: readonly BookingBlockerCode[];
}

const BEFORE_QUOTE = ['TRAVELER_MISSING', 'CONTACT_MISSING', 'PRICE_CALL_IN_PROGRESS'] as const;
const WITHOUT_QUOTE = [...BEFORE_QUOTE, 'SESSION_MISSING', 'QUOTE_MISSING'] as const;

const CURES: Readonly<Record<BookingBlockerCode, Cure>> = {
  TRAVELER_MISSING: { place: 'TRAVELER' },
  CONTACT_MISSING: { place: 'CONTACT' },
  PRICE_CALL_IN_PROGRESS: { place: 'REVIEW' },
  SESSION_MISSING: { place: 'PRICE', text: 'Fetch the price again to continue', follows: BEFORE_QUOTE },
  QUOTE_MISSING: {
    place: 'PRICE',
    text: 'Fetch the price again to continue',
    follows: [...BEFORE_QUOTE, 'SESSION_MISSING'],
  },
  PRICE_DIFFERENCE_UNACKNOWLEDGED: { place: 'REVIEW' },
  TERMS_UNACKNOWLEDGED: { place: 'REVIEW' },
  MAIN_GUEST_MISSING: {
    place: 'CONTACT',
    text: 'Confirm the contact information to reserve the stay for this traveler',
    follows: [...WITHOUT_QUOTE, 'PRICE_DIFFERENCE_UNACKNOWLEDGED', 'TERMS_UNACKNOWLEDGED'],
  },
  CARD_MISSING: { place: 'PAYMENT', follows: WITHOUT_QUOTE },
  PAYMENT_INVALID: { place: 'PAYMENT' },
  OUT_OF_POLICY_REASON_MISSING: { place: 'CONTACT' },
  APPROVAL_REASON_MISSING: { place: 'CONTACT' },
};

export interface MissingLine {
  readonly code: BookingBlockerCode;
  readonly text: string;
  readonly place: Cure['place'];
}

export function missingLines(blockers: readonly BookingBlocker[]): MissingLine[] {
  const codes = blockers.map(({ code }) => code);
  return blockers
    .filter(({ code }) => !CURES[code].follows?.some((cause) => codes.includes(cause)))
    .map(({ code, message }) => ({ code, text: CURES[code].text ?? message, place: CURES[code].place }));
}
