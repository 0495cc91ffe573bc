import type { components } from '#schema/platform.openapi.ts';
import { homeKindOf } from '../catalogue/home/property-types';
import { createRandom, type Random } from '../catalogue/random';
import type { Answer, RequestBody } from '../http/operations';
import { addDays } from '../kernel/dates';
import { convertMinor, toMinor } from '../kernel/money';
import { testDay } from '../testing/test-clock';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform';

type Schemas = components['schemas'];
type Filters = Schemas['SearchFilters'];
type Page = Answer<'searchHomes'>;
type Home = Page['homes'][number];

const SEARCHES = Number(process.env['FACET_SEARCHES'] ?? 20);
const SEED = process.env['FACET_SEED'] ?? 'facets';

const guestDetails = { adults: 2, children: [], infants: 0 as const, petsIncluded: false };
const dateRange = { from: addDays(testDay, 25), until: addDays(testDay, 28) };
const KINDS = [
  'House',
  'Cottage',
  'Cabin',
  'Apartment',
  'Townhouse',
  'Villa',
  'Farmhouse',
  'Unique',
] as const;
const COLLECTIONS = ['Premier', 'Lifestyle', 'NoCollection'] as const;
const AMENITIES = ['Kitchen', 'Wifi', 'Pool', 'HotTub', 'Gym', 'Washer', 'FreeParking'] as const;

let platform: TestPlatform;
let helen: TestCaller;
/** Every home that can be booked. */
let homes: readonly Home[];
const kinds = new Map<string, string>();

const search = async (request: Partial<RequestBody<'searchHomes'>>): Promise<Page> =>
  (await helen.call('searchHomes', { guestDetails, dateRange, sort: 'MostRecommended', ...request })).body;

beforeAll(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
  for (const { id, content } of await platform.database
    .selectFrom('listings')
    .select(['id', 'content'])
    .execute()) {
    kinds.set(id, homeKindOf(content.propertyType));
  }
  const found: Home[] = [];
  let cursor: string | undefined;
  do {
    const page = await search({ page: { size: 100, ...(cursor ? { cursor } : {}) } });
    found.push(...page.homes);
    cursor = page.nextCursor;
  } while (cursor);
  homes = found;
});
afterAll(() => platform.close());

const bedsOf = ({ listing }: Home): number =>
  (listing.layout.bedrooms ?? [])
    .flatMap(({ beds }) => beds)
    .reduce((sum, { quantity }) => sum + quantity, 0);

function priceIn(home: Home, { basis, currencyCode }: { basis: string; currencyCode: string }): number {
  const fiat = basis === 'Night' ? home.price.nightly.fiat : home.price.total?.fiat;
  if (!fiat) throw new Error('no price');
  return convertMinor(toMinor(fiat.value, fiat.currencyCode), fiat.currencyCode, currencyCode);
}

/** The filters again, implemented directly from the contract. */
function passes(home: Home, filters: Filters): boolean {
  const { listing } = home;
  const { price } = filters;
  return (
    listing.layout.numberOfBedrooms >= (filters.minimumBedrooms ?? 0) &&
    bedsOf(home) >= (filters.minimumBeds ?? 0) &&
    listing.layout.numberOfBathrooms >= (filters.minimumBathrooms ?? 0) &&
    (listing.starRating ?? 0) >= (filters.minimumStarRating ?? 0) &&
    (listing.userRating?.score ?? 0) >= (filters.minimumUserRating ?? 0) &&
    (filters.homeKinds ?? KINDS).some((kind) => kind === kinds.get(home.listingId.id)) &&
    (filters.listingCollections ?? COLLECTIONS).some((each) => each === listing.listingCollection) &&
    (filters.amenities ?? []).every((wanted) => listing.amenities.some(({ kind }) => kind === wanted)) &&
    (!filters.petFriendly || listing.petFriendly) &&
    (!filters.freeCancellation || listing.cancellationPolicy.policy.Policy === 'FullyRefundable') &&
    (!price ||
      (priceIn(home, price) >= toMinor(price.minimum ?? 0, price.currencyCode) &&
        priceIn(home, price) <= toMinor(price.maximum ?? 1e9, price.currencyCode)))
  );
}

const naiveCount = (filters: Filters): number => homes.filter((home) => passes(home, filters)).length;

function randomFilters(random: Random): Filters {
  const some = <Value>(value: Value, chance = 0.3): Value | undefined =>
    random.chance(chance) ? value : undefined;
  const filters = {
    minimumBedrooms: some(random.between(1, 4)),
    minimumBeds: some(random.between(1, 5)),
    minimumBathrooms: some(random.between(1, 3)),
    minimumStarRating: some(random.between(2, 4), 0.15),
    minimumUserRating: some(random.pick([3, 3.5, 4, 4.5])),
    homeKinds: some(random.shuffle(KINDS).slice(0, random.between(1, 3))),
    listingCollections: some(random.shuffle(COLLECTIONS).slice(0, random.between(1, 2)), 0.2),
    amenities: some(random.shuffle(AMENITIES).slice(0, random.between(1, 2))),
    petFriendly: some(true as const, 0.2),
    freeCancellation: some(true as const, 0.2),
    price: some({
      basis: random.pick(['StayTotal', 'Night'] as const),
      currencyCode: random.pick(['USD', 'CAD', 'EUR'] as const),
      minimum: random.between(0, 600),
      maximum: random.between(600, 4000),
    }),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

const without = (filters: Filters, name: string): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => key !== name));

/** Expects the facets of a search to match a count of each choice. */
function expectCounts(page: Page, filters: Filters): void {
  const { facets } = page;
  if (!facets) throw new Error('no facets');
  expect(page.totalCount).toBe(naiveCount(filters));
  const minimums = [
    [facets.bedrooms, 'minimumBedrooms'],
    [facets.beds, 'minimumBeds'],
    [facets.bathrooms, 'minimumBathrooms'],
    [facets.userRatings, 'minimumUserRating'],
  ] as const;
  for (const [counts, name] of minimums) {
    expect(counts).toEqual(
      counts.map(({ minimum }) => ({ minimum, homesCount: naiveCount({ ...filters, [name]: minimum }) })),
    );
  }
  for (const value of KINDS) {
    const count = naiveCount({ ...filters, homeKinds: [value] });
    expect(facets.homeKinds.find((each) => each.value === value)?.homesCount ?? 0).toBe(count);
  }
  for (const value of COLLECTIONS) {
    const count = naiveCount({ ...filters, listingCollections: [value] });
    expect(facets.listingCollections.find((each) => each.value === value)?.homesCount ?? 0).toBe(count);
  }
  for (const value of AMENITIES) {
    const count = naiveCount({ ...filters, amenities: [...new Set([...(filters.amenities ?? []), value])] });
    expect(facets.amenities.find((each) => each.value === value)?.homesCount ?? 0).toBe(count);
  }
  expect(facets.petFriendlyCount).toBe(naiveCount({ ...filters, petFriendly: true }));
  expect(facets.freeCancellationCount).toBe(naiveCount({ ...filters, freeCancellation: true }));
  for (const { filter, amenity, homesCount } of facets.withoutFilters) {
    const rest =
      amenity === undefined
        ? without(filters, filter)
        : { ...filters, amenities: (filters.amenities ?? []).filter((each) => each !== amenity) };
    expect({ filter, amenity, homesCount }).toEqual({ filter, amenity, homesCount: naiveCount(rest) });
  }
  expect(new Set(facets.withoutFilters.map(({ filter }) => filter))).toEqual(new Set(Object.keys(filters)));
  expectHistogram(facets.price, filters);
}

function expectHistogram(price: Schemas['PriceFacet'] | undefined, filters: Filters): void {
  const counted = homes.filter((home) => passes(home, without(filters, 'price')));
  if (counted.length === 0) return expect(price).toBeUndefined();
  if (!price) throw new Error('no histogram');
  const { currencyCode } = price.lowest;
  const basis = price.basis === 'Night' ? 'Night' : 'StayTotal';
  const prices = counted.map((home) => priceIn(home, { basis, currencyCode }));
  expect(toMinor(price.lowest.value, currencyCode)).toBe(Math.min(...prices));
  expect(toMinor(price.highest.value, currencyCode)).toBe(Math.max(...prices));
  expect(price.buckets.length).toBeLessThanOrEqual(32);
  expect(price.buckets.map(({ homesCount }) => homesCount)).toEqual(
    price.buckets.map(({ from, until }) => {
      const [least, most] = [toMinor(from.value, currencyCode), toMinor(until.value, currencyCode)];
      return prices.filter((each) => least <= each && each < most).length;
    }),
  );
  expect(price.buckets.reduce((sum, { homesCount }) => sum + homesCount, 0)).toBe(counted.length);
}

test(`[FM-13] ${SEARCHES} random filters find the right homes, and every facet counts the homes of its choice (seed ${SEED})`, async () => {
  const random = createRandom(SEED);
  let withHomes = 0;
  for (let index = 0; index < SEARCHES; index += 1) {
    const filters = randomFilters(random);
    const page = await search({ filters, withFacets: true });
    if (page.totalCount > 0) withHomes += 1;
    const expected = homes.filter((home) => passes(home, filters)).map(({ listingId }) => listingId.id);
    expect(page.homes.map(({ listingId }) => listingId.id)).toEqual(expected.slice(0, 20));
    const plain = await search({ filters, page: { size: 1 } });
    expect(plain.totalCount).toBe(page.totalCount);
    expect(plain).not.toHaveProperty('facets');
    expectCounts(page, filters);
  }
  expect(withHomes).toBeGreaterThan(SEARCHES / 4);
});

test('[FM-13] only the first page has facets, which count the homes of the searched place and days', async () => {
  const { body } = await helen.call('autocompleteLodging', { query: '', limit: 1 });
  const location = { placeId: body.places[0]?.placeId ?? '' };
  const first = await search({ location, withFacets: true, page: { size: 1 } });
  expect(first.facets?.bedrooms[0]?.homesCount).toBeLessThanOrEqual(first.totalCount);
  expect(first.facets?.price?.basis).toBe('StayTotal');
  const cursor = first.nextCursor ?? '';
  expect(await search({ location, withFacets: true, page: { size: 1, cursor } })).not.toHaveProperty(
    'facets',
  );
});

test('[FM-13] without dates there are counts by nightly price, and totals cannot be filtered', async () => {
  const { body } = await helen.call('searchHomes', {
    guestDetails,
    sort: 'MostRecommended',
    withFacets: true,
    page: { size: 1 },
  });
  expect(body.facets?.price?.basis).toBe('Night');
  const price = { basis: 'StayTotal', currencyCode: 'USD', maximum: 100 };
  const refusal = await helen.refused('searchHomes', { guestDetails, filters: { price } });
  expect(refusal).toMatchObject({ status: 400, body: { code: 40001 } });
});

test('[FM-13] a minimum above the maximum is refused', async () => {
  const price = { basis: 'Night', currencyCode: 'USD', minimum: 300, maximum: 200 };
  const refusal = await helen.refused('searchHomes', { guestDetails, dateRange, filters: { price } });
  expect(refusal).toMatchObject({ status: 400, body: { code: 40001 } });
});
