/**
 * Every way to pay a stay, in the browser: what is shown before the booking is what the ledger, the vault and the trip say
 * after it, to the cent and to the point (PM-14). A night in Testing Harbor costs 200, the cleaning 80, the tax 20 a night.
 */
import type { Page } from 'playwright-core';
import { type Books, openBooks } from './testing/books';
import { type Browser, describeInBrowser, openBrowser } from './testing/browser';
import { checkoutAddress, chooseCard, confirmButton, press, toPayment } from './testing/checkout';
import { type Portal, startPortal } from './testing/portal';
import { stayIn } from './testing/stays';
import { signInAs } from './testing/visitor';

const HOME = 'test-always-works';

const choose = (page: Page, title: string) => page.locator('label', { hasText: title }).first().click();

const withoutOffer = (page: Page) => choose(page, 'Do not apply an offer');
const withoutCredit = (page: Page) => choose(page, 'Do not apply travel credits');

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
  /** Label and amount of each line of the breakdown from the total on. */
  readonly breakdown: readonly (readonly [string, string])[];
  readonly trip: readonly (readonly [string, string])[];
  readonly entries: Readonly<Record<string, number>>;
  readonly charged: readonly { readonly last4: string; readonly cents: number }[];
}

const helen = { name: 'Helen Ortiz', emailAddress: 'helen.ortiz@larkfield.example' };
const odile = { name: 'Odile Fontaine', emailAddress: 'odile.fontaine@larkfield.example' };

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
      ['Visa ending in 4821', '$740.00'],
      ['Total', '$740.00'],
    ],
    entries: { 'CardCaptured CardClearing USD': -74_000, 'CardCaptured Revenue USD': 74_000 },
    charged: [{ last4: '4821', cents: 74_000 }],
  },
  {
    mode: 'rewards only',
    traveler: helen,
    nights: 2,
    pay: async (page) => {
      await withoutOffer(page);
      await withoutCredit(page);
      await withRewards(page);
    },
    breakdown: [
      ['Total', '$520.00'],
      ['Rewards applied:', '$520.00'],
      ['Amount due:', '$0.00'],
    ],
    trip: [
      ['Larkfield Summit Reserve', '52,000 Miles = $520.00'],
      ['Total', '$520.00'],
    ],
    entries: {
      'RewardsRedeemed RewardsDue USD': -52_000,
      'RewardsRedeemed Revenue USD': 52_000,
      'RewardsRedeemed acct_helen_summit Miles': -5_200_000,
      'RewardsRedeemed RewardsIssuer Miles': 5_200_000,
    },
    charged: [],
  },
  {
    mode: 'split between rewards and card, with a part of a cent',
    traveler: helen,
    nights: 2,
    pay: async (page) => {
      await withoutOffer(page);
      await withoutCredit(page);
      await withRewards(page, '12345.67');
      await chooseCard(page);
    },
    breakdown: [
      ['Total', '$520.00'],
      ['Rewards applied:', '$123.45'],
      ['Ending in 4821:', '$396.55'],
      ['Amount due:', '$396.55'],
    ],
    trip: [
      ['Larkfield Summit Reserve', '12,346 Miles = $123.45'],
      ['Visa ending in 4821', '$396.55'],
      ['Total', '$520.00'],
    ],
    entries: {
      'RewardsRedeemed RewardsDue USD': -12_345,
      'RewardsRedeemed acct_helen_summit Miles': -1_234_567,
      'RewardsRedeemed RewardsIssuer Miles': 1_234_567,
      'RewardsRedeemed Revenue USD': 12_345,
      'CardCaptured CardClearing USD': -39_655,
      'CardCaptured Revenue USD': 39_655,
    },
    charged: [{ last4: '4821', cents: 39_655 }],
  },
  {
    mode: 'offer, credits, rewards and card together',
    traveler: helen,
    nights: 3,
    // The best offer, and of the credits as many as stack with it, apply by themselves.
    pay: async (page) => {
      await withRewards(page, '10000.01');
      await chooseCard(page);
    },
    breakdown: [
      ['Total', '$740.00'],
      ['Travel offer applied:', '$50.00'],
      ['Travel credits applied:', '$100.00'],
      ['Total travel credits applied:', '$150.00'],
      ['Rewards applied:', '$100.00'],
      ['Ending in 4821:', '$490.00'],
      ['Amount due:', '$490.00'],
    ],
    trip: [
      ['$50 off a vacation rental', '$50.00'],
      ['Travel credit', '$100.00'],
      ['Larkfield Summit Reserve', '10,001 Miles = $100.00'],
      ['Visa ending in 4821', '$490.00'],
      ['Total', '$740.00'],
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
  {
    mode: 'credit plus card',
    traveler: helen,
    nights: 3,
    pay: (page) => chooseCard(page, '7730'),
    breakdown: [
      ['Total', '$740.00'],
      ['Travel credits applied:', '$115.50'],
      ['Ending in 7730:', '$624.50'],
      ['Amount due:', '$624.50'],
    ],
    trip: [
      ['Travel credit', '$115.50'],
      ['Mastercard ending in 7730', '$624.50'],
      ['Total', '$740.00'],
    ],
    entries: {
      'CreditRedeemed credit_helen_annual USD': -11_550,
      'CreditRedeemed Revenue USD': 11_550,
      'CardCaptured CardClearing USD': -62_450,
      'CardCaptured Revenue USD': 62_450,
    },
    charged: [{ last4: '7730', cents: 62_450 }],
  },
  {
    mode: 'offer only',
    traveler: odile,
    nights: 1,
    pay: async () => undefined,
    breakdown: [
      ['Total', '$300.00'],
      ['Travel offer applied:', '$300.00'],
      ['Amount due:', '$0.00'],
    ],
    trip: [
      ['A night on us, up to $320', '$300.00'],
      ['Total', '$300.00'],
    ],
    entries: { 'OfferRedeemed OfferFunding USD': -30_000, 'OfferRedeemed Revenue USD': 30_000 },
    charged: [],
  },
  {
    mode: 'offer plus credit',
    traveler: odile,
    nights: 2,
    pay: async () => undefined,
    breakdown: [
      ['Total', '$520.00'],
      ['Travel offer applied:', '$310.00'],
      ['Travel credits applied:', '$210.00'],
      ['Total travel credits applied:', '$520.00'],
      ['Amount due:', '$0.00'],
    ],
    trip: [
      ['$310 off a vacation rental', '$310.00'],
      ['Travel credit', '$210.00'],
      ['Total', '$520.00'],
    ],
    entries: {
      'OfferRedeemed OfferFunding USD': -31_000,
      'OfferRedeemed Revenue USD': 31_000,
      'CreditRedeemed credit_odile_goodwill USD': -21_000,
      'CreditRedeemed Revenue USD': 21_000,
    },
    charged: [],
  },
  {
    mode: 'credits only, from two grants, the one that expires first before the other',
    traveler: odile,
    nights: 5,
    pay: async () => undefined,
    breakdown: [
      ['Total', '$1,180.00'],
      ['Travel credits applied:', '$1,180.00'],
      ['Amount due:', '$0.00'],
    ],
    trip: [
      ['Travel credit', '$1,180.00'],
      ['Total', '$1,180.00'],
    ],
    entries: {
      'CreditRedeemed credit_odile_goodwill USD': -89_000,
      'CreditRedeemed credit_odile_annual USD': -29_000,
      'CreditRedeemed Revenue USD': 118_000,
    },
    charged: [],
  },
];

describeInBrowser('a traveler pays', () => {
  let portal: Portal;
  let books: Books;
  /** Each traveler's own, signed in: one stay is booked after the other in it. */
  const browsers = new Map<string, Browser>();
  let daysAhead = 20;

  beforeAll(async () => {
    portal = await startPortal({ gateway: { LIVE_POLL_INTERVAL_MS: '300' } });
    books = openBooks(portal.dataDir);
  });

  afterAll(async () => {
    for (const browser of browsers.values()) await browser.close();
    await books.close();
    await portal.close();
  });

  afterEach(async () => expect(await books.problems()).toEqual([]));

  async function pageOf(name: string): Promise<Page> {
    const opened = browsers.get(name);
    if (opened) return opened.page;
    const browser = await openBrowser(portal.url);
    browsers.set(name, browser);
    await signInAs(browser.page, name);
    return browser.page;
  }

  test.each(MODES)('[PM-14] [PM-15] [PR-10] [PR-15] $mode', async (mode) => {
    const page = await pageOf(mode.traveler.name);
    await page.goto(checkoutAddress(HOME, stayIn((daysAhead += 7), mode.nights)));
    await toPayment(page);
    await mode.pay(page);
    await press(page, 'Review my Trip');
    await confirmButton(page).waitFor();
    expect(await breakdownOf(page)).toEqual(mode.breakdown);

    await confirmButton(page).click();
    await page.getByRole('heading', { name: 'Confirmed, your stay is booked.' }).waitFor({ timeout: 30_000 });
    await page.getByText(`An email confirmation will be sent to ${mode.traveler.emailAddress}`).waitFor();
    const number = await reservationNumber(page);

    expect(await books.entriesOf(number)).toEqual(mode.entries);
    expect(await books.cardsOf(number)).toEqual(
      mode.charged.map(({ last4, cents }) => ({
        last4,
        currency: 'USD',
        authorised_minor: cents,
        captured_minor: cents,
        refunded_minor: 0,
        voided: false,
      })),
    );

    await page.goto('/trips');
    const trip = page.getByRole('article').filter({ hasText: number });
    expect(await rowsOf(trip.getByRole('region', { name: 'Payment' }).locator('dl > div'))).toEqual(
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
  return (await rows.allInnerTexts()).map((row) => row.split('\n').filter((cell) => cell !== ''));
};

/** The lines of the breakdown from the total on: what the trip costs, and how it is paid. */
async function breakdownOf(page: Page): Promise<string[][]> {
  const section = page.getByRole('region', { name: 'Checkout Breakdown' });
  const lines = (await section.innerText()).split('\n').filter((line) => line !== '');
  const rest = lines.slice(lines.indexOf('Total'));
  const pairs: string[][] = [];
  for (let at = 0; rest[at + 1]?.startsWith('$'); at += 2) pairs.push(rest.slice(at, at + 2));
  return pairs;
}
