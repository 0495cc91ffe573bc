import type { FAILURE_KINDS, FailureCode } from '#domain/failures/failure-codes.ts';

interface Advice {
  /** The program's reaction. */
  readonly action: string;
  /** Whether the same request may be sent again. */
  readonly retry: string;
}

const NO = 'no';

type FailureKind = (typeof FAILURE_KINDS)[FailureCode];

const NEW_QUOTE: Advice = {
  action: 'Request a new quote, or choose another home.',
  retry: 'with a new quote',
};
/** A booking that has failed has used up its quote. */
const AFTER_BOOKING = 'after a failed booking, with a new quote, too';
const OTHER_CARD: Advice = {
  action: 'Let the traveler choose another card.',
  retry: `with another card; ${AFTER_BOOKING}`,
};
const CORRECTION = `with the correction; ${AFTER_BOOKING}`;

/** The reaction to failures that are data, by kind of message. */
export const FAILURE_ADVICE: Readonly<Record<FailureKind, Advice>> = {
  DEFAULT: NEW_QUOTE,
  NOT_AVAILABLE: { action: 'Let the traveler choose other dates or another home.', retry: NO },
  CARD_NOT_PROCESSED: OTHER_CARD,
  CARD_DECLINED: OTHER_CARD,
  CVV: { action: 'Let the traveler correct the security code.', retry: CORRECTION },
  ADDRESS: { action: 'Let the traveler correct zip code and country.', retry: CORRECTION },
  FRAUD: { action: "Send the traveler to the card issuer's support.", retry: NO },
  TRAVELER: {
    action: 'Let the traveler correct the guest; `inputErrors` names the fields.',
    retry: CORRECTION,
  },
  REDEMPTION: { action: 'Pay without rewards, or try later.', retry: `yes; ${AFTER_BOOKING}` },
  PRICE_CHANGED: {
    action: 'Show the new price, and send it as `acceptedTotal` when the traveler accepts it.',
    retry: 'with the accepted price',
  },
  TERMS_CHANGED: {
    action: 'Show the new terms, and send their digest when the traveler accepts them.',
    retry: 'with the accepted terms',
  },
  AMOUNT_DUE_CHANGED: {
    action: 'Show the plan in the answer, and send its `amountDue` when the traveler accepts it.',
    retry: 'with the accepted amount',
  },
  STILL_PROCESSING: {
    action: 'Follow the booking with `untilKnown`, or look at `trips`. It may still succeed.',
    retry: NO,
  },
  ALREADY_REQUESTED: {
    action: 'Look at `trips` or `frozenPrices`: the first request with this key counts.',
    retry: NO,
  },
  CARD_NOT_FROM_ISSUER: {
    action: 'Use a card that belongs to one of the rewards accounts.',
    retry: 'with another card',
  },
  LISTING_MISSING: { action: 'Search again: the home is not offered any more.', retry: NO },
  WISHLIST_MISSING: { action: 'Read the wishlists again.', retry: NO },
  WISHLISTS_FULL: { action: 'Let the traveler remove homes from wishlists.', retry: 'after a removal' },
  WISHLIST_NAME_INVALID: { action: 'Let the traveler choose another name.', retry: 'with another name' },
  WISHLIST_NAME_TAKEN: { action: 'Let the traveler choose another name.', retry: 'with another name' },
  CANCELLATION_FAILED: {
    action: 'Quote the cancellation again, and let the traveler try again. The stay is still booked.',
    retry: 'with a new key and the token of a new quote',
  },
  CANCELLATION_BY_SUPPORT: { action: 'Send the traveler to customer support.', retry: NO },
  CANCELLATION_TERMS_CHANGED: {
    action: 'Show the new refund, and send the token of its quote when the traveler accepts it.',
    retry: 'with a new key and the token of the new quote',
  },
  ADD_ON_NOT_AVAILABLE: {
    action: 'Let the traveler decide on the options again.',
    retry: 'with another protection, or none',
  },
  PROTECTION_REFUND_FAILED: {
    action: 'Quote the cancellation again, and show both refunds. The stay is still booked.',
    retry: 'with a new key and the token of a new quote',
  },
  ALREADY_CANCELED: { action: 'Read `trip(id)`, or follow `cancellationStatus`.', retry: NO },
  TRIP_MISSING: { action: 'Read `trips` again.', retry: NO },
  CUSTOMER_MISSING: { action: 'Search for the customer again.', retry: NO },
  CONFIRMATION_UNAVAILABLE: {
    action: 'Read the `state` of the trip; only `CONFIRMED` has a confirmation.',
    retry: NO,
  },
  PRICE_FREEZE_FAILED: {
    action: 'Read the offer again, and show `PriceNotFrozen.options` where there are some.',
    retry: 'with a new key',
  },
  PRICE_FREEZE_UNUSABLE: { action: 'Read `FrozenPrice.exercise`, which says why.', retry: NO },
  CONFIRMATION_SENT_TOO_OFTEN: { action: 'Wait a minute, or a day.', retry: 'after that time' },
  TRIP_NOT_WATCHABLE: {
    action: 'Read `trip(id)` again: only a `timeState` of `FUTURE` is watched.',
    retry: NO,
  },
  BUSINESS_TERMS_CHANGED: { action: 'Read `businessTerms` again.', retry: NO },
  ONBOARDING_STEP_UNAVAILABLE: { action: 'Read `onboarding` again: it has the next step.', retry: NO },
  POLICY_MISSING: { action: 'Read `businessAdministration { policies }` again.', retry: NO },
  BUSINESS_MISSING: {
    action: 'Read `session { corporate { businesses } }` again: it has the accounts that can be chosen.',
    retry: NO,
  },
  PRICE_MATCH_EXCLUDED: { action: 'Show the message.', retry: NO },
  PRICE_MATCH_TOO_LATE: { action: 'Show the message.', retry: NO },
  PRICE_NOT_LOWER: { action: 'Let the traveler correct the price.', retry: 'with a lower price' },
  PRICE_MATCH_CLAIMED: { action: 'Read `TripElsewhere.priceMatch` again.', retry: NO },
  PRICE_MATCH_MISSING: { action: 'Read `priceMatchClaims` again.', retry: NO },
  PRICE_MATCH_TRIP_CANCELED: { action: 'Let the agent decline the claim.', retry: NO },
  PRICE_MATCH_ALREADY_DECIDED: { action: 'Show `PriceMatchAlreadyDecided.claim`.', retry: NO },
  APPROVAL_DECLINED: {
    action: 'Show `BookingFailure.decision.declineReason`, and let the traveler choose another stay.',
    retry: 'with a new quote',
  },
  APPROVAL_EXPIRED: { action: 'Let the traveler quote the stay again.', retry: 'with a new quote' },
  APPROVAL_WITHDRAWN: {
    action: 'Nothing: the traveler has taken the booking back.',
    retry: 'with a new quote',
  },
  APPROVAL_MISSING: { action: 'Read `approvals` again.', retry: NO },
  APPROVAL_NOT_ALLOWED: { action: 'Leave the decision to another administrator of the business.', retry: NO },
  APPROVAL_ALREADY_DECIDED: { action: 'Show `ApprovalAlreadyDecided.approval`.', retry: NO },
  PROTECTION_CHOICE_GONE: {
    action: 'Read `trip(id)` again, and show the choices that its protections have now.',
    retry: 'with a new key and the token of a new choice',
  },
};

/** For codes whose message is not sufficient. */
export const FAILURE_EXCEPTIONS: Readonly<Partial<Record<FailureCode, Advice>>> = {
  TICKETING_UNKNOWN: FAILURE_ADVICE.STILL_PROCESSING,
  TICKETING_UNCONFIRMED: FAILURE_ADVICE.STILL_PROCESSING,
  POLLING_TIMEOUT: FAILURE_ADVICE.STILL_PROCESSING,
  DUPLICATE_BOOKING: { action: 'Look at `trips`: the stay is booked already.', retry: NO },
  AUTH_ERROR: {
    action:
      'Let the user correct the email address and the code; at checkout, request a new quote, or choose another home.',
    retry: 'with the correction, or a new quote',
  },
  INVALID_REQUEST: {
    action: 'Correct the input; `inputErrors` names the fields, and is empty when the platform refused it.',
    retry: 'with the correction',
  },
  GENERIC_ERROR: {
    action: 'Let the traveler correct the card or the guest, and try again.',
    retry: 'with the correction',
  },
  EXCESSIVE_USER_ACTIVITY: { action: 'Wait before another card or code is tried.', retry: 'later' },
};
