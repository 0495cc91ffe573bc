/** The test listings of failures: one for each code or event that can end a quote, a booking, a cancellation or a protection. */
import { PARTIAL_AND_FULL } from '../home/cancel-for-any-reason';
import type { ScenarioError } from '../scenario.types';
import type { TestListing } from './test-listing.types';

const QUOTE_FAILURE_CODES = [
  'ExpiredQuoteToken',
  'InvalidSession',
  'CartValidationError',
  'AuthError',
  'FraudAutoReject',
  'LikelyFraud',
  'NoAvailability',
  'RateNotAvailable',
];

const BOOKING_FAILURE_CODES = [
  'InvalidQuote',
  'NotAvailable',
  'RateNotAvailable',
  'CreditCardDeclined',
  'InsufficientFunds',
  'CreditCardExpired',
  'CreditCardLostStolen',
  'CreditCardNotSupported',
  'InvalidCardNumber',
  'InvalidCardInformation',
  'InvalidCardVerificationNumber',
  'InvalidCountryCode',
  'InvalidZipCode',
  'Fraud',
  'InvalidGuestCountry',
  'InvalidFulfillmentInput',
  'UserCardNotFound',
  'RedemptionFailure',
  'RewardsPaymentError',
  'InvalidCVV',
  'InvalidAddress',
];

/** CreditCardLostStolen becomes credit-card-lost-stolen, InvalidCVV invalid-cvv. */
const slug = (code: string) => code.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

const PAYMENT_ERRORS: ReadonlySet<string> = new Set(['RedemptionFailure', 'RewardsPaymentError']);

export const errorOf = (code: string): ScenarioError => ({
  kind: PAYMENT_ERRORS.has(code) ? 'PaymentError' : 'ErrorCode',
  code,
});

export const FAILURES_OF_QUOTES = Object.fromEntries(
  QUOTE_FAILURE_CODES.map((code): [string, TestListing] => [
    `quote-fails-${slug(code)}`,
    {
      name: `Quote fails: ${code}`,
      does: `Its price quote fails with the code ${code}.`,
      scenario: { quote: { outcome: { kind: 'Failure', errors: [errorOf(code)] } } },
    },
  ]),
);

export const FAILURES_OF_BOOKINGS = Object.fromEntries(
  BOOKING_FAILURE_CODES.map((code): [string, TestListing] => [
    `booking-fails-${slug(code)}`,
    {
      name: `Booking fails: ${code}`,
      does: `Its quote succeeds and its booking fails with the code ${code}.`,
      scenario: { fulfill: { errors: [errorOf(code)] } },
    },
  ]),
);

const CANCELLATION_EVENTS = [
  'CancellationAttemptFailed',
  'BookExtServiceUnavailable',
  'BookExtTimeout',
  'BookExtBadRequest',
  'BookExtUnavailability',
  'BookProviderUnavailable',
];

export const FAILURES_OF_CANCELLATIONS = Object.fromEntries(
  CANCELLATION_EVENTS.map((event): [string, TestListing] => [
    `cancellation-fails-${slug(event)}`,
    {
      name: `Cancellation fails: ${event}`,
      does: `Each attempt to cancel its stay fails with the event ${event}.`,
      scenario: { cancel: { event } },
    },
  ]),
);

/** Once the provider has refused and demanded other terms, the next quote contains them, and the next attempt succeeds. */
export const CHANGES_OF_CANCELLATIONS = Object.fromEntries(
  ['BookExtPriceChanged', 'CancellationFeesApplicable'].map((event): [string, TestListing] => [
    `cancellation-fails-${slug(event)}`,
    {
      name: `Cancellation fails: ${event}`,
      does: `The first attempt to cancel its stay fails with the event ${event}; then half is refunded.`,
      scenario: { cancel: { event, failures: 1, percentAfterRefusal: 50 } },
    },
  ]),
);

export const CANCELED_ELSEWHERE = Object.fromEntries(
  ['AgentReviewAndFulfillment', 'PastCheckInDate', 'ContactCustomerService'].map(
    (outcome): [string, TestListing] => [
      `cancellation-${slug(outcome)}`,
      {
        name: `Cancellation: ${outcome}`,
        does: `Its stay cannot be canceled here: the outcome is ${outcome}.`,
        scenario: { cancel: { outcome } },
      },
    ],
  ),
);

const EXPIRIES = [
  'CanceledByHome',
  'ChangedWithHome',
  'GovernmentEmergency',
  'GovernmentAlert',
  'WhoDesignation',
];

export const EXPIRED_PROTECTIONS = Object.fromEntries(
  EXPIRIES.map((event): [string, TestListing] => [
    `protection-expired-${slug(event)}`,
    {
      name: `Protection expired: ${event}`,
      does: `Cancel for any reason is sold, and has expired once its stay is booked: ${event}.`,
      protection: PARTIAL_AND_FULL,
      scenario: { protection: { expiredBy: event } },
    },
  ]),
);
