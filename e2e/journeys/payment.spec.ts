/**
 * The simplest and the most complex payment of a stay, in the browser: what the screen shows before the booking matches the
 * ledger, the vault and the trip after it, to the cent and to the point (PM-14). All combinations are in
 * system-tests/payment-modes.test.ts. A night in Testing Harbor costs 200, the cleaning 80, the tax 20 a night.
 */
import type { Page } from '@playwright/test';
import { type Books, openBooks } from '#system-tests/testing/books.ts';
import { expect, test } from '../testing/test';
import { checkoutAddress, chooseCard, confirmButton, press, toPayment } from '../testing/checkout';
import { openPayment } from '../testing/stored-checkout';
import { createTestPortal, type TestPortal } from '../testing/test-portal';
import { track } from '../testing/tracked';

const HOME = 'test-always-works';

const choose = (page: Page, title: string) => page.locator('label', { hasText: title }).first().click();

const withoutOffer = (page: Page) => choose(page, 'Travel offer');
const withoutCredit = (page: Page) => choose(page, 'Travel credits: ');

async function withRewards(page: Page, amount?: string): Promise<void> {
  await choose(page, 'Larkfield Summit Reserve');
  if (amount === undefined) return press(page, 'Apply');
  await press(page, 'Edit amount');
  await page.getByRole('textbox', { name: 'Amount of Miles to apply' }).fill(amount);
  await press(page, 'Save');
  await page.getByText('Applied to this trip').waitFor();
}

interface PaymentMode {
  readonly mode: string;
  readonly traveler: { readonly name: string; readonly emailAddress: string };
  readonly nights: number;
  readonly pay: (page: Page) => Promise<void>;
  /** Label and amount of each line of the breakdown, from the total on. */
  readonly breakdown: readonly (readonly [string, string])[];
  readonly trip: readonly (readonly [string, string])[];
  readonly entries: Readonly<Record<string, number>>;
  readonly charged: readonly { readonly last4: string; readonly cents: number }[];
}

const helen = { name: 'Helen Ortiz', emailAddress: 'helen.ortiz@larkfield.example' };

const MODES: readonly PaymentMode[] = [
  {
    mode: 'card only',
    traveler: helen,
    nights: 3,
    pay: async (page) => {
      await withoutOffer(page);
      await withoutCredit(page);
      await chooseCard(page);
    },
    breakdown: [
      ['Total', '$740.00'],
      ['Ending in 4821:', '$740.00'],
      ['Amount due:', '$740.00'],
    ],
    trip: [
      ['Total', '$740.00'],
      ['You paid by Visa ending in 4821', '$740.00'],
    ],
    entries: { 'CardCaptured CardClearing USD': -74_000, 'CardCaptured Revenue USD': 74_000 },
    charged: [{ last4: '4821', cents: 74_000 }],
  },
  {
    mode: 'offer, credits, rewards and card together',
    traveler: helen,
    nights: 3,
    // The best offer, and as many credits as it can be combined with, are applied automatically.
    pay: async (page) => {
      await withRewards(page, '10000.01');
      await chooseCard(page);
    },
    breakdown: [
      ['Total', '$740.00'],
      ['Travel offer applied:', '−$50.00'],
      ['Travel credits applied:', '−$100.00'],
      ['Total travel credits applied:', '−$150.00'],
      ['Rewards applied:', '−$100.00'],
      ['Ending in 4821:', '$490.00'],
      ['Amount due:', '$490.00'],
    ],
    trip: [
      ['Total', '$740.00'],
      ['$50 off a vacation rental', '−$50.00'],
      ['Travel credit', '−$100.00'],
      ['Larkfield Summit Reserve, 10,001 Miles', '−$100.00'],
      ['You paid by Visa ending in 4821', '$490.00'],
    ],
    entries: {
      'OfferRedeemed OfferFunding USD': -5_000,
      'OfferRedeemed Revenue USD': 5_000,
      'CreditRedeemed credit_helen_annual USD': -10_000,
      'CreditRedeemed Revenue USD': 10_000,
      'RewardsRedeemed RewardsDue USD': -10_000,
      'RewardsRedeemed acct_helen_summit Miles': -1_000_001,
      'RewardsRedeemed RewardsIssuer Miles': 1_000_001,
      'RewardsRedeemed Revenue USD': 10_000,
      'CardCaptured CardClearing USD': -49_000,
      'CardCaptured Revenue USD': 49_000,
    },
    charged: [{ last4: '4821', cents: 49_000 }],
  },
];

test.describe('a traveler pays', () => {
  // Offers and credits are spent here, so no other tests use this portal.
  let own: TestPortal;
  let books: Books;

  test.beforeAll(async () => {
    own = await createTestPortal();
    books = openBooks(own.databaseUrl);
  });
  test.afterAll(async () => {
    await books.close();
    await own.close();
  });

  test('with the best offer, applied automatically, whose tooltip names the offers it combines with [WA-12]', async ({
    openPage,
  }) => {
    const page = await openPage({ portal: own });
    const tracked = track(page);
    await openPayment(page, own);
    await page.getByRole('button', { name: 'About the offer of $50 off' }).click();
    await page.getByRole('tooltip').getByText('Up to $100 of travel credits can be used with it.').waitFor();
    expect(await tracked.events('offer_tooltip_pressed')).toHaveLength(1);
    await expect(page.getByRole('switch', { name: 'Travel offer' })).toBeChecked();
  });

  for (const mode of MODES)
    test(`with ${mode.mode}: screen, ledger, vault, and trip agree [PM-14] [PM-15] [PR-10] [PR-15]`, async ({
      openPage,
    }) => {
      const page = await openPage({ portal: own, person: mode.traveler.name });
      await page.goto(checkoutAddress(HOME, own.freshStay(HOME, mode.nights)));
      await toPayment(page);
      await mode.pay(page);
      await press(page, 'Review my Trip');
      await confirmButton(page).waitFor();
      expect(await breakdownOf(page)).toEqual(mode.breakdown);

      await confirmButton(page).click();
      await page.getByRole('heading', { name: 'Confirmed, your stay is booked.' }).waitFor();
      await page.getByText(`An email confirmation will be sent to ${mode.traveler.emailAddress}`).waitFor();
      const number = await reservationNumber(page);

      expect(await books.entriesOf(number)).toEqual(mode.entries);
      expect(await books.cardsOf(number)).toEqual(
        mode.charged.map(({ last4, cents }) => ({
          last4,
          currency: 'USD',
          authorized_minor: cents,
          captured_minor: cents,
          refunded_minor: 0,
          voided: false,
        })),
      );
      expect(await books.problems()).toEqual([]);

      await page.goto(`/trips/${number}`);
      expect(await rowsOf(page.getByRole('region', { name: 'Payment' }).locator('dl > div'))).toEqual(
        mode.trip,
      );
    });
});

async function reservationNumber(page: Page): Promise<string> {
  const text = await page.getByText('Your booking confirmation is #').innerText();
  return /#(\S+)/.exec(text)?.[1] ?? '';
}

const rowsOf = async (rows: ReturnType<Page['locator']>): Promise<string[][]> => {
  await rows.first().waitFor();
  const texts = (await rows.allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' '));
  return texts.map((row) => row.split('\n').filter((cell) => cell !== ''));
};

/** The lines of the breakdown from the total on: the price of the trip, and how it is paid. */
async function breakdownOf(page: Page): Promise<string[][]> {
  const section = page.getByRole('region', { name: 'Checkout Breakdown' });
  const notes = ['', 'The travel offer and the travel credits together'];
  const lines = (await section.innerText()).split('\n').filter((line) => !notes.includes(line));
  const rest = lines.slice(lines.indexOf('Total'));
  const pairs: string[][] = [];
  for (let at = 0; /^−?\$/.test(rest[at + 1] ?? ''); at += 2) pairs.push(rest.slice(at, at + 2));
  return pairs;
}
