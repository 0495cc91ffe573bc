import { money } from '../money/money';
import { policyFacts, type TravelPolicy } from './policy-facts';

const usd = (dollars: number) => money(dollars * 100, 'USD');
const standard: TravelPolicy = {
  isActive: true,
  isApprovalRequired: true,
  whoBooks: 'MYSELF_AND_OTHERS',
  lodging: { maxPricePerNight: usd(325), allowedStarRatings: [2, 3, 4] },
  flights: {
    short: {
      maxPriceForOneWay: usd(350),
      maxPriceForRoundTrip: usd(600),
      allowedFareClasses: ['BASIC_ECONOMY', 'ECONOMY', 'UNKNOWN'],
    },
    long: {
      maxPriceForOneWay: null,
      maxPriceForRoundTrip: null,
      allowedFareClasses: ['BASIC_ECONOMY', 'ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'],
    },
    minHoursForLongFlight: 6,
  },
  maxCarPricePerDay: usd(90),
};
const texts = (policy: TravelPolicy) =>
  Object.fromEntries(policyFacts(policy).map(({ label, text }) => [label, text]));

test('[CP-01] [CP-08] a policy has its limits, what a trip outside it takes, and who books', () => {
  expect(texts(standard)).toEqual({
    'Homes and hotels': 'Up to $325 a night, 2 to 4 stars',
    Flights: 'Up to $350 one way, up to $600 round trip, basic economy or economy',
    'Long flights (over 6 hours)': 'No limit',
    'Rental cars': 'Up to $90 a day',
    'Out of policy': 'You give a reason, and an approver decides.',
    'Who books': 'You book for yourself. People who may see the users of your business also book for others.',
  });
});

test('[CP-01] each fare class has a name', () => {
  const allowedFareClasses = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'] as const;
  const long = { maxPriceForOneWay: null, maxPriceForRoundTrip: null, allowedFareClasses };
  expect(texts({ ...standard, flights: { ...standard.flights!, long } })).toMatchObject({
    'Long flights (over 6 hours)': 'Economy, premium economy, business, or first',
  });
});

test('[CP-01] long flights may be forbidden, and what has no limit says so', () => {
  const { short } = standard.flights!;
  const flights = { short, long: null, minHoursForLongFlight: null };
  expect(
    texts({ ...standard, flights, lodging: null, maxCarPricePerDay: null, isApprovalRequired: false }),
  ).toMatchObject({
    'Homes and hotels': 'No limit',
    'Long flights': 'Not allowed',
    'Rental cars': 'No limit',
    'Out of policy': 'You give a reason. No approval is needed.',
  });
});

test('[CP-02] an inactive policy has no limits', () => {
  expect(texts({ ...standard, isActive: false, whoBooks: null })).toEqual({
    Limits: 'Your business does not limit trips.',
  });
});
