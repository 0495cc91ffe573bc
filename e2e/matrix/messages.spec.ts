/**
 * One message of each kind in the browser: its text, its tracked event, and the target of its button.
 * system-tests/error-catalogue.test.ts covers every row of the error catalogue over the graph, and the dialog has its own test.
 */
import { gql } from 'graphql-tag';
import { demand } from '#system-tests/testing/graph.ts';
import {
  addCard,
  askForPrice,
  checkoutAddress,
  confirmButton,
  leads,
  openStep,
  PAYMENT_STEP,
  press,
  shownMessage,
  type ShownMessage,
  TRAVELER_STEP,
} from '../testing/checkout';
import { openPayment, openReview } from '../testing/stored-checkout';
import * as messages from '../testing/messages';
import { expect, test } from '../testing/test';
import type { TestPortal } from '../testing/test-portal';
import { type Tracked, track } from '../testing/tracked';

const PRICES_CHANGE =
  'Sometimes Vacation Rental prices can change unexpectedly. You can review the price total on the final screen before checkout.';
const SORRY = 'Sorry about that! You can review the new trip total on the final screen before checkout.';

let tracked: Tracked;
test.beforeEach(({ page }) => {
  tracked = track(page);
});

/** The kind and the reasons of the one message so far, as trackers receive them (ER-14, BK-20). */
async function expectTracked(kind: string, reasons: string): Promise<void> {
  const errors = await tracked.events('checkout_error');
  expect(errors.map(({ properties }) => [properties['kind'], properties['reasons']])).toEqual([
    [kind, reasons],
  ]);
}

async function cardsOf(portal: TestPortal): Promise<string[]> {
  const { paymentMethods } = await demand<{ paymentMethods: { id: string }[] }>(
    portal.url,
    gql`{ paymentMethods { id } }`,
    {},
    await portal.credentialsOf('Helen Ortiz'),
  );
  return paymentMethods.map(({ id }) => id);
}

const removeCard = async (portal: TestPortal, id: string) =>
  demand(
    portal.url,
    gql`mutation ($id: ID!) { deletePaymentMethod(input: { id: $id }) { __typename } }`,
    { id },
    await portal.credentialsOf('Helen Ortiz'),
  );

const SEARCH = ['Search Again', '/stays/'] as const;
const ANOTHER = ['Choose Another Property', '/stays/availability/'] as const;
const LISTING = ['Go back', '/vacation-rentals/shop/'] as const;
const TRAVELER = ['Continue', TRAVELER_STEP] as const;
const RETRY = ['Try Again', TRAVELER_STEP] as const;
const OTHER_CARD = ['Choose another card', PAYMENT_STEP] as const;
const EDIT = ['Edit Payment Information', PAYMENT_STEP] as const;

type Row = readonly [
  ids: string,
  home: string,
  reasons: string,
  message: ShownMessage,
  button: string,
  to: string,
];

const quotes: readonly Row[] = [
  ['[ER-03] [PQ-22]', 'fails-invalid-session', 'InvalidSession', messages.DEFAULT, ...SEARCH],
  ['[ER-03] [PQ-22]', 'fails-expired-quote-token', 'ExpiredQuoteToken', messages.DEFAULT, ...ANOTHER],
  ['[ER-06] [PQ-22]', 'fails-fraud-auto-reject', 'FraudAutoReject', messages.FRAUD, ...SEARCH],
  ['[ER-13]', 'fails-no-availability', 'NoAvailability', messages.NOT_AVAILABLE, ...LISTING],
];

for (const [ids, quote, reasons, message, button, to] of quotes)
  test(`a quote of test-quote-${quote} ends with its message ${ids} [ER-14] [PQ-14]`, async ({
    page,
    portal,
  }) => {
    const home = `test-quote-${quote}`;
    await page.goto(checkoutAddress(home, portal.freshStay(home)));
    await askForPrice(page);
    expect(await shownMessage(page)).toEqual(message);
    await expectTracked('poll_price_quote_failed', reasons);
    await leads(page, button, to);
  });

const bookings: readonly Row[] = [
  ['[ER-12]', 'fails-credit-card-declined', 'CreditCardDeclined', messages.DECLINED, ...OTHER_CARD],
  ['[ER-05]', 'fails-redemption-failure', 'RedemptionFailure', messages.REDEMPTION, ...RETRY],
  ['[ER-08]', 'fails-invalid-zip-code', 'InvalidZipCode', messages.ADDRESS, ...EDIT],
  ['[ER-13]', 'fails-invalid-guest-country', 'InvalidGuestCountry', messages.TRAVELER, ...TRAVELER],
];

for (const [ids, booking, reasons, message, button, to] of bookings)
  test(`a booking of test-booking-${booking} ends with its message ${ids} [ER-14] [BK-15] [BK-20] [BK-21]`, async ({
    page,
    portal,
  }) => {
    const home = `test-booking-${booking}`;
    await openReview(page, portal, home);
    await confirmButton(page).click();
    expect(await shownMessage(page)).toEqual(message);
    await expectTracked('confirmation_details_failed', reasons);
    await leads(page, button, to);
  });

for (const { home, title, text, icon, change, kind } of [
  {
    home: 'test-quote-price-increase',
    title: 'The price has increased by $12.50.',
    text: `${PRICES_CHANGE} ${SORRY}`,
    icon: 'PRICE_INCREASE',
    change: '+$12.50',
    kind: '[PD-04]',
  },
  {
    home: 'test-quote-price-decrease',
    title: "You're in luck! The price has decreased by $12.50.",
    text: PRICES_CHANGE,
    icon: 'PRICE_DROP',
    change: '−$12.50',
    kind: '[PD-05]',
  },
])
  test(`the price of ${home} is explained line by line and accepted ${kind} [PD-06] [PD-07] [PD-08]`, async ({
    page,
    portal,
  }) => {
    await page.goto(checkoutAddress(home, portal.freshStay(home)));
    await askForPrice(page);
    expect(await shownMessage(page)).toEqual({
      title,
      text,
      buttons: ['Continue', 'Back to the home'],
      icon,
    });
    await expectTracked('pc_price_difference', icon === 'PRICE_DROP' ? 'PRICE_DECREASE' : 'PRICE_INCREASE');
    await expect(page.getByRole('alertdialog').getByRole('row', { name: /^Total/ })).toContainText(change);
    await leads(page, 'Continue', PAYMENT_STEP);
  });

test('changed terms are shown next to the former ones and accepted [PR-14]', async ({ page, portal }) => {
  const home = 'test-quote-changed-terms';
  await page.goto(checkoutAddress(home, portal.freshStay(home)));
  await askForPrice(page);
  expect(await shownMessage(page)).toEqual({
    title: 'The terms of this stay have changed.',
    text: 'Please review the cancellation and payment terms before you continue.',
    buttons: ['Continue'],
    icon: 'GENERIC_ERROR',
  });
  const cancellation = page.getByRole('alertdialog').getByRole('region', { name: 'Cancellation' });
  await expect(cancellation.getByRole('list', { name: 'When you chose it' })).toContainText(
    'Fully refundable',
  );
  await expect(cancellation.getByRole('list', { name: 'Now' })).toContainText('Non-refundable');
  await leads(page, 'Continue', PAYMENT_STEP);
});

test.describe('a new card', () => {
  const cards = [
    [
      '[ER-09] [PM-04]',
      '4000051100034821',
      'CardDeclined',
      messages.VERIFICATION,
      'Edit Payment Information',
    ],
    ['[ER-07] [ER-11]', '4000051500094821', 'InvalidCVV', messages.CVV, 'Edit Payment Information'],
    [
      '[PM-10] [ER-15]',
      '4242424242424242',
      'CARD_NOT_FROM_ISSUER',
      messages.FOREIGN_CARD,
      'Edit payment method',
    ],
  ] as const;
  test(`is refused with its error, and the form keeps its input ${cards.map(([ids]) => ids).join(' ')} [ER-14]`, async ({
    page,
    portal,
  }) => {
    await openPayment(page, portal);
    for (const [, digits, reasons, message, button] of cards) {
      await addCard(page, digits);
      expect(await shownMessage(page)).toEqual(message);
      await expectTracked('payment_verification_failed', reasons);
      tracked.forget();
      await leads(page, button, PAYMENT_STEP);
      await expect(page.getByRole('textbox', { name: /Name on card/ })).toHaveValue('Helen Ortiz');
    }
  });

  test('is refused by the vault with a reason, and without one [ER-10]', async ({ page, portal }) => {
    await openPayment(page, portal);
    for (const { errors, text, button } of [
      { errors: [{ field: 'number', message: 'Not a card.' }], text: 'Not a card.', button: 'Try again' },
      { errors: [], text: 'Please add your payment method again.', button: 'Edit payment method' },
    ]) {
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
      tracked.forget();
      await page.unroute('**/vault/**');
      await leads(page, button, PAYMENT_STEP);
    }
  });

  test('is accepted, and refused when the stay is booked [ER-04] [BK-15] [BK-21] [PM-04]', async ({
    page,
    portal,
  }) => {
    const before = await cardsOf(portal);
    await openPayment(page, portal);
    await addCard(page, '4000053400064821');
    await page.getByRole('button', { name: 'Review my Trip' }).click();
    await confirmButton(page).click();
    expect(await shownMessage(page)).toEqual(messages.CARD);
    await leads(page, 'Continue', TRAVELER_STEP);
    await press(page, 'Choose another card');
    await expect(openStep(page)).toHaveText(PAYMENT_STEP);
    // Other tests of this portal pay with a card that ends in the same digits.
    for (const id of await cardsOf(portal)) if (!before.includes(id)) await removeCard(portal, id);
  });
});

test('a booking that takes too long leads to the trips [BK-12]', async ({ portal, openPage }) => {
  const home = 'test-booking-never-ends';
  const impatient = await portal.startGateway({ LIVE_BOOKING_STEPS: '10' });
  const page = await openPage({ url: impatient.url });
  await openReview(page, portal, home);
  await confirmButton(page).click();
  await page.waitForURL((url) => url.pathname === '/trips');
});

test.describe('enlarged to 400 %', () => {
  test.use({ viewport: { width: 360, height: 225 } });

  test('a message and the payment scroll as a whole, so that all of them can be read [FM-01]', async ({
    page,
    portal,
  }) => {
    await openReview(page, portal, 'test-booking-fails-credit-card-declined');
    await confirmButton(page).click();
    const message = page.getByRole('alertdialog');
    const button = message.getByRole('button', { name: 'Choose another card' });
    await expect(message.getByRole('heading')).toBeInViewport({ ratio: 1 });
    const box = await message.boundingBox();
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    await button.click();
    const payment = page.getByRole('dialog', { name: PAYMENT_STEP });
    const rewards = payment.locator('label', { hasText: 'Larkfield Summit Reserve' });
    await rewards.scrollIntoViewIfNeeded();
    await expect(rewards).toBeInViewport({ ratio: 1 });
  });
});
