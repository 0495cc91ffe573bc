/**
 * The message for a failed call (ER-01, ER-09, ER-14, ER-17): the code determines the message, the failed call determines the
 * tracking tag and the fallback. Used by both gateway and client.
 */
import { FAILURE_KINDS, type FailureCode } from './failure-codes';
import type { MessageKind, TrackingTag } from './message-kinds';
import { message, type MessageFacts, type UserMessage } from './messages';

/** The failed call: it determines the tracking tag (ER-14) and the fallback for failures without their own message. */
export type FailureStage =
  | 'SIGN_IN'
  | 'OPENID_SIGN_IN'
  | 'TRAVELERS'
  | 'HALF_SAVED_TRAVELER'
  | 'SCHEDULE_PRICE_QUOTE'
  | 'POLL_PRICE_QUOTE'
  | 'ADD_MAIN_GUEST'
  | 'PAYMENT_VERIFICATION'
  | 'ADD_CARD'
  | 'REWARDS_CONVERSION'
  | 'SCHEDULE_BOOK'
  | 'CONFIRMATION_DETAILS'
  | 'LISTING'
  | 'WISHLISTS'
  | 'CANCEL_TRIP'
  | 'TRIPS'
  | 'PRICE_FREEZE';

interface StageRow {
  readonly trackingTag: TrackingTag | null;
  /** Shown for a failure whose own message would be the default. */
  readonly fallback: MessageKind;
}

const STAGES: Readonly<Record<FailureStage, StageRow>> = {
  SIGN_IN: { trackingTag: null, fallback: 'SIGN_IN' },
  OPENID_SIGN_IN: { trackingTag: null, fallback: 'OPENID_SIGN_IN' },
  TRAVELERS: { trackingTag: null, fallback: 'TRAVELER' },
  HALF_SAVED_TRAVELER: { trackingTag: null, fallback: 'TRAVELER_HALF_SAVED' },
  SCHEDULE_PRICE_QUOTE: { trackingTag: 'schedule_price_quote_failed', fallback: 'DEFAULT' },
  POLL_PRICE_QUOTE: { trackingTag: 'poll_price_quote_failed', fallback: 'DEFAULT' },
  ADD_MAIN_GUEST: { trackingTag: 'add_main_guest_failed', fallback: 'TRAVELER' },
  PAYMENT_VERIFICATION: { trackingTag: 'payment_verification_failed', fallback: 'VERIFICATION' },
  ADD_CARD: { trackingTag: 'payment_verification_failed', fallback: 'ADD_CARD' },
  REWARDS_CONVERSION: { trackingTag: null, fallback: 'REDEMPTION' },
  SCHEDULE_BOOK: { trackingTag: 'schedule_book_failed', fallback: 'DEFAULT' },
  CONFIRMATION_DETAILS: { trackingTag: 'confirmation_details_failed', fallback: 'DEFAULT' },
  LISTING: { trackingTag: null, fallback: 'LISTING_MISSING' },
  WISHLISTS: { trackingTag: null, fallback: 'DEFAULT' },
  CANCEL_TRIP: { trackingTag: null, fallback: 'CANCELLATION_FAILED' },
  TRIPS: { trackingTag: null, fallback: 'TRIP_NOT_CHANGED' },
  PRICE_FREEZE: { trackingTag: null, fallback: 'PRICE_FREEZE_FAILED' },
};

export interface Failure {
  readonly code: FailureCode;
  readonly stage: FailureStage;
}

/** ER-14: the tag under which failures of a stage are tracked; null for stages without one. */
export const trackingTagOf = (stage: FailureStage): TrackingTag | null => STAGES[stage].trackingTag;

/** The message for a failure of a call. */
export const failureMessage = (failure: Failure, facts: MessageFacts): UserMessage =>
  message(failureKind(failure), trackingTagOf(failure.stage), facts);

/**
 * While a card is being verified, every failure except those of CVV or address shows the same message (ER-09); sign-ins have
 * their own messages. An invalid request is reported as such if no message of the stage says what to check.
 */
function failureKind({ code, stage }: Failure): MessageKind {
  const kind = FAILURE_KINDS[code];
  if (stage === 'SIGN_IN' || stage === 'OPENID_SIGN_IN') {
    return code === 'EXCESSIVE_USER_ACTIVITY' ? 'TOO_MANY_ATTEMPTS' : stage;
  }
  if (stage === 'PAYMENT_VERIFICATION' && kind !== 'CVV' && kind !== 'ADDRESS') return 'VERIFICATION';
  if (kind !== 'DEFAULT') return kind;
  const { fallback } = STAGES[stage];
  return code === 'INVALID_REQUEST' && fallback === 'DEFAULT' ? 'REQUEST_INVALID' : fallback;
}
