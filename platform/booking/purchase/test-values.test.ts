/** Every documented test value behaves as docs/test-values.md describes, and the document lists every one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_LISTINGS } from '../../catalogue/test-listings/test-listings';
import { ledgerProblems } from '../../payment/ledger/testing/check-ledgers';
import { addCard } from '../../testing/new-card';
import { UNCONVERTIBLE_HUNDREDTHS } from '../../payment/rewards/conversion';
import { TEST_CARDS, testCardNumber } from '../../payment/vault/test-cards';
import { personas } from '../../people/personas/personas';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import { cardError } from './purchase-error';
import { documentedNumber, DOCUMENTED_ROWS } from '../../testing/documented-values';
import {
  book,
  bookingOutcome,
  byCard,
  quoteOutcome,
  readyQuote,
  scheduleQuote,
  USUAL_STAY,
} from '../../testing/booking-journey';
import { nightsSold } from '../../testing/what-moved';

test.each(DOCUMENTED_ROWS)('docs/test-values.md has the row %s', (row) => {
  const document = readFileSync(join(__dirname, '../../../docs/test-values.md'), 'utf8');
  // Columns may be padded.
  expect(document.replace(/ +/g, ' ')).toContain(row.replace(/ +/g, ' '));
});

let platform: TestPlatform;
let helen: TestCaller;

beforeAll(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
});
afterEach(async () => {
  expect(await ledgerProblems(platform.database)).toEqual([]);
  // Each test starts with unused card verification attempts.
  await platform.database.deleteFrom('payment_verifications').execute();
});
afterAll(() => platform.close());

describe('cards', () => {
  const verified = TEST_CARDS.filter((card) => card.at === 'Verify');
  const charged = TEST_CARDS.filter((card) => card.at === 'Authorize' || card.at === 'Capture');

  test.each(verified)('[PM-03] [ER-11] $answer when the card is added', async (card) => {
    expect((await addCard(helen, documentedNumber(card))).PaymentVerifyResult).toBe(card.answer);
  });

  test.each(charged)('[BK-21] $answer ($digits, $at) when the stay is booked', async (card) => {
    const { payment } = await addCard(helen, documentedNumber(card));
    const quote = await readyQuote(helen);
    const outcome = await bookingOutcome(helen, await book(helen, quote, [byCard(quote.total, payment!.id)]));
    expect(outcome).toEqual({ result: 'Failure', errors: [cardError(card.answer)] });
    expect(await nightsSold(platform.database, USUAL_STAY.listingId)).toEqual([]);
  });

  test('the good card is charged', async () => {
    const { payment } = await addCard(helen, documentedNumber(TEST_CARDS[0]));
    const quote = await readyQuote(helen, { from: '2026-08-02', until: '2026-08-03' });
    const outcome = await bookingOutcome(helen, await book(helen, quote, [byCard(quote.total, payment!.id)]));
    expect(outcome.result).toBe('Success');
  });

  const accountsOfPersonas = personas
    .filter(({ access }) => access === undefined)
    .flatMap(({ key, accounts }) =>
      accounts.map(({ key: account, lastFour }) => ({ key, account, lastFour })),
    );
  test.each(accountsOfPersonas)('[PM-10] $key can add a good card that ends in $lastFour', async (each) => {
    const traveler = await platform.signIn(each.key);
    const verdict = await addCard(traveler, testCardNumber(TEST_CARDS[0], each.lastFour), {
      accountId: `acct_${each.key}_${each.account}`,
    });
    expect(verdict).toMatchObject({ PaymentVerifyResult: 'Success', payment: { last4: each.lastFour } });
  });
});

describe('listings', () => {
  const listings = Object.entries(TEST_LISTINGS).map(([key, listing]) => ({ key, ...listing }));
  const failingQuotes = listings.filter(({ scenario }) => scenario?.quote?.outcome?.kind === 'Failure');
  const failingBookings = listings.filter(({ scenario }) => scenario?.fulfill?.errors);

  test.each(failingQuotes)('[PQ-22] test-$key: $does', async ({ key, does }) => {
    const outcome = await quoteOutcome(helen, await scheduleQuote(helen, { listingId: `test-${key}` }));
    expect(outcome.QuoteResponse).toBe('Failure');
    const codes = outcome.errors!.map(({ code }) => code);
    expect(codes.length === 0 ? does.includes('empty list') : does.includes(codes[0]!)).toBe(true);
  });

  test.each(failingBookings)('[BK-21] test-$key: $does', async ({ key, does }) => {
    const listingId = `test-${key}`;
    const quote = await readyQuote(helen, { listingId });
    const outcome = await bookingOutcome(helen, await book(helen, quote, [byCard(quote.total)]));
    expect(outcome.result).toBe('Failure');
    expect(does).toContain(outcome.errors![0]!.code);
    expect(await nightsSold(platform.database, listingId)).toEqual([]);
  });

  test('[BK-08] test-booking-slow is pending for its documented number of polls', async () => {
    const quote = await readyQuote(helen, { listingId: 'test-booking-slow' });
    const token = await book(helen, quote, [byCard(quote.total)]);
    let pending = 0;
    for (;;) {
      const { body } = await helen.call('pollFulfillment', { value: token });
      if (body.result !== 'Pending') break;
      pending += 1;
    }
    expect(pending).toBeGreaterThanOrEqual(6);
  });

  const reasons = {
    'min-stay': 'MinStayViolation',
    'max-stay': 'MaxStayViolation',
    occupancy: 'OccupancyViolation',
    pets: 'PetPolicyViolation',
    'check-in-day': 'CheckInNotAllowed',
    'check-out-day': 'CheckOutNotAllowed',
    'blocked-dates': 'BlockedDates',
    'booking-window': 'MinBookingWindowViolation',
    'unknown-reason': 'HostOnSabbatical',
  };
  test.each(Object.entries(reasons))('[AV-01] test-%s is unavailable: %s', async (key, reason) => {
    const { body } = await helen.call('shopHome', {
      listingId: `test-${key}`,
      stayDetails: {
        dateRange: { from: USUAL_STAY.from, until: USUAL_STAY.until },
        guestDetails: { adults: 2, children: [], infants: 0, petsIncluded: true },
      },
      distributionChannels: [{ channelId: 'General' }],
    });
    expect(body.value.availability!.reasons!.map(({ reason: { Reason } }) => Reason)).toContain(reason);
  });
});

test('[SP-07] the documented amount cannot be converted, and its neighbors can', async () => {
  const convert = (rewardsAmount: number) =>
    helen.call('convertRewardsToUsd', { rewardsAmount, accountReferenceId: 'acct_helen_summit' });
  const amount = UNCONVERTIBLE_HUNDREDTHS / 100;
  await expect(convert(amount)).rejects.toThrow('50001');
  for (const neighbor of [amount - 1, amount + 1]) {
    expect((await convert(neighbor)).body.data.value).toBe(neighbor / 100);
  }
});

describe('dates', () => {
  const DAY_MS = 86_400_000;
  const day = (offset: number) =>
    new Date(platform.clock.now().getTime() + offset * DAY_MS).toISOString().slice(0, 10);

  test.each([
    ['a check-in yesterday', -1, 2],
    ['a check-out more than a year ahead', 364, 366],
  ])('%s cannot be quoted', async (_what, from, until) => {
    const token = await scheduleQuote(helen, { from: day(from), until: day(until) });
    expect((await quoteOutcome(helen, token)).errors).toEqual([
      { kind: 'ProductError', code: 'NotAvailable' },
    ]);
  });
});
