/** The reference platform with the shape of Duffel Stays as its supplier: a stay is booked once, for the price shown, or refused. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ledgerProblems } from '../payment/ledger/testing/check-ledgers';
import {
  book,
  bookingOutcome,
  byCard,
  quoteOutcome,
  readyQuote,
  scheduleQuote,
} from '../testing/booking-journey';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform';
import { cardsOf, nightsSold } from '../testing/what-moved';
import makeDuffelStaysSupplier from './duffel-stays-supplier';
import { stayOf } from '../homes/stay';
import { HOME, type StandIn, startStandIn, TOKEN } from './testing/stand-in';

const TIME_LIMIT_MS = 2_500;
const STAY = { listingId: HOME };
const BOOK = 'POST /stays/bookings';
const CANCEL = 'POST /stays/bookings/*/actions/cancel';

let duffel: StandIn;
let platform: TestPlatform;
let helen: TestCaller;
/** With each call of `confirm`. */
let firstCalled: (number | null)[];

beforeEach(async () => {
  duffel = await startStandIn();
  const settings = { DUFFEL_URL: duffel.url, DUFFEL_TOKEN: TOKEN, DUFFEL_TIMEOUT_MS: String(TIME_LIMIT_MS) };
  firstCalled = [];
  platform = await startTestPlatform({
    makeSupplier: async ({ clock }) => {
      const supplier = await makeDuffelStaysSupplier({ settings, clock });
      const confirm: typeof supplier.confirm = (request) => {
        firstCalled.push(request.firstCalledMsAgo);
        return supplier.confirm(request);
      };
      return { ...supplier, confirm };
    },
  });
  helen = await platform.signIn('helen');
});
afterEach(async () => {
  expect(await ledgerProblems(platform.database)).toEqual([]);
  await platform.close();
  await duffel.close();
});

const calls = (call: string) => duffel.received.filter((each) => each.call === call);

async function bookHarbor() {
  const quote = await readyQuote(helen, STAY);
  return bookingOutcome(helen, await book(helen, quote, [byCard(quote.total)]));
}

async function tripOf() {
  const { itineraries } = (await helen.call('listItineraries')).body;
  return itineraries.find(({ reservation }) => reservation.listing.id.id === HOME)!;
}

test('a home is found, opened, quoted, booked, shown as a trip, and canceled for what its terms refund', async () => {
  const { places } = (await helen.call('autocompleteLodging', { query: 'Asheville', limit: 1 })).body;
  const guestDetails = { adults: 2, children: [], infants: 0 as const, petsIncluded: false };
  const found = await helen.call('searchHomes', {
    location: { placeId: places[0]!.placeId },
    dateRange: { from: '2026-06-02', until: '2026-06-05' },
    guestDetails,
    sort: 'Price',
  });
  expect(found.body).toMatchObject({
    totalCount: 1,
    homes: [{ listingId: { id: HOME }, price: { total: { fiat: { value: 640.5, currencyCode: 'USD' } } } }],
  });
  expect(calls('POST /stays/search')[0]!.data).toMatchObject({
    check_in_date: '2026-06-02',
    location: { geographic_coordinates: { latitude: places[0]!.coordinates.lat } },
  });

  const token = await scheduleQuote(helen, STAY);
  const { quote } = await quoteOutcome(helen, token);
  const { detailedPrice, paymentPolicy } = quote!.value!.rate;
  expect(detailedPrice.groupedItems.map(({ name, amount }) => [name, amount.fiat.value])).toEqual([
    ['Rent', 580],
    ['Fees', 24.5],
    ['Taxes', 36],
  ]);
  expect(paymentPolicy.clauses).toContain('12.00 USD are paid at the home.');

  expect(await bookHarbor()).toMatchObject({ result: 'Success' });
  expect(calls(BOOK).map(({ data }) => data)).toMatchObject([
    { email: 'traveler@larkfield.example', guests: [{ given_name: 'Helen', family_name: 'Ortiz' }] },
  ]);
  const trip = await tripOf();
  expect(trip).toMatchObject({
    state: 'Confirmed',
    total: { value: 640.5 },
    reservation: {
      checkInInstructions: 'Ring the bell at the quay.',
      providerAdditionalReservationInfo: 'Your host knows this stay by the number HARBOR-1.',
      listing: { content: { name: 'Harbor House' } },
    },
  });
  expect(await nightsSold(platform.database, HOME)).toEqual([]);
  const { cancelForAnyReason } = (await helen.call('quoteHomeProtection', { itineraryId: trip.id })).body;
  expect(cancelForAnyReason.availability).toEqual({ Availability: 'Unavailable' });

  platform.clock.advance(Date.parse('2026-05-25T12:00:00Z') - platform.clock.now().getTime());
  const itineraryId = trip.id;
  const late = await platform.signIn('helen');
  const { token: terms, refund } = (await late.call('quoteHomeCancellation', { itineraryId })).body;
  expect(refund.value).toBe(427.01);
  expect((await late.call('confirmHomeCancellation', { itineraryId, token: terms! })).body.result).toBe(
    'Success',
  );
  expect(duffel.bookings).toMatchObject([{ status: 'cancelled' }]);
  expect(await cardsOf(platform.database)).toMatchObject([
    { captured_minor: 64_050, refunded_minor: 42_701 },
  ]);
});

test.each([
  ['the answer is lost', 'lost'],
  ['the answer comes after the time limit', 'slow'],
  ['the supplier fails before it books', 'failed'],
] as const)('[BK-12] when %s, the stay is booked once', async (_name, trouble) => {
  duffel.trouble(BOOK, trouble);
  expect(await bookHarbor()).toMatchObject({ result: 'Success' });
  expect(duffel.bookings).toMatchObject([{ status: 'confirmed' }]);
  expect(await cardsOf(platform.database)).toMatchObject([{ captured_minor: 64_050, refunded_minor: 0 }]);
});

test('a limit is kept: the booking is sent again when it has ended', async () => {
  duffel.trouble(BOOK, 'limited');
  expect(await bookHarbor()).toMatchObject({ result: 'Success' });
  const [, second] = calls(BOOK);
  expect(second!.at).toBeGreaterThanOrEqual(duffel.limitedUntil);
  expect(duffel.bookings).toHaveLength(1);
});

test('a limited search is refused with the time to wait, and a limited quote is pending', async () => {
  const token = await scheduleQuote(helen, STAY);
  duffel.trouble('POST /stays/search', 'limited');
  expect(await quoteOutcome(helen, token)).toMatchObject({ QuoteResponse: 'Success' });
  duffel.trouble('POST /stays/search', 'limited');
  const { status, headers, body } = await helen.refused('shopHome', {
    listingId: HOME,
    stayDetails: {
      dateRange: { from: '2026-06-02', until: '2026-06-05' },
      guestDetails: { adults: 2, children: [], infants: 0, petsIncluded: false },
    },
    distributionChannels: [{ channelId: 'General' }],
  });
  expect([status, body.code]).toEqual([503, 50302]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each([
  ['sold', { rooms: 0 }, { kind: 'ProductError', code: 'NotAvailable' }],
  ['changed in price', { total: '700.00' }, { kind: 'ErrorCode', code: 'PriceChanged' }],
] as const)(
  'a stay that is %s between quote and booking is refused, and its payment is returned',
  async (_name, change, error) => {
    const quote = await readyQuote(helen, STAY);
    Object.assign(duffel, change);
    const outcome = await bookingOutcome(helen, await book(helen, quote, [byCard(quote.total)]));
    expect(outcome).toMatchObject({ result: 'Failure', errors: [error] });
    expect(duffel.bookings).toEqual([]);
    const [card] = await cardsOf(platform.database);
    expect(card!.captured_minor - card!.refunded_minor).toBe(0);
  },
);

test.each([
  ['the first call', null, 'Refused'],
  ['a call soon after the first one, which may be at work still', 5_000, 'Unknown'],
  ['a call a minute after the first one', 60_000, 'Refused'],
])('a refusal of %s (%s ms): %s', async (_name, firstCalledMsAgo, kind) => {
  const settings = { DUFFEL_URL: duffel.url, DUFFEL_TOKEN: TOKEN };
  const supplier = await makeDuffelStaysSupplier({ settings, clock: platform.clock });
  const stay = stayOf(
    { from: '2026-06-02', until: '2026-06-05' },
    { adults: 2, children: [], infants: 0, petsIncluded: false },
  );
  const quoted = await supplier.quote({
    userId: 'user_helen',
    listingId: HOME,
    stay,
    provider: { provider: 'Duffel', id: HOME },
    collection: 'NoCollection',
    ancillaries: [],
    agentFeeMinor: 0,
    priceFreezeId: null,
    polls: 0,
  });
  if (quoted.kind !== 'Quoted') throw new Error('It is not quoted.');
  duffel.rooms = 0;
  const guest = {
    givenName: 'Helen',
    surname: 'Ortiz',
    phoneNumber: '+14155550142',
    emailAddress: 'h@larkfield.example',
  };
  await expect(
    supplier.confirm({
      key: 'bok:confirm',
      firstCalledMsAgo,
      listingId: HOME,
      stay,
      quoteId: quoted.quoteId ?? null,
      price: { minor: 64_050, currencyCode: 'USD' },
      guest,
    }),
  ).resolves.toMatchObject({ kind });
});

test('each call to confirm a booking says how long ago the first one was', async () => {
  duffel.trouble(BOOK, 'failed');
  await bookHarbor();
  expect(firstCalled).toEqual([null, expect.any(Number)]);
  expect(firstCalled[1]).toBeGreaterThan(0);
});

test('a search in a place that is not there is refused, whatever the supplier', async () => {
  const { body } = await helen.refused('searchHomes', {
    location: { placeId: 'atlantis' },
    dateRange: { from: '2026-06-02', until: '2026-06-05' },
    guestDetails: { adults: 2, children: [], infants: 0, petsIncluded: false },
    sort: 'Price',
  });
  expect(body.code).toBe(40401);
});

test('a quote of a stay that is sold fails', async () => {
  const token = await scheduleQuote(helen, STAY);
  duffel.rooms = 0;
  expect(await quoteOutcome(helen, token)).toMatchObject({
    QuoteResponse: 'Failure',
    errors: [{ code: 'NotAvailable' }],
  });
});

test.each([
  ['is lost', 'lost'],
  ['comes too late', 'slow'],
] as const)(
  'when the answer to a cancellation %s, the stay is canceled once and refunded once',
  async (_name, trouble) => {
    await bookHarbor();
    const { id: itineraryId } = await tripOf();
    const { token } = (await helen.call('quoteHomeCancellation', { itineraryId })).body;
    duffel.trouble(CANCEL, trouble);
    let { result } = (await helen.call('confirmHomeCancellation', { itineraryId, token: token! })).body;
    while (result === 'Pending') {
      await sleep(50);
      ({ result } = (await helen.call('pollHomeCancellation', { itineraryId })).body);
    }
    expect(result).toBe('Success');
    expect(await cardsOf(platform.database)).toMatchObject([
      { captured_minor: 64_050, refunded_minor: 64_050 },
    ]);
  },
);
