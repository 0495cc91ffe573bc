import { meetsCondition, type OfferCondition } from './offer-condition';

const atLeast = (amount: number, currency = 'USD'): OfferCondition => ({
  OfferCondition: 'AmountComparison',
  atLeast: { amount, currency },
});
const flight: OfferCondition = { OfferCondition: 'FirstFlightBooking' };
const airline: OfferCondition = { OfferCondition: 'Airline', airlineCodes: ['DL'] };
const made = (kind: string, ...conditions: OfferCondition[]): OfferCondition => ({
  OfferCondition: kind,
  conditions,
});

test.each<[string, OfferCondition, boolean]>([
  ['an amount reached to the cent', atLeast(250.1), true],
  ['an amount missed by a cent', atLeast(250.11), false],
  ['an amount in another currency', atLeast(1, 'CAD'), false],
  ['a first flight', flight, false],
  ['an airline', airline, false],
  ['all of', made('And', atLeast(1), made('Not', flight)), true],
  ['all of, one is not met', made('And', atLeast(1), flight), false],
  ['one of', made('Or', flight, atLeast(1)), true],
  ['one of, none is met', made('Or', flight, airline), false],
  ['an unknown kind', { OfferCondition: 'FullMoon' }, false],
  ['a missing amount', { OfferCondition: 'AmountComparison' }, false],
  ['all of nothing', made('And'), false],
  ['the opposite of nothing', made('Not'), false],
])('[WA-11] the booking of a home for $250.10: %s', (_name, condition, expected) => {
  expect(meetsCondition(condition, { totalMinor: 25_010, currency: 'USD' })).toBe(expected);
});
