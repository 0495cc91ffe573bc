/**
 * The error catalogue as data of the graph: every test value of docs/test-values.md that makes a quote, a booking or a new card
 * fail, compared with the message for the traveler. The portal's handling of messages is tested in
 * client/components/message-dialog and client/screens/booking/checkout/message-actions.test.tsx.
 */
import type { DocumentNode } from 'graphql';
import { gql } from 'graphql-tag';
import { type Credentials, demand, signIn } from './testing/graph';
import { book, lastOf, readyToBook } from './testing/graph-booking';
import { type Portal, startPortal } from './testing/portal';
import { primaryCardholder, scheduleQuote, stayIn } from './testing/stays';

const stay = stayIn(40, 2);

interface Message {
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly { readonly label: string; readonly action: string }[];
  readonly icon: string;
}

interface Failure extends Message {
  readonly code: string;
  readonly rawCode: string | null;
  readonly trackingTag: string | null;
}

const FAILURE = 'code rawCode title text buttons { label action } icon trackingTag';

const SEARCH_AGAIN = { label: 'Search Again', action: 'SEARCH_AGAIN' };
const ANOTHER_PROPERTY = { label: 'Choose Another Property', action: 'CHOOSE_ANOTHER_PROPERTY' };
const EDIT_PAYMENT = { label: 'Edit Payment Information', action: 'EDIT_PAYMENT' };
const ACCEPT_PRICE = { label: 'Continue', action: 'ACKNOWLEDGE_PRICE_DIFFERENCE' };

const DEFAULT: Message = {
  title: 'Uh oh! Something went wrong',
  text: 'Please search again',
  buttons: [SEARCH_AGAIN, ANOTHER_PROPERTY],
  icon: 'GENERIC_ERROR',
};
const CARD: Message = {
  title: 'We were unable to process your payment method.',
  text: 'Please choose another payment method, or delete this one and add it again. If the issue continues, contact customer support at 1-800-555-0142.',
  buttons: [{ label: 'Continue', action: 'RESET' }],
  icon: 'UNABLE_TO_PROCESS',
};
const DECLINED: Message = {
  title: 'Your card was declined.',
  text: 'It was not charged, and everything you entered is kept. Please choose another card. If the issue continues, contact customer support at 1-800-555-0142.',
  buttons: [{ label: 'Choose another card', action: 'EDIT_PAYMENT' }],
  icon: 'UNABLE_TO_PROCESS',
};
const REDEMPTION: Message = {
  title: 'Rewards Redemption Failure',
  text: 'We were unable to redeem your rewards at this time. Please try again, and if the issue continues to persist, please try again later.',
  buttons: [{ label: 'Try Again', action: 'RESET' }],
  icon: 'UNABLE_TO_PROCESS',
};
const FRAUD: Message = {
  title: 'Uh oh! Something went wrong',
  text: "There is an issue with you account. Please contact the card issuer's support.",
  buttons: [SEARCH_AGAIN],
  icon: 'GENERIC_ERROR',
};
const CVV: Message = {
  title: 'CVV Error',
  text: 'Ensure your CVV / Security Code is entered correctly and try again.',
  buttons: [EDIT_PAYMENT],
  icon: 'UNABLE_TO_PROCESS',
};
const ADDRESS: Message = {
  title: 'Address Verification Error',
  text: 'Ensure your Zip Code and Country is entered correctly and try again.',
  buttons: [EDIT_PAYMENT],
  icon: 'UNABLE_TO_PROCESS',
};
const VERIFICATION: Message = {
  title: 'Error Adding Payment Method',
  text: 'We were unable to add your payment method. Please ensure all of your information is correct and try again.',
  buttons: [EDIT_PAYMENT],
  icon: 'UNABLE_TO_PROCESS',
};
const NOT_AVAILABLE: Message = {
  title: 'Uh oh! Something went wrong',
  text: 'This stay is no longer available for your dates. Please choose other dates or another property.',
  buttons: [{ label: 'Go back', action: 'GO_TO_LISTING' }, ANOTHER_PROPERTY],
  icon: 'GENERIC_ERROR',
};
const TRAVELER: Message = {
  title: 'Uh oh! Something went wrong',
  text: 'Please check the traveler information and try again.',
  buttons: [{ label: 'Continue', action: 'SCROLL_TO_TRAVELERS' }],
  icon: 'GENERIC_ERROR',
};
const PRICES_CHANGE =
  'Sometimes Vacation Rental prices can change unexpectedly. You can review the price total on the final screen before checkout.';
const PRICE_ROSE: Message = {
  title: 'The price has increased by $12.50.',
  text: `${PRICES_CHANGE} Sorry about that! You can review the new trip total on the final screen before checkout.`,
  buttons: [ACCEPT_PRICE],
  icon: 'PRICE_INCREASE',
};
const PRICE_FELL: Message = {
  title: "You're in luck! The price has decreased by $12.50.",
  text: PRICES_CHANGE,
  buttons: [ACCEPT_PRICE],
  icon: 'PRICE_DROP',
};
const TERMS_CHANGED: Message = {
  title: 'The terms of this stay have changed.',
  text: 'Please review the cancellation and payment terms before you continue.',
  buttons: [{ label: 'Continue', action: 'ACKNOWLEDGE_TERMS' }],
  icon: 'GENERIC_ERROR',
};

let portal: Portal;
let helen: Credentials;

beforeAll(async () => {
  portal = await startPortal({ gateway: { LIVE_POLL_INTERVAL_MS: '50' } });
  helen = await signIn(portal.url, primaryCardholder.emailAddress, primaryCardholder.code);
});

afterAll(() => portal.close());

const graph = <Data>(
  operation: DocumentNode,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> => demand<Data>(portal.url, operation, variables, helen);

/** Requests all rows, ten in parallel (one user has at most 20 connections), and passes each test the result of its row. */
function answersTo<Answer>(rows: readonly Row[], ask: (row: Row) => Promise<Answer>) {
  const answers = new Map<Row, Promise<Answer>>();
  beforeAll(async () => {
    const waiting = rows.values();
    const askOneByOne = async () => {
      for (const each of waiting) {
        const answer = ask(each);
        answers.set(each, answer);
        await Promise.allSettled([answer]);
      }
    };
    await Promise.all(Array.from({ length: 10 }, askOneByOne));
  });
  return (each: Row) => answers.get(each);
}

interface Row {
  /** The end of the home's id, or the number of the card. */
  readonly value: string;
  readonly code: string;
  readonly rawCode: string | null;
  readonly message: Message;
  readonly ids: string;
}

const row = (value: string, code: string, rawCode: string | null, message: Message, ids: string): Row => ({
  value,
  code,
  rawCode,
  message,
  ids,
});

/** The failure of a row as the graph returns it. */
const failureOf = ({ code, rawCode, message }: Row, trackingTag: string): Failure => ({
  code,
  rawCode,
  ...message,
  trackingTag,
});

interface ShownRate {
  readonly total: { readonly fiat: { readonly value: string; readonly currencyCode: string } };
  readonly termsDigest: string;
  readonly cancellationPolicy: { readonly kind: string };
}

/** The price and the terms that a home is shown with. */
async function shownRate(listingId: string): Promise<ShownRate> {
  const { listing } = await graph<{ listing: { availability: { rate: ShownRate } } }>(
    gql`query Shown($listingId: ID!, $stay: StayInput!) {
      listing(id: $listingId, stay: $stay) { availability(stay: $stay) { ... on Available { rate {
        total { fiat { value currencyCode } } termsDigest cancellationPolicy { kind }
      } } } }
    }`,
    { listingId, stay },
  );
  return listing.availability.rate;
}

interface QuoteEnd {
  readonly __typename: string;
  readonly isHandleable?: boolean;
  readonly errors?: readonly Failure[];
  readonly quote?: {
    readonly cancellationPolicy: { readonly kind: string };
    readonly priceDifference: (Failure & { readonly change: string }) | null;
  };
}

/** The outcome of a home's quote, compared with the total that the home is shown with. */
async function quoteEnd(listingId: string): Promise<QuoteEnd> {
  const [{ total }, token] = await Promise.all([
    shownRate(listingId),
    scheduleQuote(portal.url, helen, listingId, stay),
  ]);
  const { priceQuoteStatus } = await lastOf<{ priceQuoteStatus: QuoteEnd }>(
    portal.url,
    gql`subscription Quote($token: ID!, $seenTotal: MoneyInput!) { priceQuoteStatus(token: $token) {
      __typename
      ... on PriceQuoteFailure { isHandleable errors { ${FAILURE} } }
      ... on PriceQuoteSuccess { quote {
        cancellationPolicy { kind }
        priceDifference(seenTotal: $seenTotal) { change ${FAILURE} }
      } }
    } }`,
    { token, seenTotal: total.fiat },
    helen,
  );
  return priceQuoteStatus;
}

interface BookingEnd {
  readonly __typename: string;
  readonly errors?: readonly Failure[];
  readonly redirectTo?: string;
}

/** The outcome of a home's booking with a card. */
async function bookingEnd(
  listingId: string,
  { paymentMethodId = 'card_helen_summit', url = portal.url } = {},
): Promise<BookingEnd> {
  const ready = await readyToBook(url, helen, { listingId, stay });
  const { token } = await book(url, helen, {
    ...ready,
    payment: { paymentMethodId },
    acceptedAmountDue: ready.acceptedTotal,
    idempotencyKey: crypto.randomUUID(),
  });
  const { bookingStatus } = await lastOf<{ bookingStatus: BookingEnd }>(
    url,
    gql`subscription Booking($token: ID!) { bookingStatus(token: $token) {
      __typename
      ... on BookingFailure { errors { ${FAILURE} } }
      ... on BookingStillProcessing { redirectTo }
    } }`,
    { token },
    helen,
  );
  return bookingStatus;
}

interface CardAnswer {
  readonly __typename: string;
  readonly paymentMethod?: { readonly id: string };
}

/** Saves a card to Helen's first account: the number is sent to the vault, the vault's token to the graph. */
async function verifiedCard(number: string): Promise<CardAnswer> {
  const { cardVaultCredentials: vault } = await graph<{
    cardVaultCredentials: { readonly url: string; readonly environmentKey: string };
  }>(gql`{ cardVaultCredentials { url environmentKey } }`);
  const kept = await fetch(vault.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      environmentKey: vault.environmentKey,
      card: {
        number,
        verificationValue: '123',
        month: 12,
        year: 2034,
        fullName: 'Helen Ortiz',
        zip: '98101',
        country: 'US',
      },
    }),
  });
  const { token } = (await kept.json()) as { readonly token: string };
  const { verifyPaymentMethod } = await graph<{ verifyPaymentMethod: CardAnswer }>(
    gql`mutation Verify($input: VerifyPaymentMethodInput!) { verifyPaymentMethod(input: $input) {
      __typename
      ... on PaymentMethodVerified { paymentMethod { id } }
      ... on PaymentMethodRefused { ${FAILURE} }
    } }`,
    { input: { vaultToken: token, accountReferenceId: 'acct_helen_summit' } },
  );
  return verifyPaymentMethod;
}

// prettier-ignore
const QUOTES: readonly Row[] = [
  row('fails-expired-quote-token', 'EXPIRED_QUOTE_TOKEN', 'ExpiredQuoteToken', DEFAULT, '[ER-03] [PQ-22]'),
  row('fails-invalid-session', 'INVALID_SESSION', 'InvalidSession', DEFAULT, '[ER-03] [PQ-22]'),
  row('fails-cart-validation-error', 'CART_VALIDATION_ERROR', 'CartValidationError', DEFAULT, '[ER-03] [PQ-22]'),
  row('fails-auth-error', 'AUTH_ERROR', 'AuthError', DEFAULT, '[ER-03] [PQ-22]'),
  row('other-product', 'UNSUPPORTED_QUOTE', null, DEFAULT, '[ER-03] [PQ-11]'),
  row('missing-amount', 'INVALID_QUOTE', null, DEFAULT, '[ER-03] [PR-18]'),
  row('fails-fraud-auto-reject', 'FRAUD_AUTO_REJECT', 'FraudAutoReject', FRAUD, '[ER-06] [PQ-22]'),
  row('fails-likely-fraud', 'LIKELY_FRAUD', 'LikelyFraud', FRAUD, '[ER-06] [PQ-22]'),
  row('fails-no-availability', 'NO_AVAILABILITY', 'NoAvailability', NOT_AVAILABLE, '[ER-13]'),
  row('fails-rate-not-available', 'RATE_NOT_AVAILABLE', 'RateNotAvailable', NOT_AVAILABLE, '[ER-13]'),
];

describe('a quote', () => {
  const endOf = answersTo(QUOTES, ({ value }) => quoteEnd(`test-quote-${value}`));

  test.each(QUOTES)(
    'of test-quote-$value fails as $code with the message "$message.title" $ids [ER-14] [ER-17]',
    async (each) => {
      expect(await endOf(each)).toEqual({
        __typename: 'PriceQuoteFailure',
        isHandleable: true,
        errors: [failureOf(each, 'POLL_PRICE_QUOTE_FAILED')],
      });
    },
  );

  test('of test-quote-fails-no-errors fails without an error, which no client can handle [ER-03] [PQ-09]', async () => {
    expect(await quoteEnd('test-quote-fails-no-errors')).toEqual({
      __typename: 'PriceQuoteFailure',
      isHandleable: false,
      errors: [],
    });
  });

  test.each([
    {
      difference: '12.50 more',
      listingId: 'test-quote-price-increase',
      expected: { change: 'INCREASE', ...PRICE_ROSE },
      ids: '[PD-02] [PD-04] [PD-06] [PD-08]',
    },
    {
      difference: '12.50 less',
      listingId: 'test-quote-price-decrease',
      expected: { change: 'DECREASE', ...PRICE_FELL },
      ids: '[PD-02] [PD-05] [PD-06] [PD-08]',
    },
  ])(
    'that costs $difference than the shown price of the home has a price difference to accept $ids',
    async ({ listingId, expected }) => {
      const { quote } = await quoteEnd(listingId);
      expect(quote?.priceDifference).toEqual({
        code: 'PRICE_CHANGED',
        rawCode: null,
        ...expected,
        trackingTag: 'PC_PRICE_DIFFERENCE',
      });
    },
  );

  test('that costs 0.99 more than the shown price of the home has no price difference [PD-01]', async () => {
    const { quote } = await quoteEnd('test-quote-price-below-threshold');
    expect(quote).toMatchObject({ priceDifference: null });
  });

  test('with terms other than those shown for the home is not booked on the terms shown [PR-14]', async () => {
    const listingId = 'test-quote-changed-terms';
    const shown = await shownRate(listingId);
    const ready = await readyToBook(portal.url, helen, { listingId, stay });
    const { book: answer } = await graph<{ book: object }>(
      gql`mutation Book($input: BookInput!) { book(input: $input) {
        __typename
        ... on PriceChanged { ${FAILURE} quote { cancellationPolicy { kind } } }
      } }`,
      {
        input: {
          ...ready,
          acceptedTermsDigest: shown.termsDigest,
          payment: { paymentMethodId: 'card_helen_summit' },
          acceptedAmountDue: ready.acceptedTotal,
          idempotencyKey: crypto.randomUUID(),
        },
      },
    );
    expect(shown.cancellationPolicy.kind).toBe('FULLY_REFUNDABLE');
    expect(answer).toEqual({
      __typename: 'PriceChanged',
      code: 'TERMS_CHANGED',
      rawCode: null,
      ...TERMS_CHANGED,
      trackingTag: 'SCHEDULE_BOOK_FAILED',
      quote: { cancellationPolicy: { kind: 'NON_REFUNDABLE' } },
    });
  });
});

// prettier-ignore
const BOOKINGS: readonly Row[] = [
  row('fails-invalid-quote', 'INVALID_QUOTE', 'InvalidQuote', DEFAULT, '[ER-03]'),
  row('fails-not-available', 'NOT_AVAILABLE', 'NotAvailable', NOT_AVAILABLE, '[ER-13]'),
  row('fails-rate-not-available', 'RATE_NOT_AVAILABLE', 'RateNotAvailable', NOT_AVAILABLE, '[ER-13]'),
  row('fails-credit-card-declined', 'CREDIT_CARD_DECLINED', 'CreditCardDeclined', DECLINED, '[BK-21]'),
  row('fails-insufficient-funds', 'INSUFFICIENT_FUNDS', 'InsufficientFunds', DECLINED, '[BK-21]'),
  row('fails-credit-card-expired', 'CREDIT_CARD_EXPIRED', 'CreditCardExpired', DECLINED, '[BK-21]'),
  row('fails-credit-card-lost-stolen', 'CREDIT_CARD_LOST_STOLEN', 'CreditCardLostStolen', DECLINED, '[BK-21]'),
  row('fails-credit-card-not-supported', 'CREDIT_CARD_NOT_SUPPORTED', 'CreditCardNotSupported', DECLINED, '[BK-21]'),
  row('fails-invalid-card-number', 'INVALID_CARD_NUMBER', 'InvalidCardNumber', DECLINED, '[BK-21]'),
  row('fails-invalid-card-information', 'INVALID_CARD_INFORMATION', 'InvalidCardInformation', DECLINED, '[BK-21]'),
  row('fails-invalid-card-verification-number', 'INVALID_CARD_VERIFICATION_NUMBER', 'InvalidCardVerificationNumber', CVV, '[ER-07]'),
  row('fails-invalid-country-code', 'INVALID_CARD_COUNTRY_CODE', 'InvalidCountryCode', ADDRESS, '[ER-08]'),
  row('fails-invalid-zip-code', 'INVALID_CARD_ZIP_CODE', 'InvalidZipCode', ADDRESS, '[ER-08]'),
  row('fails-fraud', 'FRAUD', 'Fraud', FRAUD, '[ER-06]'),
  row('fails-invalid-guest-country', 'INVALID_GUEST_COUNTRY', 'InvalidGuestCountry', TRAVELER, '[ER-13]'),
  row('fails-invalid-fulfillment-input', 'INVALID_FULFILLMENT_INPUT', 'InvalidFulfillmentInput', DEFAULT, '[ER-03]'),
  row('fails-user-card-not-found', 'USER_CARD_NOT_FOUND', 'UserCardNotFound', CARD, '[ER-04]'),
  row('fails-redemption-failure', 'REDEMPTION_FAILURE', 'RedemptionFailure', REDEMPTION, '[ER-05]'),
  row('fails-rewards-payment-error', 'REWARDS_PAYMENT_ERROR', 'RewardsPaymentError', REDEMPTION, '[ER-05]'),
  row('fails-invalid-cvv', 'INVALID_CVV', 'InvalidCVV', CVV, '[ER-07] [ER-11]'),
  row('fails-invalid-address', 'INVALID_ADDRESS', 'InvalidAddress', ADDRESS, '[ER-08] [ER-11]'),
  row('fails-unknown-code', 'UNKNOWN', 'StarsMisaligned', DEFAULT, '[ER-03] [VO-13]'),
];

describe('a booking', () => {
  const endOf = answersTo(BOOKINGS, ({ value }) => bookingEnd(`test-booking-${value}`));

  test.each(BOOKINGS)(
    'of test-booking-$value fails as $code with the message "$message.title" $ids [BK-21] [ER-14] [ER-17]',
    async (each) => {
      expect(await endOf(each)).toEqual({
        __typename: 'BookingFailure',
        errors: [failureOf(each, 'CONFIRMATION_DETAILS_FAILED')],
      });
    },
  );

  test('of test-booking-never-ends ends as still processing and refers to the trips [BK-12]', async () => {
    const { url } = await portal.startGateway({ LIVE_BOOKING_STEPS: '3' });
    expect(await bookingEnd('test-booking-never-ends', { url })).toEqual({
      __typename: 'BookingStillProcessing',
      redirectTo: '/trips',
    });
  });
});

// prettier-ignore
const CARDS: readonly Row[] = [
  row('4000051100034821', 'CARD_DECLINED', 'CardDeclined', VERIFICATION, '[ER-09]'),
  row('4000051200024821', 'EXCESSIVE_USER_ACTIVITY', 'ExcessiveUserActivity', VERIFICATION, '[ER-09]'),
  row('4000051300014821', 'GENERIC_ERROR', 'GenericError', VERIFICATION, '[ER-09]'),
  row('4000051400004821', 'UNKNOWN_CARD', 'UnknownCard', VERIFICATION, '[ER-09]'),
  row('4000051500094821', 'INVALID_CVV', 'InvalidCVV', CVV, '[ER-07] [ER-11]'),
  row('4000051600084821', 'INVALID_ADDRESS', 'InvalidAddress', ADDRESS, '[ER-08] [ER-11]'),
];

describe('a new card', () => {
  const answerTo = answersTo(CARDS, ({ value }) => verifiedCard(value));

  test.each(CARDS)(
    '$value is refused as $code with the message "$message.title" $ids [ER-14] [ER-17] [PM-03] [PM-04]',
    async (each) => {
      expect(await answerTo(each)).toEqual({
        __typename: 'PaymentMethodRefused',
        ...failureOf(each, 'PAYMENT_VERIFICATION_FAILED'),
      });
    },
  );

  test('that is declined at booking uses up the quote: another card books with another quote [BK-22]', async () => {
    const declined = (await verifiedCard('4000052100014821')).paymentMethod?.id;
    const quoted = () => readyToBook(portal.url, helen, { stay: stayIn(61, 2) });
    const bookWith = (ready: Awaited<ReturnType<typeof quoted>>, paymentMethodId: string | undefined) =>
      book(portal.url, helen, {
        ...ready,
        payment: { paymentMethodId },
        acceptedAmountDue: ready.acceptedTotal,
        idempotencyKey: crypto.randomUUID(),
      });
    const endOf = async ({ token = '' }: { readonly token?: string }) => {
      const { bookingStatus } = await lastOf<{ bookingStatus: { __typename: string } }>(
        portal.url,
        gql`subscription Booking($token: ID!) { bookingStatus(token: $token) { __typename } }`,
        { token },
        helen,
      );
      return bookingStatus.__typename;
    };

    const used = await quoted();
    expect(await endOf(await bookWith(used, declined))).toBe('BookingFailure');
    expect(await bookWith(used, 'card_helen_summit')).toEqual({
      __typename: 'BookingRefused',
      code: 'INVALID_QUOTE',
    });
    const { priceQuoteStatus } = await graph<{ priceQuoteStatus: unknown }>(
      gql`query Status($token: ID!) { priceQuoteStatus(token: $token) {
        __typename
        ... on PriceQuoteFailure { errors { code } }
      } }`,
      { token: used.quoteToken },
    );
    expect(priceQuoteStatus).toEqual({
      __typename: 'PriceQuoteFailure',
      errors: [{ code: 'INVALID_QUOTE' }],
    });
    expect(await endOf(await bookWith(await quoted(), 'card_helen_summit'))).toBe('BookingSuccess');
  });

  test('that no bank knows is saved, and the booking that it pays fails as USER_CARD_NOT_FOUND [BK-21] [ER-04] [PM-04]', async () => {
    const { __typename, paymentMethod } = await verifiedCard('4000053400064821');
    expect(__typename).toBe('PaymentMethodVerified');
    expect(await bookingEnd('test-always-works', { paymentMethodId: paymentMethod?.id })).toEqual({
      __typename: 'BookingFailure',
      errors: [
        {
          code: 'USER_CARD_NOT_FOUND',
          rawCode: 'UserCardNotFound',
          ...CARD,
          trackingTag: 'CONFIRMATION_DETAILS_FAILED',
        },
      ],
    });
  });
});
