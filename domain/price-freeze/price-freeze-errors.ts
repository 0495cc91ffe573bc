/**
 * The errors of price freezes (AD-13): their lists, and their texts for the traveler. To add one, add a row; a code without a row
 * is UNKNOWN.
 */
import { tableCode } from '../codes';

interface ErrorWords {
  readonly title: string;
  readonly text: string;
}

const NOT_CHARGED = 'Nothing was charged.';
const TRY_AGAIN = 'Please try again in a few minutes.';

export const PURCHASE_ERRORS = {
  SET_BOOK_PARAMS_FAILED: {
    title: 'The offer to freeze this price has changed.',
    text: `${NOT_CHARGED} Please look at the offer again.`,
  },
  GENERIC_FAILED: { title: 'The price was not frozen.', text: `${NOT_CHARGED} ${TRY_AGAIN}` },
  GENERATE_CUSTOM_OFFER_FAILED: {
    title: 'This price cannot be frozen at the moment.',
    text: `${NOT_CHARGED} You can still book the stay at today’s price.`,
  },
  FROZEN_PRICE_INCREASED: {
    title: 'The price has gone up.',
    text: `${NOT_CHARGED} You can freeze the new price.`,
  },
  FROZEN_PRICE_INCREASED_DURING_PAYMENT: {
    title: 'The price went up while you paid.',
    text: `${NOT_CHARGED} You can freeze the new price.`,
  },
  FROZEN_PRICE_DECREASED: {
    title: 'The price has gone down.',
    text: `${NOT_CHARGED} You can freeze the lower price.`,
  },
  FROZEN_PRICE_DECREASED_DURING_PAYMENT: {
    title: 'The price went down while you paid.',
    text: `${NOT_CHARGED} You can freeze the lower price.`,
  },
  NO_AVAILABILITY: {
    title: 'These nights are no longer available.',
    text: `${NOT_CHARGED} Please choose other dates or another home.`,
  },
  UNKNOWN: { title: 'The price was not frozen.', text: `${NOT_CHARGED} ${TRY_AGAIN}` },
} as const satisfies Record<string, ErrorWords>;

const REFUND_OR_SIMILAR = 'You can get your deposit back, or look at similar homes for the same dates.';

/** For flights and for hotels, in one list. */
export const EXERCISE_ERRORS = {
  SET_BOOK_PARAMS_FAILED: {
    title: 'The booking could not be prepared.',
    text: `Your price stays frozen. ${TRY_AGAIN}`,
  },
  GENERIC_FAILED: { title: 'Your frozen price could not be used.', text: `It stays frozen. ${TRY_AGAIN}` },
  SIMILAR_FLIGHTS_AND_REFUND: { title: 'This home is no longer available.', text: REFUND_OR_SIMILAR },
  REFUND: { title: 'Your nights are no longer available.', text: REFUND_OR_SIMILAR },
  PROVIDER_ERROR: {
    title: 'The provider of this home is not responding.',
    text: `Your price stays frozen. ${TRY_AGAIN}`,
  },
  LIKELY_FRAUD: {
    title: 'We could not confirm that this booking is yours.',
    text: 'Your price stays frozen. Please call customer support to book it.',
  },
  UNKNOWN: { title: 'Your frozen price could not be used.', text: `It stays frozen. ${TRY_AGAIN}` },
} as const satisfies Record<string, ErrorWords>;

const CALL_SUPPORT = 'Please call customer support.';

export const VOUCHER_ERRORS = {
  EXCHANGE_RATES_FAILED: { title: 'The exchange rates could not be read.', text: TRY_AGAIN },
  REWARDS_ACCOUNTS_FAILED: { title: 'Your rewards accounts could not be read.', text: TRY_AGAIN },
  VOUCHER_NOT_FOUND: { title: 'We could not find this frozen price.', text: CALL_SUPPORT },
  VOUCHERS_NOT_FOUND: { title: 'We could not find these frozen prices.', text: CALL_SUPPORT },
  VOUCHER_FAILED: {
    title: 'This frozen price can no longer be used.',
    text: 'It has expired, or was used or refunded.',
  },
  VOUCHERS_FAILED: {
    title: 'These frozen prices can only be used together.',
    text: 'Use all the prices of one purchase for one booking.',
  },
  NO_MATCHING_ROOM_FOR_VOUCHER: {
    title: 'The home no longer matches your frozen price.',
    text: CALL_SUPPORT,
  },
  HOTEL_SHOP_FAILED: {
    title: 'Today’s price is not available.',
    text: `Your price stays frozen. ${TRY_AGAIN}`,
  },
  ROOM_TYPE_MISMATCH: { title: 'Your frozen price is for another home.', text: CALL_SUPPORT },
  LODGING_NOT_AVAILABLE: { title: 'This home is no longer offered.', text: REFUND_OR_SIMILAR },
  MISMATCHED_QUOTE_FOR_VOUCHER: {
    title: 'Your frozen price is for another stay.',
    text: 'Its dates cannot change, and all guests that it was frozen for must be included. You can add guests at today’s price.',
  },
  QUOTE_PENDING: { title: 'The price is still being calculated.', text: TRY_AGAIN },
  QUOTE_UNAVAILABLE: {
    title: 'There is no price for this stay at the moment.',
    text: `Your price stays frozen. ${TRY_AGAIN}`,
  },
  UNKNOWN: { title: 'This frozen price could not be used.', text: CALL_SUPPORT },
} as const satisfies Record<string, ErrorWords>;

/** VO-13: why a deposit is not refunded. */
export const REFUND_ERRORS = {
  NOT_FOUND: { title: 'We could not find this frozen price.', text: CALL_SUPPORT },
  ALREADY_EXCHANGED: {
    title: 'This frozen price was exchanged.',
    text: 'Its deposit counts toward the frozen price that replaced it.',
  },
  ALREADY_EXERCISED: {
    title: 'This frozen price was used.',
    text: 'Its deposit paid a part of the stay that you booked with it.',
  },
  ALREADY_REFUNDED: {
    title: 'The deposit was already refunded.',
    text: 'It went to the card that paid it.',
  },
  UNKNOWN: {
    title: 'The deposit of this frozen price is not refunded.',
    text: 'It is refunded while the price is frozen and the stay is no longer available.',
  },
} as const satisfies Record<string, ErrorWords>;

export type PurchaseErrorCode = keyof typeof PURCHASE_ERRORS;
export type ExerciseErrorCode = keyof typeof EXERCISE_ERRORS;
export type VoucherErrorCode = keyof typeof VOUCHER_ERRORS;
export type RefundErrorCode = keyof typeof REFUND_ERRORS;

/** The states of frozen prices whose deposit can no longer be refunded. */
const REFUND_ERROR_OF: Readonly<Record<string, RefundErrorCode>> = {
  EXCHANGED: 'ALREADY_EXCHANGED',
  EXERCISED: 'ALREADY_EXERCISED',
  REFUNDED: 'ALREADY_REFUNDED',
};

/** Why the platform refuses a refund, by the state of the frozen price; null when the user has none. */
export const refundErrorOf = (state: string | null): RefundErrorCode =>
  state === null ? 'NOT_FOUND' : (REFUND_ERROR_OF[state] ?? 'UNKNOWN');

export const purchaseErrorCode = (wire: string | undefined): PurchaseErrorCode =>
  tableCode(PURCHASE_ERRORS, wire) ?? 'UNKNOWN';

export const exerciseErrorCode = (wire: string | undefined): ExerciseErrorCode =>
  tableCode(EXERCISE_ERRORS, wire) ?? 'UNKNOWN';

export const voucherErrorCode = (wire: string | undefined): VoucherErrorCode =>
  tableCode(VOUCHER_ERRORS, wire) ?? 'UNKNOWN';

/** AD-25: errors after which similar homes are offered. */
export const offersSimilarHomes = (code: ExerciseErrorCode | VoucherErrorCode | null): boolean =>
  code === 'SIMILAR_FLIGHTS_AND_REFUND' || code === 'REFUND' || code === 'LODGING_NOT_AVAILABLE';
