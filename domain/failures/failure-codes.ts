/**
 * Every failure that the platform or the portal can name, and the message that it is shown as (messages.ts).
 * BK-21, PQ-22, PM-03, VO-13, ER-03 to ER-11.
 * To add a failure code, add a row: the code (upstream spelling in capitals), the kind of message.
 * A code without a specified text has the default message. A card that is declined at booking time has a separate
 * message, which sends the traveler to another card rather than to another search.
 */
import { tableCode } from '../codes';
import type { MessageKind } from './message-kinds';

export const FAILURE_KINDS = {
  // Card verification
  CARD_DECLINED: 'CARD_DECLINED',
  EXCESSIVE_USER_ACTIVITY: 'CARD_NOT_PROCESSED',
  GENERIC_ERROR: 'DEFAULT',
  UNKNOWN_CARD: 'CARD_NOT_PROCESSED',
  INVALID_CVV: 'CVV',
  INVALID_ADDRESS: 'ADDRESS',
  // Checkout
  FRAUD_AUTO_REJECT: 'FRAUD',
  LIKELY_FRAUD: 'FRAUD',
  INVALID_SESSION: 'DEFAULT',
  AUTH_ERROR: 'DEFAULT',
  CART_VALIDATION_ERROR: 'DEFAULT',
  EXPIRED_QUOTE_TOKEN: 'DEFAULT',
  EXPIRED_FULFILL_TOKEN: 'DEFAULT',
  // Vacation-rental booking
  INVALID_QUOTE: 'DEFAULT',
  NOT_AVAILABLE: 'NOT_AVAILABLE',
  RATE_NOT_AVAILABLE: 'NOT_AVAILABLE',
  CREDIT_CARD_DECLINED: 'CARD_DECLINED',
  INSUFFICIENT_FUNDS: 'CARD_DECLINED',
  CREDIT_CARD_EXPIRED: 'CARD_DECLINED',
  CREDIT_CARD_LOST_STOLEN: 'CARD_DECLINED',
  CREDIT_CARD_NOT_SUPPORTED: 'CARD_DECLINED',
  INVALID_CARD_NUMBER: 'CARD_DECLINED',
  INVALID_CARD_INFORMATION: 'CARD_DECLINED',
  INVALID_CARD_VERIFICATION_NUMBER: 'CVV',
  INVALID_CARD_COUNTRY_CODE: 'ADDRESS',
  INVALID_CARD_ZIP_CODE: 'ADDRESS',
  FRAUD: 'FRAUD',
  INVALID_GUEST_COUNTRY: 'TRAVELER',
  INVALID_FULFILLMENT_INPUT: 'DEFAULT',
  // Platform booking
  DUPLICATE_BOOKING: 'DEFAULT',
  POLLING_TIMEOUT: 'DEFAULT',
  BOOKING_SESSION_CLOSED: 'DEFAULT',
  INVALID_CUSTOMER: 'DEFAULT',
  INVALID_PASSENGERS: 'TRAVELER',
  REDEMPTION_FAILURE: 'REDEMPTION',
  REWARDS_PAYMENT_ERROR: 'REDEMPTION',
  BOOKING_SESSION_MISSING: 'DEFAULT',
  BOOKING_SESSION_REFUSED: 'DEFAULT',
  TICKETING_UNCONFIRMED: 'DEFAULT',
  TICKETING_NOT_STARTED: 'DEFAULT',
  TICKETING_UNKNOWN: 'DEFAULT',
  NO_AVAILABILITY: 'NOT_AVAILABLE',
  LACK_OF_INVENTORY: 'NOT_AVAILABLE',
  INSTALLMENT_PAYMENT_FAILED: 'DEFAULT',
  OFFER_INVALID: 'DEFAULT',
  CANNOT_RESUME: 'DEFAULT',
  UPGRADE_REQUIRED: 'DEFAULT',
  UNSUPPORTED_PAYMENT_KIND: 'DEFAULT',
  QUOTE_ERROR: 'DEFAULT',
  BOOK_ERROR: 'DEFAULT',
  BOOK_FAILED: 'DEFAULT',
  PRICE_UNAVAILABLE_UNDER25: 'DEFAULT',
  VCC_GENERATION_FAILURE: 'DEFAULT',
  INACTIVITY: 'DEFAULT',
  MISSING_AIRLINE_LOCATOR: 'DEFAULT',
  USER_CARD_NOT_FOUND: 'CARD_NOT_PROCESSED',
  CHECK_IN_MINIMUM_AGE_NOT_MET: 'TRAVELER',
  EXECUTION_TIMEOUT: 'DEFAULT',
  HARD_TIMEOUT: 'DEFAULT',
  TIMEOUT: 'DEFAULT',
  MAXIMUM_PRICE_INCREASE_REACHED: 'DEFAULT',
  PAYMENT_ERROR: 'DEFAULT',
  PRODUCT_ERROR: 'DEFAULT',
  PROVIDER_ERROR: 'DEFAULT',
  SESSION_CLOSED: 'DEFAULT',
  TRANSIENT_SERVER_ERROR: 'DEFAULT',
  UNCAUGHT_EXCEPTION: 'DEFAULT',
  VOID_FAILED: 'DEFAULT',
  // The portal's own
  INVALID_REQUEST: 'DEFAULT',
  UNSUPPORTED_QUOTE: 'DEFAULT',
  QUOTE_TIMEOUT: 'DEFAULT',
  PRICE_CHANGED: 'PRICE_CHANGED',
  TERMS_CHANGED: 'TERMS_CHANGED',
  AMOUNT_DUE_CHANGED: 'AMOUNT_DUE_CHANGED',
  STILL_PROCESSING: 'STILL_PROCESSING',
  IDEMPOTENCY_CONFLICT: 'ALREADY_REQUESTED',
  CARD_NOT_FROM_ISSUER: 'CARD_NOT_FROM_ISSUER',
  REWARDS_CONVERSION_FAILED: 'REDEMPTION',
  LISTING_MISSING: 'LISTING_MISSING',
  WISHLIST_MISSING: 'WISHLIST_MISSING',
  WISHLIST_NAME_INVALID: 'WISHLIST_NAME_INVALID',
  UNKNOWN: 'DEFAULT',
} as const satisfies Record<string, MessageKind>;

export type FailureCode = keyof typeof FAILURE_KINDS;

export const FAILURE_CODES = Object.keys(FAILURE_KINDS) as readonly FailureCode[];

/** Members that upstream spells without the card that they are about. */
const ALIASES = {
  INVALID_COUNTRY_CODE: 'INVALID_CARD_COUNTRY_CODE',
  INVALID_ZIP_CODE: 'INVALID_CARD_ZIP_CODE',
} as const satisfies Record<string, FailureCode>;

/** The code for an upstream spelling ('FraudAutoReject'); UNKNOWN for one that no row names. */
export function failureCode(wire: string | null | undefined): FailureCode {
  const alias = tableCode(ALIASES, wire);
  return alias ? ALIASES[alias] : (tableCode(FAILURE_KINDS, wire) ?? 'UNKNOWN');
}

const CARD_KINDS: ReadonlySet<MessageKind> = new Set([
  'CARD_NOT_PROCESSED',
  'CARD_DECLINED',
  'CVV',
  'ADDRESS',
]);

/** Whether a booking failed for its card, so that another card may book the same stay. */
export const isCardRefused = (code: FailureCode): boolean => CARD_KINDS.has(FAILURE_KINDS[code]);

/** BK-20: booking failure reasons are reported as one text. */
export const joinFailureReasons = (reasons: readonly string[]): string => reasons.join(', ');
