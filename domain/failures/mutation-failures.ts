/**
 * The codes that each mutation can be refused with, by the type of the refusal. The descriptions of the mutations and
 * docs/error-codes.md list the same codes. To refuse a mutation with another code, add the code here.
 */
import { failureCode, type FailureCode } from './failure-codes';

/** Failures of a card payment. */
const CARD_FAILURES = [
  'CREDIT_CARD_DECLINED',
  'INSUFFICIENT_FUNDS',
  'CREDIT_CARD_EXPIRED',
  'CREDIT_CARD_LOST_STOLEN',
  'CREDIT_CARD_NOT_SUPPORTED',
  'INVALID_CARD_NUMBER',
  'INVALID_CARD_INFORMATION',
  'INVALID_CARD_VERIFICATION_NUMBER',
  'INVALID_CARD_COUNTRY_CODE',
  'INVALID_CARD_ZIP_CODE',
  'FRAUD',
] as const satisfies readonly FailureCode[];

/** Failures of a quote, or of an order that the platform did not accept. */
const QUOTE_FAILURES = [
  'INVALID_QUOTE',
  'NOT_AVAILABLE',
  'NO_AVAILABILITY',
  'RATE_NOT_AVAILABLE',
  ...CARD_FAILURES,
  'INVALID_GUEST_COUNTRY',
  'INVALID_FULFILLMENT_INPUT',
  'FRAUD_AUTO_REJECT',
  'LIKELY_FRAUD',
  'REDEMPTION_FAILURE',
  'USER_CARD_NOT_FOUND',
  'INVALID_CVV',
  'INVALID_ADDRESS',
  'EXPIRED_QUOTE_TOKEN',
  'EXPIRED_FULFILL_TOKEN',
  'INVALID_SESSION',
  'CART_VALIDATION_ERROR',
  'AUTH_ERROR',
  'OFFER_INVALID',
  'BOOK_ERROR',
  'PROVIDER_ERROR',
  'TRANSIENT_SERVER_ERROR',
  'EXECUTION_TIMEOUT',
] as const satisfies readonly FailureCode[];

export const MUTATION_FAILURES = {
  signIn: { SignInRefused: ['AUTH_ERROR', 'EXCESSIVE_USER_ACTIVITY', 'INVALID_REQUEST'] },
  signInWithOpenId: { SignInRefused: ['AUTH_ERROR', 'EXCESSIVE_USER_ACTIVITY', 'INVALID_REQUEST'] },
  selectBusiness: { SelectBusinessRefused: ['BUSINESS_MISSING'] },
  signInAsAgent: { SignInRefused: ['AUTH_ERROR', 'EXCESSIVE_USER_ACTIVITY', 'INVALID_REQUEST'] },
  signInAsAgentWithOpenId: { SignInRefused: ['AUTH_ERROR', 'EXCESSIVE_USER_ACTIVITY', 'INVALID_REQUEST'] },
  actFor: { CustomerNotFound: ['CUSTOMER_MISSING'] },
  acknowledgeBusinessTerms: { BusinessTermsRefused: ['BUSINESS_TERMS_CHANGED'] },
  completeOnboardingStep: {
    OnboardingRefused: ['INVALID_REQUEST', 'BUSINESS_MISSING', 'ONBOARDING_STEP_UNAVAILABLE'],
  },
  updatePolicyLimits: { PolicyLimitsRefused: ['INVALID_REQUEST', 'POLICY_MISSING'] },
  schedulePriceQuote: {
    PriceQuoteRefused: ['INVALID_REQUEST', 'NOT_AVAILABLE', 'PRICE_FREEZE_UNUSABLE', 'INVALID_QUOTE'],
  },
  createTraveler: { TravelerRefused: ['INVALID_PASSENGERS'] },
  updateTraveler: { TravelerRefused: ['INVALID_PASSENGERS'], TravelerHalfSaved: ['GENERIC_ERROR'] },
  deleteTraveler: { TravelerRefused: ['INVALID_PASSENGERS'] },
  assignDefaultTraveler: { TravelerRefused: ['INVALID_PASSENGERS'] },
  addMainGuest: {
    TravelerRefused: [
      'INVALID_REQUEST',
      'INVALID_PASSENGERS',
      'INVALID_SESSION',
      'INVALID_QUOTE',
      'EXPIRED_QUOTE_TOKEN',
      'GENERIC_ERROR',
    ],
  },
  verifyPaymentMethod: {
    PaymentMethodRefused: [
      'INVALID_REQUEST',
      'CARD_DECLINED',
      'UNKNOWN_CARD',
      'EXCESSIVE_USER_ACTIVITY',
      'GENERIC_ERROR',
      'INVALID_CVV',
      'INVALID_ADDRESS',
      'UNKNOWN',
    ],
  },
  deletePaymentMethod: { PaymentMethodRefused: ['USER_CARD_NOT_FOUND'] },
  book: {
    BookingRefused: [
      'INVALID_REQUEST',
      'IDEMPOTENCY_CONFLICT',
      'UNSUPPORTED_QUOTE',
      'PRICE_FREEZE_UNUSABLE',
      ...QUOTE_FAILURES,
      'UNKNOWN',
    ],
    BookingBlocked: ['CART_VALIDATION_ERROR'],
    PriceChanged: ['PRICE_CHANGED', 'TERMS_CHANGED'],
    AmountDueChanged: ['AMOUNT_DUE_CHANGED'],
  },
  freezePrice: {
    PriceNotFrozen: [
      'INVALID_REQUEST',
      'IDEMPOTENCY_CONFLICT',
      'PRICE_FREEZE_FAILED',
      'PRICE_CHANGED',
      'NO_AVAILABILITY',
      'USER_CARD_NOT_FOUND',
      ...CARD_FAILURES,
      'FRAUD_AUTO_REJECT',
      'LIKELY_FRAUD',
      'UNKNOWN',
    ],
  },
  refundFrozenPrice: { FrozenPriceNotRefunded: ['INVALID_REQUEST', 'PRICE_FREEZE_UNUSABLE'] },
  cancelTrip: {
    CancellationRefused: [
      'INVALID_REQUEST',
      'TRIP_MISSING',
      'IDEMPOTENCY_CONFLICT',
      'ALREADY_CANCELED',
      'CANCELLATION_NOT_POSSIBLE',
    ],
    CancellationTermsChanged: ['CANCELLATION_TERMS_CHANGED'],
  },
  resendConfirmation: {
    ConfirmationNotResent: ['TRIP_MISSING', 'CONFIRMATION_UNAVAILABLE', 'CONFIRMATION_SENT_TOO_OFTEN'],
  },
  approveBooking: {
    ApprovalRefused: ['APPROVAL_MISSING', 'APPROVAL_NOT_ALLOWED'],
    ApprovalAlreadyDecided: ['APPROVAL_ALREADY_DECIDED'],
  },
  declineBooking: {
    ApprovalRefused: ['INVALID_REQUEST', 'APPROVAL_MISSING', 'APPROVAL_NOT_ALLOWED'],
    ApprovalAlreadyDecided: ['APPROVAL_ALREADY_DECIDED'],
  },
  withdrawBooking: {
    ApprovalRefused: ['APPROVAL_MISSING'],
    ApprovalAlreadyDecided: ['APPROVAL_ALREADY_DECIDED'],
  },
  claimPriceMatch: {
    PriceMatchNotClaimed: [
      'INVALID_REQUEST',
      'TRIP_MISSING',
      'PRICE_MATCH_EXCLUDED',
      'PRICE_MATCH_TOO_LATE',
      'PRICE_NOT_LOWER',
      'PRICE_MATCH_CLAIMED',
    ],
  },
  withdrawPriceMatch: {
    PriceMatchNotDecided: ['PRICE_MATCH_MISSING'],
    PriceMatchAlreadyDecided: ['PRICE_MATCH_ALREADY_DECIDED'],
  },
  approvePriceMatch: {
    PriceMatchNotDecided: ['PRICE_MATCH_MISSING', 'PRICE_MATCH_TRIP_CANCELED'],
    PriceMatchAlreadyDecided: ['PRICE_MATCH_ALREADY_DECIDED'],
  },
  declinePriceMatch: {
    PriceMatchNotDecided: ['INVALID_REQUEST', 'PRICE_MATCH_MISSING'],
    PriceMatchAlreadyDecided: ['PRICE_MATCH_ALREADY_DECIDED'],
  },
  buyProtection: {
    ProtectionNotBought: [
      'INVALID_REQUEST',
      'TRIP_MISSING',
      'IDEMPOTENCY_CONFLICT',
      'ANCILLARY_NOT_AVAILABLE',
      'PRICE_CHANGED',
      'USER_CARD_NOT_FOUND',
      ...CARD_FAILURES,
      'FRAUD_AUTO_REJECT',
      'LIKELY_FRAUD',
      'UNKNOWN',
    ],
  },
  exerciseProtection: {
    ProtectionNotExercised: [
      'INVALID_REQUEST',
      'TRIP_MISSING',
      'IDEMPOTENCY_CONFLICT',
      'PROTECTION_CHOICE_GONE',
    ],
  },
  watchTrip: { TripWatchRefused: ['TRIP_MISSING', 'TRIP_NOT_WATCHABLE'] },
  stopWatchingTrip: { TripWatchRefused: ['TRIP_MISSING', 'TRIP_NOT_WATCHABLE'] },
  createWishlist: { WishlistRefused: ['WISHLIST_NAME_INVALID', 'WISHLIST_NAME_TAKEN'] },
  renameWishlist: { WishlistRefused: ['WISHLIST_NAME_INVALID', 'WISHLIST_NAME_TAKEN', 'WISHLIST_MISSING'] },
  deleteWishlist: { WishlistRefused: ['WISHLIST_MISSING'] },
  addToWishlist: { WishlistRefused: ['LISTING_MISSING', 'WISHLIST_MISSING', 'WISHLISTS_FULL'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly FailureCode[]>>>>;

type Failures = typeof MUTATION_FAILURES;

/** The codes of one mutation, of all its refusals or of one of them. */
export type MutationFailure<
  Mutation extends keyof Failures,
  Refusal extends keyof Failures[Mutation] = keyof Failures[Mutation],
> = Failures[Mutation][Refusal] extends readonly (infer Code extends FailureCode)[] ? Code : never;

/** The code for an upstream spelling, where a refusal can have it; `UNKNOWN` otherwise. */
export function failureCodeAmong<Code extends FailureCode>(
  codes: readonly Code[],
  wire: string,
): Code | 'UNKNOWN' {
  const code = failureCode(wire);
  return codes.find((each) => each === code) ?? 'UNKNOWN';
}
