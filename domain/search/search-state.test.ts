import fc from 'fast-check';
import {
  chooseSearch,
  datesText,
  ENTRY_SOURCES,
  parseSearch,
  sameSearch,
  searchedNights,
  searchParams,
  SORT_ORDERS,
  withStay,
} from './search-state';
import { FLEXIBLE_LENGTHS, flexibleMonths } from '../stay/flexible-dates';
import { addDays } from '../stay/stay-dates';

const TODAY = '2026-03-10';
const parse = (query: string, defaultAdults?: number) =>
  parseSearch(new URLSearchParams(query), {
    today: TODAY,
    ...(defaultAdults !== undefined && { defaultAdults }),
  });

test('[LQ-01] every parameter of the address is read', () => {
  const query = new URLSearchParams({
    listingId: 'l-1',
    fromDate: '2026-04-01',
    untilDate: '2026-04-04',
    adultsCount: '3',
    children: '4,9',
    petsCount: '1',
    locationName: 'Asheville, North Carolina',
    lodgingSelection: '{"placeId":"p-1"}',
    hotelDetailsEntrySource: 'favorites_map',
    sortOrder: 'Pricing',
    isTravelApp: 'true',
    selectedAccountIndex: '1',
  });
  expect(parse(query.toString())).toEqual({
    listingId: 'l-1',
    locationName: 'Asheville, North Carolina',
    lodgingSelection: { placeId: 'p-1' },
    stay: { from: '2026-04-01', until: '2026-04-04' },
    guests: { adults: 3, children: [4, 9], pets: 1 },
    entrySource: 'favorites_map',
    sortOrder: 'Pricing',
    isTravelApp: true,
    selectedAccountIndex: 1,
  });
});

test('[LQ-01] [LQ-14] [GU-06] an empty address returns the defaults', () => {
  expect(parse('')).toEqual({
    stay: { from: '2026-03-11', until: '2026-03-13' },
    guests: { adults: 2, children: [], pets: 0 },
    isTravelApp: false,
  });
  expect(parse('', 1).guests.adults).toBe(1);
});

test('[LQ-02] [TL-06] four entry sources and three sort orders are read, anything else is ignored', () => {
  for (const entrySource of ['list', 'map', 'favorites_map', 'favorites_list']) {
    expect(parse(`hotelDetailsEntrySource=${entrySource}`)).toEqual({ ...parse(''), entrySource });
  }
  for (const sortOrder of ['Recommended', 'Pricing', 'StarRating']) {
    expect(parse(`sortOrder=${sortOrder}`)).toEqual({ ...parse(''), sortOrder });
  }
  for (const unknown of ['email', 'List', 'Cheapest', 'pricing', '']) {
    expect(parse(`hotelDetailsEntrySource=${unknown}&sortOrder=${unknown}`)).toEqual(parse(''));
  }
});

test.each([
  ['children=4,9&childrenCount=5', [4, 9]],
  ['children=4&children=9', [4, 9]],
  ['childrenCount=2', [17, 17]],
  ['children=&childrenCount=1', [17]],
  ['children=18,4', [4]],
  ['childrenCount=-1', []],
])('[LQ-15] %s is children of %p', (query, ages) => {
  expect(parse(query).guests.children).toEqual(ages);
});

test.each([
  'adultsCount=0',
  'adultsCount=-3',
  'adultsCount=2.5',
  'adultsCount=51',
  'adultsCount=1e1',
  'petsCount=x',
])('[LQ-01] an invalid %s counts as absent', (query) => {
  expect(parse(query).guests).toEqual({ adults: 2, children: [], pets: 0 });
});

test('[LQ-01] [GU-02] the largest party of the picker is read back from its address', () => {
  const guests = { adults: 50, children: Array<number>(50).fill(4), pets: 50 };
  expect(parse(String(searchParams({ ...parse(''), guests }))).guests).toEqual(guests);
});

test('[LQ-01] a hostile lodgingSelection or name is ignored', () => {
  expect(
    parse(`lodgingSelection=${encodeURIComponent('{"__proto__":{"a":1}}')}`).lodgingSelection,
  ).toBeUndefined();
  expect(parse(`locationName=${'x'.repeat(5000)}`).locationName).toBeUndefined();
  expect(parse('selectedAccountIndex=first').selectedAccountIndex).toBeUndefined();
});

test('[RT-09] [LQ-15] the back link contains place, dates and counts; pets only if there are any', () => {
  const state = parse(
    'locationName=Asheville&fromDate=2026-04-01&untilDate=2026-04-03&adultsCount=2&children=5',
  );
  expect(Object.fromEntries(searchParams(state))).toEqual({
    locationName: 'Asheville',
    fromDate: '2026-04-01',
    untilDate: '2026-04-03',
    adultsCount: '2',
    children: '5',
    childrenCount: '1',
  });
  expect(searchParams({ ...state, guests: { adults: 1, children: [], pets: 2 } }).get('petsCount')).toBe('2');
});

test('[LQ-01] [RT-09] writing a search into an address and reading it returns the same search', () => {
  const anySearch = fc.record({
    listingId: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
    locationName: fc
      .string({ minLength: 1, maxLength: 60 })
      .filter((text) => text.trim() === text && text !== ''),
    lodgingSelection: fc.record({ placeId: fc.string(), label: fc.string() }),
    stay: fc
      .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 30 }))
      .map(([ahead, nights]) => ({ from: addDays(TODAY, ahead), until: addDays(TODAY, ahead + nights) })),
    guests: fc.record({
      adults: fc.integer({ min: 1, max: 16 }),
      children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 }),
      pets: fc.integer({ min: 0, max: 4 }),
    }),
    entrySource: fc.constantFrom(...ENTRY_SOURCES),
    wishlistId: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
    flexible: fc.record({
      length: fc.constantFrom(...FLEXIBLE_LENGTHS),
      months: fc.subarray(flexibleMonths(TODAY), { minLength: 1 }),
    }),
    sortOrder: fc.constantFrom(...SORT_ORDERS),
    isTravelApp: fc.boolean(),
    selectedAccountIndex: fc.nat(9),
  });
  fc.assert(
    fc.property(anySearch, (state) => {
      expect(parse(searchParams(state).toString())).toEqual(state);
    }),
  );
});

test.each([
  ['flexibleLength=WEEK&flexibleMonths=2026-04', { length: 'WEEK', months: ['2026-04'] }],
  [
    'flexibleLength=WEEK&flexibleMonths=2026-02,2026-05,2026-04',
    { length: 'WEEK', months: ['2026-04', '2026-05'] },
  ],
  ['flexibleLength=WEEK&flexibleMonths=2026-02', undefined],
  ['flexibleLength=WEEK&flexibleMonths=2027-03', undefined],
  ['flexibleLength=WEEK&flexibleMonths=', undefined],
  ['flexibleLength=WEEK', undefined],
  ['flexibleLength=FORTNIGHT&flexibleMonths=2026-04', undefined],
  ['flexibleMonths=2026-04', undefined],
  ['flexibleLength=WEEKEND&flexibleMonths=2026-4,april,2026-99', undefined],
])('[FM-13] the flexible dates of %j are those that are still possible', (query, flexible) => {
  expect(parse(query).flexible).toEqual(flexible);
});

test('[FM-13] exact dates replace flexible dates', () => {
  const search = parse('flexibleLength=WEEK&flexibleMonths=2026-04&adultsCount=3');
  expect([datesText(search), searchedNights(search)]).toEqual(['A week in April', 7]);
  const exact = withStay(search, { from: '2026-04-03', until: '2026-04-05' });
  expect([datesText(exact), searchedNights(exact)]).toEqual(['Fri, Apr 3 - Sun, Apr 5', 2]);
  expect(parse(searchParams(exact).toString())).toEqual(
    parse('fromDate=2026-04-03&untilDate=2026-04-05&adultsCount=3'),
  );
});

test('[LQ-05] [LQ-06] the stored search overrides and rewrites the address, unless the address has the override', () => {
  const stored = parse('listingId=l-1&adultsCount=4');
  const address = parse('listingId=l-1&adultsCount=2');
  expect(chooseSearch(stored, address, false)).toEqual({ state: stored, rewriteAddress: true });
  expect(chooseSearch(stored, address, true)).toEqual({ state: address, rewriteAddress: false });
  expect(chooseSearch(null, address, false)).toEqual({ state: address, rewriteAddress: false });
  expect(chooseSearch(stored, { ...stored }, false).rewriteAddress).toBe(false);
  expect(sameSearch(stored, address)).toBe(false);
});
