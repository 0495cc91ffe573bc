/** A small platform of another team passes with its required operations alone, and each of its faults is found by name. */
import { type Fault, SMALL_ACCOUNT, type SmallPlatform, startSmallPlatform } from './fixtures/small-platform';
import { isRequired, operationIds } from './operations';
import { runConformance } from './run';
import type { Finding, Report } from './report';

let small: SmallPlatform | undefined;

afterEach(() => small?.close());

async function reportOf(options: Parameters<typeof startSmallPlatform>[0] = {}): Promise<Report> {
  small = await startSmallPlatform(options);
  const { url, token, otherToken } = small;
  return runConformance({
    url,
    token,
    otherToken,
    signIn: SMALL_ACCOUNT,
    write: true,
    pollIntervalMs: 5,
    // Slowness is the machine's here, not the platform's.
    timeoutMs: 60_000,
    stay: { listingId: 'loft' },
  });
}

test('the required operations alone are enough: no finding, and the others are gaps', async () => {
  const { findings, gaps, isConformant } = await reportOf({ cancels: false });
  expect(findings).toEqual([]);
  expect(isConformant).toBe(true);
  expect(gaps.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['discardQuote', 'quoteHomeCancellation', 'listWishlists', 'approveBooking']),
  );
  expect(gaps.filter(({ operation }) => isRequired(operation, 'consumer'))).toEqual([]);
  expect(gaps.length).toBeGreaterThan(operationIds.length / 2);
});

test('a platform that also cancels has no finding', async () => {
  expect((await reportOf()).findings).toEqual([]);
});

test('a platform that requires a place for a search has no finding, and no search anywhere is checked', async () => {
  const { findings, unchecked } = await reportOf({ requiresPlace: true });
  expect(findings).toEqual([]);
  expect(unchecked).toContain('a search anywhere: the platform requires a place');
});

test('a platform that limits requests is tested slowly, and repeated requests are counted', async () => {
  const { findings, repeats, requests } = await reportOf({ requestsPerSecond: 20 });
  expect(findings).toEqual([]);
  expect(repeats).toBeGreaterThan(0);
  expect(requests).toBeGreaterThan(repeats);
});

const fault = (
  name: Fault,
  operation: Finding['operation'] | 'any',
  rule: Finding['rule'],
  problem: string | RegExp = /./,
) => ({ name, operation, rule, problem: new RegExp(problem) });

test.each([
  fault('rooms ignored', 'searchHomes', 'consistency', 'minimumBedrooms'),
  fault('pets ignored', 'searchHomes', 'consistency', 'petFriendly'),
  fault('prices ignored', 'searchHomes', 'consistency', 'price filter'),
  fault('bounds ignored', 'searchHomes', 'consistency', 'bounds'),
  fault('sort ignored', 'searchHomes', 'consistency', 'cheaper'),
  fault('pages repeated', 'searchHomes', 'consistency', 'repeats'),
  fault('flexible dates ignored', 'searchHomes', 'consistency', 'week'),
  fault('search price differs', 'searchHomes', 'money'),
  fault('sold homes found', 'searchHomes', 'once', 'were booked'),
  fault('children fail', 'shopHome', 'status', '500'),
  fault('text ignored', 'autocompleteLodging', 'consistency', 'names none'),
  fault('null for absent', 'shopHome', 'body', 'must be string'),
  fault('category rated twice', 'shopHome', 'consistency', 'twice'),
  fault('home of itself', 'shopHome', 'consistency', 'twice'),
  fault('backward stay sold', 'shopHome', 'time', 'ends before it begins'),
  fault('passed nights sold', 'shopHome', 'time', 'have passed'),
  fault('unknown fields accepted', 'scheduleQuote', 'strictness', 'unknown field'),
  fault('unknown home quoted', 'scheduleQuote', 'consistency', 'does not exist'),
  fault('byte-order mark', 'getUserInfo', 'body', 'JSON'),
  fault('cacheable by all', 'getUserInfo', 'cache', 'shared cache'),
  // How often the kit polls depends on time, and so does which operations are hit.
  fault('every seventh fails', 'any', 'status', '503'),
  fault('local times', 'listItineraries', 'time', 'UTC'),
  fault('anti-forgery ignored', 'searchHomes', 'anti-forgery'),
  fault('sign-out ignored', 'getUserInfo', 'session', 'after its sign-out'),
  fault('wrong codes unlimited', 'loginByCode', 'retry', 'no 429'),
  fault('limit without seconds', 'loginByCode', 'retry', 'neither seconds nor a date'),
  fault('foreign quote returned', 'pollQuote', 'other users'),
  fault('foreign trip listed', 'listItineraries', 'other users'),
  fault('foreign key returns booking', 'scheduleFulfillment', 'other users', 'key'),
  fault('nights sold twice', 'scheduleFulfillment', 'once', 'two bookings'),
  fault('calendar free after booking', 'getListingCalendar', 'once', 'was booked'),
  fault('guest optional', 'scheduleFulfillment', 'consistency', 'without a main guest'),
  fault('underpaid', 'scheduleFulfillment', 'money', 'less than the total'),
  fault('overpaid', 'scheduleFulfillment', 'money', 'more than the total'),
  fault('another key refused', 'scheduleFulfillment', 'status', '409'),
  fault('key forgotten', 'scheduleFulfillment', 'once', 'second booking'),
  fault('missing confirmed trip', 'listItineraries', 'once', 'lacks the stay'),
  fault('guests lost', 'listItineraries', 'consistency', 'guests of the request'),
  fault('guest renamed', 'listItineraries', 'consistency'),
  fault('trip a day early', 'listItineraries', 'consistency', 'not the requested one'),
  fault('refund of nothing', 'listItineraries', 'money', 'sum of its parts'),
  fault('canceled trip confirmed', 'listItineraries', 'consistency', 'after the cancellation'),
  fault('nights blocked after cancellation', 'getListingCalendar', 'consistency', 'was canceled'),
])('$name: found at $operation', async ({ name, operation, rule, problem }) => {
  const { findings } = await reportOf({ fault: name });
  expect(findings).toContainEqual(
    expect.objectContaining({
      ...(operation !== 'any' && { operation }),
      rule,
      problem: expect.stringMatching(problem) as string,
    }),
  );
});
