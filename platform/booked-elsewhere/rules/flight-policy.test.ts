import { HOUR_MS, MINUTE_MS } from '../../kernel/durations';
import { planned } from '../demo/flight-plan';
import type { Flight, Slice } from '../elsewhere.types';
import { flightTo, NOW } from '../testing/situations';
import { flightCompliance, type FlightRules } from './flight-policy';
import { later } from './flight-times';

const usd = (value: number) => ({ value, currencySymbol: '$', currencyCode: 'USD' });

const RULES: FlightRules = {
  short: {
    maxPriceForOneWay: usd(350),
    maxPriceForRoundTrip: usd(600),
    allowedFareClasses: ['BasicEconomy', 'Economy'],
  },
  long: {
    maxPriceForOneWay: usd(1100),
    maxPriceForRoundTrip: usd(1900),
    allowedFareClasses: ['Economy', 'PremiumEconomy'],
  },
  enableLongFlights: true,
  minHoursForLongFlight: 6,
};

/** Flights of these minutes, an hour apart. */
function slice(minutes: readonly number[], cabin = 'Economy'): Slice {
  let departs = NOW;
  return {
    segments: minutes.map((each) => {
      const segment = planned({ from: 'YYZ', to: 'DEN', departs, minutes: each, number: '1', cabin });
      departs = later(departs, each * MINUTE_MS + HOUR_MS);
      return segment;
    }),
  };
}

const passengers = (count: number): Flight['passengers'] =>
  Array.from({ length: count }, (_, at) => ({ name: `Traveler ${at}`, type: 'ADT' }));

interface Booked {
  readonly tripType?: string;
  readonly slices: readonly Slice[];
  readonly price: number;
  readonly travelers?: number;
}

const judged = ({ tripType = 'one_way', slices, price, travelers = 1 }: Booked, rules: FlightRules = RULES) =>
  flightCompliance(
    {
      ...flightTo({ baseMinor: Math.round(price * 100) - 1_00, taxesMinor: 1_00 }),
      tripType,
      slices,
      passengers: passengers(travelers),
    },
    'USD',
    rules,
  );

const limit = (booked: Omit<Booked, 'price'>, rules?: FlightRules) =>
  judged({ ...booked, price: 100 }, rules).maxPricePerTraveler?.value;

test('[CP-04] a flight of exactly the hours of the policy is short, of a minute more long', () => {
  expect(limit({ slices: [slice([360])] })).toBe(350);
  expect(limit({ slices: [slice([361])] })).toBe(1100);
});

test('[CP-04] the hours of one slice contain its stopovers, those of several slices do not', () => {
  const connecting = slice([170, 170]);
  expect(limit({ slices: [connecting] })).toBe(1100);
  expect(limit({ tripType: 'multi_city', slices: [connecting, connecting] })).toBe(700);
});

test('[CP-04] no flight is long for a policy that does not say from when', () => {
  const { short, long, enableLongFlights } = RULES;
  const rules = { short, long, enableLongFlights };
  expect(limit({ slices: [slice([1200])] }, rules)).toBe(350);
});

test('[CP-04] a delay makes no flight long', () => {
  const late = planned({ from: 'YYZ', to: 'DEN', departs: NOW, minutes: 350, number: '1', delayMinutes: 90 });
  expect(limit({ slices: [{ segments: [late] }] })).toBe(350);
});

test.each([
  ['short slices alone', [[100], [100], [100]], 1050],
  ['long slices alone', [[400], [400]], 2200],
  ['both', [[400], [100], [400]], 2550],
])('[CP-05] the limit of several slices is the sum of their limits for one way: %s', (_, minutes, sum) => {
  expect(limit({ tripType: 'multi_city', slices: minutes.map((each) => slice(each)) })).toBe(sum);
});

test('[CP-05] a slice without a limit leaves the sum without one', () => {
  const rules = { ...RULES, long: { allowedFareClasses: ['Economy'] } };
  const booked = { tripType: 'multi_city', slices: [slice([100]), slice([400])], price: 90_000 };
  expect(judged(booked, rules)).toEqual({ isInPolicy: true, reasons: [] });
});

test('[CP-01] a flight and its return have their own limit, a long one when either is long', () => {
  expect(limit({ tripType: 'round_trip', slices: [slice([100]), slice([100])] })).toBe(600);
  expect(limit({ tripType: 'round_trip', slices: [slice([100]), slice([400])] })).toBe(1900);
});

test('[CP-01] a price may reach its limit, which is that of each traveler', () => {
  const slices = [slice([100])];
  expect(judged({ slices, price: 350 })).toMatchObject({ isInPolicy: true, reasons: [] });
  expect(judged({ slices, price: 350.01 })).toMatchObject({ isInPolicy: false, reasons: ['Price'] });
  expect(judged({ slices, price: 700, travelers: 2 })).toMatchObject({ isInPolicy: true });
  expect(judged({ slices, price: 700.01, travelers: 2 })).toMatchObject({ reasons: ['Price'] });
  const withInfant = [...passengers(1), { name: 'Infant', type: 'INF' }];
  const booked = { ...flightTo({ baseMinor: 35_001, taxesMinor: 0 }), slices, passengers: withInfant };
  expect(flightCompliance(booked, 'USD', RULES).reasons).toEqual(['Price']);
});

test('[CP-01] each slice has the fare classes of its length', () => {
  const booked = { tripType: 'multi_city', price: 100 };
  const long = slice([400], 'PremiumEconomy');
  expect(judged({ ...booked, slices: [long, slice([100])] }).reasons).toEqual([]);
  expect(judged({ ...booked, slices: [long, slice([100], 'PremiumEconomy')] }).reasons).toEqual([
    'FareClass',
  ]);
  expect(judged({ ...booked, slices: [slice([400], 'BasicEconomy')] }).reasons).toEqual(['FareClass']);
});

test('[CP-01] a policy may allow no long flight', () => {
  const rules = { ...RULES, enableLongFlights: false };
  expect(judged({ slices: [slice([361])], price: 100 }, rules).reasons).toEqual(['LongFlight']);
  expect(judged({ slices: [slice([360])], price: 100 }, rules).reasons).toEqual([]);
});
