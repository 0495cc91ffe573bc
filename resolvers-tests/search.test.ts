import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { unreadable, usd } from '#fixtures/builders.ts';
import { useResolvers } from './testing/resolvers-kit';
import { ok, refused } from './testing/platform-mock';

const kit = useResolvers();

const PLACES = gql`query ($text: String!, $first: Int) { places(text: $text, first: $first) {
  id label name region center { lat lon } listingCount photo { url alt }
} }`;

describe('places', () => {
  test('[LQ-22] come from PUT /api/v0/autocomplete/lodging with the typed text', async () => {
    kit.platform.on('autocompleteLodging', ok(fixture('homes/autocomplete-lodging.asheville')));
    const { data } = await kit.run(PLACES, { text: ' ashe ', first: 5 });
    expect(data).toEqual({
      places: [
        {
          id: 'market-asheville',
          label: 'Asheville, North Carolina',
          name: 'Asheville',
          region: 'North Carolina',
          center: { lat: 35.5951, lon: -82.5515 },
          listingCount: 9,
          photo: { url: '/photos/exterior-cabin.webp', alt: '' },
        },
        {
          id: 'state-nc',
          label: 'North Carolina',
          name: 'North Carolina',
          region: 'United States',
          center: { lat: 35.5, lon: -79.8 },
          listingCount: 21,
          photo: null,
        },
      ],
    });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: '/api/v0/autocomplete/lodging',
        body: { query: 'ashe', limit: 5 },
      }),
    ]);
  });

  test.each(['', 'a', '  '])('a text of %j requests the featured places', async (text) => {
    kit.platform.on('autocompleteLodging', ok(fixture('homes/autocomplete-lodging.asheville')));
    await kit.run(PLACES, { text });
    expect(kit.platform.sent[0]?.body).toEqual({ query: '', limit: 8 });
  });

  test.each([0, 61])('%i of them cannot be requested', async (first) => {
    const { errors } = await kit.run(PLACES, { text: 'ashe', first });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(kit.platform.sent).toEqual([]);
  });
});

describe('place', () => {
  const PLACE = gql`query ($id: ID!) { place(id: $id) { id label } }`;

  test('is returned with the smallest search in it', async () => {
    kit.platform.on('searchHomes', ok(fixture('homes/search-homes.first-page')));
    const { data } = await kit.run(PLACE, { id: 'market-asheville' });
    expect(data).toEqual({ place: { id: 'market-asheville', label: 'Asheville, North Carolina' } });
    expect(kit.platform.sent[0]).toMatchObject({
      method: 'POST',
      path: '/api/v0/homes/availability',
      body: { location: { placeId: 'market-asheville' }, page: { size: 1 } },
    });
  });

  test('is null when the platform does not know it', async () => {
    kit.platform.on('searchHomes', refused(404, 40401));
    const { data, errors } = await kit.run(PLACE, { id: 'market-nowhere' });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ place: null });
  });
});

const STAYS = gql`query ($search: StaySearchInput!, $first: Int, $after: String) {
  stays(search: $search, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { listingId } }
    nodes { listingId name address { kind city state } coordinates { lat lon } photos { url alt tag } starRating userRating
      reviewCount numberOfBedrooms numberOfBathrooms maxOccupancy collection isPetFriendly
      price { nightly { fiat { minorUnits value currencyCode currencySymbol } } total { fiat { value } rewards { accountReferenceId value currency } }
        nightlyBeforeDiscounts { value } includesTaxesAndFees cancellationPolicy refundSteps { until percent } } }
  }
}`;

const search = {
  placeId: 'market-asheville',
  stay: { fromDate: '2026-06-05', untilDate: '2026-06-07', adults: 2, children: [4, 11], pets: 1 },
};

interface Stays {
  stays: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
    edges: { cursor: string; node: { listingId: string } }[];
    nodes: Record<string, unknown>[];
  };
}

test('[CP-09] the price of a stay says whether it complies with the policy of a business', async () => {
  const page = fixture<'HomePage'>('homes/search-homes.first-page');
  const homes = [true, false, undefined].map((isInPolicy) => {
    const [home] = structuredClone(page.homes);
    if (home === undefined) throw new Error('The page has no homes');
    if (isInPolicy !== undefined) home.listing.corporateTravel = { policyCompliance: { isInPolicy } };
    return home;
  });
  kit.platform.on('searchHomes', ok({ ...page, homes }));
  const { data, errors } = await kit.run<{ stays: object }>(
    gql`query ($search: StaySearchInput!) { stays(search: $search) { nodes { price { isInPolicy } } } }`,
    { search },
  );
  expect(errors).toBeUndefined();
  const prices = [true, false, null].map((isInPolicy) => ({ price: { isInPolicy } }));
  expect(data.stays).toEqual({ nodes: prices });
});

const LEFT_OUT = gql`query ($search: StaySearchInput!, $first: Int, $after: String) {
  stays(search: $search, first: $first, after: $after) {
    pageInfo { endCursor }
    leftOut {
      count
      reasons { violation rawCode count mendedCount maximumGuests }
      otherDates { fromDate untilDate count lowestNightly { value currencyCode } }
    }
  }
}`;

describe('excluded homes', () => {
  interface LeftOut {
    stays: { pageInfo: { endCursor: string }; leftOut: object | null };
  }

  test('[AV-12] are counted with their reasons, and with dates that have more', async () => {
    kit.platform.on('searchHomes', ok(fixture('homes/search-homes.first-page')));
    const { data, errors } = await kit.run<LeftOut>(LEFT_OUT, { search });
    expect(errors).toBeUndefined();
    const reason = { mendedCount: 1, maximumGuests: null };
    expect(data.stays.leftOut).toEqual({
      count: 4,
      reasons: [
        { ...reason, violation: 'BLOCKED_DATES', rawCode: 'BlockedDates', count: 2 },
        {
          ...reason,
          violation: 'OCCUPANCY_VIOLATION',
          rawCode: 'OccupancyViolation',
          count: 1,
          maximumGuests: 3,
        },
        { ...reason, violation: 'UNKNOWN', rawCode: 'HostOnSabbatical', count: 1 },
      ],
      otherDates: [
        {
          fromDate: '2026-06-06',
          untilDate: '2026-06-08',
          count: 5,
          lowestNightly: { value: '149.00', currencyCode: 'USD' },
        },
        { fromDate: '2026-06-12', untilDate: '2026-06-14', count: 7, lowestNightly: null },
      ],
    });
  });

  test('are on the first page only', async () => {
    kit.platform.on('searchHomes', ok(fixture('homes/search-homes.first-page')));
    const { data: first } = await kit.run<LeftOut>(LEFT_OUT, { search, first: 1 });
    const { data } = await kit.run<LeftOut>(LEFT_OUT, { search, after: first.stays.pageInfo.endCursor });
    expect(data.stays.leftOut).toBeNull();
  });

  test('are null when the platform does not provide the reason', async () => {
    kit.platform.on('searchHomes', ok(fixture('homes/search-homes.last-page')));
    const { data } = await kit.run<LeftOut>(LEFT_OUT, { search });
    expect(data.stays.leftOut).toBeNull();
  });
});

describe('stays', () => {
  test('[DC-03] [PR-03] [PR-05] are read with POST /api/v0/homes/availability', async () => {
    kit.platform.on('searchHomes', ok(fixture('homes/search-homes.first-page')));
    const { data, errors } = await kit.run<Stays>(STAYS, { search: { ...search, sortOrder: 'PRICE' } });
    expect(errors).toBeUndefined();
    expect(data.stays).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    expect(data.stays.nodes[0]).toEqual({
      listingId: 'home-pine',
      name: 'Pine Hollow Cabin',
      address: { kind: 'OBFUSCATED_ADDRESS', city: 'Asheville', state: 'North Carolina' },
      coordinates: { lat: 35.58, lon: -82.57 },
      photos: [
        { url: '/photos/exterior-cabin.webp', alt: 'A cabin between pines', tag: 'EXTERIOR' },
        { url: '/photos/kitchen-cabin.webp', alt: 'A kitchen of oak', tag: 'KITCHEN' },
      ],
      starRating: 4.5,
      userRating: 4.8,
      reviewCount: 112,
      numberOfBedrooms: 2,
      numberOfBathrooms: 1.5,
      maxOccupancy: 5,
      collection: 'LIFESTYLE',
      isPetFriendly: true,
      price: {
        nightly: { fiat: { minorUnits: 20212, value: '202.12', currencyCode: 'USD', currencySymbol: '$' } },
        total: {
          fiat: { value: '577.50' },
          rewards: [
            { accountReferenceId: 'acct-summit', value: '57750.00', currency: 'Miles' },
            { accountReferenceId: 'acct-cash', value: '577.50', currency: 'Cash' },
          ],
        },
        nightlyBeforeDiscounts: { value: '227.12' },
        includesTaxesAndFees: true,
        cancellationPolicy: 'FULLY_REFUNDABLE',
        refundSteps: [
          { until: '2026-05-29T16:00:00.000Z', percent: 100 },
          { until: '2026-06-03T16:00:00.000Z', percent: 50 },
        ],
      },
    });
    expect(data.stays.nodes[1]).toMatchObject({ price: { nightlyBeforeDiscounts: null } });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/homes/availability',
        body: {
          location: { placeId: 'market-asheville' },
          dateRange: { from: '2026-06-05', until: '2026-06-07' },
          guestDetails: { adults: 2, children: [4, 11], infants: 0, petsIncluded: true },
          sort: 'Price',
          page: { size: 20 },
        },
      }),
    ]);
  });

  test.each([
    ['RECOMMENDED', 'MostRecommended'],
    ['PRICE', 'Price'],
    ['STAR_RATING', 'StarRating'],
    ['USER_RATING', 'UserRating'],
    ['DISTANCE', 'DistanceAscending'],
    [undefined, 'MostRecommended'],
  ])('[LQ-02] [VO-03] the order %s is %s to the platform', async (sortOrder, sort) => {
    kit.platform.on('searchHomes', ok(fixture('homes/search-homes.last-page')));
    await kit.run(STAYS, { search: { ...search, sortOrder } });
    expect(kit.platform.sent[0]?.body).toMatchObject({ sort });
  });

  test('[FM-13] without a place the search is anywhere, or in a part of the map', async () => {
    kit.platform.on('searchHomes', ok(fixture('homes/search-homes.last-page')));
    const anywhere = { stay: search.stay };
    await kit.run(STAYS, { search: anywhere });
    expect(kit.platform.sent[0]?.body).not.toHaveProperty('location');
    const bounds = { north: 36, east: -82, south: 35, west: -83 };
    await kit.run(STAYS, { search: { ...anywhere, bounds } });
    expect(kit.platform.sent[1]?.body).toMatchObject({ location: { bounds } });
  });

  test('a platform that requires a place does not support a search anywhere', async () => {
    kit.platform.on('searchHomes', refused(501, 50101));
    const { data, errors } = await kit.run(STAYS, { search: { ...search, placeId: null } });
    expect(data).toEqual({ stays: null });
    expect(errors?.[0]?.extensions?.['code']).toBe('NOT_SUPPORTED');
  });

  test("the page after the last cursor is the platform's next page", async () => {
    kit.platform.on(
      'searchHomes',
      ok(fixture('homes/search-homes.first-page')),
      ok(fixture('homes/search-homes.last-page')),
    );
    const { data: first } = await kit.run<Stays>(STAYS, { search, first: 2 });
    const { endCursor } = first.stays.pageInfo;
    const { data: second } = await kit.run<Stays>(STAYS, { search, first: 2, after: endCursor });
    expect(kit.platform.sent[1]?.body).toMatchObject({ page: { cursor: 'cursor_2', size: 2 } });
    expect(second.stays.edges.map(({ node }) => node.listingId)).toEqual(['home-river']);
    expect(second.stays.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  test('a cursor in the middle of a page continues after it', async () => {
    kit.platform.on('searchHomes', ok(fixture('homes/search-homes.first-page')));
    const { data: first } = await kit.run<Stays>(STAYS, { search, first: 2 });
    const { data: rest } = await kit.run<Stays>(STAYS, {
      search,
      first: 1,
      after: first.stays.edges[0]?.cursor,
    });
    expect(kit.platform.sent[1]?.body).toMatchObject({ page: { size: 2 } });
    expect(rest.stays.edges.map(({ node }) => node.listingId)).toEqual(['home-ridge']);
  });

  test('[PR-18] a home with an unreadable price is listed without one', async () => {
    const page = fixture<'HomePage'>('homes/search-homes.last-page');
    page.homes[0]!.price.total = { fiat: unreadable() };
    kit.platform.on('searchHomes', ok(page));
    const { data, errors } = await kit.run<Stays>(STAYS, { search });
    expect(errors).toBeUndefined();
    expect(data.stays.nodes).toEqual([expect.objectContaining({ listingId: 'home-river', price: null })]);
  });

  test.each([
    ['an arrival in the past', { fromDate: '2026-04-30' }, '`fromDate` has to be today or later.'],
    [
      'a departure before the arrival',
      { untilDate: '2026-06-05' },
      '`untilDate` has to be after `fromDate`.',
    ],
    ['a departure beyond one year', { untilDate: '2027-05-02' }, '`untilDate` has to be within one year.'],
    ['no adult', { adults: 0 }, '`adults` has to be 1 to 50.'],
    ['fewer than no adults', { adults: -1 }, '`adults` has to be 1 to 50.'],
    ['51 adults', { adults: 51 }, '`adults` has to be 1 to 50.'],
    ['a child of 18', { children: [18] }, '`children` has to be at most 50 ages of 0 to 17 years.'],
    [
      '51 children',
      { children: Array(51).fill(7) },
      '`children` has to be at most 50 ages of 0 to 17 years.',
    ],
    ['fewer than no pets', { pets: -1 }, '`pets` has to be 0 to 50.'],
    [
      'a malformed frozen price',
      { frozenPriceId: 'a b' },
      '`frozenPriceId` has to be the id of a frozen price.',
    ],
    ['a date that does not exist', { fromDate: '2026-02-30' }, 'Date has to be a day as YYYY-MM-DD'],
  ])('[CA-01] [GU-13] %s is refused without a call', async (_, change, message) => {
    const { errors } = await kit.run(STAYS, { search: { ...search, stay: { ...search.stay, ...change } } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toContain(message);
    expect(kit.platform.sent).toEqual([]);
  });
});

describe('filters', () => {
  const FACETS = gql`query ($search: StaySearchInput!, $after: String) { stays(search: $search, after: $after) {
    totalCount pageInfo { endCursor hasNextPage } nodes { listingId }
    inputErrors { path code message }
    facets {
      price { basis lowest { value currencyCode } highest { value } buckets { from { minorUnits } until { minorUnits } count } }
      bedrooms { minimum count } beds { minimum count } bathrooms { minimum count } userRatings { minimum count }
      homeKinds { kind count } amenities { kind count } collections { collection count }
      petFriendlyCount freeCancellationCount withoutFilters { filter amenity count }
    }
  } }`;
  interface Filtered {
    stays: {
      totalCount: number;
      pageInfo: { endCursor: string };
      inputErrors: { path: string[]; code: string; message: string }[];
      facets: { price: object | null } | null;
    };
  }
  const dollars = (value: number) => ({ value, currencySymbol: '$', currencyCode: 'USD' });
  const facets = {
    price: {
      basis: 'StayTotal',
      lowest: dollars(212.5),
      highest: dollars(390),
      buckets: [
        { from: dollars(200), until: dollars(300), homesCount: 2 },
        { from: dollars(300), until: dollars(400), homesCount: 1 },
      ],
    },
    bedrooms: [{ minimum: 1, homesCount: 3 }],
    beds: [{ minimum: 1, homesCount: 3 }],
    bathrooms: [{ minimum: 1, homesCount: 3 }],
    userRatings: [{ minimum: 4.5, homesCount: 1 }],
    homeKinds: [
      { value: 'Cabin', homesCount: 2 },
      { value: 'Igloo', homesCount: 1 },
    ],
    amenities: [
      { value: 'HotTub', homesCount: 1 },
      { value: 'Moat', homesCount: 1 },
    ],
    listingCollections: [
      { value: 'Premier', homesCount: 1 },
      { value: 'Grand', homesCount: 1 },
    ],
    petFriendlyCount: 1,
    freeCancellationCount: 2,
    withoutFilters: [
      { filter: 'amenities', amenity: 'HotTub', homesCount: 4 },
      { filter: 'minimumBedrooms', homesCount: 9 },
      { filter: 'minimumFireplaces', homesCount: 1 },
    ],
  };
  const counted = () => ok({ ...fixture<'HomePage'>('homes/search-homes.first-page'), facets });

  test('[FM-13] are sent to the platform, each under its name, and a part of the map instead of the place', async () => {
    kit.platform.on('searchHomes', counted());
    await kit.run(FACETS, {
      search: {
        ...search,
        bounds: { north: 36, east: -82, south: 35, west: -83 },
        filters: {
          price: { basis: 'STAY_TOTAL', currencyCode: 'USD', minimum: '100', maximum: '250.50' },
          minimumBedrooms: 2,
          minimumBeds: 3,
          minimumBathrooms: 1.5,
          minimumUserRating: 4.5,
          homeKinds: ['CABIN', 'HOUSE', 'CABIN'],
          amenities: ['HOT_TUB'],
          collections: ['PREMIER'],
          isPetFriendly: true,
          hasFreeCancellation: true,
        },
      },
    });
    expect(kit.platform.sent[0]?.body).toMatchObject({
      location: { bounds: { north: 36, east: -82, south: 35, west: -83 } },
      withFacets: true,
      filters: {
        price: { basis: 'StayTotal', currencyCode: 'USD', minimum: 100, maximum: 250.5 },
        minimumBedrooms: 2,
        minimumBeds: 3,
        minimumBathrooms: 1.5,
        minimumUserRating: 4.5,
        homeKinds: ['House', 'Cabin'],
        amenities: ['HotTub'],
        listingCollections: ['Premier'],
        petFriendly: true,
        freeCancellation: true,
      },
    });
  });

  test.each([
    [{ maximum: '150.50' }, { maximum: 150.5 }],
    [{ minimum: '80', maximum: null }, { minimum: 80 }],
  ])('[FM-13] one limit of the price of a night, %j, is sent without the other', async (given, sent) => {
    kit.platform.on('searchHomes', counted());
    const price = { basis: 'NIGHT', currencyCode: 'USD', ...given };
    await kit.run(FACETS, { search: { ...search, filters: { price } } });
    expect(kit.platform.sent[0]?.body).toHaveProperty('filters', {
      price: { basis: 'Night', currencyCode: 'USD', ...sent },
    });
  });

  test('[FM-13] that choose nothing are not sent, and facets are requested only when they are selected', async () => {
    kit.platform.on('searchHomes', ok(fixture('homes/search-homes.first-page')));
    await kit.run(STAYS, {
      search: { ...search, filters: { homeKinds: [], isPetFriendly: false, minimumBeds: null } },
    });
    expect(kit.platform.sent[0]?.body).not.toHaveProperty('filters');
    expect(kit.platform.sent[0]?.body).not.toHaveProperty('withFacets');
  });

  test('[FM-13] [AV-12] facets have their counts and prices; unsearchable choices are omitted', async () => {
    kit.platform.on('searchHomes', counted());
    const { data, errors } = await kit.run<Filtered>(FACETS, { search });
    expect(errors).toBeUndefined();
    expect(data.stays.inputErrors).toEqual([]);
    expect(data.stays.facets).toEqual({
      price: {
        basis: 'STAY_TOTAL',
        lowest: { value: '212.50', currencyCode: 'USD' },
        highest: { value: '390.00' },
        buckets: [
          { from: { minorUnits: 20000 }, until: { minorUnits: 30000 }, count: 2 },
          { from: { minorUnits: 30000 }, until: { minorUnits: 40000 }, count: 1 },
        ],
      },
      bedrooms: [{ minimum: 1, count: 3 }],
      beds: [{ minimum: 1, count: 3 }],
      bathrooms: [{ minimum: 1, count: 3 }],
      userRatings: [{ minimum: 4.5, count: 1 }],
      homeKinds: [{ kind: 'CABIN', count: 2 }],
      amenities: [{ kind: 'HOT_TUB', count: 1 }],
      collections: [{ collection: 'PREMIER', count: 1 }],
      petFriendlyCount: 1,
      freeCancellationCount: 2,
      withoutFilters: [
        { filter: 'AMENITY', amenity: 'HOT_TUB', count: 4 },
        { filter: 'BEDROOMS', amenity: null, count: 9 },
        { filter: 'UNKNOWN', amenity: null, count: 1 },
      ],
    });
  });

  test('[FM-13] facets are null without a count, and the histogram is null with an unreadable amount', async () => {
    const broken = { ...facets, price: { ...facets.price, lowest: unreadable() } };
    kit.platform.on(
      'searchHomes',
      ok(fixture('homes/search-homes.first-page')),
      ok({ ...fixture<'HomePage'>('homes/search-homes.first-page'), facets: broken }),
    );
    const { data: without } = await kit.run<Filtered>(FACETS, { search });
    expect(without.stays.facets).toBeNull();
    const { data } = await kit.run<Filtered>(FACETS, { search });
    expect(data.stays.facets?.price).toBeNull();
  });

  test('[FM-13] facets are not requested for a later page', async () => {
    kit.platform.on('searchHomes', counted());
    const { data } = await kit.run<Filtered>(FACETS, { search });
    await kit.run(FACETS, { search, after: data.stays.pageInfo.endCursor });
    expect(kit.platform.sent[1]?.body).not.toHaveProperty('withFacets');
  });

  const price = { basis: 'NIGHT', currencyCode: 'USD' };
  test.each([
    [
      'a negative price',
      { filters: { price: { ...price, minimum: '-1' } } },
      'filters.price.minimum',
      'OUT_OF_RANGE',
    ],
    [
      'a minimum above the maximum',
      { filters: { price: { ...price, minimum: '300', maximum: '200' } } },
      'filters.price',
      'MINIMUM_ABOVE_MAXIMUM',
    ],
    [
      'a price that the platform does not compare',
      { filters: { price: { ...price, maximum: '1000000000.01' } } },
      'filters.price.maximum',
      'OUT_OF_RANGE',
    ],
    ['too many bedrooms', { filters: { minimumBedrooms: 31 } }, 'filters.minimumBedrooms', 'OUT_OF_RANGE'],
    ['a negative number of beds', { filters: { minimumBeds: -1 } }, 'filters.minimumBeds', 'OUT_OF_RANGE'],
    ['a score above 5', { filters: { minimumUserRating: 5.1 } }, 'filters.minimumUserRating', 'OUT_OF_RANGE'],
    [
      'a part of the map beyond the pole',
      { bounds: { north: 91, east: 1, south: 0, west: 0 } },
      'bounds.north',
      'OUT_OF_RANGE',
    ],
    [
      'a part of the map upside down',
      { bounds: { north: 1, east: 1, south: 2, west: 0 } },
      'bounds',
      'MINIMUM_ABOVE_MAXIMUM',
    ],
  ])('[FM-13] %s is an input error, and nothing is searched', async (_, change, path, code) => {
    const { data, errors } = await kit.run<Filtered>(FACETS, { search: { ...search, ...change } });
    expect(errors).toBeUndefined();
    expect(data.stays).toMatchObject({ totalCount: 0, nodes: [], facets: null });
    expect(data.stays.inputErrors).toEqual([
      { path: ['search', ...path.split('.')], code, message: expect.any(String) },
    ]);
    expect(kit.platform.sent).toEqual([]);
  });
});

describe('flexible dates', () => {
  const FLEXIBLE = gql`query ($search: StaySearchInput!) { stays(search: $search) {
    totalCount inputErrors { path code message } leftOut { count otherDates { count } }
    nodes { listingId stay { fromDate untilDate } price { total { fiat { value } } complimentaryNight { missingNights } } }
  } }`;
  interface Flexible {
    stays: { nodes: { listingId: string; stay: object }[]; inputErrors: { path: string[]; code: string }[] };
  }
  const inPlace = { placeId: 'market-asheville' };
  const flexibleStay = {
    length: 'WEEKEND',
    months: ['2026-07', '2026-06'],
    adults: 3,
    children: [4],
    pets: 1,
  };
  const flexiblePage = (...dateRanges: ({ from: string; until: string } | undefined)[]) => {
    const page = fixture<'HomePage'>('homes/search-homes.first-page');
    return ok({
      ...page,
      otherDates: [],
      homes: page.homes.map((home, index) => ({
        ...home,
        ...(dateRanges[index] && { dateRange: dateRanges[index] }),
      })),
    });
  };

  test('[FM-13] are sent to the platform, and each home has its matching stay', async () => {
    kit.platform.on(
      'searchHomes',
      flexiblePage({ from: '2026-06-05', until: '2026-06-07' }, { from: '2026-07-10', until: '2026-07-12' }),
    );
    const { data, errors } = await kit.run<Flexible>(FLEXIBLE, {
      search: { ...inPlace, flexibleStay, sortOrder: 'PRICE' },
    });
    expect(errors).toBeUndefined();
    expect(data.stays.inputErrors).toEqual([]);
    expect(data.stays.nodes).toMatchObject([
      { listingId: 'home-pine', stay: { fromDate: '2026-06-05', untilDate: '2026-06-07' } },
      { listingId: 'home-ridge', stay: { fromDate: '2026-07-10', untilDate: '2026-07-12' } },
    ]);
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        path: '/api/v0/homes/availability',
        body: {
          location: { placeId: 'market-asheville' },
          flexibleDates: { length: 'Weekend', months: ['2026-06', '2026-07'] },
          guestDetails: { adults: 3, children: [4], infants: 0, petsIncluded: true },
          sort: 'Price',
          page: { size: 20 },
        },
      }),
    ]);
  });

  test('[FM-13] a home without dates, or with invalid dates, is omitted: its price would belong to no stay', async () => {
    kit.platform.on('searchHomes', flexiblePage(undefined, { from: '2026-07-12', until: '2026-07-12' }));
    const { data, errors } = await kit.run<Flexible>(FLEXIBLE, { search: { ...inPlace, flexibleStay } });
    expect(errors).toBeUndefined();
    expect(data.stays.nodes).toEqual([]);
  });

  test('a home of a search with exact dates has these', async () => {
    kit.platform.on('searchHomes', ok(fixture('homes/search-homes.last-page')));
    const { data } = await kit.run<Flexible>(FLEXIBLE, { search });
    expect(data.stays.nodes[0]?.stay).toEqual({ fromDate: '2026-06-05', untilDate: '2026-06-07' });
  });

  const { stay } = search;
  test.each([
    ['neither exact nor flexible dates', {}, 'stay', 'REQUIRED'],
    ['both exact and flexible dates', { stay, flexibleStay }, 'flexibleStay', 'UNSUPPORTED_VALUE'],
    ['no month', { flexibleStay: { ...flexibleStay, months: [] } }, 'flexibleStay.months', 'REQUIRED'],
    [
      'a past month',
      { flexibleStay: { ...flexibleStay, months: ['2026-06', '2026-04'] } },
      'flexibleStay.months.1',
      'OUT_OF_RANGE',
    ],
    [
      'a month beyond a year',
      { flexibleStay: { ...flexibleStay, months: ['2027-05'] } },
      'flexibleStay.months.0',
      'OUT_OF_RANGE',
    ],
  ])('[FM-13] %s is an input error, and nothing is searched', async (_, dates, path, code) => {
    const { data, errors } = await kit.run<Flexible>(FLEXIBLE, { search: { ...inPlace, ...dates } });
    expect(errors).toBeUndefined();
    expect(data.stays).toMatchObject({ totalCount: 0, nodes: [] });
    expect(data.stays.inputErrors).toEqual([
      { path: ['search', ...path.split('.')], code, message: expect.any(String) },
    ]);
    expect(kit.platform.sent).toEqual([]);
  });

  test.each([
    ['a month that does not exist', { months: ['2026-13'] }],
    ['a length that does not exist', { length: 'FORTNIGHT' }],
    ['no adult', { adults: 0 }],
  ])('[GU-13] %s is refused without a call', async (_, change) => {
    const { errors } = await kit.run(FLEXIBLE, {
      search: { ...inPlace, flexibleStay: { ...flexibleStay, ...change } },
    });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(kit.platform.sent).toEqual([]);
  });
});

describe('listings', () => {
  const LISTINGS = gql`query ($ids: [ID!]!, $stay: StayInput!) { listings(ids: $ids, stay: $stay) {
    listingId price { total { fiat { value } } }
  } }`;
  const stay = { fromDate: '2026-06-05', untilDate: '2026-06-07', adults: 2 };

  test('[DC-02] come in the order of their ids, with the price of the stay, by one search', async () => {
    kit.platform.on('searchHomes', ok(fixture('homes/search-homes.first-page')));
    const [first, second] = fixture<'HomePage'>('homes/search-homes.first-page').homes;
    const [firstId, secondId] = [first!.listingId.id, second!.listingId.id];
    const { data, errors } = await kit.run(LISTINGS, { ids: [secondId, 'home-gone', '', firstId], stay });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      listings: [
        { listingId: secondId, price: expect.anything() },
        null,
        null,
        { listingId: firstId, price: expect.anything() },
      ],
    });
    expect(kit.platform.sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        dateRange: { from: '2026-06-05', until: '2026-06-07' },
        filters: { listingIds: [secondId, 'home-gone', firstId], includeUnavailable: true },
      }),
    ]);
  });

  test.each([
    ['none', []],
    ['101', Array.from({ length: 101 }, (_, index) => `home-${index}`)],
    ['101 times the same', Array.from({ length: 101 }, () => 'home-1')],
  ])('a request for %s is refused before a call', async (_, ids) => {
    const { data, errors } = await kit.run(LISTINGS, { ids, stay });
    expect(data).toEqual({ listings: null });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(kit.platform.sent).toEqual([]);
  });
});

test.each([
  [
    { type: 'LongStay', percentage: 12.5 },
    { type: 'LONG_STAY', percentage: 12.5 },
  ],
  [{ type: 'ComplimentaryNight' }, { type: 'COMPLIMENTARY_NIGHT', percentage: null }],
  [{ type: 'Birthday' }, { type: 'UNKNOWN', percentage: null }],
])(
  '[LS-27] a home in a list has the best promotion of its stay, and its rates for companies (%j)',
  async (wire, type) => {
    const page = fixture<'HomePage'>('homes/search-homes.first-page');
    const [first] = page.homes;
    first!.price.bestPromotion = { name: 'Weekly stay', amount: { fiat: usd(80) }, ...wire };
    first!.listing.hasCorporateRates = true;
    kit.platform.on('searchHomes', ok(page));
    const { data } = await kit.run<Stays>(
      gql`query ($search: StaySearchInput!) { stays(search: $search, first: 2) { nodes {
      hasCorporateRates
      price { bestPromotion { type name amount { fiat { value } } percentage } }
    } } }`,
      { search },
    );
    expect(data.stays.nodes.slice(0, 2)).toEqual([
      {
        hasCorporateRates: true,
        price: { bestPromotion: { name: 'Weekly stay', amount: { fiat: { value: '80.00' } }, ...type } },
      },
      { hasCorporateRates: null, price: { bestPromotion: null } },
    ]);
  },
);

test('[AD-16] [LS-27] a home in a list has the deduction of its complimentary night, or the number of missing nights', async () => {
  const page = fixture<'HomePage'>('homes/search-homes.first-page');
  page.homes[0]!.price.complimentaryNight = { minimumNights: 4 };
  kit.platform.on('searchHomes', ok(page));
  const { data } = await kit.run<Stays>(
    gql`query ($search: StaySearchInput!) { stays(search: $search, first: 1) { nodes {
      price { complimentaryNight { isUnlocked missingNights } }
    } } }`,
    { search },
  );
  expect(data.stays.nodes[0]).toEqual({
    price: { complimentaryNight: { isUnlocked: false, missingNights: 2 } },
  });
});
