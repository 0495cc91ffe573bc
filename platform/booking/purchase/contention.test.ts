/** Many travelers, few nights: the guarantees of the database under contention. */
import { ledgerProblems } from '../../payment/ledger/testing/check-ledgers';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import {
  book,
  bookingOutcome,
  byCard,
  type ReadyQuote,
  readyQuote,
  USUAL_TOTAL,
  withCredit,
  withMiles,
  withOffer,
} from '../../testing/booking-journey';
import { cardsOf, nightsSold } from '../../testing/what-moved';

let platform: TestPlatform;
let helen: TestCaller;

beforeEach(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
});
afterEach(async () => {
  expect(await ledgerProblems(platform.database)).toEqual([]);
  await platform.close();
});

/** More than the platform's database connections. */
const BOOKERS = 25;

async function quotesFor(count: number, stay: (index: number) => { from: string; until: string }) {
  const quotes: ReadyQuote[] = [];
  for (let index = 0; index < count; index += 1) quotes.push(await readyQuote(helen, stay(index)));
  return quotes;
}

const bookAll = (
  quotes: readonly ReadyQuote[],
  payments: (quote: ReadyQuote) => Parameters<typeof book>[2],
) =>
  Promise.all(
    quotes.map(async (quote, index) =>
      bookingOutcome(helen, await book(helen, quote, payments(quote), `booker-number-${index}`)),
    ),
  );

test('of 25 bookings of the same last nights, one succeeds and 24 are not available and cost nothing [BK-21]', async () => {
  const quotes = await quotesFor(BOOKERS, () => ({ from: '2026-06-02', until: '2026-06-05' }));
  const outcomes = await bookAll(quotes, () => [byCard(USUAL_TOTAL)]);
  expect(outcomes.filter(({ result }) => result === 'Success')).toHaveLength(1);
  const failures = outcomes.filter(({ result }) => result === 'Failure');
  expect(failures).toHaveLength(BOOKERS - 1);
  for (const { errors } of failures) expect(errors).toEqual([{ kind: 'ProductError', code: 'NotAvailable' }]);
  expect(await cardsOf(platform.database)).toEqual([
    { authorized_minor: 74_000, captured_minor: 74_000, refunded_minor: 0, voided: false },
  ]);
});

test('overlapping stays never share a night, and a failed booking occupies none', async () => {
  const quotes = await quotesFor(24, (index) => ({
    from: `2026-06-${String(2 + (index % 6)).padStart(2, '0')}`,
    until: `2026-06-${String(4 + (index % 6) + (index % 3)).padStart(2, '0')}`,
  }));
  const outcomes = await bookAll(quotes, ({ total }) => [byCard(total)]);
  const booked = outcomes.flatMap(({ fulfillment }) => (fulfillment ? [fulfillment.value.stayDates] : []));
  const nights = booked.flatMap(({ from, until }) => {
    const first = Number(from.slice(-2));
    return Array.from({ length: Number(until.slice(-2)) - first }, (_, index) => first + index);
  });
  expect(booked.length).toBeGreaterThan(1);
  expect(new Set(nights).size).toBe(nights.length);
  expect(await nightsSold(platform.database, 'test-always-works')).toHaveLength(nights.length);
});

test('[SP-06] rewards are spent once: of four bookings that each need more than half, one succeeds', async () => {
  const months = ['06', '07', '08', '09'];
  const quotes = await quotesFor(4, (index) => ({
    from: `2026-${months[index]}-02`,
    until: `2026-${months[index]}-06`,
  }));
  const outcomes = await bookAll(quotes, ({ total }) => [withMiles(total * 100, total)]);
  const successes = outcomes.filter(({ result }) => result === 'Success').length;
  // 182,450 miles pay for one stay of 96,000, not for two.
  expect(successes).toBe(1);
  for (const { errors } of outcomes.filter(({ result }) => result === 'Failure')) {
    expect(errors).toEqual([{ kind: 'PaymentError', code: 'RedemptionFailure' }]);
  }
});

test.each([
  // 215.50 of credit pay 150 once.
  ['[WA-06] credit', withCredit, 150, 'CartValidationError'],
  ['[WA-06] an offer', withOffer, 50, 'OfferInvalid'],
] as const)(
  '%s is spent once: of four concurrent bookings that need the same, one succeeds and the others cost nothing',
  async (_what, part, amount, code) => {
    const months = ['06', '07', '08', '09'];
    const quotes = await quotesFor(4, (index) => ({
      from: `2026-${months[index]}-02`,
      until: `2026-${months[index]}-05`,
    }));
    const outcomes = await bookAll(quotes, () => [part(amount), byCard(USUAL_TOTAL - amount)]);
    expect(outcomes.filter(({ result }) => result === 'Success')).toHaveLength(1);
    for (const { errors } of outcomes.filter(({ result }) => result === 'Failure')) {
      expect(errors).toEqual([{ kind: 'PaymentError', code }]);
    }
    const cards = await cardsOf(platform.database);
    const charged = cards.reduce((sum, { captured_minor }) => sum + captured_minor, 0);
    expect(charged).toBe((USUAL_TOTAL - amount) * 100);
    expect(cards.filter(({ voided }) => voided)).toHaveLength(3);
  },
);
