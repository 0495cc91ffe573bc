import { TEST_LISTINGS } from '../catalogue/test-listings/test-listings';
import { addDays } from '../kernel/dates';
import { testDay } from '../testing/test-clock';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform';
import { isNightTaken } from './stay-availability';

let platform: TestPlatform;
let helen: TestCaller;

beforeAll(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
});
afterAll(() => platform.close());

interface Wish {
  from?: number;
  nights?: number;
  adults?: number;
  children?: number[];
  petsIncluded?: boolean;
}

/** Shops a test listing for a stay that begins this many days after the tests' Monday. */
async function shop(
  listingId: string,
  { from = 7, nights = 3, adults = 1, children = [], petsIncluded = false }: Wish = {},
) {
  const { body } = await helen.call('shopHome', {
    listingId,
    stayDetails: {
      dateRange: { from: addDays(testDay, from), until: addDays(testDay, from + nights) },
      guestDetails: { adults, children, infants: 0, petsIncluded },
    },
    distributionChannels: [{ channelId: 'General' }],
  });
  return body.value;
}

const reasonsOf = async (listingId: string, wish?: Wish) =>
  (await shop(listingId, wish)).availability?.reasons?.map(({ reason }) => reason);

test('[AV-01] a free home is Available, with a rate and without reasons', async () => {
  const { availability } = await shop('test-always-works');
  expect(availability?.AvailabilityResult).toBe('Available');
  expect(availability?.reasons).toBeUndefined();
  expect(availability?.rate?.price.total.fiat).toEqual({
    value: 740,
    currencySymbol: '$',
    currencyCode: 'USD',
  });
});

test.each<[string, string, Wish, object]>([
  ['AV-02', 'min-stay', {}, { Reason: 'MinStayViolation', minimumNights: 30 }],
  ['AV-03', 'max-stay', {}, { Reason: 'MaxStayViolation', maximumNights: 1 }],
  ['AV-04', 'occupancy', { children: [4] }, { Reason: 'OccupancyViolation', maximumGuests: 1 }],
  ['AV-05', 'pets', { petsIncluded: true }, { Reason: 'PetPolicyViolation' }],
  ['AV-06', 'check-in-day', {}, { Reason: 'CheckInNotAllowed' }],
  ['AV-07', 'check-out-day', {}, { Reason: 'CheckOutNotAllowed' }],
  ['AV-08', 'blocked-dates', {}, { Reason: 'BlockedDates' }],
  [
    'AV-09',
    'booking-window',
    {},
    { Reason: 'MinBookingWindowViolation', earliestCheckIn: addDays(testDay, 400) },
  ],
  ['AV-12', 'unknown-reason', {}, { Reason: 'HostOnSabbatical' }],
])('[%s] %s has its reason', async (_requirement, key, wish, reason) => {
  expect(TEST_LISTINGS).toHaveProperty([key]);
  expect(await reasonsOf(`test-${key}`, wish)).toEqual([reason]);
});

test('[AV-10] an unavailable home may have no reason', async () => {
  const { availability } = await shop('test-no-reason');
  expect(availability).toEqual({ AvailabilityResult: 'Unavailable', reasons: [] });
});

test('[AV-13] all reasons are listed, in the order in which to fix them', async () => {
  await platform.database
    .insertInto('sold_nights')
    .values({ listing_id: 'test-occupancy', night: addDays(testDay, 8), booking_id: 'book_somebody' })
    .execute();
  expect((await reasonsOf('test-occupancy', { adults: 2 }))?.map(({ Reason }) => Reason)).toEqual([
    'OccupancyViolation',
    'BlockedDates',
  ]);
});

test.each<[string, Wish, boolean]>([
  ['the night before a sold one is free', { from: 18, nights: 2 }, true],
  ['a sold night is not', { from: 19, nights: 2 }, false],
  ['the day on which the sold night ends can begin a stay', { from: 21, nights: 2 }, true],
])('[AV-08] %s', async (_what, wish, isFree) => {
  await platform.database
    .insertInto('sold_nights')
    .values({ listing_id: 'test-always-works', night: addDays(testDay, 20), booking_id: 'book_somebody' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  expect((await shop('test-always-works', wish)).availability?.AvailabilityResult).toBe(
    isFree ? 'Available' : 'Unavailable',
  );
});

test.each([
  ['2026-06-09', false],
  ['2026-06-10', true],
  ['2026-06-12', true],
  ['2026-06-13', false],
])(
  '[AV-08] of a home occupied from June 10 until June 13, the night of %s is occupied: %s',
  (night, expected) => {
    const availability = {
      blocked: [{ from: '2026-06-10', until: '2026-06-13', reason: 'HostStay' as const }],
    };
    expect(isNightTaken({ availability }, new Set(), night)).toBe(expected);
  },
);

test('[CA-01] stays end within a year from today and do not begin in the past', async () => {
  expect(await reasonsOf('test-always-works', { from: 363, nights: 2 })).toBeUndefined();
  expect(await reasonsOf('test-always-works', { from: 363, nights: 3 })).toEqual([
    { Reason: 'BlockedDates' },
  ]);
  expect(await reasonsOf('test-always-works', { from: -1 })).toEqual([
    { Reason: 'MinBookingWindowViolation', earliestCheckIn: testDay },
  ]);
});

test('[LS-19] a home that no longer exists has no listing', async () => {
  const gone = { listingId: { id: 'test-missing-from-shop' } };
  expect(await shop('test-missing-from-shop')).toEqual(gone);
  expect(await shop('no-such-home')).toEqual({ listingId: { id: 'no-such-home' } });
});

test('[CA-02] a stay has at least one night', async () => {
  await expect(shop('test-always-works', { nights: 0 })).rejects.toThrow('40001');
});
