import { expect, test } from 'vitest';
import { parseSearch } from '#domain/search/search-state.ts';
import { draftOf, searchOf } from './search-draft';

const TODAY = '2026-05-01';
const parsed = (query: string) =>
  parseSearch(new URLSearchParams(query), { today: TODAY, defaultAdults: undefined });
const inDuck = parsed(
  `locationName=Duck&lodgingSelection=${encodeURIComponent('{"placeId":"p-duck"}')}&fromDate=2026-06-05&untilDate=2026-06-08&mapBounds=1,2,3,4`,
);
const asheville = { id: 'p-asheville', label: 'Asheville' };

test('a search that is not edited stays as it is, with its map', () => {
  expect(searchOf(draftOf(inDuck), inDuck, TODAY)).toEqual({ search: inDuck });
  const anywhere = parsed('');
  expect(searchOf(draftOf(anywhere), anywhere, TODAY)).toEqual({ search: anywhere });
});

test('another place, or anywhere, replaces the place and its map', () => {
  expect(searchOf({ ...draftOf(inDuck), place: asheville }, inDuck, TODAY)).toMatchObject({
    search: { locationName: 'Asheville', lodgingSelection: { placeId: 'p-asheville' }, stay: inDuck.stay },
  });
  const anywhere = searchOf({ ...draftOf(inDuck), place: undefined }, inDuck, TODAY);
  expect(anywhere).toEqual({ search: expect.not.objectContaining({ locationName: expect.anything() }) });
  const unknown = parsed('locationName=Nowhere');
  expect(searchOf(draftOf(unknown), unknown, TODAY)).toEqual({
    search: expect.not.objectContaining({ locationName: expect.anything() }),
  });
});

test('exact and flexible dates replace each other', () => {
  const weekend = { ...draftOf(inDuck), datesKind: 'flexible', months: ['2026-07'] } as const;
  const found = searchOf(weekend, inDuck, TODAY);
  expect(found).toMatchObject({ search: { flexible: { length: 'WEEKEND', months: ['2026-07'] } } });
  if (!('search' in found)) throw new Error('the search is complete');
  const exact = { ...draftOf(found.search), datesKind: 'dates' } as const;
  expect(searchOf(exact, found.search, TODAY)).toEqual({
    search: expect.objectContaining({ stay: inDuck.stay, flexible: undefined }),
  });
});

test.each([
  ['dates', { dates: { from: '2026-06-05', until: null } }],
  ['dates', { datesKind: 'flexible', months: [] }],
  ['dates', { datesKind: 'flexible', months: ['2020-01'] }],
  ['guests', { guests: { adults: 2, children: [null], pets: 0 } }],
] as const)('[CA-03] [GU-04] the %s are missing in %j', (missing, change) => {
  expect(searchOf({ ...draftOf(inDuck), ...change }, inDuck, TODAY)).toEqual({ missing });
});
