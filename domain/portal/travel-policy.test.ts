import { money } from '../money/money';
import {
  isApprovalRequired,
  isLongFlight,
  isPolicyInactive,
  oneWayPolicyPrice,
  policySummary,
  type TravelPolicy,
  WHO_BOOKS,
} from './travel-policy';

const allClasses = ['BasicEconomy', 'Economy', 'PremiumEconomy', 'Business', 'First'];
const open: TravelPolicy = {
  flights: {
    short: { allowedFareClasses: allClasses },
    long: { allowedFareClasses: allClasses },
    enableLongFlights: true,
  },
  hotels: { allowedStarRatings: [1, 2, 3, 4, 5] },
  cars: {},
};
const limit = money(20_000, 'USD');

test('[CP-02] policies that limit nothing are inactive', () => {
  expect(isPolicyInactive([open, open])).toBe(true);
});

test.each<[string, TravelPolicy]>([
  ['a star rating', { ...open, hotels: { allowedStarRatings: [1, 2, 3, 4] } }],
  ['a repeated star rating', { ...open, hotels: { allowedStarRatings: [1, 2, 3, 4, 4] } }],
  ['the price of a night', { ...open, hotels: { ...open.hotels, maxPricePerNight: limit } }],
  ['the price of a car', { ...open, cars: { maxPricePerDay: limit } }],
  ['long flights', { ...open, flights: { ...open.flights, enableLongFlights: false } }],
  [
    'the price of one way',
    { ...open, flights: { ...open.flights, long: { ...open.flights.long, maxPriceForOneWay: limit } } },
  ],
  [
    'the price of there and back',
    { ...open, flights: { ...open.flights, short: { ...open.flights.short, maxPriceForRoundTrip: limit } } },
  ],
  ['fare classes', { ...open, flights: { ...open.flights, short: { allowedFareClasses: ['Economy'] } } }],
])('[CP-02] a policy that limits %s is active', (_what, policy) => {
  expect(isPolicyInactive([open, policy])).toBe(false);
});

test('[CP-03] approval is not required only when the settings say so', () => {
  expect(isApprovalRequired({ isApprovalRequired: false })).toBe(false);
  expect(isApprovalRequired({ isApprovalRequired: true })).toBe(true);
  expect(isApprovalRequired(null)).toBe(true);
});

test('[CP-06] none, some or all rooms in policy', () => {
  expect([
    policySummary([]),
    policySummary([false]),
    policySummary([true, false]),
    policySummary([true]),
  ]).toEqual(['NONE', 'NONE', 'SOME', 'ALL']);
});

test.each([
  ['one slice at the limit', { totalMinutes: 480, stopoverMinutes: 0, slices: 1 }, false],
  ['one slice a minute over', { totalMinutes: 481, stopoverMinutes: 0, slices: 1 }, true],
  ['one slice with a stop', { totalMinutes: 500, stopoverMinutes: 60, slices: 1 }, true],
  ['two slices, long only by the stopover', { totalMinutes: 900, stopoverMinutes: 420, slices: 2 }, false],
  ['two slices, long without it', { totalMinutes: 901, stopoverMinutes: 420, slices: 2 }, true],
])('[CP-04] %s', (_what, flight, isLong) => {
  expect(isLongFlight(flight, 8)).toBe(isLong);
});

test('[CP-05] each slice of a trip is allowed the limit of its length', () => {
  const limits = { short: money(30_000, 'USD'), long: money(80_000, 'USD') };
  expect(oneWayPolicyPrice({ short: 3, long: 0 }, limits)).toEqual(money(90_000, 'USD'));
  expect(oneWayPolicyPrice({ short: 2, long: 1 }, limits)).toEqual(money(140_000, 'USD'));
});

test('[CP-08] four ways to say who books', () => {
  expect(Object.values(WHO_BOOKS)).toEqual([
    'Myself and others',
    'Employees book for themselves',
    'Someone else books for everyone',
    'Myself only',
  ]);
});
