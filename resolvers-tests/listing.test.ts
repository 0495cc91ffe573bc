import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { unavailableFor, unreadable, usd } from '#fixtures/builders.ts';
import type { Wire } from '#gateway/rest/wire.ts';
import { useResolvers } from './testing/resolvers-kit';
import { ok } from './testing/platform-mock';

const kit = useResolvers();
const stay = { fromDate: '2026-06-05', untilDate: '2026-06-07', adults: 2, children: [4], pets: 0 };
const variables = { id: 'home-pine', stay };

const CONTENT = gql`query ($id: ID!, $stay: StayInput!) { listing(id: $id, stay: $stay) {
  id name description
  amenities { kind rawKind displayName isHighlight }
  layout { numberOfBedrooms numberOfBathrooms bedrooms { name beds { kind count } } bathrooms { name features } }
  address { kind city state } coordinates { lat lon } starRating userRating registrationId ratingsByCategory { category score }
  photos { url sources { url width } alt tag dominantColor } 
  host { name imageUrl since about responseNote otherHomes { id name market { id name } photo { url alt } } }
  terms { checkInTimes { startTime endTime } checkOutTimes { startTime endTime } checkinInformation importantInformation
    petsPolicy isPetFriendly maxOccupancy houseRules termsOfService { name url } }
  reviews { nodes { id author date score title text } totalCount pageInfo { hasNextPage } }
  provider { listingProviderId name } market { id name } collection
  corporateTravel(stay: $stay) { isInPolicy maxPricePerNight { value } } trackingProperties
} }`;

interface ReviewPage {
  listing: { reviews: { pageInfo: { endCursor: string } } };
}

describe('listing', () => {
  test("[LS-15] [LS-16] [LS-17] maps the platform's home", async () => {
    kit.platform.on('shopHome', ok(fixture('homes/shop-home.available')));
    const { data, errors } = await kit.run<{ listing: Record<string, unknown> }>(CONTENT, variables);
    expect(errors).toBeUndefined();
    expect(data.listing).toMatchObject({
      id: 'home-pine',
      name: 'Pine Hollow Cabin',
      description: 'Two bedrooms under tall pines.\n\nThe creek is a minute away.',
      layout: {
        numberOfBedrooms: 2,
        numberOfBathrooms: 1.5,
        bedrooms: [
          { name: 'Bedroom 1', beds: [{ kind: 'King', count: 1 }] },
          {
            name: 'Bedroom 2',
            beds: [
              { kind: 'Twin', count: 2 },
              { kind: 'Sofa', count: 1 },
            ],
          },
        ],
        bathrooms: [
          { name: 'Bathroom 1', features: ['Full'] },
          { name: 'Bathroom 2', features: ['Half'] },
        ],
      },
      address: { kind: 'OBFUSCATED_ADDRESS', city: 'Asheville', state: 'North Carolina' },
      coordinates: { lat: 35.58, lon: -82.57 },
      starRating: 4.5,
      userRating: 4.8,
      registrationId: 'NC-2291',
      ratingsByCategory: [
        { category: 'CLEANLINESS', score: 4.9 },
        { category: 'CHECK_IN', score: 4.7 },
        { category: 'UNKNOWN', score: 5 },
      ],
      host: {
        name: 'Ruth',
        imageUrl: '/photos/host-ruth.webp',
        since: 2016,
        about: 'I keep two cabins.',
        responseNote: 'Usually answers within an hour',
        otherHomes: [
          {
            id: 'home-creek',
            name: 'Creek Cabin',
            market: { id: 'market-asheville', name: 'Asheville' },
            photo: { url: '/photos/exterior-creek.webp', alt: 'A cabin by a creek' },
          },
          {
            id: 'home-attic',
            name: 'The Attic',
            market: { id: 'market-asheville', name: 'Asheville' },
            photo: null,
          },
        ],
      },
      terms: {
        checkInTimes: { startTime: '16:00', endTime: '21:00' },
        checkOutTimes: { startTime: null, endTime: '10:30' },
        checkinInformation: 'The key is in the box.',
        importantInformation: 'No parties.',
        petsPolicy: 'One dog is welcome.',
        isPetFriendly: true,
        maxOccupancy: 5,
        houseRules: ['Quiet after ten.', 'Shoes off, please.'],
        termsOfService: { name: 'Terms of Service', url: 'https://terms.example/coastline' },
      },
      provider: { listingProviderId: 'Coastline Stays/cs-7781', name: 'Coastline Stays' },
      market: { id: 'market-asheville', name: 'Asheville' },
      collection: 'NO_COLLECTION',
      corporateTravel: { isInPolicy: true, maxPricePerNight: { value: '250.00' } },
      trackingProperties: { properties: { listing_id: 'home-pine' }, encryptedProperties: 'b3BhcXVl' },
    });
    expect(data.listing['reviews']).toEqual({
      nodes: [
        {
          id: expect.stringMatching(/^[\w-]{16}$/),
          author: 'Ana',
          date: '2026-03-14',
          score: 5,
          title: 'Quiet and warm',
          text: 'We came for the creek and stayed for the porch.',
        },
        expect.objectContaining({ author: 'Lee', title: null }),
      ],
      totalCount: 2,
      pageInfo: { hasNextPage: false },
    });
  });

  test('reviews come a page at a time, newest first', async () => {
    kit.platform.on('shopHome', ok(fixture('homes/shop-home.available')));
    const PAGE = gql`query ($id: ID!, $stay: StayInput!, $after: String) { listing(id: $id, stay: $stay) {
      reviews(first: 1, after: $after) { edges { node { author } } pageInfo { hasNextPage endCursor } totalCount } } }`;
    const first = await kit.run<ReviewPage>(PAGE, variables);
    expect(first.data.listing.reviews).toMatchObject({
      edges: [{ node: { author: 'Ana' } }],
      pageInfo: { hasNextPage: true },
      totalCount: 2,
    });
    const after = first.data.listing.reviews.pageInfo.endCursor;
    const second = await kit.run<ReviewPage>(PAGE, { ...variables, after });
    expect(second.data.listing.reviews).toMatchObject({
      edges: [{ node: { author: 'Lee' } }],
      pageInfo: { hasNextPage: false },
      totalCount: 2,
    });
  });

  test('[LQ-16] sends POST /api/v0/homes/shop with stay, guests without infants, and the general channel', async () => {
    kit.platform.on('shopHome', ok(fixture('homes/shop-home.available')));
    await kit.run(CONTENT, variables);
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/homes/shop',
        body: {
          listingId: 'home-pine',
          stayDetails: {
            dateRange: { from: '2026-06-05', until: '2026-06-07' },
            guestDetails: { adults: 2, children: [4], infants: 0, petsIncluded: false },
          },
          distributionChannels: [{ channelId: 'General' }],
        },
      }),
    ]);
  });

  test.each([
    [1, true],
    [3, true],
    [0, false],
  ])('[LQ-16] with %i pets it requests a stay with pets: %s', async (pets, petsIncluded) => {
    kit.platform.on('shopHome', ok(fixture('homes/shop-home.available')));
    await kit.run(CONTENT, { ...variables, stay: { ...stay, pets } });
    expect(kit.platform.sent[0]?.body).toMatchObject({ stayDetails: { guestDetails: { petsIncluded } } });
  });

  test('[LS-10] [VO-04] [AV-12] unknown values leave the listing readable', async () => {
    const answer = fixture<'ShopHome'>('homes/shop-home.available');
    answer.value.listing!.listingCollection = 'Secret' as 'Premier';
    answer.value.listing!.content.location.address.kind = 'Coordinates' as 'Empty';
    kit.platform.on('shopHome', ok(answer));
    const { data } = await kit.run<{ listing: Record<string, unknown> }>(CONTENT, variables);
    expect(data.listing).toMatchObject({
      collection: 'UNKNOWN',
      address: { kind: 'UNKNOWN', city: null, state: null },
      amenities: [
        { kind: 'KITCHEN', rawKind: 'Kitchen', displayName: 'Full kitchen', isHighlight: true },
        { kind: 'HOT_TUB', rawKind: 'HotTub', isHighlight: true },
        { kind: 'OTHER', rawKind: 'Piano', displayName: 'Upright piano', isHighlight: false },
      ],
      photos: [
        {
          url: '/photos/exterior-cabin.webp',
          sources: [
            { url: '/photos/exterior-cabin-400.webp', width: 400 },
            { url: '/photos/exterior-cabin-800.webp', width: 800 },
            { url: '/photos/exterior-cabin.webp', width: 1600 },
          ],
          tag: 'EXTERIOR',
          dominantColor: '#3f4a3a',
        },
        { tag: 'KITCHEN', dominantColor: null },
        {
          url: 'https://cdn.example/loft.webp',
          sources: [
            { url: 'https://cdn.example/loft.webp?size=s&sig=1f', width: 640 },
            { url: 'https://cdn.example/loft.webp?size=l&sig=2a', width: 2048 },
          ],
          tag: 'ADDITIONAL',
          alt: '',
        },
        { sources: [{ url: '/photos/untagged.webp', width: null }], tag: null },
      ],
    });
  });

  test('[LS-12] an empty address has no city', async () => {
    const answer = fixture<'ShopHome'>('homes/shop-home.available');
    answer.value.listing!.content.location.address.kind = 'Empty';
    kit.platform.on('shopHome', ok(answer));
    const { data } = await kit.run(CONTENT, variables);
    expect(data).toMatchObject({ listing: { address: { kind: 'EMPTY', city: null, state: null } } });
  });

  test('[FM-10] texts of hosts and guests are plain text without markup', async () => {
    const answer = fixture<'ShopHome'>('homes/shop-home.available');
    const { content, terms, hostInfo, reviews } = answer.value.listing!;
    const marked = (text: string) => `<b>${text}</b><script>alert(1)</script>`;
    content.name = marked('Pine');
    content.description = marked('Two &amp; two');
    content.registrationId = marked('NC-1');
    hostInfo.hostName = marked('Ruth');
    terms.houseRules = [marked('No smoking'), '<img src=x onerror=alert(1)>'];
    terms.petsPolicy = marked('No pets');
    terms.importantInformation = '<p>Steep road.</p><p>Bring chains.</p>';
    content.layout.bedrooms![0]!.name = marked('Loft');
    content.layout.bathrooms![0]!.name = marked('Ensuite');
    content.amenities[0]!.displayName = marked('Stove');
    content.media[0]!.alt = marked('The porch');
    reviews[0] = {
      ...reviews[0]!,
      reviewerName: marked('Ana'),
      title: marked('Calm'),
      text: marked('Quiet'),
    };
    kit.platform.on('shopHome', ok(answer));
    const { data } = await kit.run<{ listing: { reviews: { nodes: unknown[] }; [part: string]: unknown } }>(
      CONTENT,
      variables,
    );
    expect(data).toMatchObject({
      listing: {
        name: 'Pine',
        description: 'Two & two',
        registrationId: 'NC-1',
        host: { name: 'Ruth' },
        layout: { bedrooms: [{ name: 'Loft' }, {}], bathrooms: [{ name: 'Ensuite' }, {}] },
        terms: {
          houseRules: ['No smoking'],
          petsPolicy: 'No pets',
          importantInformation: 'Steep road.\n\nBring chains.',
        },
      },
    });
    expect(data.listing.reviews.nodes[0]).toMatchObject({ author: 'Ana', title: 'Calm', text: 'Quiet' });
    expect(data.listing['amenities']).toContainEqual(expect.objectContaining({ displayName: 'Stove' }));
    expect(data.listing['photos']).toContainEqual(expect.objectContaining({ alt: 'The porch' }));
  });

  test('[FM-10] names and notes of a price, and the terms of a stay, are plain text without markup', async () => {
    const answer = fixture<'ShopHome'>('homes/shop-home.available');
    const { price, cancellationPolicy, paymentPolicy } = answer.value.availability!.rate!;
    const marked = (text: string) => `<b>${text}</b><script>alert(1)</script>`;
    price.fees[0]!.description = marked('Linen included.');
    price.fees[1]!.name = marked('Firewood');
    price.discounts[0]!.name = marked('Early bird');
    Object.assign(cancellationPolicy.policy, { primaryText: marked('Free'), secondaryText: marked('Half') });
    paymentPolicy.clauses = [marked('A deposit.')];
    kit.platform.on('shopHome', ok(answer));
    const { data } = await kit.run<Availability>(AVAILABILITY, variables);
    expect(data.listing.availability.rate).toMatchObject({
      fees: [{ label: 'Cleaning Fee', description: 'Linen included.' }, { label: 'Firewood' }],
      discounts: [{ label: 'Early bird' }],
      cancellationPolicy: { primaryText: 'Free', secondaryText: 'Half' },
      paymentPolicy: { clauses: ['A deposit.'] },
    });
  });

  test('a photo without loadable sources has its original as the only one', async () => {
    const answer = fixture<'ShopHome'>('homes/shop-home.available');
    answer.value.listing!.content.media = [
      { url: '/photos/wide.webp', width: 1600, sources: [] },
      {
        url: 'https://cdn.example/a.webp',
        sources: [
          { url: 'javascript:alert(1)', width: 400 },
          { url: 'https://cdn.example/a-800.webp', width: 800 },
        ],
      },
      { url: 'https://cdn.example/b.webp', sources: [{ url: 'data:image/png;base64,AA==', width: 400 }] },
    ];
    kit.platform.on('shopHome', ok(answer));
    const { data } = await kit.run(CONTENT, variables);
    expect(data).toMatchObject({
      listing: {
        photos: [
          { sources: [{ url: '/photos/wide.webp', width: 1600 }] },
          { sources: [{ url: 'https://cdn.example/a-800.webp', width: 800 }] },
          { sources: [{ url: 'https://cdn.example/b.webp', width: null }] },
        ],
      },
    });
  });

  test('[FM-10] addresses that a page must not load are omitted', async () => {
    const answer = fixture<'ShopHome'>('homes/shop-home.available');
    const { content, terms, hostInfo } = answer.value.listing!;
    content.media = [{ url: 'javascript:alert(1)' }, { url: '//elsewhere.example/x.webp' }];
    terms.termsUrl = 'data:text/html,x';
    hostInfo.hostImageUrl = 'file:///etc/passwd';
    kit.platform.on('shopHome', ok(answer));
    const { data } = await kit.run(CONTENT, variables);
    expect(data).toMatchObject({
      listing: { photos: [], host: { imageUrl: null }, terms: { termsOfService: null } },
    });
  });

  test('[LS-19] [LQ-10] a listing that the platform does not have is null, without an error', async () => {
    kit.platform.on('shopHome', ok(fixture('homes/shop-home.missing')));
    const { data, errors } = await kit.run(CONTENT, { ...variables, id: 'home-gone' });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ listing: null });
  });

  test('a malformed id is that of no listing, and is not sent', async () => {
    const { data, errors } = await kit.run(CONTENT, { ...variables, id: '' });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ listing: null });
    expect(kit.platform.sent).toEqual([]);
  });

  test.each([0, -1])('%i photos are refused as an argument', async (first) => {
    kit.platform.on('shopHome', ok(fixture('homes/shop-home.available')));
    const { errors } = await kit.run(
      gql`query ($id: ID!, $stay: StayInput!, $first: Int) { listing(id: $id, stay: $stay) { photos(first: $first) { url } } }`,
      { id: 'home-pine', stay: variables.stay, first },
    );
    expect(errors?.[0]).toMatchObject({
      message: '`first` must be at least 1.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  test('[LQ-19] listing and calendar of one operation are requested in parallel', async () => {
    kit.platform
      .on('shopHome', { body: fixture('homes/shop-home.available'), delayMs: 100 })
      .on('getListingCalendar', { body: fixture('homes/get-listing-calendar.june'), delayMs: 100 });
    const { data } = await kit.run(
      gql`query ($id: ID!, $stay: StayInput!) {
        listing(id: $id, stay: $stay) { name } again: listing(id: $id, stay: $stay) { id } calendar(listingId: $id) { date }
      }`,
      variables,
    );
    expect(kit.platform.maxConcurrent).toBe(2);
    expect(data).toMatchObject({ listing: { name: 'Pine Hollow Cabin' }, again: { id: 'home-pine' } });
    // Repeating a read within one operation sends one call.
    expect(kit.platform.sent).toHaveLength(2);
  });

  test('[LQ-03] [LQ-04] without a stay the home is read for two nights from tomorrow', async () => {
    kit.platform.on('shopHome', ok(fixture('homes/shop-home.available')));
    const { data, errors } = await kit.run(gql`query ($id: ID!) { listing(id: $id) { name } }`, {
      id: 'home-pine',
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ listing: { name: 'Pine Hollow Cabin' } });
    expect(kit.platform.requests('shopHome')).toMatchObject([
      {
        body: {
          stayDetails: {
            dateRange: { from: '2026-05-02', until: '2026-05-04' },
            guestDetails: { adults: 2, children: [], infants: 0, petsIncluded: false },
          },
        },
      },
    ]);
  });

  test('[DC-03] availability of the requested stay costs no further call, that of another stay one', async () => {
    kit.platform.on('shopHome', ok(fixture('homes/shop-home.available')));
    const other = { ...stay, untilDate: '2026-06-08' };
    const { data, errors } = await kit.run(
      gql`query ($id: ID!, $stay: StayInput!, $other: StayInput!) { listing(id: $id, stay: $stay) {
        corporateTravel(stay: $stay) { isInPolicy }
        asked: availability(stay: $stay) { ... on Available { rate { nights } } }
        other: availability(stay: $other) { ... on Available { rate { nights } } }
      } }`,
      { ...variables, other },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      listing: { asked: { rate: { nights: 2 } }, other: { rate: { nights: 3 } } },
    });
    expect(kit.platform.requests('shopHome').map(({ body }) => body)).toMatchObject([
      { stayDetails: { dateRange: { from: '2026-06-05', until: '2026-06-07' } } },
      { stayDetails: { dateRange: { from: '2026-06-05', until: '2026-06-08' } } },
    ]);
  });
});

const AVAILABILITY = gql`query ($id: ID!, $stay: StayInput!) { listing(id: $id, stay: $stay) { availability(stay: $stay) {
  __typename
  ... on Unavailable { reasons { violation rawCode title subtitle action minimumNights maximumNights maximumGuests earliestCheckIn } }
  ... on Available { rate {
    nightly { fiat { value } rewards { accountReferenceId value currency } } nightlyBeforeDiscounts { value } nights
    rentTotal { fiat { value } } total { fiat { minorUnits value } }
    taxes { label rawKind amount { value } } fees { label rawKind amount { value } description }
    discounts { funding rawFunding label amount { value } platformAmount { value } hostAmount { value } }
    displaysTaxesAndFeesIncluded
    cancellationPolicy { kind primaryText secondaryText showsFreeCancellationBadge }
    paymentPolicy { text schedule { due amount { value } } clauses } termsDigest
  } }
} } }`;

interface Availability {
  listing: {
    availability: { __typename: string; reasons: Record<string, unknown>[]; rate: Record<string, unknown> };
  };
}

function shopWith(
  change: (availability: Record<string, never>, rate: { price: Record<string, unknown> }) => void,
) {
  const answer = fixture<'ShopHome'>('homes/shop-home.available');
  const { availability } = answer.value;
  change(availability as never, availability!.rate as never);
  return ok(answer);
}

describe('availability', () => {
  test("[AV-01] [AV-13] returns all reasons in the platform's order, with texts, actions and limits", async () => {
    kit.platform.on('shopHome', ok(fixture('homes/shop-home.unavailable')));
    const { data } = await kit.run<Availability>(AVAILABILITY, variables);
    expect(data.listing.availability).toEqual({
      __typename: 'Unavailable',
      reasons: [
        {
          violation: 'MIN_STAY_VIOLATION',
          rawCode: 'MinStayViolation',
          title: 'Minimum nights stay not met.',
          subtitle: 'Try a longer stay to continue.',
          action: 'CHANGE_DATES',
          minimumNights: 3,
          maximumNights: null,
          maximumGuests: null,
          earliestCheckIn: null,
        },
        expect.objectContaining({ violation: 'PET_POLICY_VIOLATION', action: 'CHANGE_GUESTS' }),
      ],
    });
  });

  test.each([
    [
      'AV-02',
      'MinStayViolation',
      'Minimum nights stay not met.',
      'Try a longer stay to continue.',
      'CHANGE_DATES',
    ],
    [
      'AV-03',
      'MaxStayViolation',
      'Max nights stay exceeded.',
      'Try a shorter stay to continue.',
      'CHANGE_DATES',
    ],
    [
      'AV-04',
      'OccupancyViolation',
      'Guest limit exceeded.',
      'Reduce the number of guests to continue.',
      'CHANGE_GUESTS',
    ],
    ['AV-05', 'PetPolicyViolation', 'Pets not allowed.', 'Please remove pets to continue.', 'CHANGE_GUESTS'],
    [
      'AV-06',
      'CheckInNotAllowed',
      'Check-in date is not allowed.',
      'Please select a different check-in date to continue.',
      'CHANGE_DATES',
    ],
    [
      'AV-07',
      'CheckOutNotAllowed',
      'Check-out date is not allowed.',
      'Please select a different check-out date to continue.',
      'CHANGE_DATES',
    ],
    [
      'AV-08',
      'BlockedDates',
      'The dates you have selected are not available.',
      'Please try a different set of dates.',
      'CHANGE_DATES',
    ],
    [
      'AV-09',
      'MinBookingWindowViolation',
      'Listing not available on short notice.',
      'Please select a later check-in date.',
      'CHANGE_DATES',
    ],
    [
      'AV-10',
      'VolcanoViolation',
      'Listing is not available.',
      'Please select a different set of dates.',
      'CHANGE_DATES',
    ],
  ])('[%s] [AV-11] %s', async (_, reason, title, subtitle, action) => {
    const answer = fixture<'ShopHome'>('homes/shop-home.unavailable');
    answer.value.availability = unavailableFor(reason);
    kit.platform.on('shopHome', ok(answer));
    const { data } = await kit.run<Availability>(AVAILABILITY, variables);
    expect(data.listing.availability.reasons).toEqual([
      expect.objectContaining({ rawCode: reason, title, subtitle, action }),
    ]);
  });

  test('[AV-12] an unknown reason is UNKNOWN with its raw name', async () => {
    const answer = fixture<'ShopHome'>('homes/shop-home.unavailable');
    answer.value.availability = unavailableFor('VolcanoViolation');
    kit.platform.on('shopHome', ok(answer));
    const { data } = await kit.run<Availability>(AVAILABILITY, variables);
    expect(data.listing.availability.reasons[0]).toMatchObject({
      violation: 'UNKNOWN',
      rawCode: 'VolcanoViolation',
    });
  });

  test.each([[undefined], [{ AvailabilityResult: 'Unavailable' }], [{ AvailabilityResult: 'Perhaps' }]])(
    '[AV-10] availability %j is the default reason',
    async (availability) => {
      const answer = fixture<'ShopHome'>('homes/shop-home.unavailable');
      answer.value.availability = availability as never;
      kit.platform.on('shopHome', ok(answer));
      const { data } = await kit.run<Availability>(AVAILABILITY, variables);
      expect(data.listing.availability.reasons).toEqual([
        expect.objectContaining({ violation: 'UNKNOWN', rawCode: null, title: 'Listing is not available.' }),
      ]);
    },
  );

  test('[PR-01] [PR-02] [PR-05] [PR-08] [PR-12] [PR-17] [LS-14] has the rate of an available stay', async () => {
    kit.platform.on('shopHome', ok(fixture('homes/shop-home.available')));
    const { data } = await kit.run<Availability>(AVAILABILITY, variables);
    expect(data.listing.availability).toEqual({
      __typename: 'Available',
      rate: {
        nightly: {
          fiat: { value: '200.00' },
          rewards: [
            { accountReferenceId: 'acct-summit', value: '20000.00', currency: 'Miles' },
            { accountReferenceId: 'acct-cash', value: '200.00', currency: 'Cash' },
          ],
        },
        nightlyBeforeDiscounts: { value: '225.00' },
        nights: 2,
        rentTotal: { fiat: { value: '400.00' } },
        total: { fiat: { minorUnits: 57750, value: '577.50' } },
        taxes: [{ label: 'Sales Tax', rawKind: 'SalesTax', amount: { value: '52.50' } }],
        fees: [
          {
            label: 'Cleaning Fee',
            rawKind: 'CleaningFee',
            amount: { value: '85.00' },
            description: 'Linen included.',
          },
          { label: 'Firewood', rawKind: 'Firewood', amount: { value: '40.00' }, description: null },
        ],
        discounts: [
          {
            funding: 'JOINT_FUNDED',
            rawFunding: 'JointFunded',
            label: 'Early bird',
            amount: { value: '50.00' },
            platformAmount: { value: '20.00' },
            hostAmount: { value: '30.00' },
          },
        ],
        displaysTaxesAndFeesIncluded: false,
        cancellationPolicy: {
          kind: 'FULLY_REFUNDABLE',
          primaryText: 'Free cancellation until May 29',
          secondaryText: 'Half of the total comes back until June 3.',
          showsFreeCancellationBadge: true,
        },
        paymentPolicy: {
          text: 'Full payment is due at the time of booking.',
          schedule: [{ due: 'At booking', amount: { value: '577.50' } }],
          clauses: ['The host may ask for a deposit.'],
        },
        termsDigest: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    });
  });

  test.each([
    ['PlatformFunded', 'PLATFORM_FUNDED'],
    ['HostFunded', 'HOST_FUNDED'],
    ['JointFunded', 'JOINT_FUNDED'],
    ['MoonFunded', 'UNKNOWN'],
  ])('[PR-02] a discount that is %s is %s, with the parts that are known', async (rawFunding, funding) => {
    kit.platform.on(
      'shopHome',
      shopWith((_, { price }) => {
        const [discount] = price['discounts'] as Record<string, unknown>[];
        discount!['funding'] = { Funding: rawFunding, hostAmount: usd(50) };
      }),
    );
    const { data } = await kit.run<Availability>(AVAILABILITY, variables);
    expect(data.listing.availability.rate['discounts']).toEqual([
      expect.objectContaining({
        funding,
        rawFunding,
        platformAmount: null,
        hostAmount: { value: '50.00' },
      }),
    ]);
  });

  test('[PR-05] without discounts there is no price to strike through', async () => {
    kit.platform.on(
      'shopHome',
      shopWith((_, rate) => {
        rate.price['discounts'] = [];
      }),
    );
    const { data } = await kit.run<Availability>(AVAILABILITY, variables);
    expect(data.listing.availability.rate['nightlyBeforeDiscounts']).toBeNull();
  });

  test('[LS-14] a fully refundable stay without a text states that canceling is free', async () => {
    const answer = fixture<'ShopHome'>('homes/shop-home.available');
    delete answer.value.availability!.rate!.cancellationPolicy.policy.primaryText;
    kit.platform.on('shopHome', ok(answer));
    const { data } = await kit.run<Availability>(AVAILABILITY, variables);
    expect(data.listing.availability.rate['cancellationPolicy']).toMatchObject({
      primaryText: 'Free cancellation',
    });
  });

  test("[FM-09] payments due later are listed in the platform's order", async () => {
    const answer = fixture<'ShopHome'>('homes/shop-home.available');
    answer.value.availability!.rate!.paymentPolicy.schedule = [
      { description: 'Deposit at booking', amount: { fiat: usd(100) } },
      { description: 'Balance', amount: { fiat: usd(477.5) }, dueDate: '2026-05-22' },
    ];
    kit.platform.on('shopHome', ok(answer));
    const { data } = await kit.run<Availability>(AVAILABILITY, variables);
    expect(data.listing.availability.rate['paymentPolicy']).toMatchObject({
      text: 'Deposit at booking, Balance',
      schedule: [{ due: 'Deposit at booking' }, { due: 'Balance, Fri, May 22', amount: { value: '477.50' } }],
    });
  });

  test('[PR-05] [PR-18] a discount in another currency leaves no price to strike through', async () => {
    kit.platform.on(
      'shopHome',
      shopWith((_, { price }) => {
        const [discount] = price['discounts'] as Record<string, unknown>[];
        discount!['amount'] = { fiat: { ...usd(50), currencyCode: 'CAD' } };
      }),
    );
    const { data } = await kit.run<Availability>(AVAILABILITY, variables);
    expect(data.listing.availability.rate).toMatchObject({
      nightly: { fiat: { value: '200.00' } },
      nightlyBeforeDiscounts: null,
    });
  });

  test.each(['nightly', 'rentTotal', 'total', 'fees', 'taxes', 'discounts'])(
    '[PR-18] a rate whose %s cannot be read is null, and never one of 0',
    async (part) => {
      kit.platform.on(
        'shopHome',
        shopWith((_, { price }) => {
          const amount = { fiat: unreadable() };
          const [line] = Array.isArray(price[part]) ? (price[part] as object[]) : [];
          price[part] = line ? [{ ...line, amount }] : amount;
        }),
      );
      const { data, errors } = await kit.run<Availability>(AVAILABILITY, variables);
      expect(errors).toBeUndefined();
      expect(data.listing.availability).toMatchObject({
        __typename: 'Unavailable',
        reasons: [{ violation: 'UNKNOWN', rawCode: null }],
      });
    },
  );
});

describe('the complimentary fourth night [AD-16] [LS-27]', () => {
  const NIGHT = 'complimentaryNight { title minimumNights isUnlocked missingNights amount { value } }';
  const ask = async (
    complimentaryNight: Wire<'ComplimentaryNight'> | undefined,
    untilDate = '2026-06-07',
  ) => {
    const shopped = fixture<'ShopHome'>('homes/shop-home.available');
    Object.assign(shopped.value.availability!.rate!, { complimentaryNight });
    kit.platform.on('shopHome', ok(shopped));
    const { data, errors } = await kit.run<{ listing: { availability: { rate: object } } }>(
      gql`query ($id: ID!, $stay: StayInput!) { listing(id: $id, stay: $stay) {
        availability(stay: $stay) { ... on Available { rate { ${NIGHT} } } }
      } }`,
      { ...variables, stay: { ...stay, untilDate } },
    );
    expect(errors).toBeUndefined();
    return data.listing.availability.rate;
  };
  const title = 'Complimentary fourth night';

  test('a stay that is too short has the number of missing nights', async () => {
    expect(await ask({ minimumNights: 4 })).toEqual({
      complimentaryNight: {
        title,
        minimumNights: 4,
        isUnlocked: false,
        missingNights: 2,
        amount: null,
      },
    });
  });

  test('a stay with the complimentary night has the deduction', async () => {
    expect(await ask({ minimumNights: 4, amount: usd(161.25) }, '2026-06-09')).toEqual({
      complimentaryNight: {
        title,
        minimumNights: 4,
        isUnlocked: true,
        missingNights: 0,
        amount: { value: '161.25' },
      },
    });
  });

  test('a home that does not take part has none', async () => {
    expect(await ask(undefined)).toEqual({ complimentaryNight: null });
  });
});

describe('a listing of a provider whose terms the operator has configured', () => {
  const agreement = { name: 'Coastline Guest Agreement', url: 'https://coastline.example/agreement' };
  const named = useResolvers({ providerTerms: { 'Coastline Stays': agreement } });

  test('[RT-17] has the terms of its provider', async () => {
    named.platform.on('shopHome', ok(fixture('homes/shop-home.available')));
    const { data } = await named.run(CONTENT, variables);
    expect(data).toMatchObject({ listing: { terms: { termsOfService: agreement } } });
  });
});
