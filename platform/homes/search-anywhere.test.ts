import { sql } from 'kysely';
import type { RequestBody } from '../http/operations';
import { addDays } from '../kernel/dates';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform';
import { testDay } from '../testing/test-clock';
import { MAX_ANYWHERE } from './search-candidates';

let platform: TestPlatform;
let helen: TestCaller;

beforeAll(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
});
afterAll(() => platform.close());

const guestDetails = { adults: 2, children: [], infants: 0 as const, petsIncluded: false };
const dateRange = { from: addDays(testDay, 25), until: addDays(testDay, 28) };

const search = async (request: Partial<RequestBody<'searchHomes'>>) => {
  const { body } = await helen.call('searchHomes', {
    guestDetails,
    dateRange,
    sort: 'MostRecommended',
    page: { size: 100 },
    ...request,
  });
  return body;
};

test.each(['LakeAccess', 'SkiStorage', 'HotTub'] as const)(
  '[FM-13] a search anywhere for %s finds homes of several places that have it, as many as the facet counts',
  async (amenity) => {
    const { facets } = await search({ withFacets: true });
    const found = await search({ filters: { amenities: [amenity] } });
    expect(new Set(found.homes.map(({ listing }) => listing.address.city)).size).toBeGreaterThan(2);
    expect(facets?.amenities).toContainEqual({ value: amenity, homesCount: found.totalCount });
    const { body } = await helen.call('shopHome', {
      listingId: found.homes[0]?.listingId.id ?? '',
      stayDetails: { dateRange, guestDetails },
      distributionChannels: [{ channelId: 'General' }],
    });
    expect(body.value.listing?.content.amenities.map(({ kind }) => kind)).toContain(amenity);
  },
);

test('[FM-13] a search anywhere leaves out a home while its night is sold', async () => {
  const [first] = (await search({})).homes;
  const listingId = first?.listingId.id ?? '';
  await platform.database
    .insertInto('sold_nights')
    .values({ listing_id: listingId, night: dateRange.from, booking_id: 'book_somebody' })
    .execute();
  const after = await search({});
  expect(after.homes.map((home) => home.listingId.id)).not.toContain(listingId);
});

test('[FM-13] among many homes it considers those that are recommended most, with facets, too', async () => {
  await sql`
    insert into listings (id, market_id, position, name, lat, lon, max_occupancy, pet_friendly, star_rating, user_rating,
      bedrooms, beds, bathrooms, home_kind, collection, cancellation, amenities, rules, content)
    select id || '-' || copy, market_id, position + 1000 * copy, name, lat, lon, max_occupancy, pet_friendly, star_rating,
      user_rating, bedrooms, beds, bathrooms, home_kind, collection, cancellation, amenities, rules, content
    from listings, generate_series(1, 5) copy
  `.execute(platform.database);
  const filters = { minimumBedrooms: 1 };
  const found = await search({ filters });
  expect(found.totalCount + found.unavailableCount).toBe(MAX_ANYWHERE);
  const counted = await search({ filters, withFacets: true });
  expect(counted.totalCount).toBe(found.totalCount);
});
