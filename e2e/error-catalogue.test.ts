/**
 * The error catalogue in the browser (specification 2, section 8): every failure is produced with its documented test value
 * (docs/test-values.md), its message compared character by character, its button pressed, its tag and reasons read from what
 * is tracked.
 */
import type { Page } from 'playwright-core';
import { type Browser, describeInBrowser, openBrowser } from './testing/browser';
import {
  addCard,
  answerMessage,
  askForPrice,
  checkoutAddress,
  chooseCard,
  confirmButton,
  openStep,
  shownMessage,
  type ShownMessage,
  toPayment,
  toReview,
} from './testing/checkout';
import { type Portal, startPortal } from './testing/portal';
import { stayIn } from './testing/stays';
import { type Tracked, track } from './testing/tracked';
import { signInAs } from './testing/visitor';

const stay = stayIn(40, 2);
const PRICES_CHANGE =
  'Sometimes Vacation Rental prices can change unexpectedly. You can review the price total on the final screen before checkout.';
const SORRY = 'Sorry about that! You can review the new trip total on the final screen before checkout.';

const DEFAULT: ShownMessage = {
  title: 'Uh oh! Something went wrong',
  text: 'Please search again',
  buttons: ['Search Again', 'Choose Another Property'],
  icon: 'GENERIC_ERROR',
};
const CARD: ShownMessage = {
  title: 'We were unable to process your payment method.',
  text: 'Please choose another payment method, or delete this one and add it again. If the issue continues, contact customer support at 1-800-555-0142.',
  buttons: ['Continue'],
  icon: 'UNABLE_TO_PROCESS',
};
const REDEMPTION: ShownMessage = {
  title: 'Rewards Redemption Failure',
  text: 'We were unable to redeem your rewards at this time. Please try again, and if the issue continues to persist, please try again later.',
  buttons: ['Try Again'],
  icon: 'UNABLE_TO_PROCESS',
};
const FRAUD: ShownMessage = {
  title: 'Uh oh! Something went wrong',
  text: "There is an issue with you account. Please contact the card issuer's support.",
  buttons: ['Search Again'],
  icon: 'GENERIC_ERROR',
};
const CVV: ShownMessage = {
  title: 'CVV Error',
  text: 'Ensure your CVV / Security Code is entered correctly and try again.',
  buttons: ['Edit Payment Information'],
  icon: 'UNABLE_TO_PROCESS',
};
const ADDRESS: ShownMessage = {
  title: 'Address Verification Error',
  text: 'Ensure your Zip Code and Country is entered correctly and try again.',
  buttons: ['Edit Payment Information'],
  icon: 'UNABLE_TO_PROCESS',
};
const VERIFICATION: ShownMessage = {
  title: 'Error Adding Payment Method',
  text: 'We were unable to add your payment method. Please ensure all of your information is correct and try again.',
  buttons: ['Edit Payment Information'],
  icon: 'UNABLE_TO_PROCESS',
};
const NOT_AVAILABLE: ShownMessage = {
  title: 'Uh oh! Something went wrong',
  text: 'This stay is no longer available for your dates. Please choose other dates or another property.',
  buttons: ['Go back', 'Choose Another Property'],
  icon: 'GENERIC_ERROR',
};
const TRAVELER: ShownMessage = {
  title: 'Uh oh! Something went wrong',
  text: 'Please check the traveler information and try again.',
  buttons: ['Continue'],
  icon: 'GENERIC_ERROR',
};

const TRAVELER_STEP = 'Traveler Information';
const PAYMENT_STEP = 'Rewards and Payment';

describeInBrowser('the error catalogue', () => {
  let portal: Portal;
  let browser: Browser;
  let page: Page;
  let tracked: Tracked;

  beforeAll(async () => {
    portal = await startPortal({ gateway: { LIVE_POLL_INTERVAL_MS: '50', LIVE_BOOKING_STEPS: '20' } });
    browser = await openBrowser(portal.url);
    page = browser.page;
    tracked = track(page);
    await signInAs(page, 'Helen Ortiz');
  });

  afterAll(async () => {
    await browser.close();
    await portal.close();
  });

  /** Begins a checkout anew, whatever the one before has kept. */
  async function open(listingId: string): Promise<void> {
    await page.evaluate(() => sessionStorage.clear());
    tracked.forget();
    await page.goto(checkoutAddress(listingId, stay));
  }

  /** ER-14, BK-20: the tag and the reasons of the message, tracked once. */
  async function expectTracked(kind: string, reasons: string): Promise<void> {
    const errors = await tracked.events('checkout_error');
    expect(errors.map(({ properties }) => [properties['kind'], properties['reasons']])).toEqual([
      [kind, reasons],
    ]);
  }
  const path = () => new URL(page.url()).pathname;
  const isAt = (expected: string) => page.waitForURL((url) => url.pathname === expected);

  /** Presses a button of the message and sees where it leads: another page, or a step of the checkout. */
  async function leads(button: string, to: string): Promise<void> {
    await answerMessage(page, button);
    if (to.startsWith('/')) return isAt(to);
    await openStep(page).getByText(to, { exact: true }).waitFor();
    expect(path()).toBe('/vacation-rentals/book/');
  }

  const ANOTHER = ['Choose Another Property', '/stays/availability/'] as const;
  const SEARCH = ['Search Again', '/stays/'] as const;
  const LISTING = ['Go back', '/vacation-rentals/shop/'] as const;

  test.each([
    ['[ER-03] [PQ-22]', 'fails-expired-quote-token', 'ExpiredQuoteToken', DEFAULT, ...ANOTHER],
    ['[ER-03] [PQ-22]', 'fails-invalid-session', 'InvalidSession', DEFAULT, ...SEARCH],
    ['[ER-03] [PQ-22]', 'fails-cart-validation-error', 'CartValidationError', DEFAULT, ...SEARCH],
    ['[ER-03] [PQ-22]', 'fails-auth-error', 'AuthError', DEFAULT, ...SEARCH],
    ['[ER-03] [PQ-09]', 'fails-no-errors', 'UNKNOWN', DEFAULT, ...SEARCH],
    ['[ER-03] [PQ-11]', 'other-product', 'UNSUPPORTED_QUOTE', DEFAULT, ...SEARCH],
    ['[ER-03] [PR-18]', 'missing-amount', 'INVALID_QUOTE', DEFAULT, ...SEARCH],
    ['[ER-06] [PQ-22]', 'fails-fraud-auto-reject', 'FraudAutoReject', FRAUD, ...SEARCH],
    ['[ER-06] [PQ-22]', 'fails-likely-fraud', 'LikelyFraud', FRAUD, ...SEARCH],
    ['[ER-13]', 'fails-no-availability', 'NoAvailability', NOT_AVAILABLE, ...LISTING],
    ['[ER-13]', 'fails-rate-not-available', 'RateNotAvailable', NOT_AVAILABLE, ...LISTING],
  ] as const)(
    '%s [ER-14] [PQ-14] a quote of test-quote-%s',
    async (_, quote, reasons, message, button, to) => {
      await open(`test-quote-${quote}`);
      await askForPrice(page);
      expect(await shownMessage(page)).toEqual(message);
      await expectTracked('poll_price_quote_failed', reasons);
      await leads(button, to);
    },
  );

  test.each([
    [
      '[PD-04] [PD-06]',
      'test-quote-price-increase',
      'The price has increased by $12.50.',
      `${PRICES_CHANGE} ${SORRY}`,
      'PRICE_INCREASE',
      '+$12.50',
    ],
    [
      '[PD-05] [PD-06]',
      'test-quote-price-decrease',
      "You're in luck! The price has decreased by $12.50.",
      PRICES_CHANGE,
      'PRICE_DROP',
      '−$12.50',
    ],
  ] as const)(
    '%s [PD-07] [PD-08] %s is told line by line and accepted',
    async (_, listingId, title, text, icon, change) => {
      await open(listingId);
      await askForPrice(page);
      expect(await shownMessage(page)).toEqual({ title, text, buttons: ['Continue'], icon });
      await expectTracked('pc_price_difference', icon === 'PRICE_DROP' ? 'PRICE_DECREASE' : 'PRICE_INCREASE');
      const total = page.getByRole('alertdialog').getByRole('row', { name: /^Total/ });
      expect(await total.innerText()).toContain(change);
      await leads('Continue', PAYMENT_STEP);
    },
  );

  test('[PD-01] a price that differs by 0.99 is not worth a word', async () => {
    await open('test-quote-price-below-threshold');
    await toPayment(page);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });

  test('[PR-14] terms that changed stand side by side and are accepted', async () => {
    await open('test-quote-changed-terms');
    await askForPrice(page);
    expect(await shownMessage(page)).toEqual({
      title: 'The terms of this stay have changed.',
      text: 'Please review the cancellation and payment terms before you continue.',
      buttons: ['Continue'],
      icon: 'GENERIC_ERROR',
    });
    const cancellation = page.getByRole('alertdialog').getByRole('region', { name: 'Cancellation' });
    expect(await cancellation.getByRole('list', { name: 'When you chose it' }).innerText()).toContain(
      'Fully refundable',
    );
    expect(await cancellation.getByRole('list', { name: 'Now' }).innerText()).toContain('Non-refundable');
    await leads('Continue', PAYMENT_STEP);
  });

  const ON = ['Continue', TRAVELER_STEP] as const;
  const RETRY = ['Try Again', TRAVELER_STEP] as const;
  const EDIT = ['Edit Payment Information', PAYMENT_STEP] as const;

  test.each([
    ['[ER-03]', 'fails-invalid-quote', 'InvalidQuote', DEFAULT, ...SEARCH],
    ['[ER-13]', 'fails-not-available', 'NotAvailable', NOT_AVAILABLE, ...ANOTHER],
    ['[ER-13]', 'fails-rate-not-available', 'RateNotAvailable', NOT_AVAILABLE, ...LISTING],
    ['[ER-04]', 'fails-credit-card-declined', 'CreditCardDeclined', CARD, ...ON],
    ['[ER-04]', 'fails-insufficient-funds', 'InsufficientFunds', CARD, ...ON],
    ['[ER-04]', 'fails-credit-card-expired', 'CreditCardExpired', CARD, ...ON],
    ['[ER-04]', 'fails-credit-card-lost-stolen', 'CreditCardLostStolen', CARD, ...ON],
    ['[ER-04]', 'fails-credit-card-not-supported', 'CreditCardNotSupported', CARD, ...ON],
    ['[ER-04]', 'fails-invalid-card-number', 'InvalidCardNumber', CARD, ...ON],
    ['[ER-04]', 'fails-invalid-card-information', 'InvalidCardInformation', CARD, ...ON],
    ['[ER-07]', 'fails-invalid-card-verification-number', 'InvalidCardVerificationNumber', CVV, ...EDIT],
    ['[ER-08]', 'fails-invalid-country-code', 'InvalidCountryCode', ADDRESS, ...EDIT],
    ['[ER-08]', 'fails-invalid-zip-code', 'InvalidZipCode', ADDRESS, ...EDIT],
    ['[ER-06]', 'fails-fraud', 'Fraud', FRAUD, ...SEARCH],
    ['[ER-13]', 'fails-invalid-guest-country', 'InvalidGuestCountry', TRAVELER, ...ON],
    ['[ER-03]', 'fails-invalid-fulfillment-input', 'InvalidFulfillmentInput', DEFAULT, ...SEARCH],
    ['[ER-04]', 'fails-user-card-not-found', 'UserCardNotFound', CARD, ...ON],
    ['[ER-05]', 'fails-redemption-failure', 'RedemptionFailure', REDEMPTION, ...RETRY],
    ['[ER-05]', 'fails-rewards-payment-error', 'RewardsPaymentError', REDEMPTION, ...RETRY],
    ['[ER-07]', 'fails-invalid-cvv', 'InvalidCVV', CVV, ...EDIT],
    ['[ER-08]', 'fails-invalid-address', 'InvalidAddress', ADDRESS, ...EDIT],
    ['[ER-03]', 'fails-unknown-code', 'StarsMisaligned', DEFAULT, ...SEARCH],
  ] as const)(
    '%s [ER-14] [BK-15] [BK-20] [BK-21] a booking of test-booking-%s',
    async (_, booking, reasons, message, button, to) => {
      await open(`test-booking-${booking}`);
      await toReview(page);
      await confirmButton(page).click();
      expect(await shownMessage(page)).toEqual(message);
      await expectTracked('confirmation_details_failed', reasons);
      await leads(button, to);
    },
  );

  test('[ER-07] [PQ-13] after a failed booking the payment can be edited at a new price', async () => {
    await open('test-booking-fails-invalid-cvv');
    await toReview(page);
    await confirmButton(page).click();
    await shownMessage(page);
    await answerMessage(page, 'Edit Payment Information');
    await page.getByText('Amount due', { exact: true }).waitFor();
    await chooseCard(page);
    await page.getByRole('button', { name: 'Review my Trip' }).waitFor();
  });

  describe('a card that is added', () => {
    const FOREIGN: ShownMessage = {
      title: 'This card cannot be used here',
      text: 'Please add a card that belongs to one of your rewards accounts with the card issuer.',
      buttons: ['Edit payment method'],
      icon: 'UNABLE_TO_PROCESS',
    };
    test.each([
      ['[ER-09] [PM-04]', '4000051100034821', 'CardDeclined', VERIFICATION, 'Edit Payment Information'],
      ['[ER-09]', '4000051200024821', 'ExcessiveUserActivity', VERIFICATION, 'Edit Payment Information'],
      ['[ER-09]', '4000051300014821', 'GenericError', VERIFICATION, 'Edit Payment Information'],
      ['[ER-09]', '4000051400004821', 'UnknownCard', VERIFICATION, 'Edit Payment Information'],
      ['[ER-07] [ER-11]', '4000051500094821', 'InvalidCVV', CVV, 'Edit Payment Information'],
      ['[ER-08] [ER-11]', '4000051600084821', 'InvalidAddress', ADDRESS, 'Edit Payment Information'],
      ['[PM-10] [ER-15]', '4242424242424242', 'CARD_NOT_FROM_ISSUER', FOREIGN, 'Edit payment method'],
    ] as const)('%s [ER-14] %s is %s', async (_, digits, reasons, message, button) => {
      await open('test-always-works');
      await toPayment(page);
      await addCard(page, digits);
      expect(await shownMessage(page)).toEqual(message);
      await expectTracked('payment_verification_failed', reasons);
      await leads(button, PAYMENT_STEP);
      expect(await page.getByRole('textbox', { name: /Name on card/ }).inputValue()).toBe('Helen Ortiz');
    });

    test.each([
      ['says why', [{ field: 'number', message: 'Not a card.' }], 'Not a card.', 'Try again'],
      ['without a reason', [], 'Please add your payment method again.', 'Edit payment method'],
    ])('[ER-10] a card that the vault refuses %s', async (_, errors, text, button) => {
      await open('test-always-works');
      await toPayment(page);
      await page.route('**/vault/**', (route) =>
        route.fulfill({ status: 422, json: { code: 42202, message: 'no', errors } }),
      );
      await addCard(page, '4000050000064821');
      expect(await shownMessage(page)).toEqual({
        title: 'Error Adding Payment Method',
        text,
        buttons: ['Edit payment method', 'Try again'],
        icon: 'UNABLE_TO_PROCESS',
      });
      await expectTracked('payment_verification_failed', 'GENERIC_ERROR');
      await page.unroute('**/vault/**');
      await leads(button, PAYMENT_STEP);
    });

    test('[ER-04] [BK-21] [PM-04] is accepted, and found to be nobody’s when the stay is booked', async () => {
      await open('test-always-works');
      await toPayment(page);
      await addCard(page, '4000053400064821');
      await page.getByRole('button', { name: 'Review my Trip' }).click();
      await confirmButton(page).click();
      expect(await shownMessage(page)).toEqual(CARD);
      await leads('Continue', TRAVELER_STEP);
    });
  });

  test('[BK-12] a booking that takes too long leads to the trips', async () => {
    await open('test-booking-never-ends');
    await toReview(page);
    await confirmButton(page).click();
    await isAt('/trips');
  });
});
