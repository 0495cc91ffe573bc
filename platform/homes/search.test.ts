import type { RequestBody } from '../http/operations';
import { addDays } from '../kernel/dates';
import { convertMinor, toMinor } from '../kernel/money';
import { testDay } from '../testing/test-clock';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform';

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
  const { body } = await helen.call('searchHomes', { guestDetails, sort: 'MostRecommended', ...request });
  return body;
};
const idsOf = ({ homes }: { homes: { listingId: { id: string } }[] }) =>
  homes.map(({ listingId }) => listingId.id);

const biggestMarket = async () => {
  const { body } = await helen.call('autocompleteLodging', { query: '', limit: 60 });
  return body.places.reduce((most, place) => (place.homesCount > most.homesCount ? place : most));
};

describe('a search', () => {
  test('with dates returns only homes that the shop would sell, priced for the stay', async () => {
    const { placeId, homesCount } = await biggestMarket();
    const page = await search({ location: { placeId }, dateRange, page: { size: 100 } });
    expect(page.homes.length).toBeGreaterThan(0);
    expect(page.totalCount + page.unavailableCount).toBe(homesCount);
    for (const { listingId, price } of page.homes) {
      const { body } = await helen.call('shopHome', {
        listingId: listingId.id,
        stayDetails: { dateRange, guestDetails },
        distributionChannels: [{ channelId: 'General' }],
      });
      expect(body.value.availability?.rate?.price.total).toEqual(price.total);
    }
  });

  test('refuses a stay that is longer than homes are sold ahead', async () => {
    const refusal = await helen.refused('searchHomes', {
      dateRange: { from: testDay, until: addDays(testDay, 367) },
      guestDetails,
      sort: 'Price',
    });
    expect(refusal).toMatchObject({ status: 400, body: { code: 40001 } });
  });

  test('excludes a home while its night is sold', async () => {
    const { placeId } = await biggestMarket();
    const [first] = idsOf(await search({ location: { placeId }, dateRange }));
    await platform.database
      .insertInto('sold_nights')
      .values({ listing_id: first ?? '', night: dateRange.from, booking_id: 'book_somebody' })
      .execute();
    const after = await search({ location: { placeId }, dateRange });
    expect(idsOf(after)).not.toContain(first);

    const all = await search({
      location: { placeId },
      dateRange,
      filters: { includeUnavailable: true },
      page: { size: 100 },
    });
    expect(all).not.toHaveProperty('unavailableBecause');
    const results = all.homes.map(({ availability }) => availability?.AvailabilityResult);
    expect(results.lastIndexOf('Available')).toBeLessThan(results.indexOf('Unavailable'));
    expect(all.homes.find(({ listingId }) => listingId.id === first)?.availability?.reasons).toEqual([
      { reason: { Reason: 'BlockedDates' } },
    ]);
  });

  test('returns how many homes it excludes and why, each once', async () => {
    const { placeId, homesCount } = await biggestMarket();
    const location = { placeId };
    const crowd = { ...guestDetails, adults: 9, petsIncluded: true };
    const page = await search({ location, dateRange, guestDetails: crowd, page: { size: 2 } });
    expect(page.totalCount + page.unavailableCount).toBe(homesCount);
    const shares = page.unavailableBecause ?? [];
    expect(shares.reduce((sum, share) => sum + share.homesCount, 0)).toBe(page.unavailableCount);

    const all = await search({
      location,
      dateRange,
      guestDetails: crowd,
      filters: { includeUnavailable: true },
      page: { size: 100 },
    });
    const reasons = all.homes.flatMap(({ availability }) =>
      availability?.reasons ? [availability.reasons.map(({ reason }) => reason)] : [],
    );
    for (const share of shares) {
      const homes = reasons.filter(([first]) => first?.Reason === share.Reason);
      const mended = homes.filter(({ length }) => length === 1);
      expect(share).toMatchObject({ homesCount: homes.length, mendedCount: mended.length });
    }
    expect(shares.map(({ homesCount: count }) => count)).toEqual(
      shares.map(({ homesCount: count }) => count).sort((one, other) => other - one),
    );
  });

  test('a resolved reason finds the promised homes', async () => {
    const { placeId } = await biggestMarket();
    const withPet = await search({
      location: { placeId },
      dateRange,
      guestDetails: { ...guestDetails, petsIncluded: true },
    });
    const share = withPet.unavailableBecause?.find(({ Reason }) => Reason === 'PetPolicyViolation');
    expect(share?.mendedCount).toBeGreaterThan(0);
    const without = await search({ location: { placeId }, dateRange });
    expect(without.totalCount).toBe(withPet.totalCount + (share?.mendedCount ?? 0));
  });

  test('suggests nearby dates with more homes, and finds as many on them', async () => {
    const { placeId } = await biggestMarket();
    const location = { placeId };
    const wanted = { from: addDays(testDay, 120), until: addDays(testDay, 123) };
    const all = idsOf(await search({ location, dateRange: wanted, page: { size: 100 } }));
    await platform.database
      .insertInto('sold_nights')
      .values(all.map((id) => ({ listing_id: id, night: addDays(wanted.from, 1), booking_id: 'book_all' })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const page = await search({ location, dateRange: wanted });
    expect(page.totalCount).toBe(0);
    expect(page.otherDates?.length).toBeGreaterThan(0);
    let before = 0;
    for (const { dateRange: other, homesCount, lowestNightly } of page.otherDates ?? []) {
      expect(addDays(other.from, 3)).toBe(other.until);
      expect(homesCount).toBeGreaterThan(before);
      before = homesCount;
      const found = await search({ location, dateRange: other, sort: 'Price', page: { size: 100 } });
      expect(found.totalCount).toBe(homesCount);
      const nightly = found.homes.map(({ price }) => price.nightly.fiat.value);
      expect(lowestNightly?.fiat.value).toBe(Math.min(...nightly));
    }
  });

  test('returns nothing about excluded homes without dates, or on a later page', async () => {
    const { placeId } = await biggestMarket();
    const location = { placeId };
    expect(await search({ location })).not.toHaveProperty('unavailableBecause');
    const first = await search({ location, dateRange, page: { size: 1 } });
    const cursor = first.nextCursor ?? '';
    expect(await search({ location, dateRange, page: { size: 1, cursor } })).not.toHaveProperty(
      'unavailableBecause',
    );
  });

  test('without dates shows the lowest nightly price and no total', async () => {
    const { homes } = await search({ location: { text: 'Testing Harbor' }, page: { size: 1 } });
    expect(homes[0]?.price.nightly.fiat.value).toBe(200);
    expect(homes[0]?.price).not.toHaveProperty('total');
    expect(homes[0]).not.toHaveProperty('availability');
  });

  test.each(['MostRecommended', 'Price', 'StarRating', 'UserRating', 'DistanceAscending'] as const)(
    'sorted by %s, every home is on one page and no other',
    async (sort) => {
      const whole = await search({ dateRange, sort, page: { size: 100 } });
      const collected: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await search({ dateRange, sort, page: { size: 17, ...(cursor ? { cursor } : {}) } });
        collected.push(...idsOf(page));
        cursor = page.nextCursor;
      } while (cursor);
      expect(collected).toHaveLength(whole.totalCount);
      expect(new Set(collected).size).toBe(collected.length);
      expect(collected.slice(0, 100)).toEqual(idsOf(whole));
    },
  );

  test('keeps its position while earlier homes are sold', async () => {
    const first = await search({ dateRange, sort: 'Price', page: { size: 5 } });
    const expected = await search({ dateRange, sort: 'Price', page: { size: 10 } });
    await platform.database
      .insertInto('sold_nights')
      .values({ listing_id: idsOf(first)[1] ?? '', night: dateRange.from, booking_id: 'book_somebody' })
      .execute();
    const cursor = first.nextCursor ?? '';
    expect(idsOf(await search({ dateRange, sort: 'Price', page: { size: 5, cursor } }))).toEqual(
      idsOf(expected).slice(5),
    );
  });

  test('homes are in the requested order of price, stars, score or distance [VO-03]', async () => {
    const { placeId, coordinates } = await biggestMarket();
    const values = async (sort: 'Price' | 'StarRating' | 'UserRating') => {
      const { homes } = await search({ location: { placeId }, dateRange, sort, page: { size: 100 } });
      return homes.map(({ price, listing }) =>
        sort === 'Price'
          ? (price.total?.fiat.value ?? 0)
          : -((sort === 'StarRating' ? listing.starRating : listing.userRating?.score) ?? 0),
      );
    };
    for (const sort of ['Price', 'StarRating', 'UserRating'] as const) {
      const given = await values(sort);
      expect(given).toEqual([...given].sort((one, other) => one - other));
    }
    const { homes } = await search({ location: { placeId }, sort: 'DistanceAscending', page: { size: 100 } });
    const squares = homes.map(
      ({ listing: { coordinates: at } }) =>
        (at.lat - coordinates.lat) ** 2 +
        ((at.lon - coordinates.lon) * Math.cos((coordinates.lat * Math.PI) / 180)) ** 2,
    );
    expect(squares[0]).toBeLessThanOrEqual(squares.at(-1) ?? 0);
    expect(squares.filter((square, index) => square < (squares[index - 1] ?? 0) * 0.98)).toEqual([]);
  });

  test('finds homes within bounds, also over the date line, and returns the bounds of the results', async () => {
    const { placeId } = await biggestMarket();
    const market = await search({ location: { placeId }, page: { size: 100 } });
    const { bounds } = market;
    if (!bounds) throw new Error('no bounds');
    const within = await search({ location: { bounds }, page: { size: 100 } });
    expect(idsOf(within)).toEqual(expect.arrayContaining(idsOf(market)));
    const overDateLine = await search({
      location: { bounds: { north: 30, south: 15, west: 170, east: -140 } },
    });
    expect(new Set(overDateLine.homes.map(({ listing }) => listing.address.state ?? 'HI'))).toEqual(
      new Set(['HI']),
    );
  });

  test('[GU-08] filters by guests, pets, amenities, rooms, ratings, price, collection and cancellation', async () => {
    const size = { page: { size: 100 } };
    const passes = async (
      request: Partial<RequestBody<'searchHomes'>>,
      holds: (home: Awaited<ReturnType<typeof search>>['homes'][number]) => boolean,
    ) => {
      const { homes } = await search({ ...size, ...request });
      expect(homes.length).toBeGreaterThan(0);
      expect(homes.filter((home) => !holds(home))).toEqual([]);
    };
    await passes(
      { guestDetails: { ...guestDetails, adults: 9 } },
      ({ listing }) => listing.maxOccupancy >= 9,
    );
    await passes(
      { guestDetails: { ...guestDetails, petsIncluded: true } },
      ({ listing }) => listing.petFriendly,
    );
    await passes({ filters: { amenities: ['Pool', 'Wifi'] } }, ({ listing }) =>
      ['Pool', 'Wifi'].every((kind) => listing.amenities.some((amenity) => amenity.kind === kind)),
    );
    await passes({ filters: { minimumBedrooms: 4 } }, ({ listing }) => listing.layout.numberOfBedrooms >= 4);
    await passes(
      { filters: { minimumUserRating: 4.5 } },
      ({ listing }) => (listing.userRating?.score ?? 0) >= 4.5,
    );
    await passes(
      { filters: { listingCollections: ['Premier'] } },
      ({ listing }) => listing.listingCollection === 'Premier',
    );
    await passes(
      { filters: { freeCancellation: true } },
      ({ listing }) => listing.cancellationPolicy.policy.Policy === 'FullyRefundable',
    );
    await passes(
      { dateRange, filters: { price: { basis: 'Night', currencyCode: 'USD', minimum: 150, maximum: 260 } } },
      ({ price }) => {
        const { value, currencyCode } = price.nightly.fiat;
        const minor = convertMinor(toMinor(value, currencyCode), currencyCode, 'USD');
        return minor >= 15_000 && minor <= 26_000;
      },
    );
  });

  test('with free cancellation leaves out the homes whose deadline has passed for the stay', async () => {
    const near = { from: addDays(testDay, 3), until: addDays(testDay, 5) };
    const filters = { freeCancellation: true as const };
    const all = await search({ filters, page: { size: 100 }, withFacets: true });
    const now = await search({ dateRange: near, filters, page: { size: 100 }, withFacets: true });
    expect(now.homes.length).toBeGreaterThan(0);
    for (const { listing } of now.homes) {
      const { Policy, refunds } = listing.cancellationPolicy.policy;
      expect(Policy).toBe('FullyRefundable');
      expect(refunds?.map(({ percent }) => percent)).toEqual([100]);
    }
    expect(now.totalCount).toBeLessThan(all.totalCount);
    expect(now.facets?.freeCancellationCount).toBe(now.totalCount);
    const unfiltered = await search({ dateRange: near, page: { size: 100 }, withFacets: true });
    expect(unfiltered.facets?.freeCancellationCount).toBe(now.totalCount);
  });

  test('[WI-01] for given homes finds exactly those', async () => {
    const listingIds = ['test-always-works', 'test-occupancy', 'no-such-home'];
    expect(idsOf(await search({ filters: { listingIds } })).sort()).toEqual(['test-always-works']);
    expect(idsOf(await search({ filters: { listingIds, includeUnavailable: true } })).sort()).toEqual([
      'test-always-works',
      'test-occupancy',
    ]);
    expect((await search({ filters: { listingIds: [] } })).homes).toEqual([]);
  });

  test('excludes test homes', async () => {
    const everywhere = await search({ page: { size: 100 } });
    expect(idsOf(everywhere).filter((id) => id.startsWith('test-'))).toEqual([]);
    expect((await search({ location: { text: 'Nothing goes wrong' } })).homes).toEqual([]);
  });

  test('refuses an unknown place, an invalid cursor and more than one location', async () => {
    const request = { guestDetails };
    await expect(
      helen.refused('searchHomes', { ...request, location: { placeId: 'atlantis' } }),
    ).resolves.toMatchObject({
      status: 404,
    });
    await expect(
      helen.refused('searchHomes', { ...request, page: { cursor: 'abc' } }),
    ).resolves.toMatchObject({
      status: 400,
    });
    const two = { placeId: 'a', text: 'b' };
    await expect(helen.refused('searchHomes', { ...request, location: two })).resolves.toMatchObject({
      status: 400,
    });
  });
});

describe('[FM-13] a search with flexible dates', () => {
  const month = addDays(`${testDay.slice(0, 7)}-01`, 62).slice(0, 7);
  const weeks = { length: 'Week' as const, months: [month] };

  test('returns each home for a stay that the shop would sell at the same price', async () => {
    const { placeId, homesCount } = await biggestMarket();
    const page = await search({ location: { placeId }, flexibleDates: weeks, page: { size: 100 } });
    expect(page.homes.length).toBeGreaterThan(0);
    expect(page.totalCount + page.unavailableCount).toBe(homesCount);
    expect(page.unavailableBecause?.reduce((sum, share) => sum + share.homesCount, 0)).toBe(
      page.unavailableCount,
    );
    expect(page.otherDates).toEqual([]);
    for (const { listingId, price, dateRange: found } of page.homes) {
      expect(found?.from.slice(0, 7)).toBe(month);
      const { body } = await helen.call('shopHome', {
        listingId: listingId.id,
        stayDetails: { dateRange: found ?? dateRange, guestDetails },
        distributionChannels: [{ channelId: 'General' }],
      });
      expect(body.value.availability?.rate?.price.total).toEqual(price.total);
    }
  });

  test('skips sold nights, and excludes a home when no stay is left', async () => {
    const location = { text: 'Testing Harbor' };
    const listing_id = 'test-always-works';
    const found = async () =>
      (await search({ location, flexibleDates: weeks, page: { size: 100 } })).homes.find(
        ({ listingId }) => listingId.id === listing_id,
      );
    const sell = (nights: readonly string[]) =>
      platform.database
        .insertInto('sold_nights')
        .values(nights.map((night) => ({ listing_id, night, booking_id: 'book_week' })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const before = await found();
    expect(before?.dateRange?.from).toBe(`${month}-01`);
    await sell([`${month}-03`]);
    expect((await found())?.dateRange?.from).toBe(`${month}-04`);
    await sell([`${month}-09`, `${month}-15`, `${month}-21`, `${month}-27`, addDays(`${month}-27`, 6)]);
    expect(await found()).toBeUndefined();
    await platform.database.deleteFrom('sold_nights').where('booking_id', '=', 'book_week').execute();
  });

  test('filters and sorts by the price of that stay, and counts with it', async () => {
    const { placeId } = await biggestMarket();
    const location = { placeId };
    const all = await search({ location, flexibleDates: weeks, sort: 'Price', page: { size: 100 } });
    const totals = all.homes.map(({ price }) => price.total?.fiat.value ?? 0);
    expect(totals).toEqual([...totals].sort((one, other) => one - other));
    const middle = totals[Math.floor(totals.length / 2)] ?? 0;
    const price = { basis: 'StayTotal', currencyCode: 'USD', maximum: middle } as const;
    const cheaper = await search({ location, flexibleDates: weeks, filters: { price }, withFacets: true });
    expect(cheaper.totalCount).toBe(totals.filter((total) => total <= middle).length);
    expect(cheaper.facets?.price).toMatchObject({ basis: 'StayTotal', lowest: { value: totals[0] } });
  });

  test('continues page by page without repeating a home', async () => {
    const whole = await search({ flexibleDates: weeks, sort: 'Price', page: { size: 40 } });
    const first = await search({ flexibleDates: weeks, sort: 'Price', page: { size: 17 } });
    const cursor = first.nextCursor ?? '';
    const second = await search({ flexibleDates: weeks, sort: 'Price', page: { size: 23, cursor } });
    expect([...idsOf(first), ...idsOf(second)]).toEqual(idsOf(whole));
  });

  test.each([
    ['exact dates, too', { dateRange, flexibleDates: weeks }],
    ['a past month', { flexibleDates: { ...weeks, months: ['2020-01'] } }],
    ['no month', { flexibleDates: { ...weeks, months: [] } }],
    ['a month that does not exist', { flexibleDates: { ...weeks, months: ['2026-13'] } }],
    ['a length that does not exist', { flexibleDates: { ...weeks, length: 'Fortnight' } }],
  ])('refuses %s', async (_, request) => {
    const asked = { guestDetails, ...request } as unknown as RequestBody<'searchHomes'>;
    await expect(helen.refused('searchHomes', asked)).resolves.toMatchObject({ status: 400 });
  });
});

describe('autocomplete', () => {
  const suggest = async (query: string, limit = 10) =>
    (await helen.call('autocompleteLodging', { query, limit })).body.places;

  test('a text in full width finds the same places', async () => {
    const [place] = await suggest('Ａｓｈｅｖｉｌｌｅ');
    expect(place?.label).toContain('Asheville');
  });

  test('[VO-16] without text returns the featured markets', async () => {
    const places = await suggest('', 60);
    expect(places.length).toBeGreaterThanOrEqual(50);
    expect(places.every(({ homesCount, photo }) => homesCount > 0 && photo)).toBe(true);
    expect(places.map(({ placeId }) => placeId)).not.toContain('testing-harbor');
    expect(new Set(places.slice(0, 8).map(({ photo }) => photo?.url)).size).toBe(8);
  });

  test('finds by name, by state and by its own suggestions', async () => {
    const [place] = await suggest('');
    const label = place?.label ?? '';
    expect((await suggest(label))[0]?.label).toBe(label);
    expect((await suggest('colo')).every((found) => found.label.endsWith('Colorado'))).toBe(true);
    expect((await suggest('CO')).length).toBeGreaterThan(0);
    expect(await suggest('zzzz')).toEqual([]);
    expect((await suggest('testing harbor'))[0]?.placeId).toBe('testing-harbor');
  });

  test.each([
    ['Asheville, NC', 'Asheville, North Carolina'],
    ['asheville  north', 'Asheville, North Carolina'],
    ['Nags Head, NC', 'Outer Banks, North Carolina'],
    ['st augustine', 'St. Augustine, Florida'],
    ['Saint Augustine FL', 'St. Augustine, Florida'],
    ['Tuscany', 'Siena and Val d’Orcia, Tuscany'],
    ['Toscana', 'Siena and Val d’Orcia, Tuscany'],
    ['Quintana Roo', 'Tulum, Quintana Roo'],
    ['Lisboa', 'Lisbon'],
    ['Testing Harbor, Maine', 'Testing Harbor, Maine'],
  ])(
    'finds %s, whatever its punctuation and however its state or region is written',
    async (query, label) => {
      expect((await suggest(query)).map((place) => place.label)).toEqual([label]);
    },
  );

  test('a text of punctuation alone matches nothing', async () => {
    expect(await suggest(', .')).toEqual([]);
  });
});
