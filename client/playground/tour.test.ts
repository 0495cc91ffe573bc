import { expect, test } from 'vitest';
import { createTour, missingValue } from './tour';

test("signing in adds the session to the headers of later operations, after the user's own headers", () => {
  const tour = createTour();
  expect(tour.headers({ 'X-Mine': '1' })).toEqual({ 'X-Mine': '1' });
  tour.remember({ data: { signIn: { __typename: 'SignedIn', token: 'abc', csrfToken: 'c1' } } });
  expect(tour.headers(undefined)).toEqual({ authorization: 'Bearer abc', 'h-csrf-token': 'c1' });
  expect(tour.headers({ Authorization: 'Bearer mine' })).toEqual({
    Authorization: 'Bearer mine',
    'h-csrf-token': 'c1',
  });
});

test('[AG-02] acting for a customer replaces the session of the agent', () => {
  const tour = createTour();
  tour.remember({ data: { signInAsAgent: { token: 'agent' } } });
  tour.remember({ data: { actFor: { token: 'customer' } } });
  expect(tour.headers(undefined)).toEqual({ authorization: 'Bearer customer' });
});

test('placeholders are replaced by results of earlier operations', () => {
  const tour = createTour();
  tour.remember({ data: { schedulePriceQuote: { token: 'q1' } } });
  tour.remember({ data: { stays: { edges: [{ node: { id: 'home-7' } }] } } });
  expect(
    tour.fill({ token: '{{schedulePriceQuote.token}}', input: { ids: ['{{stays.edges.0.node.id}}'], n: 2 } }),
  ).toEqual({ token: 'q1', input: { ids: ['home-7'], n: 2 } });
});

test('unknown placeholders and other text stay unchanged', () => {
  const tour = createTour();
  tour.remember({ errors: [] });
  expect(tour.fill({ a: '{{book.token}}', b: 'a {{b}} c', c: null })).toEqual({
    a: '{{book.token}}',
    b: 'a {{b}} c',
    c: null,
  });
});

test('days are counted from today', () => {
  const tour = createTour(() => new Date('2026-12-30T15:00:00Z'));
  expect(tour.fill({ fromDate: '{{today+3}}' })).toEqual({ fromDate: '2027-01-02' });
});

test('each key is a new one', () => {
  const tour = createTour();
  const keys = [tour.fill('{{uuid}}'), tour.fill('{{uuid}}')];
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), expect.stringMatching(/^[\da-f]{32}$/)]);
  expect(keys[0]).not.toBe(keys[1]);
});

test('a placeholder without a value is named, with the field to select first', () => {
  expect(missingValue({ search: { ids: ['{{places.0.id}}'], token: '{{book.token}}' } })).toBe(
    '{{places.0.id}} has no value yet. First run an operation that selects `places`, or enter a value under Variables.',
  );
  expect(missingValue({ text: 'Ashe {{x}}', none: null })).toBeUndefined();
  expect(missingValue(undefined)).toBeUndefined();
});
