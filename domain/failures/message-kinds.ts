/**
 * The vocabulary of messages.ts: kinds, the actions of their buttons (ER-12, ER-13), icons (ER-02) and tracking tags (ER-14).
 */
export type MessageKind =
  | 'DEFAULT'
  | 'REQUEST_INVALID'
  | 'ALREADY_REQUESTED'
  | 'CARD_NOT_PROCESSED'
  | 'CARD_DECLINED'
  | 'REDEMPTION'
  | 'FRAUD'
  | 'CVV'
  | 'ADDRESS'
  | 'VERIFICATION'
  | 'ADD_CARD'
  | 'CARD_NOT_FROM_ISSUER'
  | 'NOT_AVAILABLE'
  | 'BOOKED_ALREADY'
  | 'BEING_BOOKED'
  | 'PARTLY_BOOKED'
  | 'TRAVELER'
  | 'TRAVELER_HALF_SAVED'
  | 'PRICE_INCREASE'
  | 'PRICE_DECREASE'
  | 'PRICE_CHANGED'
  | 'PRICE_INCREASE_WITH_ADD_ON'
  | 'PRICE_DECREASE_WITH_ADD_ON'
  | 'CURRENCY_CHANGED'
  | 'ADD_ON_NOT_AVAILABLE'
  | 'TERMS_CHANGED'
  | 'AMOUNT_DUE_CHANGED'
  | 'PAYMENT_NOT_USABLE'
  | 'BOOKING_INCOMPLETE'
  | 'STILL_PROCESSING'
  | 'LISTING_MISSING'
  | 'WISHLIST_MISSING'
  | 'WISHLISTS_FULL'
  | 'WISHLIST_NAME_INVALID'
  | 'WISHLIST_NAME_TAKEN'
  | 'CANCELLATION_FAILED'
  | 'CANCELLATION_BY_SUPPORT'
  | 'CANCELLATION_TERMS_CHANGED'
  | 'PROTECTION_REFUND_FAILED'
  | 'ALREADY_CANCELED'
  | 'TRIP_MISSING'
  | 'CONFIRMATION_UNAVAILABLE'
  | 'CONFIRMATION_SENT_TOO_OFTEN'
  | 'PRICE_FREEZE_FAILED'
  | 'PRICE_FREEZE_UNUSABLE'
  | 'PROTECTION_CHOICE_GONE'
  | 'TRIP_NOT_WATCHABLE'
  | 'BUSINESS_MISSING'
  | 'POLICY_MISSING'
  | 'ONBOARDING_STEP_UNAVAILABLE'
  | 'BUSINESS_TERMS_CHANGED'
  | 'TRIP_NOT_CHANGED'
  | 'APPROVAL_DECLINED'
  | 'APPROVAL_EXPIRED'
  | 'APPROVAL_WITHDRAWN'
  | 'APPROVAL_MISSING'
  | 'APPROVAL_NOT_ALLOWED'
  | 'APPROVAL_ALREADY_DECIDED'
  | 'CUSTOMER_MISSING'
  | 'SEARCH_FAILED'
  | 'OUT_OF_POLICY'
  | 'SIGN_IN'
  | 'OPENID_SIGN_IN'
  | 'TOO_MANY_ATTEMPTS';

export type MessageAction =
  /** Reset errors, then the stays home (/stays/). */
  | 'SEARCH_AGAIN'
  /** Reset errors, then the results (/stays/availability/). */
  | 'CHOOSE_ANOTHER_PROPERTY'
  /** Accept the new price, then quote again if the booking is valid otherwise. */
  | 'ACKNOWLEDGE_PRICE_DIFFERENCE'
  | 'ACKNOWLEDGE_TERMS'
  /** Reset errors, then the listing page with the same search. */
  | 'GO_TO_LISTING'
  | 'GO_HOME'
  | 'GO_TO_TRIPS'
  | 'GO_BACK'
  /** Reset errors and show the traveler section. */
  | 'SCROLL_TO_TRAVELERS'
  /** Reset errors and stay on the payment step. */
  | 'EDIT_PAYMENT'
  /** Reset errors, then the Customize step. */
  | 'CHANGE_ADD_ONS'
  | 'CONTINUE_ANYWAY'
  | 'RESET';

export type MessageIcon = 'GENERIC_ERROR' | 'UNABLE_TO_PROCESS' | 'PRICE_DROP' | 'PRICE_INCREASE';

export type TrackingTag =
  | 'pc_price_difference'
  | 'payment_verification_failed'
  | 'confirmation_details_failed'
  | 'schedule_book_failed'
  | 'schedule_price_quote_failed'
  | 'poll_price_quote_failed'
  | 'add_main_guest_failed';
