import { isDeepStrictEqual } from 'node:util';
import { wholeAddress } from '../homes/shown-home';
import { buildCatalogue } from './build-catalogue';
import type { Address, FeeKind, FundingKind, Listing } from './catalogue.types';

const TODAY = '2026-03-14';
const catalogue = buildCatalogue({ today: TODAY });
const ordinary = catalogue.listings.filter(
  (listing) => listing.scenario === null && listing.id.startsWith('vr-'),
);
const some = (holds: (listing: Listing) => boolean) => ordinary.filter(holds).length;

test('[VO-16] has about fifty markets, each with its own listings', () => {
  const open = catalogue.markets.filter((market) => !market.hiddenFromBrowse);
  expect(open.length).toBeGreaterThanOrEqual(50);
  expect(open.filter((market) => market.country === 'US').length).toBeGreaterThan(open.length / 2);
  for (const market of open) {
    expect(ordinary.filter((listing) => listing.marketId === market.id).length).toBeGreaterThanOrEqual(5);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: market.timezone })).not.toThrow();
  }
  expect(ordinary.length).toBeGreaterThanOrEqual(260);
});

test('is the same for the same day', () => {
  const again = buildCatalogue({ today: TODAY });
  expect(again.markets).toEqual(catalogue.markets);
  expect(again.listings).toHaveLength(catalogue.listings.length);
  const others = again.listings.filter(
    (listing, index) => !isDeepStrictEqual(listing, catalogue.listings[index]),
  );
  expect(others).toEqual([]);
});

test('changes only dates from day to day, and no facts by which travelers recognize a home', () => {
  const later = buildCatalogue({ today: '2026-03-20' });
  const known = ({ id, name, description, exactCoordinates, pricing, layout, media }: Listing) => ({
    id,
    name,
    description,
    exactCoordinates,
    base: pricing.baseNightlyMinor,
    layout,
    media,
  });
  expect(later.listings).toHaveLength(catalogue.listings.length);
  const moved = later.listings.filter(
    (listing, index) => !isDeepStrictEqual(known(listing), known(catalogue.listings[index]!)),
  );
  expect(moved).toEqual([]);
  expect(later.listings[0]?.reviews[0]?.date).not.toBe(catalogue.listings[0]?.reviews[0]?.date);
});

test('[LS-16] six categories are rated, and their mean is the rating of the home', () => {
  for (const { id, userRating, ratingsByCategory = [] } of ordinary) {
    const tenths = ratingsByCategory.map(({ score }) => Math.round(10 * score));
    expect(new Set(ratingsByCategory.map(({ category }) => category)).size).toBe(6);
    expect([id, tenths.reduce((sum, each) => sum + each, 0)]).toEqual([
      id,
      6 * Math.round(10 * (userRating?.score ?? 0)),
    ]);
    expect(tenths.every((each) => each >= 0 && each <= 50)).toBe(true);
  }
  expect(
    some(({ ratingsByCategory: [first, ...others] = [] }) =>
      others.some(({ score }) => score !== first?.score),
    ),
  ).toBeGreaterThan(200);
});

test('all homes of a company have one host, and some companies have several homes', () => {
  const hosts = ordinary.map(({ host }) => host).filter(({ companyId }) => companyId !== undefined);
  const companies = [...new Set(hosts.map(({ companyId }) => companyId))].map((id) =>
    hosts.filter(({ companyId }) => companyId === id),
  );
  for (const [first, ...others] of companies) for (const other of others) expect(other).toEqual(first);
  expect(companies.filter(({ length }) => length > 1).length).toBeGreaterThan(10);
});

test('ids are unique and readable', () => {
  const ids = catalogue.listings.map((listing) => listing.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^(vr-[a-z0-9-]+-\d\d|test-[a-z-]+)$/);
  const providerIds = catalogue.listings.map(
    ({ provider }) => `${provider.provider} ${provider.listingProviderId}`,
  );
  expect(new Set(providerIds).size).toBe(providerIds.length);
});

test('homes are near their market', () => {
  const markets = new Map(catalogue.markets.map((market) => [market.id, market.coordinates]));
  for (const { id, marketId, exactCoordinates } of ordinary) {
    const center = markets.get(marketId);
    if (!center) throw new Error(`${id} has no market`);
    expect(Math.abs(exactCoordinates.latitude - center.latitude)).toBeLessThan(0.85);
    expect(Math.abs(exactCoordinates.longitude - center.longitude)).toBeLessThan(0.45);
  }
});

test('[LS-10] every highlighted kind of amenity and about twenty others occur', () => {
  const kinds = new Set(ordinary.flatMap((listing) => listing.amenities.map((amenity) => amenity.kind)));
  const highlights = [
    'Kitchen',
    'AirConditioning',
    'Wifi',
    'Washer',
    'CoffeeMaker',
    'Parking',
    'Dryer',
    'Pool',
    'OutdoorSpace',
    'BarbecueGrill',
    'HotTub',
    'Gym',
    'Accessibility',
    'PetFriendly',
    'FreeParking',
  ];
  expect([...kinds]).toEqual(expect.arrayContaining(highlights));
  expect(kinds.size).toBeGreaterThanOrEqual(40);
  expect(
    some((listing) => listing.petFriendly !== listing.amenities.some(({ kind }) => kind === 'PetFriendly')),
  ).toBe(0);
});

test('[LS-12] all three kinds of address occur, and only a full one has the street number', () => {
  for (const kind of ['Empty', 'FullAddress', 'ObfuscatedAddress'] as const) {
    expect(some(({ address }) => address.kind === kind)).toBeGreaterThan(10);
  }
  expect(some(({ address }) => (address.kind === 'FullAddress') !== (address.line1 !== null))).toBe(0);
  expect(some(({ address }) => (address.kind === 'Empty') !== (address.city === null))).toBe(0);
});

test('[CF-04] a guest who has booked gets the full address, however much the listing shows before', () => {
  const isWhole = ({ line1, city, state }: Address) => line1 !== null && city !== null && state !== null;
  expect(some(({ address, forGuests }) => !isWhole(wholeAddress(address, forGuests!)))).toBe(0);
});

test('[LS-17] [LS-25] collections, providers, terms, registration and travel policy are present on some listings and absent on others', () => {
  for (const collection of ['Premier', 'Lifestyle', 'NoCollection']) {
    expect(some((listing) => listing.collection === collection)).toBeGreaterThan(15);
  }
  expect(new Set(ordinary.map(({ provider }) => provider.provider)).size).toBeGreaterThanOrEqual(3);
  for (const has of [
    (listing: Listing) => listing.terms.termsOfServiceUrl !== null,
    (listing: Listing) => listing.registrationId !== null,
    (listing: Listing) => listing.corporateTravel !== null,
    (listing: Listing) => listing.starRating !== null,
  ]) {
    expect(some(has)).toBeGreaterThan(25);
    expect(some((listing) => !has(listing))).toBeGreaterThan(25);
  }
  expect(
    some(({ corporateTravel }) => corporateTravel?.policyCompliance.isInPolicy === false),
  ).toBeGreaterThan(5);
});

test('[PR-08] every fee label occurs', () => {
  const names = new Map(
    ordinary.flatMap(({ pricing }) => pricing.fees).map((fee): [FeeKind, string] => [fee.kind, fee.name]),
  );
  expect([...names.values()].sort()).toEqual([
    'City Tax',
    'Cleaning Fee',
    'Fee',
    'Hotel Fee',
    'Occupancy Fee',
    'Pet Fee',
    'Property Fee',
    'Recovery Charges Tax',
    'Resort Fee',
    'Sales Tax',
    'Service Fee',
    'Tax',
    'Traveler Service Fee',
  ]);
  const bases = new Set(ordinary.flatMap(({ pricing }) => pricing.fees.map((fee) => fee.charge.basis)));
  expect(bases).toEqual(new Set(['PerStay', 'PerNight', 'PerPet', 'PercentOfRent']));
});

test('[PR-02] discounts of each funding kind occur', () => {
  const kinds = ordinary.flatMap(({ pricing }) => pricing.discounts.map((discount) => discount.fundingKind));
  for (const kind of ['PlatformFunded', 'HostFunded', 'JointFunded'] satisfies FundingKind[]) {
    expect(kinds.filter((other) => other === kind).length).toBeGreaterThan(15);
  }
});

test('[PR-14] [LS-14] each cancellation policy occurs, a refundable one also without its text', () => {
  for (const policy of ['FullyRefundable', 'PartiallyRefundable', 'NonRefundable', 'Unknown']) {
    expect(some(({ cancellation }) => cancellation.policy === policy)).toBeGreaterThan(10);
  }
  expect(
    some(({ cancellation: { policy, primaryText } }) => policy === 'FullyRefundable' && primaryText === ''),
  ).toBeGreaterThan(3);
});

test('[PR-12] payments sum to the whole', () => {
  for (const { payment } of catalogue.listings) {
    expect(payment.schedule[0]?.due).toBe('AtBooking');
    expect(payment.schedule.reduce((sum, part) => sum + part.basisPoints, 0)).toBe(10_000);
  }
});

test('[AV-02] [AV-03] [AV-04] [AV-05] [AV-06] [AV-07] [AV-08] [AV-09] every availability rule occurs in ordinary homes', () => {
  expect(some(({ availability }) => availability.minNights > 2)).toBeGreaterThan(20);
  expect(some(({ availability }) => availability.maxNights <= 14)).toBeGreaterThan(20);
  expect(some(({ maxOccupancy }) => maxOccupancy <= 4)).toBeGreaterThan(20);
  expect(some(({ petFriendly }) => !petFriendly)).toBeGreaterThan(20);
  expect(some(({ availability }) => availability.checkInWeekdays.length < 7)).toBeGreaterThan(20);
  expect(some(({ availability }) => availability.checkOutWeekdays.length < 7)).toBeGreaterThan(20);
  expect(some(({ availability }) => availability.blocked.length > 0)).toBe(ordinary.length);
  expect(some(({ availability }) => availability.minBookingWindowDays > 1)).toBeGreaterThan(20);
});

test('a home is bookable within its own rules', () => {
  for (const { id, availability } of ordinary) {
    expect([id, availability.maxNights > availability.minNights]).toEqual([id, true]);
    const gaps = availability.blocked.map(
      (range, index) => [range.until, availability.blocked[index + 1]?.from] as const,
    );
    for (const [until, from] of gaps) if (from !== undefined) expect(from > until).toBe(true);
  }
});
