import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { useResolvers } from './testing/resolvers-kit';
import { ok, refused } from './testing/platform-mock';

const kit = useResolvers();
const CALENDAR = gql`query ($from: Date, $until: Date) { calendar(listingId: "home-pine", fromDate: $from, untilDate: $until) {
  date isAvailable isAvailableForCheckout isCheckInAllowed nightlyPrice { value } minimumStay maximumStay
} }`;

test('[LQ-18] [CA-04] returns the days on which guests may arrive, stay and leave', async () => {
  kit.platform.on('getListingCalendar', ok(fixture('homes/get-listing-calendar.june')));
  const { data } = await kit.run(CALENDAR);
  expect(data).toEqual({
    calendar: [
      {
        date: '2026-06-05',
        isAvailable: true,
        isAvailableForCheckout: true,
        isCheckInAllowed: true,
        nightlyPrice: { value: '225.00' },
        minimumStay: 2,
        maximumStay: 14,
      },
      expect.objectContaining({ date: '2026-06-06', isAvailableForCheckout: false, minimumStay: null }),
      expect.objectContaining({
        date: '2026-06-07',
        isAvailable: false,
        isAvailableForCheckout: true,
        nightlyPrice: null,
      }),
    ],
  });
});

test.each([
  [{}, { from: '2026-05-01', until: '2027-05-01' }],
  [{ from: '2026-06-01' }, { from: '2026-06-01', until: '2027-06-01' }],
  [
    { from: '2026-06-01', until: '2026-06-30' },
    { from: '2026-06-01', until: '2026-06-30' },
  ],
])('[LQ-11] [LQ-17] sends PUT getCalendarAvailability for %j as %j', async (variables, dateRange) => {
  kit.platform.on('getListingCalendar', ok(fixture('homes/get-listing-calendar.june')));
  await kit.run(CALENDAR, variables);
  expect(kit.platform.sent).toEqual([
    expect.objectContaining({
      method: 'PUT',
      path: '/api/v0/homes/listing/getCalendarAvailability',
      body: { listingId: 'home-pine', dateRange },
    }),
  ]);
});

test('an invalid day of a variable is refused with the rule of the scalar', async () => {
  const { errors } = await kit.run(CALENDAR, { from: '2027-02-30' });
  expect(errors?.[0]).toMatchObject({
    message: 'Variable "$from" got invalid value. Date has to be a day as YYYY-MM-DD, of 1900 to 2199.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(kit.platform.sent).toEqual([]);
});

test.each([
  ['ends before it begins', '2026-06-02', '`untilDate` has to be after `fromDate`.'],
  ['has more than 400 days', '2027-07-08', '`untilDate` has to be at most 400 days after `fromDate`.'],
])('a range that %s is refused without a call', async (_, until, message) => {
  const { errors } = await kit.run(CALENDAR, { from: '2026-06-02', until });
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  expect(kit.platform.sent).toEqual([]);
});

test('a range of 400 days is sent', async () => {
  kit.platform.on('getListingCalendar', ok(fixture('homes/get-listing-calendar.june')));
  expect((await kit.run(CALENDAR, { from: '2026-06-02', until: '2027-07-07' })).errors).toBeUndefined();
});

test('a malformed id is that of no listing', async () => {
  const { errors } = await kit.run(gql`{ calendar(listingId: "") { date } }`);
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test.each([
  ['getListingCalendar', 'calendar', { listing: { id: 'home-pine' }, calendar: null }],
  ['shopHome', 'listing', { listing: null, calendar: expect.arrayContaining([{ date: '2026-06-05' }]) }],
] as const)('a failure of %s affects only the field %s', async (call, field, expected) => {
  kit.platform
    .on('shopHome', ok(fixture('homes/shop-home.available')))
    .on('getListingCalendar', ok(fixture('homes/get-listing-calendar.june')))
    .on(call, refused(404, 40401));
  const stay = { fromDate: '2026-06-05', untilDate: '2026-06-07', adults: 2, children: [], pets: 0 };
  const { data, errors } = await kit.run(
    gql`query ($stay: StayInput!) {
      listing(id: "home-pine", stay: $stay) { id }
      calendar(listingId: "home-pine") { date }
    }`,
    { stay },
  );
  expect(data).toMatchObject(expected);
  expect(errors).toMatchObject([{ path: [field], extensions: { code: 'NOT_FOUND' } }]);
});
