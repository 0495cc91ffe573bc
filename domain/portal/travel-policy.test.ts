import { money } from '../money/money';
import {
  flightLimitTexts,
  isPolicyActive,
  limitTexts,
  type PolicyLimits,
  policySummary,
  starsText,
} from './travel-policy';

const allClasses = ['BasicEconomy', 'Economy', 'PremiumEconomy', 'Business', 'First'];
const open: PolicyLimits = {
  hotels: { allowedStarRatings: [1, 2, 3, 4, 5] },
  cars: {},
  flights: {
    short: { allowedFareClasses: allClasses },
    long: { allowedFareClasses: allClasses },
    enableLongFlights: true,
  },
};
const { hotels, flights } = open;
const price = { value: 1, currencyCode: 'USD' };

test('[CP-02] a policy without limits is inactive, and so is none', () => {
  expect(isPolicyActive([open, open])).toBe(false);
  expect(isPolicyActive([])).toBe(false);
});

test.each<[string, Partial<PolicyLimits>]>([
  ['four star ratings', { hotels: { allowedStarRatings: [1, 2, 3, 4] } }],
  ['a nightly price', { hotels: { ...hotels, maxPricePerNight: price } }],
  ['a daily price of cars', { cars: { maxPricePerDay: price } }],
  ['no long flights', { flights: { ...flights, enableLongFlights: false } }],
  ['a price for one way', { flights: { ...flights, short: { ...flights.short, maxPriceForOneWay: price } } }],
  [
    'a price for a round trip',
    { flights: { ...flights, long: { ...flights.long, maxPriceForRoundTrip: price } } },
  ],
  ['four fare classes', { flights: { ...flights, long: { allowedFareClasses: allClasses.slice(1) } } }],
])('[CP-02] %s make a policy active', (_, limit) => {
  expect(isPolicyActive([open, { ...open, ...limit }])).toBe(true);
});

test.each([
  [[2, 3, 4], '2 to 4 stars'],
  [[4, 3], '3 or 4 stars'],
  [[1, 3, 5], '1, 3, or 5 stars'],
  [[1], '1 star'],
  [[5], '5 stars'],
  [[], 'no stars'],
])('[CP-10] the ratings %j read %s', (ratings, text) => {
  expect(starsText(ratings)).toBe(text);
});

test('[CP-10] the limits that are exceeded are named, and all of them when the reasons are unknown', () => {
  const limits = { maxPricePerNight: money(325, 'USD'), allowedStarRatings: [2, 3, 4] };
  const [byPrice, byStars] = limitTexts(limits);
  expect(byStars).toBe('Your travel policy allows homes with 2 to 4 stars.');
  expect(limitTexts(limits, ['PRICE_PER_NIGHT'])).toEqual([byPrice]);
  expect(limitTexts(limits, ['STAR_RATING'])).toEqual([byStars]);
  expect(limitTexts(limits, ['UNKNOWN'])).toEqual([byPrice, byStars]);
  expect(limitTexts({ maxPricePerNight: null, allowedStarRatings: null })).toEqual([]);
});

test('[CP-04] [CP-05] the limits that flights exceed are named; an unknown one has no sentence', () => {
  const limit = money(255_000, 'USD');
  expect(flightLimitTexts(['PRICE', 'FARE_CLASS', 'LONG_FLIGHT', 'UNKNOWN'], limit)).toEqual([
    'Your travel policy allows up to $2,550 for each traveler on these flights.',
    'Your travel policy does not allow this fare class for flights of this length.',
    'Your travel policy does not allow long flights.',
  ]);
  expect(flightLimitTexts(['PRICE'], null)).toEqual([]);
  // Rounded, the sentence would allow what the platform refuses.
  expect(flightLimitTexts(['PRICE'], money(350_50, 'USD'))[0]).toContain('up to $350.50 for');
});

test.each([
  [0, 0, null],
  [0, 3, 'NONE'],
  [1, 3, 'SOME'],
  [3, 3, 'ALL'],
])('[CP-06] %i of %i in policy: %s', (inPolicy, total, summary) => {
  expect(policySummary(inPolicy, total)).toBe(summary);
});
