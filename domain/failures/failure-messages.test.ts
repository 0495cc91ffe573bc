import {
  FAILURE_KINDS,
  failureCode,
  type FailureCode,
  isCardRefused,
  joinFailureReasons,
} from './failure-codes';
import { failureMessage, type FailureStage } from './failure-messages';

const supportPhone = '1-800-555-0142';
const shown = (wire: string, stage: FailureStage = 'CONFIRMATION_DETAILS', detail?: string) =>
  failureMessage(
    { code: failureCode(wire), stage },
    { supportPhone, ...(detail !== undefined && { detail }) },
  );
const labels = (wire: string, stage?: FailureStage) => shown(wire, stage).buttons.map(({ label }) => label);
const actions = (wire: string, stage?: FailureStage) =>
  shown(wire, stage).buttons.map(({ action }) => action);

test('[ER-03] [ER-13] the default suggests another search or another property', () => {
  expect(shown('SomethingNew')).toEqual({
    kind: 'DEFAULT',
    title: 'Uh oh! Something went wrong',
    text: 'Please search again',
    buttons: [
      { label: 'Search Again', action: 'SEARCH_AGAIN' },
      { label: 'Choose Another Property', action: 'CHOOSE_ANOTHER_PROPERTY' },
    ],
    icon: 'GENERIC_ERROR',
    trackingTag: 'confirmation_details_failed',
  });
});

test('[ER-04] UserCardNotFound names the alternatives and the phone number', () => {
  const { title, text, icon } = shown('UserCardNotFound');
  expect(title).toBe('We were unable to process your payment method.');
  expect(icon).toBe('UNABLE_TO_PROCESS');
  expect(text).toMatch(/another payment method.*delete.*add it again.*1-800-555-0142/);
  expect(labels('UserCardNotFound')).toEqual(['Continue']);
  expect(actions('UserCardNotFound')).toEqual(['RESET']);
});

test.each([
  'CardDeclined',
  'CreditCardDeclined',
  'InsufficientFunds',
  'CreditCardExpired',
  'CreditCardLostStolen',
  'CreditCardNotSupported',
  'InvalidCardNumber',
  'InvalidCardInformation',
])('[BK-21] %s leads to another card', (wire) => {
  expect(shown(wire)).toMatchObject({
    title: 'Your card was declined.',
    text: 'It was not charged, and everything you entered is kept. Please choose another card. If the issue continues, contact customer support at 1-800-555-0142.',
    buttons: [{ label: 'Choose another card', action: 'EDIT_PAYMENT' }],
    icon: 'UNABLE_TO_PROCESS',
  });
});

test.each([
  ['InsufficientFunds', true],
  ['UserCardNotFound', true],
  ['InvalidCVV', true],
  ['InvalidZipCode', true],
  ['RedemptionFailure', false],
  ['NotAvailable', false],
  ['Fraud', false],
])('[BK-21] whether %s is for the card: %s', (wire, isForCard) => {
  expect(isCardRefused(failureCode(wire))).toBe(isForCard);
});

test.each(['RedemptionFailure', 'RewardsPaymentError'])('[ER-05] %s', (wire) => {
  expect(shown(wire)).toMatchObject({
    title: 'Rewards Redemption Failure',
    text: 'We were unable to redeem your rewards at this time. Please try again, and if the issue continues to persist, please try again later.',
    buttons: [{ label: 'Try Again', action: 'RESET' }],
    icon: 'UNABLE_TO_PROCESS',
  });
});

test.each(['FraudAutoReject', 'LikelyFraud', 'Fraud'])('[ER-06] %s', (wire) => {
  expect(shown(wire)).toMatchObject({
    title: 'Uh oh! Something went wrong',
    text: "There is an issue with you account. Please contact the card issuer's support.",
    buttons: [{ label: 'Search Again', action: 'SEARCH_AGAIN' }],
    icon: 'GENERIC_ERROR',
  });
});

test.each([
  ['ER-07', 'InvalidCVV', 'CVV Error', 'Ensure your CVV / Security Code is entered correctly and try again.'],
  [
    'ER-08',
    'InvalidAddress',
    'Address Verification Error',
    'Ensure your Zip Code and Country is entered correctly and try again.',
  ],
  ...['CardDeclined', 'ExcessiveUserActivity', 'GenericError', 'UnknownCard', 'BrandNew'].map((wire) => [
    'ER-09',
    wire,
    'Error Adding Payment Method',
    'We were unable to add your payment method. Please ensure all of your information is correct and try again.',
  ]),
] as [string, string, string, string][])('[%s] [PM-03] verification result %s', (_id, wire, title, text) => {
  expect(shown(wire, 'PAYMENT_VERIFICATION')).toMatchObject({
    title,
    text,
    buttons: [{ label: 'Edit Payment Information', action: 'EDIT_PAYMENT' }],
    icon: 'UNABLE_TO_PROCESS',
    trackingTag: 'payment_verification_failed',
  });
});

test('[ER-10] an add-card failure shows the first error, or suggests adding the card again', () => {
  expect(shown('', 'ADD_CARD', 'Month is invalid')).toMatchObject({
    title: 'Error Adding Payment Method',
    text: 'Month is invalid',
    buttons: [
      { label: 'Edit payment method', action: 'EDIT_PAYMENT' },
      { label: 'Try again', action: 'RESET' },
    ],
    icon: 'UNABLE_TO_PROCESS',
    trackingTag: 'payment_verification_failed',
  });
  expect(shown('', 'ADD_CARD').text).toBe('Please add your payment method again.');
});

test.each(['NotAvailable', 'RateNotAvailable'])('[ER-13] %s leads to the listing details', (wire) => {
  expect(shown(wire)).toMatchObject({
    buttons: [
      { label: 'Go back', action: 'GO_TO_LISTING' },
      { label: 'Choose Another Property', action: 'CHOOSE_ANOTHER_PROPERTY' },
    ],
    icon: 'GENERIC_ERROR',
  });
});

test.each(['TRAVELERS', 'ADD_MAIN_GUEST'] as const)(
  '[ER-13] a failed %s returns to the traveler section',
  (stage) => {
    expect(actions('whatever', stage)).toEqual(['SCROLL_TO_TRAVELERS']);
  },
);

test('[ER-01] [SP-07] a failed rewards conversion has its message', () => {
  expect(shown('', 'REWARDS_CONVERSION').kind).toBe('REDEMPTION');
});

test.each([
  ['PAYMENT_VERIFICATION', 'payment_verification_failed'],
  ['CONFIRMATION_DETAILS', 'confirmation_details_failed'],
  ['SCHEDULE_BOOK', 'schedule_book_failed'],
  ['SCHEDULE_PRICE_QUOTE', 'schedule_price_quote_failed'],
  ['POLL_PRICE_QUOTE', 'poll_price_quote_failed'],
  ['ADD_MAIN_GUEST', 'add_main_guest_failed'],
] as const)('[ER-14] a failed %s is tracked as %s', (stage, tag) => {
  expect(shown('Timeout', stage).trackingTag).toBe(tag);
});

test('a refused sign-in has a text for the sign-in, whatever the code', () => {
  expect(shown('AuthError', 'SIGN_IN').kind).toBe('SIGN_IN');
  expect(shown('InvalidRequest', 'SIGN_IN')).toMatchObject({ kind: 'SIGN_IN', trackingTag: null });
  expect(shown('AuthError', 'OPENID_SIGN_IN').kind).toBe('OPENID_SIGN_IN');
  expect(shown('ExcessiveUserActivity', 'OPENID_SIGN_IN').kind).toBe('TOO_MANY_ATTEMPTS');
  expect(shown('ExcessiveUserActivity', 'SIGN_IN').text).toMatch(/too many attempts.*1-800-555-0142/);
});

test('[PD-10] a price that changed before booking can be accepted', () => {
  expect(actions('PriceChanged', 'SCHEDULE_BOOK')).toEqual(['ACKNOWLEDGE_PRICE_DIFFERENCE']);
});

test('an amount due that changed before booking returns to the payment step, and the message contains the new amount [PM-14]', () => {
  const facts = { supportPhone, amount: '$590.00' };
  expect(failureMessage({ code: 'AMOUNT_DUE_CHANGED', stage: 'SCHEDULE_BOOK' }, facts)).toMatchObject({
    title: 'The amount due has changed.',
    text: 'The amount due is now $590.00. Please review how you pay before you continue.',
    buttons: [{ label: 'Continue', action: 'EDIT_PAYMENT' }],
    trackingTag: 'schedule_book_failed',
  });
});

test('[LS-19] a missing listing has its message', () => {
  expect(shown('ListingMissing', 'LISTING')).toMatchObject({
    title: 'This vacation rental is not available.',
    text: 'Return to the search page for more vacation rentals.',
    buttons: [{ label: 'Return to search', action: 'GO_HOME' }],
  });
});

test('[ER-17] every known failure has a title, a text and a next step, at every stage', () => {
  for (const code of Object.keys(FAILURE_KINDS) as FailureCode[]) {
    for (const stage of ['POLL_PRICE_QUOTE', 'CONFIRMATION_DETAILS', 'PAYMENT_VERIFICATION'] as const) {
      const message = failureMessage({ code, stage }, { supportPhone });
      expect([message.title, message.text, message.buttons[0]?.label].every(Boolean)).toBe(true);
    }
  }
});

test.each([
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
  'InvalidCardCountryCode',
  'InvalidCardZipCode',
  'InvalidCountryCode',
  'InvalidZipCode',
  'Fraud',
  'InvalidGuestCountry',
  'InvalidFulfillmentInput',
  'ExpiredQuoteToken',
  'ExpiredFulfillToken',
  'InvalidSession',
  'CartValidationError',
  'AuthError',
  'FraudAutoReject',
  'LikelyFraud',
])('[BK-21] [PQ-22] %s is a known failure', (wire) => {
  expect(failureCode(wire)).not.toBe('UNKNOWN');
});

test('[VO-13] an unknown failure is UNKNOWN, and shows the default', () => {
  expect(failureCode('MoonPhaseWrong')).toBe('UNKNOWN');
  expect(failureCode('hasOwnProperty')).toBe('UNKNOWN');
});

test('[BK-20] reasons are joined with commas', () => {
  expect(joinFailureReasons(['Fraud', 'InvalidQuote'])).toBe('Fraud, InvalidQuote');
});

test.each<FailureStage>(['SCHEDULE_PRICE_QUOTE', 'SCHEDULE_BOOK'])(
  '[ER-17] an invalid request of %s names the values to check, and does not suggest another search',
  (stage) => {
    expect(shown('INVALID_REQUEST', stage)).toMatchObject({
      text: 'Please check what you entered, including the email address, and try again.',
      buttons: [{ label: 'Continue', action: 'SCROLL_TO_TRAVELERS' }],
    });
  },
);

test('[ER-17] an invalid request of a main guest keeps the message of travelers', () => {
  expect(shown('INVALID_REQUEST', 'ADD_MAIN_GUEST')).toMatchObject({ kind: 'TRAVELER' });
});

test.each(['INVALID_REQUEST', 'UNKNOWN'] as const)(
  '[ER-17] a change of a booked trip that fails with %s leads to no search, and says that the trip is as before',
  (code) => {
    expect(shown(code, 'TRIPS')).toMatchObject({
      text: 'Your trip has not changed. Please try again. If the issue continues, contact customer support at 1-800-555-0142.',
      buttons: [{ label: 'Continue', action: 'RESET' }],
    });
  },
);

test.each(['SCHEDULE_BOOK', 'CANCEL_TRIP', 'PRICE_FREEZE'] as const)(
  '[ER-17] [BK-22] a key that was used for another request leads to what that one did: %s',
  (stage) => {
    expect(shown('IDEMPOTENCY_CONFLICT', stage)).toMatchObject({
      title: 'This was already requested with other details.',
      text: 'The first request counts. Please look under Trips before you try again.',
      buttons: [{ label: 'Go to my trips', action: 'GO_TO_TRIPS' }],
    });
  },
);
