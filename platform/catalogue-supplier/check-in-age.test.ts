import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { book, bookingOutcome, byCard, mainGuest, readyQuote } from '../testing/booking-journey';
import { nightsSold } from '../testing/what-moved';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const LISTING = 'test-minimum-age';

/** Daniel was born on January 22, 1999. */
test.each([
  ['the day before the birthday', '2029-01-21', 'Failure'],
  ['the birthday', '2029-01-22', 'Success'],
] as const)('[VF-03] a guest who checks in on %s of the minimum age', async (_name, from, result) => {
  platform.clock.advance(Date.parse('2029-01-01T12:00:00Z') - platform.clock.now().getTime());
  const daniel = await platform.signIn('daniel');
  const quote = await readyQuote(daniel, { listingId: LISTING, from, until: '2029-01-24' });
  const guest = mainGuest(quote);
  await daniel.call('addMainGuest', {
    ...guest,
    mainGuest: { ...guest.mainGuest, id: 'trav_daniel_daniel' },
  });
  const token = await book(daniel, quote, [byCard(quote.total, 'card_daniel_meridian')]);
  const outcome = await bookingOutcome(daniel, token);
  expect(outcome.result).toBe(result);
  if (result === 'Success') return;
  expect(outcome.errors).toEqual([{ kind: 'ErrorCode', code: 'CheckInMinimumAgeNotMet' }]);
  expect(await nightsSold(platform.database, LISTING)).toEqual([]);
});
