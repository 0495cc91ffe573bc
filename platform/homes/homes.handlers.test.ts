import { sql } from 'kysely';
import { addDays } from '../kernel/dates';
import { testDay } from '../testing/test-clock';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform';

let platform: TestPlatform;
let helen: TestCaller;
let sam: TestCaller;

beforeAll(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
  sam = await platform.signIn('sam');
});
afterAll(() => platform.close());

const stay = {
  dateRange: { from: addDays(testDay, 10), until: addDays(testDay, 14) },
  guestDetails: { adults: 2, children: [], infants: 0 as const, petsIncluded: false },
};
/** A home of a company that has others in its market and elsewhere. */
async function homeOfCompany() {
  return platform.database
    .selectFrom('listings')
    .select([sql<string>`min(id)`.as('id'), sql<string>`min(market_id)`.as('market')])
    .where(sql`content #>> '{host,companyId}'`, 'is not', null)
    .groupBy(sql`content #>> '{host,companyId}'`)
    .having(sql<boolean>`count(distinct market_id) > 1 and count(distinct market_id) < count(*)`)
    .limit(1)
    .executeTakeFirstOrThrow();
}

const shopRequest = (listingId: string) => ({
  listingId,
  stayDetails: stay,
  distributionChannels: [{ channelId: 'General' as const }],
});

describe('a listing', () => {
  test('[LS-15] [LS-16] [LS-17] has content, host, terms, reviews, provider, market and collection', async () => {
    const { body } = await helen.call('shopHome', shopRequest('test-always-works'));
    expect(body.value.listing).toMatchObject({
      id: { id: 'test-always-works' },
      content: {
        layout: { numberOfBedrooms: 2, numberOfBathrooms: 1 },
        location: { address: { kind: 'FullAddress', city: 'Testing Harbor', state: 'ME' } },
        starRating: 4,
        userRating: { score: 4.3 },
        registrationId: 'TH-0001',
      },
      hostInfo: { hostName: 'Testing Harbor Keys' },
      terms: {
        checkInTimes: { startTime: '15:00', endTime: '22:00' },
        checkOutTimes: { endTime: '11:00' },
        petFriendly: true,
        maxOccupancy: 8,
      },
      providerData: { listingProviderId: { id: 'HW-T00001' } },
      market: { id: 'testing-harbor', name: 'Testing Harbor' },
      listingCollection: 'NoCollection',
    });
    expect(body.value.listing?.content.media[0]).toMatchObject({
      url: expect.stringMatching(/^\/photos\/.+\.svg$/),
      tags: { kind: 'Exterior' },
    });
    expect(body.value.listing?.reviews).toHaveLength(3);
  });

  test('[LS-16] lists the other homes of its company, those of the same market first, and none of other hosts', async () => {
    const { id, market } = await homeOfCompany();
    const { body } = await helen.call('shopHome', shopRequest(id));
    const homes = body.value.listing?.hostInfo.otherHomes ?? [];
    expect(homes.length).toBeGreaterThan(0);
    const markets = homes.map((home) => home.market.id);
    expect(markets).toEqual([
      ...markets.filter((each) => each === market),
      ...markets.filter((each) => each !== market),
    ]);
    const [first] = homes;
    const other = await helen.call('shopHome', shopRequest(first?.listingId.id ?? ''));
    expect(other.body.value.listing?.content.name).toBe(first?.name);
    expect(other.body.value.listing?.hostInfo.hostName).toBe(body.value.listing?.hostInfo.hostName);
    expect(other.body.value.listing?.hostInfo.otherHomes?.map(({ listingId }) => listingId.id)).toContain(id);
    const plain = await helen.call('shopHome', shopRequest('test-always-works'));
    expect(plain.body.value.listing?.hostInfo).not.toHaveProperty('otherHomes');
  });

  test('has ratings by category, and none without reviews', async () => {
    const rated = await helen.call('shopHome', shopRequest('test-always-works'));
    expect(rated.body.value.listing?.content.ratingsByCategory).toHaveLength(6);
    const unrated = await helen.call('shopHome', shopRequest('test-no-reviews'));
    expect(unrated.body.value.listing?.content).not.toHaveProperty('ratingsByCategory');
  });

  test('[LS-04] has no description when its host wrote none', async () => {
    const { body } = await helen.call('shopHome', shopRequest('test-no-description'));
    expect(body.value.listing?.content).not.toHaveProperty('description');
  });

  test('[LS-23] [LS-27] [CP-09] returns compliance with their policy to business travelers, and nothing to consumers', async () => {
    const program = await platform.database
      .selectFrom('listings')
      .select(['id', 'rules'])
      .where((row) => row(row.ref('content', '->').key('corporateTravel'), '!=', 'null' as never))
      .execute();
    const byPrice = program.sort(
      (one, other) => one.rules.lowestNightlyMinor - other.rules.lowestNightlyMinor,
    );
    const verdicts = new Set<boolean>();
    for (const { id } of [...byPrice.slice(0, 3), ...byPrice.slice(-3)]) {
      const { body } = await sam.call('shopHome', shopRequest(id));
      const { listing } = body.value;
      expect(listing?.corporateTravel?.maxPricePerNight?.fiat.value).toBe(325);
      expect(listing?.hasCorporateRates).toBe(true);
      verdicts.add(listing?.corporateTravel?.policyCompliance.isInPolicy === true);
    }
    expect(verdicts).toEqual(new Set([true, false]));
    const first = byPrice[0]?.id ?? '';
    const { body } = await helen.call('shopHome', shopRequest(first));
    expect(body.value.listing).not.toHaveProperty('corporateTravel');
    expect(body.value.listing).not.toHaveProperty('hasCorporateRates');
  });

  test('[CP-09] complies in the results of a search, which shows those that comply first, as on its own page', async () => {
    const search = { ...stay, page: { size: 100 }, sort: 'MostRecommended' as const };
    const { body } = await sam.call('searchHomes', search);
    const program = body.homes.filter(({ listing }) => listing.corporateTravel);
    const verdicts = program.map(({ listing }) => listing.corporateTravel?.policyCompliance.isInPolicy);
    expect(new Set(verdicts)).toEqual(new Set([true, false]));
    expect(verdicts.indexOf(false)).toBeGreaterThan(verdicts.lastIndexOf(true));
    for (const { listingId, listing } of [...program.slice(0, 10), ...program.slice(-10)]) {
      const { value } = (await sam.call('shopHome', shopRequest(listingId.id))).body;
      expect(value.listing?.corporateTravel).toEqual(listing.corporateTravel);
      expect(value.listing?.hasCorporateRates).toBe(listing.hasCorporateRates);
    }
    expect(new Set(program.map(({ listing }) => listing.hasCorporateRates))).toEqual(new Set([true, false]));
    const seen = (await helen.call('searchHomes', search)).body.homes;
    expect(seen.filter(({ listing }) => listing.corporateTravel)).toEqual([]);
  });
});

describe('a rate', () => {
  test('[PR-01] [PR-18] sums to its total in every available home', async () => {
    const { body } = await helen.call('searchHomes', {
      ...stay,
      page: { size: 100 },
      sort: 'MostRecommended',
    });
    expect(body.homes.length).toBeGreaterThan(50);
    const kinds = new Set<string>();
    for (const { listingId, price: summary } of body.homes.slice(0, 30)) {
      const { availability } = (await helen.call('shopHome', shopRequest(listingId.id))).body.value;
      const price = availability?.rate?.price;
      if (!price) throw new Error(`${listingId.id} is in the results but cannot be booked`);
      const lines = [...price.fees, ...price.taxes];
      const cents = (value: number) => Math.round(value * 100);
      const total = lines.reduce(
        (sum, { amount }) => sum + cents(amount.fiat.value),
        cents(price.rentTotal.fiat.value),
      );
      expect(cents(price.total.fiat.value)).toBe(total);
      expect(summary.total).toEqual(price.total);
      expect(summary.nightly).toEqual(price.nightly);
      for (const { kind } of lines) kinds.add(kind.Kind);
      for (const { amount, funding } of price.discounts) {
        const parts = (funding.platformAmount?.value ?? 0) + (funding.hostAmount?.value ?? 0);
        expect(cents(parts)).toBe(cents(amount.fiat.value));
      }
    }
    expect(kinds).toContain('CleaningFee');
  });

  test('[PR-02] names who funds a discount, with the parts', async () => {
    const { body } = await helen.call('searchHomes', {
      ...stay,
      page: { size: 100 },
      sort: 'MostRecommended',
    });
    const fundings = new Set<string>();
    for (const { listingId } of body.homes.filter(({ price }) => price.discount)) {
      const { availability } = (await helen.call('shopHome', shopRequest(listingId.id))).body.value;
      for (const { funding } of availability?.rate?.price.discounts ?? []) fundings.add(funding.Funding);
    }
    expect(fundings.size).toBeGreaterThan(0);
  });

  test('[PR-03] is priced in the rewards of each account, rounded up', async () => {
    const { body } = await helen.call('shopHome', shopRequest('test-always-works'));
    // Four nights at 200, 80 for cleaning, ten percent tax on the rent.
    expect(body.value.availability?.rate?.price.total).toEqual({
      fiat: { value: 960, currencySymbol: '$', currencyCode: 'USD' },
      rewards: {
        acct_helen_summit: { value: 96_000, currency: 'Miles', currencyDescription: 'Travel miles' },
        acct_helen_cash: { value: 960, currency: 'Cash', currencyDescription: 'Cash back' },
      },
    });
  });

  test('has the deadlines until which a cancellation is refunded', async () => {
    const { body } = await helen.call('shopHome', shopRequest('test-always-works'));
    const { policy } = body.value.availability?.rate?.cancellationPolicy ?? {};
    expect(policy?.Policy).toBe('FullyRefundable');
    expect(policy?.refunds?.[0]?.percent).toBe(100);
    expect(policy?.refunds?.[0]?.until).toMatch(/^2026-05-\d\dT04:00:00.000Z$/);
  });
});

describe('a calendar', () => {
  const calendarOf = async (listingId: string, from: string, until: string) => {
    const { body } = await helen.call('getListingCalendar', { listingId, dateRange: { from, until } });
    return body.calendarDays;
  };

  test('[LQ-17] [LQ-18] has each day of the range with its price and its rules', async () => {
    const days = await calendarOf('test-always-works', testDay, addDays(testDay, 2));
    expect(days.map(({ date }) => date)).toEqual([testDay, addDays(testDay, 1), addDays(testDay, 2)]);
    expect(days[1]).toEqual({
      date: addDays(testDay, 1),
      isAvailable: true,
      isAvailableForCheckout: true,
      isCheckInAllowed: true,
      price: { value: 200, currencySymbol: '$', currencyCode: 'USD' },
      minimumStay: expect.any(Number),
      maximumStay: expect.any(Number),
    });
  });

  test('[CA-04] a sold night is unavailable, but its first day may still end a stay', async () => {
    const night = addDays(testDay, 30);
    await platform.database
      .insertInto('sold_nights')
      .values({ listing_id: 'test-always-works', night, booking_id: 'book_somebody' })
      .execute();
    const [before, sold, after] = await calendarOf(
      'test-always-works',
      addDays(night, -1),
      addDays(night, 1),
    );
    expect(before).toMatchObject({ isAvailable: true, isAvailableForCheckout: true });
    expect(sold).toMatchObject({ isAvailable: false, isAvailableForCheckout: true, isCheckInAllowed: false });
    expect(after).toMatchObject({ isAvailable: true, isAvailableForCheckout: false, isCheckInAllowed: true });
  });

  test('[CA-01] is open from today to one year ahead', async () => {
    const start = await calendarOf('test-always-works', addDays(testDay, -1), addDays(testDay, 1));
    expect(start.map(({ isAvailable }) => isAvailable)).toEqual([false, true, true]);
    const end = await calendarOf('test-always-works', addDays(testDay, 364), addDays(testDay, 366));
    expect(end.map(({ isAvailable }) => isAvailable)).toEqual([true, false, false]);
    expect(end.map(({ isAvailableForCheckout }) => isAvailableForCheckout)).toEqual([true, true, false]);
  });

  test('[CA-04] agrees with the shop on a hundred stays of ordinary homes', async () => {
    const homes = await platform.database
      .selectFrom('listings')
      .select(['id', 'rules'])
      .where('id', 'not like', 'test-%')
      .orderBy('id')
      .limit(20)
      .execute();
    for (const { id } of homes) {
      const days = await calendarOf(id, testDay, addDays(testDay, 60));
      for (const start of [3, 12, 21, 33, 40]) {
        const nights = days[start]?.minimumStay ?? 1;
        if (start + nights >= days.length) continue;
        const expected =
          days[start]?.isCheckInAllowed === true &&
          days[start + nights]?.isAvailableForCheckout === true &&
          days.slice(start, start + nights).every(({ isAvailable }) => isAvailable);
        const { body } = await helen.call('shopHome', {
          ...shopRequest(id),
          stayDetails: {
            dateRange: { from: addDays(testDay, start), until: addDays(testDay, start + nights) },
            guestDetails: { ...stay.guestDetails, adults: 1 },
          },
        });
        expect([id, start, body.value.availability?.AvailabilityResult]).toEqual([
          id,
          start,
          expected ? 'Available' : 'Unavailable',
        ]);
      }
    }
  });

  test('refuses unknown homes and ranges that are too long', async () => {
    const dateRange = { from: testDay, until: addDays(testDay, 2) };
    await expect(
      helen.refused('getListingCalendar', { listingId: 'nowhere', dateRange }),
    ).resolves.toMatchObject({
      status: 404,
      body: { code: 40401 },
    });
    const tooLong = { from: testDay, until: addDays(testDay, 401) };
    await expect(
      helen.refused('getListingCalendar', { listingId: 'test-always-works', dateRange: tooLong }),
    ).resolves.toMatchObject({ status: 400 });
  });
});
