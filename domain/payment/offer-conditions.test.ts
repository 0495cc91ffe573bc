import { money } from '../money/money';
import {
  conditionOf,
  conditionRows,
  meets,
  type OfferCondition,
  type OfferOccasion,
  stayOccasion,
} from './offer-conditions';

const usd = (cents: number) => money(cents, 'USD');
const airline: OfferCondition = { kind: 'AIRLINE', airlineCodes: ['UA', 'DL'] };
const first: OfferCondition = { kind: 'FIRST_FLIGHT_BOOKING' };
const atLeast = (cents: number): OfferCondition => ({ kind: 'AMOUNT_COMPARISON', atLeast: usd(cents) });
const and = (...conditions: OfferCondition[]): OfferCondition => ({ kind: 'AND', conditions });
const or = (...conditions: OfferCondition[]): OfferCondition => ({ kind: 'OR', conditions });
const not = (condition: OfferCondition): OfferCondition => ({ kind: 'NOT', condition });
const unknown: OfferCondition = { kind: 'UNKNOWN' };

const flight: OfferOccasion = { isFirstFlightBooking: true, airlineCode: 'UA', total: usd(50_000) };
const stay = stayOccasion(usd(50_000));
const undated = stayOccasion(null);

test.each<[string, OfferCondition, OfferOccasion, boolean | null]>([
  ['a first flight', first, flight, true],
  ['a first flight', first, stay, false],
  ['an airline', airline, flight, true],
  ['an airline', airline, { ...flight, airlineCode: 'AC' }, false],
  ['an airline', airline, stay, false],
  ['a reached amount', atLeast(50_000), stay, true],
  ['a missed amount', atLeast(50_001), stay, false],
  ['an amount of a stay without a price', atLeast(50_000), undated, null],
  ['an amount in another currency', { kind: 'AMOUNT_COMPARISON', atLeast: money(1, 'CAD') }, stay, false],
  ['all of', and(airline, atLeast(50_000)), flight, true],
  ['all of, one is not met', and(airline, atLeast(50_000)), stay, false],
  ['all of, one is unknown', and(not(airline), atLeast(1)), undated, null],
  ['all of, one is not met and one is unknown', and(airline, atLeast(1)), undated, false],
  ['all of nothing', and(), stay, false],
  ['one of', or(airline, atLeast(50_000)), stay, true],
  ['one of, none is met', or(airline, atLeast(50_001)), stay, false],
  ['one of, one is met and one is unknown', or(not(airline), atLeast(1)), undated, true],
  ['one of, one is unknown', or(airline, atLeast(1)), undated, null],
  ['one of nothing', or(), stay, false],
  ['the opposite', not(first), stay, true],
  ['the opposite of an unknown condition', not(unknown), stay, null],
])('[WA-11] %s: %j', (_name, condition, occasion, expected) => {
  expect(meets(condition, occasion)).toBe(expected);
});

const nested = and(atLeast(25_000), or(first, airline), not(unknown));

test('[WA-11] conditions are written as text from the outermost to the innermost', () => {
  expect(conditionRows(nested).map(({ depth, text }) => `${depth} ${text}`)).toEqual([
    '0 All of these',
    '1 A booking of $250 or more',
    '1 One of these',
    '2 Your first flight booking',
    '2 A flight with UA or DL',
    '1 Not this',
    '2 A condition that is checked when you book',
  ]);
});

test('[WA-11] the rows of a condition parse back to the same condition', () => {
  expect(conditionOf(conditionRows(nested))).toEqual(nested);
  expect(conditionOf([])).toBeNull();
});

test('[WA-11] a row without its data is an unknown condition', () => {
  const row = { depth: 0, airlineCodes: [], atLeast: null };
  expect(conditionOf([{ ...row, kind: 'AMOUNT_COMPARISON' }])).toEqual(unknown);
  expect(conditionOf([{ ...row, kind: 'NOT' }])).toEqual(unknown);
});
