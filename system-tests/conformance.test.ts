/**
 * The conformance kit: it finds no problem in the reference platform, and finds every single deviation of a proxy in front of it,
 * at the right operation and field.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { isRequired, operationIds } from '#conformance/operations.ts';
import { runConformance, type ConformanceOptions } from '#conformance/run.ts';
import { Notes, type Report } from '#conformance/report.ts';
import { Platform } from '#conformance/platform.ts';
import {
  type Answered,
  type DeviatingPlatform,
  type Deviation,
  startDeviatingPlatform,
} from './testing/deviating-platform';
import { type Credentials, signIn } from './testing/graph';
import { book, bookingEnd, readyToBook } from './testing/graph-booking';
import { type Portal, startPortal } from './testing/portal';
import { primaryCardholder, stayIn } from './testing/stays';

const walterBrandt = { emailAddress: 'walter.brandt@larkfield.example', code: '814000' } as const;

let portal: Portal;
let deviating: DeviatingPlatform;
let helen: Credentials;
let walter: Credentials;
let first: Report;

beforeAll(async () => {
  portal = await startPortal();
  deviating = await startDeviatingPlatform(portal.platform().url);
  helen = await signIn(portal.url, primaryCardholder.emailAddress, primaryCardholder.code);
  walter = await signIn(portal.url, walterBrandt.emailAddress, walterBrandt.code);
  first = await ownThings();
});
/** Gives Helen the objects that reads request by identifier: a wishlist, and a trip that this first run books. */
async function ownThings(): Promise<Report> {
  const platform = new Platform(
    new Notes(),
    { url: portal.platform().url, paths: {}, timeoutMs: 10_000 },
    helen,
  );
  await platform.ask('createWishlist', { name: 'Of Helen' });
  platform.close();
  return run({ url: portal.platform().url, write: true });
}

afterAll(async () => {
  await deviating.close();
  await portal.close();
});

/** Failing runs leave their booking behind: each uses nights that no other run books. */
let daysAhead = 20;

const run = (options: Partial<ConformanceOptions> = {}): Promise<Report> => {
  const { fromDate, untilDate } = stayIn((daysAhead += 4), 3);
  return runConformance({
    url: deviating.url,
    token: helen.token,
    otherToken: walter.token,
    signIn: primaryCardholder,
    pollIntervalMs: 50,
    stay: { listingId: 'test-always-works', from: fromDate, until: untilDate },
    ...options,
  });
};

/**
 * Operations that a run does not call: they require an OpenID provider, a card of the vault, a picture, a business, another home
 * or another user.
 */
const UNTRIED =
  'whether these succeed: loginByIdToken, selectBusiness, loginAgentByCode, loginAgentByIdToken, searchCustomers, actFor, stopActing, listUsers, linkTraveler, ' +
  'verifyPaymentMethod, deletePaymentMethod, tokenizeCard, listRewardsActivity, changeDemoAccount, getPhoto, ' +
  'purchasePriceFreeze, pollPriceFreezePurchase, checkPriceFreezeExercise, refundPriceFreeze, watchItinerary, ' +
  'purchaseHomeProtection, pollHomeProtectionPurchase, exerciseProtection, changeDemoFlight, getBusinessTerms, acknowledgeBusinessTerms, ' +
  'getOnboarding, completeOnboardingStep, listBusinessTravelers, listBusinessTrips, getBusinessSpend, listBusinessPolicies, ' +
  'updatePolicyLimits, listPolicyChanges, listApprovals, approveBooking, declineBooking, withdrawBooking, ' +
  'claimPriceMatch, withdrawPriceMatch, listPriceMatchClaims, approvePriceMatch, declinePriceMatch';

test('the reference platform meets the contract, in read-only and in write mode', async () => {
  expect(first).toMatchObject({ isConformant: true, findings: [], gaps: [] });
  const written = await run({ url: portal.platform().url, write: true });
  expect(written).toMatchObject({ isConformant: true, findings: [], gaps: [], unchecked: [UNTRIED] });
  const read = await run({ url: portal.platform().url });
  expect(read).toMatchObject({ isConformant: true, findings: [], gaps: [] });
  expect(read.requests).toBeGreaterThan(100);
});

/** The response with one value replaced, by its JSON pointer, if present; undefined removes the value. */
function changed(body: unknown, field: string, value: unknown): unknown {
  const copy = structuredClone(body);
  const names = field.split('/').slice(1);
  const last = names.pop() ?? '';
  let parent = copy as Record<string, unknown> | undefined;
  for (const name of names) parent = parent?.[name] as Record<string, unknown> | undefined;
  if (parent === undefined || !(last in parent)) return copy;
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else
    parent[last] = typeof value === 'function' ? (value as (old: unknown) => unknown)(parent[last]) : value;
  return copy;
}

const isSuccess = ({ status }: Answered) => status < 300;

/** Replaces one value in every successful response. */
const set = (field: string, value: unknown): Pick<Deviation, 'answer'> => ({
  answer: (answered) => (isSuccess(answered) ? { body: changed(answered.body, field, value) } : {}),
});

const TEXT_PAGE = '<html><body>Bad gateway</body></html>';
const HTML = { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' }, body: TEXT_PAGE };
const error = (status: number, code: number): Partial<Answered> => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: { code, message: 'No.' },
});
const asHelen = () => ({
  headers: { authorization: `Bearer ${helen.token}`, 'h-csrf-token': helen.csrfToken },
});
const price = '/value/availability/rate/price/total/fiat';
const due = '/quote/value/rate/detailedPrice/payNowTotal/fiat';
const longer = (name: string, times: number) => ({
  answer: (answered: Answered) => ({
    body: isSuccess(answered)
      ? changed(answered.body, `/${name}`, (list: unknown[]) => Array.from({ length: times }, () => list[0]))
      : answered.body,
  }),
});

/** Increases the amount by one from the second response that contains it. */
function raisedLater(field: string): NonNullable<Deviation['answer']> {
  let times = 0;
  return ({ body }) => {
    const raised = changed(body, `${field}/value`, (old: number) => old + 1);
    if (JSON.stringify(raised) === JSON.stringify(body)) return {};
    times += 1;
    return times > 1 ? { body: raised } : {};
  };
}

/** A success becomes pending again on the next request. */
function pendingLater(): NonNullable<Deviation['answer']> {
  let times = 0;
  return ({ body }) => {
    if ((body as { result?: string }).result !== 'Success') return {};
    times += 1;
    return times > 1 ? { body: { result: 'Pending' } } : {};
  };
}

interface Row {
  readonly name: string;
  readonly deviation: Deviation;
  /** The expected finding of the kit; its operation is the deviating one by default. */
  readonly finding: {
    readonly operation?: string;
    readonly rule: string;
    readonly field?: string;
  };
  readonly write?: true;
  /** Whether the operations after the deviation are not called. */
  readonly endsRun?: boolean;
}

const row = (
  name: string,
  deviation: Deviation,
  finding: Row['finding'],
  kind: Pick<Row, 'write' | 'endsRun'> = {},
): Row => ({ name, deviation, finding, ...kind });

const rows: readonly Row[] = [
  row(
    'a string instead of a number',
    { operation: 'searchHomes', ...set('/homes/0/listing/maxOccupancy', '4') },
    { rule: 'body', field: '/homes/0/listing/maxOccupancy' },
  ),
  row(
    'an amount as a string',
    { operation: 'listItineraries', ...set('/itineraries/0/total/value', '740.00') },
    { rule: 'body', field: '/itineraries/0/total/value' },
  ),
  row(
    'a required field that is absent',
    {
      operation: 'shopHome',
      ...set('/value/listing/content', undefined),
    },
    { rule: 'body', field: '/value/listing/content' },
  ),
  row(
    'a required field that is absent within a list',
    { operation: 'listPaymentMethods', ...set('/value/0/last4', undefined) },
    { rule: 'body', field: '/value/0/last4' },
    { endsRun: true },
  ),
  row(
    'null instead of an absent field',
    { operation: 'getUserInfo', ...set('/userInfo/phoneNumber', null) },
    { rule: 'body', field: '/userInfo/phoneNumber' },
    { endsRun: true },
  ),
  row(
    'another success status',
    { operation: 'listWishlists', answer: (answered) => (isSuccess(answered) ? { status: 201 } : {}) },
    { rule: 'status' },
    { endsRun: true },
  ),
  row(
    'a redirect',
    {
      operation: 'listActiveExperiments',
      answer: (answered) => (isSuccess(answered) ? { status: 302 } : {}),
    },
    { rule: 'status' },
  ),
  row(
    'an amount with a rounding error of binary floating point',
    { operation: 'listItineraries', ...set('/itineraries/0/total/value', 740.1000000000001) },
    { rule: 'money', field: '/itineraries/0/total/value' },
  ),
  row(
    'a total that is not the sum of its parts',
    {
      operation: 'shopHome',
      ...set(`${price}/value`, (old: number) => old + 1),
    },
    { rule: 'money', field: `${price}/value` },
  ),
  row(
    'a total in a currency other than its parts',
    {
      operation: 'shopHome',
      ...set(`${price}/currencyCode`, 'EUR'),
    },
    { rule: 'money', field: `${price}/currencyCode` },
  ),
  row(
    'a currency that the contract does not know',
    { operation: 'getListingCalendar', ...set('/calendarDays/0/price/currencyCode', 'XAU') },
    { rule: 'money', field: '/calendarDays/0/price/currencyCode' },
  ),
  row(
    'HTML instead of JSON',
    { operation: 'listRewardsAccounts', answer: (answered) => (isSuccess(answered) ? HTML : {}) },
    { rule: 'body' },
  ),
  row(
    'HTML instead of an error',
    { operation: 'getListingCalendar', answer: (answered) => (answered.status === 404 ? HTML : {}) },
    { rule: 'error body' },
  ),
  row(
    'an error without a message',
    { operation: 'getWallet', answer: (answered) => (isSuccess(answered) ? {} : { body: { code: 40101 } }) },
    { rule: 'error body', field: '/message' },
  ),
  row(
    'an error code of another status',
    {
      operation: 'getListingCalendar',
      answer: (answered) => (answered.status === 404 ? error(404, 50001) : {}),
    },
    { rule: 'error body', field: '/code' },
  ),
  row(
    'more entries than requested',
    { operation: 'searchHomes', ...longer('homes', 40) },
    { rule: 'limits', field: '/homes' },
  ),
  row(
    'more values than the gateway reads',
    { operation: 'listPassengers', ...longer('value', 20_000) },
    { rule: 'limits' },
  ),
  row(
    'more bytes than the gateway reads',
    { operation: 'getWalletHistory', ...set('/credits/0/description', 'x'.repeat(5_000_000)) },
    { rule: 'limits' },
  ),
  row('an answer that comes too late', { operation: 'getPolicyDetails', delayMs: 6_000 }, { rule: 'slow' }),
  row('a connection that is cut', { operation: 'getWalletDetails', cuts: true }, { rule: 'unreachable' }),
  row(
    'a response that a shared cache may store',
    {
      operation: 'getUserInfo',
      answer: (answered) => ({ headers: { ...answered.headers, 'cache-control': 'public, max-age=60' } }),
    },
    { rule: 'cache', field: 'cache-control:' },
  ),
  row(
    'a response without a session',
    {
      operation: 'listItineraries',
      request: ({ headers }) =>
        headers.authorization === undefined ? { ...asHelen(), body: undefined } : {},
    },
    { rule: 'session' },
  ),
  row(
    '403 for a token that is wrong',
    {
      operation: 'getCustomerDetails',
      answer: (answered) => (answered.status === 401 ? error(403, 40302) : {}),
    },
    { rule: 'session' },
  ),
  row(
    'no check of the anti-forgery token',
    {
      operation: 'listPassengers',
      request: ({ headers }) =>
        headers.authorization === `Bearer ${helen.token}` ? { ...asHelen(), body: undefined } : {},
    },
    { rule: 'anti-forgery' },
  ),
  row(
    'another code for a wrong anti-forgery token',
    {
      operation: 'listWishlistItems',
      answer: (answered) => (answered.status === 403 ? error(403, 40302) : {}),
    },
    { rule: 'anti-forgery', field: '/code' },
  ),
  row(
    'the cards of another user',
    {
      operation: 'listPaymentMethods',
      request: ({ headers }) => (headers.authorization === `Bearer ${walter.token}` ? asHelen() : {}),
    },
    { rule: 'other users', field: '/value/0/id' },
  ),
  row(
    'the wishlist of another user, by its identifier',
    {
      operation: 'getWishlist',
      request: ({ headers }) => (headers.authorization === `Bearer ${walter.token}` ? asHelen() : {}),
    },
    { rule: 'other users' },
  ),
  row(
    'a request with an unknown field that is executed',
    {
      operation: 'autocompleteLodging',
      request: ({ body }) => ({ body: 'conformanceProbe' in (body as object) ? { query: '' } : body }),
    },
    { rule: 'strictness' },
  ),
  row(
    'an unknown booking that is pending',
    {
      operation: 'pollFulfillment',
      answer: (answered) => (answered.status === 404 ? { status: 200, body: { result: 'Pending' } } : {}),
    },
    { rule: 'status' },
  ),
  row(
    'a calendar in another time zone',
    { operation: 'getListingCalendar', ...set('/calendarDays/0/date', '2026-01-01') },
    { rule: 'consistency', field: '/calendarDays/0/date' },
  ),
  row(
    'a calendar without its last day',
    { operation: 'getListingCalendar', ...set('/calendarDays', (days: unknown[]) => days.slice(0, -1)) },
    { rule: 'consistency', field: '/calendarDays' },
  ),
  row(
    'a moment that is not in UTC',
    { operation: 'listItineraries', ...set('/itineraries/0/bookedAt', '2026-07-14T18:30:00+02:00') },
    { rule: 'time', field: '/itineraries/0/bookedAt' },
  ),
  row(
    'a next page that repeats the previous page',
    {
      operation: 'searchHomes',
      request: ({ body }) =>
        'page' in (body as object) ? { body: { ...(body as object), page: { size: 2 } } } : {},
    },
    { rule: 'consistency', field: '/homes' },
  ),
  row(
    '[FM-13] a count that its filter does not find',
    { operation: 'searchHomes', ...set('/facets/freeCancellationCount', 1_000_000) },
    { rule: 'consistency', field: '/facets/freeCancellationCount' },
  ),
  row(
    '[FM-13] a stay that flexible dates do not mean',
    { operation: 'searchHomes', ...set('/homes/0/dateRange', { from: '2026-01-01', until: '2026-01-08' }) },
    { rule: 'consistency', field: '/homes/0/dateRange' },
  ),
  row(
    'a card other than the requested one',
    { operation: 'getPaymentMethod', ...set('/value/id', 'card_of_nobody') },
    { rule: 'consistency', field: '/value/id' },
  ),
  row(
    'a card that is in the list twice',
    { operation: 'listPaymentMethods', ...set('/value', (cards: unknown[]) => [...cards, cards[0]]) },
    { rule: 'consistency', field: '/value/3/id' },
    { endsRun: true },
  ),
  row(
    'a card with other digits than in the list',
    { operation: 'getPaymentMethod', ...set('/value/last4', '0000') },
    { rule: 'consistency', field: '/value/last4' },
  ),
  row(
    'a session that has ended before it was used',
    { operation: 'getUserInfo', ...set('/sessionExpiration', '2026-01-01T00:00:00Z') },
    { rule: 'time', field: '/sessionExpiration' },
  ),
  row(
    'one user for two tokens',
    { operation: 'getUserInfo', ...set('/userId', 'user_everybody') },
    { rule: 'other users', field: '/userId' },
  ),
  row(
    'a key of the vault that has expired',
    { operation: 'getVaultCredentials', ...set('/expiresAt', '2026-01-01T00:00:00Z') },
    { rule: 'time', field: '/expiresAt' },
  ),
  row(
    'a day that does not exist',
    { operation: 'getWalletDetails', ...set('/creditBreakdown/0/expiresOn', '2027-02-30') },
    { rule: 'body', field: '/creditBreakdown/0/expiresOn' },
  ),
  row(
    'credit in detail that differs from the sum',
    { operation: 'getWalletDetails', ...set('/credit/amount/amount', 1) },
    { rule: 'consistency', field: '/credit/amount/amount' },
  ),
  row(
    'a place that cannot be searched by its id',
    { operation: 'autocompleteLodging', ...set('/places/0/placeId', 'place-of-nobody') },
    { rule: 'consistency', field: '/places/0/placeId' },
  ),
  row(
    'fewer homes in total than on a page',
    { operation: 'searchHomes', ...set('/totalCount', 1) },
    { rule: 'consistency', field: '/totalCount' },
  ),
  row(
    'a home that is found and cannot be opened',
    { operation: 'searchHomes', ...set('/homes/0/listingId/id', 'home-of-nobody') },
    { rule: 'consistency', field: '/homes/0/listingId/id' },
  ),
  row(
    'a search that shows a price other than the home',
    { operation: 'searchHomes', ...set('/homes/0/price/total/fiat/value', 1) },
    { rule: 'money', field: '/homes/0/price/total/fiat/value' },
  ),
  row(
    'payments that do not sum to the price',
    {
      operation: 'shopHome',
      ...set('/value/availability/rate/paymentPolicy/schedule', (all: unknown[]) => [...all, ...all]),
    },
    { rule: 'money', field: '/value/availability/rate/paymentPolicy/schedule/value' },
  ),
  row(
    'a refund that grows with time',
    {
      operation: 'shopHome',
      ...set('/value/availability/rate/cancellationPolicy/policy/refunds', [
        { until: '2099-01-01T00:00:00Z', percent: 50 },
        { until: '2099-01-02T00:00:00Z', percent: 100 },
      ]),
    },
    { rule: 'consistency', field: '/value/availability/rate/cancellationPolicy/policy/refunds/1' },
  ),
  row(
    "a price in rewards of another user's account",
    {
      operation: 'shopHome',
      ...set('/value/availability/rate/price/total/rewards', {
        acct_of_nobody: { value: 1, currency: 'Miles', currencyDescription: 'Miles' },
      }),
    },
    { rule: 'consistency', field: '/value/availability/rate/price/total/rewards/acct_of_nobody' },
  ),
  row(
    'an occupied night that is sold',
    { operation: 'getListingCalendar', ...set('/calendarDays/0/isAvailable', false) },
    { rule: 'consistency', field: '/calendarDays/0/isAvailable' },
  ),
  row(
    'a shortest stay that is longer than the longest',
    { operation: 'getListingCalendar', ...set('/calendarDays/0/maximumStay', 0) },
    { rule: 'consistency', field: '/calendarDays/0/minimumStay' },
  ),
  row(
    'a stay that ends before it begins',
    { operation: 'listItineraries', ...set('/itineraries/0/reservation/stayDates/until', '2026-01-01') },
    { rule: 'time', field: '/itineraries/0/reservation/stayDates/until' },
  ),
  row(
    'more places with experiences than requested',
    { operation: 'autocompleteExperiences', ...longer('places', 9) },
    { rule: 'limits', field: '/places' },
  ),
  row(
    'an experience on a day that was not requested',
    { operation: 'searchExperiences', ...set('/experiences/0/days/0/date', '2099-01-01') },
    { rule: 'consistency', field: '/experiences/0/days/0/date' },
  ),
  row(
    'a required operation that is missing',
    { operation: 'listActiveExperiments', answer: () => error(404, 40402) },
    { rule: 'missing' },
  ),
  row(
    'a second booking for the second request',
    {
      operation: 'scheduleFulfillment',
      answer: (answered) =>
        isSuccess(answered) && answered.nth > 2 ? { body: { value: `booking-${answered.nth}` } } : {},
    },
    { rule: 'once', field: '/value' },
    { write: true },
  ),
  row(
    'a repeated booking that is said to be a new one',
    { operation: 'scheduleFulfillment', ...set('/isRepeated', false) },
    { rule: 'once', field: '/isRepeated' },
    { write: true },
  ),
  row(
    'one key for two payloads',
    {
      operation: 'scheduleFulfillment',
      answer: (answered) => (answered.status === 409 ? { status: 200, body: { value: 'booking-2' } } : {}),
    },
    { rule: 'once' },
    { write: true },
  ),
  row(
    'a stay that is among the trips twice',
    { operation: 'listItineraries', ...set('/itineraries', (trips: unknown[]) => [...trips, ...trips]) },
    { rule: 'once', field: '/itineraries' },
    // It hides later checks: the booked trip cannot be identified.
    { write: true, endsRun: true },
  ),
  row(
    'a quote in another currency',
    {
      operation: 'pollQuote',
      ...set(`${due}/currencyCode`, 'CAD'),
    },
    { rule: 'money', field: `${due}/currencyCode` },
    { write: true, endsRun: true },
  ),
  row(
    'a quote of other dates',
    {
      operation: 'pollQuote',
      ...set('/quote/value/stayDates/until', '2199-01-01'),
    },
    { rule: 'consistency', field: '/quote/value/stayDates/until' },
    { write: true, endsRun: true },
  ),
  row(
    'a quote that has already expired',
    {
      operation: 'pollQuote',
      ...set('/quote/value/validUntil', '2026-01-01T00:00:00Z'),
    },
    { rule: 'time', field: '/quote/value/validUntil' },
    { write: true, endsRun: true },
  ),
  row(
    'the quote of another user',
    {
      operation: 'pollQuote',
      request: ({ headers }) => (headers.authorization === `Bearer ${walter.token}` ? asHelen() : {}),
    },
    { rule: 'other users' },
    { write: true },
  ),
  row(
    'a quote that can be discarded twice',
    {
      operation: 'discardQuote',
      answer: ({ status }) => (status === 404 ? { status: 204, body: '' } : {}),
    },
    { rule: 'consistency' },
    { write: true },
  ),
  row(
    'a token that is valid after its sign-out',
    {
      operation: 'logout',
      request: () => ({ headers: { authorization: 'Bearer none' } }),
      answer: () => ({ status: 204, body: '' }),
    },
    { operation: 'getUserInfo', rule: 'session' },
    { write: true },
  ),
  row(
    'wrong codes without a limit',
    { operation: 'loginByCode', answer: (answered) => (answered.status === 429 ? error(401, 40104) : {}) },
    { rule: 'retry' },
    { write: true },
  ),
  row(
    'too many attempts without Retry-After',
    {
      operation: 'loginByCode',
      answer: ({ status, headers }) =>
        status === 429 ? { headers: { 'content-type': headers['content-type'] ?? '' } } : {},
    },
    { rule: 'retry', field: 'retry-after:' },
    { write: true },
  ),
  row(
    'a confirmation that is sent twice within a minute',
    {
      operation: 'resendHomeConfirmation',
      answer: ({ status }) => (status === 429 ? error(409, 40902) : {}),
    },
    { rule: 'retry' },
    { write: true },
  ),
  row(
    'a receipt that does not sum to the total',
    {
      operation: 'listItineraries',
      ...set('/itineraries', (itineraries: { priceGroups: unknown[] }[]) =>
        itineraries.map((each) => ({ ...each, priceGroups: each.priceGroups.slice(1) })),
      ),
    },
    { rule: 'money' },
    { write: true },
  ),
  row(
    'a home that is on a wishlist twice',
    { operation: 'getWishlist', ...set('/wishlist/items', (items: unknown[]) => [...items, ...items]) },
    { operation: 'createWishlistItem', rule: 'once' },
    { write: true },
  ),
  row(
    'a wishlist that is created and not listed',
    { operation: 'listWishlists', ...set('/wishlists', []) },
    { rule: 'consistency', field: '/wishlists' },
    { write: true },
  ),
  row(
    'a home on a wishlist that is not a favorite',
    { operation: 'listWishlistItems', ...set('/wishlistItems', []) },
    { rule: 'consistency', field: '/wishlistItems' },
    { write: true },
  ),
  row(
    'a traveler who is saved under another name',
    { operation: 'updatePassenger', ...set('/value/surname', 'Somebody') },
    { rule: 'consistency', field: '/value/surname' },
    { write: true },
  ),
  row(
    'a quote that is still valid although it was discarded',
    {
      operation: 'discardQuote',
      request: () => ({ body: { value: 'nothing' } }),
      answer: () => ({ status: 204, body: '' }),
    },
    { rule: 'consistency' },
    { write: true },
  ),
  row(
    'a quote that has another price when it is polled again',
    { operation: 'pollQuote', answer: raisedLater(due) },
    { rule: 'money', field: `${due}/value` },
    { write: true, endsRun: true },
  ),
  row(
    'a guest for a product that the quote does not have',
    {
      operation: 'addMainGuest',
      answer: ({ status }) => (status === 404 ? { status: 200, body: { orderedProductId: 'prod_1' } } : {}),
    },
    { rule: 'consistency' },
    { write: true },
  ),
  row(
    'a stay that is sold for less than its price',
    {
      operation: 'scheduleFulfillment',
      answer: ({ status }) => (status === 422 ? { status: 200, body: { value: 'booking-0' } } : {}),
    },
    { rule: 'money' },
    { write: true },
  ),
  row(
    'a stay that is paid with a card that does not exist',
    {
      operation: 'scheduleFulfillment',
      answer: ({ status }, { headers }) =>
        status === 404 && headers['h-csrf-token'] === helen.csrfToken
          ? { status: 200, body: { value: 'booking-0' } }
          : {},
    },
    { rule: 'consistency' },
    { write: true },
  ),
  row(
    'a confirmed booking that is pending again',
    { operation: 'pollFulfillment', answer: pendingLater() },
    { rule: 'consistency', field: '/result' },
    { write: true, endsRun: true },
  ),
  row(
    'a trip to a home other than the booked one',
    {
      operation: 'listItineraries',
      ...set('/itineraries', (trips: { reservation: object }[]) =>
        trips.map((trip) => changed(trip, '/reservation/listing/id/id', 'home-of-nobody')),
      ),
    },
    { rule: 'consistency' },
    { write: true },
  ),
  row(
    'a refund of more than was paid',
    {
      operation: 'quoteHomeCancellation',
      answer: ({ status, body }) =>
        status === 200
          ? { body: changed(changed(body, '/refund/value', 9_999), '/lines/0/amount/value', 9_999) }
          : {},
    },
    { rule: 'money', field: '/refund/value' },
    { write: true },
  ),
  row(
    'terms of a cancellation that have expired',
    { operation: 'quoteHomeCancellation', ...set('/validUntil', '2026-01-01T00:00:00Z') },
    { rule: 'time', field: '/validUntil' },
    { write: true },
  ),
  row(
    'a canceled stay that is still confirmed',
    {
      operation: 'listItineraries',
      ...set('/itineraries', (trips: { state: string }[]) =>
        trips.map((trip) => ({ ...trip, state: 'Confirmed' })),
      ),
    },
    { rule: 'consistency' },
    { write: true },
  ),
  row(
    'a stay that can be canceled twice',
    {
      operation: 'quoteHomeCancellation',
      answer: ({ status, body }) => (status === 200 ? { body: { token: 'again', ...(body as object) } } : {}),
    },
    { rule: 'once', field: '/token' },
    { write: true },
  ),
  row(
    'a confirmation that is refused without Retry-After',
    {
      operation: 'resendHomeConfirmation',
      answer: ({ status, headers }) =>
        status === 429 ? { headers: { 'content-type': headers['content-type'] ?? '' } } : {},
    },
    { rule: 'retry', field: 'retry-after:' },
    { write: true },
  ),
];

/** A response that reports a refusal, although the request was executed. */
const carriedOut = (status: number, body: object): Pick<Deviation, 'answer'> => ({
  answer: (answered) => (answered.status === status ? { status: 200, body } : {}),
});
const asHelenForWalter: Pick<Deviation, 'request'> = {
  request: ({ headers }) => (headers.authorization === `Bearer ${walter.token}` ? asHelen() : {}),
};

/** Runs with a home, or a user, that has the checked feature. Without a deviation they find nothing. */
const specialRuns: readonly {
  readonly name: string;
  readonly options: () => Promise<Partial<ConformanceOptions>>;
  readonly tried: readonly string[];
  readonly rows: readonly Row[];
}[] = [
  {
    name: '[AD-11] [AD-12] a home that offers to freeze its price',
    options: async () => ({ stay: homeStay('test-freeze-works') }),
    tried: ['purchasePriceFreeze', 'pollPriceFreezePurchase', 'checkPriceFreezeExercise'],
    rows: [
      row(
        'a second frozen price for the second request',
        {
          operation: 'purchasePriceFreeze',
          answer: (answered) =>
            isSuccess(answered) && answered.nth === 2
              ? { body: changed(answered.body, '/priceFreeze/id', 'freeze-2') }
              : {},
        },
        { rule: 'once', field: '/priceFreeze/id' },
      ),
      row(
        'vouchers that do not sum to the frozen price',
        {
          operation: 'pollPriceFreezePurchase',
          ...set('/priceFreeze/vouchers/0/pricings/total/value', (old: number) => old + 1),
        },
        { rule: 'money', field: '/priceFreeze/price/total/value' },
      ),
      row(
        'a frozen price that is listed twice',
        { operation: 'listPriceFreezes', ...set('/priceFreezes', (all: unknown[]) => [...all, ...all]) },
        { rule: 'once', field: '/priceFreezes' },
      ),
      row(
        'an amount due that is not the price less deposit and discount',
        { operation: 'checkPriceFreezeExercise', ...set('/today/due/value', (old: number) => old + 1) },
        { rule: 'money', field: '/today/total/value' },
      ),
      row(
        'a deposit that is refunded while the stay is available',
        { operation: 'refundPriceFreeze', ...carriedOut(409, { result: 'Success' }) },
        { rule: 'once' },
      ),
    ],
  },
  {
    name: '[AD-18] a home whose stays can be protected once they are booked',
    options: async () => ({ stay: homeStay('test-protection') }),
    tried: ['quoteHomeProtection', 'purchaseHomeProtection', 'pollHomeProtectionPurchase'],
    rows: [
      row(
        'the offer of another user',
        { operation: 'quoteHomeProtection', ...asHelenForWalter },
        { rule: 'other users' },
      ),
      row(
        'one key for two purchases of a protection',
        { operation: 'purchaseHomeProtection', ...carriedOut(409, { result: 'Pending' }) },
        { rule: 'once' },
      ),
      row(
        'a total without the premium',
        { operation: 'pollHomeProtectionPurchase', ...set('/itinerary/total/value', 740) },
        { rule: 'money', field: '/itinerary/total/value' },
      ),
    ],
  },
  {
    name: '[CN-04] [VO-17] a user with trips that were booked elsewhere',
    options: async () => ({
      token: (await signIn(portal.url, 'elena.marsh@larkfield.example', '266300')).token,
    }),
    tried: ['watchItinerary'],
    rows: [
      row(
        'a trip that is listed twice',
        { operation: 'listItineraries', ...set('/bookedElsewhere', (all: unknown[]) => [...all, ...all]) },
        { rule: 'once' },
      ),
      row(
        'a watch that does not begin',
        { operation: 'watchItinerary', ...set('/trip/watchState', 'NotWatching') },
        { rule: 'consistency', field: '/trip/watchState' },
      ),
      row(
        'a choice that was not offered, but is executed',
        { operation: 'exerciseProtection', ...carriedOut(409, {}) },
        { rule: 'once' },
      ),
      row(
        'an experience other than the requested one',
        {
          operation: 'searchExperiences',
          answer: (answered, { body }) =>
            isSuccess(answered) && 'activityId' in (body as object)
              ? { body: changed(answered.body, '/experiences/0/activityId', 'another') }
              : {},
        },
        { rule: 'consistency', field: '/experiences/0/activityId' },
      ),
      row(
        'more suggestions than requested',
        { operation: 'autocompleteExperiences', ...longer('places', 60) },
        { rule: 'limits', field: '/places' },
      ),
    ],
  },
];

const homeStay = (listingId: string) => {
  const { fromDate, untilDate } = stayIn((daysAhead += 4), 3);
  return { listingId, from: fromDate, until: untilDate };
};

describe.each(specialRuns)('$name', ({ options, tried, rows: own }) => {
  let report: Report;

  test('passes without findings for the reference platform', async () => {
    deviating.deviate();
    const clean = await run({ ...(await options()), write: true });
    expect(clean).toMatchObject({ isConformant: true, findings: [], gaps: [] });
    expect(clean.checked).toEqual(expect.arrayContaining([...tried]));
  });

  describe('each deviation is reported at its operation and field:', () => {
    beforeAll(async () => {
      deviating.deviate(...own.map(({ deviation }) => deviation));
      report = await run({ ...(await options()), write: true });
    });
    afterAll(() => deviating.deviate());

    test.each(own)('$name', ({ deviation, finding }) => {
      expect(report.findings).toContainEqual(
        expect.objectContaining({ operation: deviation.operation, ...finding }),
      );
    });
  });
});

/** Rows that do not hide each other share a run: no operation deviates in two ways, and no row ends the run early. */
function runsOf(all: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const next of all) {
    const fitting = runs.find(
      ([one, ...others]) =>
        one !== undefined &&
        !next.endsRun &&
        !one.endsRun &&
        one.write === next.write &&
        [one, ...others].every(({ deviation }) => deviation.operation !== next.deviation.operation),
    );
    if (fitting === undefined) runs.push([next]);
    else fitting.push(next);
  }
  return runs;
}

describe.each(runsOf(rows).map((group) => ({ group })))(
  'each deviation is reported at its operation and field:',
  ({ group }) => {
    let report: Report;
    beforeAll(async () => {
      deviating.deviate(...group.map(({ deviation }) => deviation));
      report = await run({ write: group[0]?.write ?? false });
    });

    test.each(group)('$name', ({ deviation, finding }) => {
      const expected = { operation: deviation.operation, ...finding };
      expect(report.findings).toContainEqual(expect.objectContaining(expected));
    });
  },
);

test('a missing optional operation is not a problem, and the report lists the features that depend on it', async () => {
  deviating.deviate({ operation: 'getPolicyDetails', answer: () => error(404, 40402) });
  expect(await run()).toMatchObject({
    isConformant: true,
    gaps: [{ operation: 'getPolicyDetails', without: expect.stringContaining('approval') as string }],
  });
  expect(await run({ tenant: 'corporate' })).toMatchObject({
    isConformant: false,
    findings: [{ operation: 'getPolicyDetails', rule: 'missing' }],
  });
});

test('a deviation of one operation is not attributed to others', async () => {
  deviating.deviate({ operation: 'getWallet', ...set('/credit', 'much') });
  const { findings } = await run();
  expect(findings).toEqual([
    { operation: 'getWallet', rule: 'body', field: '/credit', problem: 'must be object' },
  ]);
});

test('without any of the optional operations a stay can still be booked over the graph', async () => {
  const missing = operationIds.filter(
    (operation) => !isRequired(operation, 'consumer') && operation !== 'getPhoto',
  );
  deviating.deviate(
    ...missing.map((operation): Deviation => ({ operation, answer: () => error(404, 40402) })),
  );
  const gateway = await portal.startGateway({ PLATFORM_URL: deviating.url });
  const input = await readyToBook(gateway.url, helen, { stay: stayIn((daysAhead += 4), 3) });
  const scheduled = await book(gateway.url, helen, {
    ...input,
    payment: { paymentMethodId: 'card_helen_summit' },
    acceptedAmountDue: { value: '740.00', currencyCode: 'USD' },
    idempotencyKey: crypto.randomUUID(),
  });
  expect(scheduled).toMatchObject({ __typename: 'BookingScheduled' });
  expect(await bookingEnd(gateway.url, helen, scheduled.token ?? '')).toMatchObject({
    __typename: 'BookingSuccess',
  });
});

describe('the command', () => {
  const command = (...options: readonly string[]) =>
    new Promise<{ readonly code: number; readonly text: string }>((resolve) => {
      execFile(
        process.execPath,
        ['--import', 'tsx', 'conformance/main.ts', ...options],
        { cwd: join(__dirname, '..'), env: { ...process.env, CONFORMANCE_TOKEN: helen.token } },
        (failure, stdout, stderr) =>
          resolve({ code: failure === null ? 0 : Number(failure.code), text: stdout + stderr }),
      );
    });

  test('exits with 0 for a platform that meets the contract, and prints the checks', async () => {
    const { code, text } = await command('--url', portal.platform().url);
    expect(text).toMatch(/operations checked with \d+ requests, 0 problems/);
    expect(code).toBe(0);
  });

  test('exits with 1 for one that does not, and prints operation and field', async () => {
    deviating.deviate({ operation: 'listPaymentMethods', ...set('/value/0/last4', undefined) });
    const readable = await command('--url', deviating.url);
    expect(readable.text).toContain('listPaymentMethods [body] /value/0/last4 is required, but absent');
    expect(readable.code).toBe(1);
    const { findings } = JSON.parse((await command('--url', deviating.url, '--json')).text) as Report;
    expect(findings).toEqual([
      {
        operation: 'listPaymentMethods',
        rule: 'body',
        field: '/value/0/last4',
        problem: 'is required, but absent',
      },
    ]);
  });

  test('exits with 2 and prints the reason and its options when a parameter is invalid', async () => {
    const { code, text } = await command('--token', 'a');
    expect(text).toContain('--url must be set');
    expect(text).toContain('npm run conformance');
    expect(code).toBe(2);
  });
});
