import type { components } from '#schema/platform.openapi.ts';
import { nock, useNock } from '#gateway/testing/use-nock.ts';
import { toFiat } from '../kernel/money';
import type { Viewer } from '../supplier/supplier';
import { calendarDays, searchStays } from './search';
import { createStaysClient } from './stays-client';

useNock();

type Schemas = components['schemas'];
type Request = Schemas['SearchHomesRequest'];

const URL = 'https://stays.example';
const client = createStaysClient({ url: URL, token: 'key', version: 'v2', timeoutMs: 2_000 });
const viewer: Viewer = {
  userId: 'user_helen',
  policy: undefined,
  writePrice: (minor, currencyCode) => ({ fiat: toFiat(minor, currencyCode) }),
};
const place: Schemas['Place'] = {
  placeId: 'asheville',
  kind: 'Market',
  label: 'Asheville, North Carolina',
  sublabel: 'United States',
  coordinates: { lat: 35.6, lon: -82.55 },
  homesCount: 0,
};
const request = {
  location: { placeId: 'asheville' },
  dateRange: { from: '2026-06-02', until: '2026-06-05' },
  guestDetails: { adults: 2, children: [7], infants: 0, petsIncluded: false },
  sort: 'MostRecommended',
} satisfies Request;

interface Hotel {
  readonly total?: string;
  readonly currency?: string;
  readonly rating?: number | null;
  readonly review_score?: number | null;
  readonly amenities?: readonly { type: string; description: string }[];
}

const resultOf = (id: string, { total = '300.00', currency = 'USD', ...facts }: Hotel) => ({
  id: `srr_${id}`,
  cheapest_rate_total_amount: total,
  cheapest_rate_currency: currency,
  accommodation: {
    id,
    name: id,
    location: {
      address: { city_name: 'Asheville' },
      geographic_coordinates: { latitude: 35, longitude: -82 },
    },
    ...facts,
  },
});

const HOTELS: Readonly<Record<string, Hotel>> = {
  plain: {},
  starry: { total: '600.00', rating: 5, review_score: 8 },
  // Of 330 dollars at the rates of the platform.
  european: { total: '305.56', currency: 'EUR', review_score: 9.2 },
  friendly: { total: '90.30', rating: 3, amenities: [{ type: 'pets_allowed', description: 'Pets allowed' }] },
};

let sent: { readonly data: Record<string, unknown> } | undefined;

function answerWith(hotels: Readonly<Record<string, Hotel>> = HOTELS): void {
  sent = undefined;
  nock(URL)
    .post('/stays/search', (body: { data: Record<string, unknown> }) => {
      sent = body;
      return true;
    })
    .reply(200, { data: { results: Object.entries(hotels).map(([id, hotel]) => resultOf(id, hotel)) } });
}

const search = async (changes: Partial<Request> = {}, at: Schemas['Place'] | undefined = place) =>
  searchStays(client, { request: { ...request, ...changes }, place: at, viewer });
const found = async (changes: Partial<Request>): Promise<string[]> => {
  answerWith();
  return (await search(changes)).homes.map(({ listingId }) => listingId.id);
};

test('a search of a place is one around its coordinates, for the dates and every guest', async () => {
  answerWith({ plain: { total: '300.01' } });
  const { homes, totalCount } = await search();
  expect(sent?.data).toEqual({
    rooms: 1,
    check_in_date: '2026-06-02',
    check_out_date: '2026-06-05',
    guests: [{ type: 'adult' }, { type: 'adult' }, { type: 'child', age: 7 }],
    location: { radius: 20, geographic_coordinates: { latitude: 35.6, longitude: -82.55 } },
  });
  expect(totalCount).toBe(1);
  expect(homes[0]!.price).toMatchObject({
    total: { fiat: { value: 300.01 } },
    nightly: { fiat: { value: 100 } },
  });
});

test('a search on the map covers it, and one of homes by id names them', async () => {
  answerWith();
  await search({ location: { bounds: { north: 36, south: 35, east: -82, west: -83 } } }, undefined);
  expect(sent?.data).toMatchObject({
    location: { radius: 56, geographic_coordinates: { latitude: 35.5, longitude: -82.5 } },
  });
  answerWith();
  await search({ filters: { listingIds: ['plain', 'starry'] } });
  expect(sent?.data).toMatchObject({ accommodation: { ids: ['plain', 'starry'] } });
});

test('a search without dates sends nothing and finds nothing', async () => {
  const { location, guestDetails, sort } = request;
  const asked = { location, guestDetails, sort };
  expect(await searchStays(client, { request: asked, place, viewer })).toMatchObject({
    homes: [],
    totalCount: 0,
  });
});

test('a search anywhere is refused as not supported', async () => {
  const { dateRange, guestDetails, sort } = request;
  const asked = { dateRange, guestDetails, sort };
  await expect(searchStays(client, { request: asked, place: undefined, viewer })).rejects.toMatchObject({
    code: 50101,
  });
});

const FILTERED: [Schemas['SearchFilters'], string[]][] = [
  [{ minimumStarRating: 3 }, ['starry', 'friendly']],
  [{ minimumUserRating: 4.5 }, ['european']],
  [{ petFriendly: true }, ['friendly']],
  [{ amenities: ['PetFriendly'] }, ['friendly']],
  [{ amenities: ['HotTub'] }, []],
  [{ minimumBedrooms: 2 }, []],
  [{ freeCancellation: true }, []],
  [{ homeKinds: ['Cabin'] }, []],
  [{ listingCollections: ['Premier'] }, []],
  [{ price: { basis: 'StayTotal', currencyCode: 'USD', minimum: 300, maximum: 330 } }, ['plain', 'european']],
  [{ price: { basis: 'Night', currencyCode: 'USD', maximum: 30.1 } }, ['friendly']],
];

test.each(FILTERED)('of homes whose facts are known, the filters %j find %j', async (filters, ids) => {
  expect(await found({ filters })).toEqual(ids);
});

test.each([
  ['Price' as const, ['friendly', 'plain', 'european', 'starry']],
  ['StarRating' as const, ['starry', 'friendly', 'plain', 'european']],
  ['UserRating' as const, ['european', 'starry', 'plain', 'friendly']],
  ['DistanceAscending' as const, ['plain', 'starry', 'european', 'friendly']],
])('sorted by %s the homes are %j', async (sort, ids) => {
  expect(await found({ sort })).toEqual(ids);
});

test('pages follow each other without gaps', async () => {
  answerWith();
  const first = await search({ sort: 'Price', page: { size: 3 } });
  answerWith();
  const second = await search({ sort: 'Price', page: { size: 3, cursor: first.nextCursor! } });
  expect([...first.homes, ...second.homes].map(({ listingId }) => listingId.id)).toEqual([
    'friendly',
    'plain',
    'european',
    'starry',
  ]);
  expect(second.nextCursor).toBeUndefined();
});

test('every day from today for a year can be booked', () => {
  const days = calendarDays({ from: '2026-05-03', until: '2026-05-05' }, '2026-05-04');
  expect(days).toEqual([
    { date: '2026-05-03', isAvailable: false, isCheckInAllowed: false, isAvailableForCheckout: false },
    { date: '2026-05-04', isAvailable: true, isCheckInAllowed: true, isAvailableForCheckout: false },
    { date: '2026-05-05', isAvailable: true, isCheckInAllowed: true, isAvailableForCheckout: true },
  ]);
  expect(calendarDays({ from: '2027-05-04', until: '2027-05-04' }, '2026-05-04')).toEqual([
    { date: '2027-05-04', isAvailable: false, isCheckInAllowed: false, isAvailableForCheckout: true },
  ]);
});
