import { addDays } from '../../kernel/dates';
import { buildCatalogue } from '../build-catalogue';
import type { Listing } from '../catalogue.types';
import { nightlyPrice } from '../pricing/nightly-price';

const TODAY = '2026-03-14';
const { markets, listings } = buildCatalogue({ today: TODAY });
const tests = listings.filter((listing) => listing.marketId === 'testing-harbor');
const listing = (key: string): Listing => {
  const found = tests.find(({ id }) => id === `test-${key}`);
  if (!found) throw new Error(`there is no test listing ${key}`);
  return found;
};
const quoteOf = (key: string) => listing(key).scenario?.quote;
const fulfillOf = (key: string) => listing(key).scenario?.fulfill;

test('only the market Testing Harbor is hidden', () => {
  expect(markets.filter((market) => market.hiddenFromBrowse).map((market) => market.name)).toEqual([
    'Testing Harbor',
  ]);
});

test('only test listings have scenarios', () => {
  expect(listings.filter(({ id, scenario }) => scenario !== null && !id.startsWith('test-'))).toEqual([]);
});

test('a test listing costs 200 every night, 80 for cleaning and ten percent tax', () => {
  for (const home of tests) {
    for (let day = 0; day < 14; day += 1) expect(nightlyPrice(home, addDays(TODAY, day))).toBe(20_000);
    expect(home.pricing.fees.map((fee) => fee.charge)).toEqual([
      { basis: 'PerStay', amountMinor: 8_000 },
      { basis: 'PercentOfRent', basisPoints: 1_000 },
    ]);
  }
});

test('[AV-02] [AV-03] [AV-04] [AV-05] [AV-06] [AV-07] [AV-08] [AV-09] each violation has a listing that breaks only that rule', () => {
  const free = listing('always-works');
  const rulesOf = ({ availability, maxOccupancy, petFriendly }: Listing) => ({
    ...availability,
    maxOccupancy,
    petFriendly,
  });
  const differences = (key: string) => {
    const [plain, other] = [rulesOf(free), rulesOf(listing(key))];
    return Object.fromEntries(
      Object.entries(other).filter(
        ([rule, value]) => JSON.stringify(value) !== JSON.stringify(plain[rule as keyof typeof plain]),
      ),
    );
  };
  expect(differences('min-stay')).toEqual({ minNights: 30 });
  expect(differences('max-stay')).toEqual({ maxNights: 1 });
  expect(differences('occupancy')).toEqual({ maxOccupancy: 1 });
  expect(differences('pets')).toEqual({ petFriendly: false });
  expect(differences('check-in-day')).toEqual({ checkInWeekdays: [] });
  expect(differences('check-out-day')).toEqual({ checkOutWeekdays: [] });
  expect(differences('blocked-dates')).toEqual({
    blocked: [{ from: TODAY, until: addDays(TODAY, 3650), reason: 'OtherChannel' }],
  });
  expect(differences('booking-window')).toEqual({ minBookingWindowDays: 400 });
});

test('[AV-10] [AV-12] one listing is unavailable for an unknown reason and one without a reason', () => {
  expect(listing('unknown-reason').scenario?.shop).toEqual({
    kind: 'Unavailable',
    reasons: ['HostOnSabbatical'],
  });
  expect(listing('no-reason').scenario?.shop).toEqual({ kind: 'Unavailable', reasons: [] });
});

test('[LS-19] one listing is missing from the shop', () => {
  expect(listing('missing-from-shop').scenario).toEqual({ shop: { kind: 'Missing' } });
});

test('price differences are on both sides of the threshold of one unit', () => {
  const deltaOf = (key: string) => quoteOf(key)?.outcome;
  expect(deltaOf('quote-price-increase')).toEqual({ kind: 'PriceDelta', deltaMinor: 1250 });
  expect(deltaOf('quote-price-decrease')).toEqual({ kind: 'PriceDelta', deltaMinor: -1250 });
  expect(deltaOf('quote-price-below-threshold')).toEqual({ kind: 'PriceDelta', deltaMinor: 99 });
});

test('[PQ-09] [PQ-11] [PQ-22] quotes fail, are slow, change their terms or belong to another product', () => {
  for (const code of [
    'ExpiredQuoteToken',
    'InvalidSession',
    'CartValidationError',
    'AuthError',
    'FraudAutoReject',
    'LikelyFraud',
    'NoAvailability',
    'RateNotAvailable',
  ]) {
    const failing = tests.filter(({ scenario }) =>
      JSON.stringify(scenario?.quote?.outcome)?.includes(`"${code}"`),
    );
    expect([code, failing.length]).toEqual([code, 1]);
  }
  expect(quoteOf('quote-fails-no-errors')).toEqual({ outcome: { kind: 'Failure', errors: [] } });
  expect(quoteOf('quote-other-product')).toEqual({ outcome: { kind: 'OtherProduct', type: 'hotel' } });
  expect(quoteOf('quote-missing-amount')).toEqual({ outcome: { kind: 'MissingAmount' } });
  expect(quoteOf('quote-slow')).toEqual({ pendingPolls: 8 });
  const changed = quoteOf('quote-changed-terms')?.outcome;
  expect(listing('quote-changed-terms').cancellation.policy).toBe('FullyRefundable');
  expect(changed?.kind === 'ChangedCancellation' && changed.cancellation.policy).toBe('NonRefundable');
});

test('[BK-21] [ER-04] [ER-05] [ER-07] [ER-08] each booking failure has a listing', () => {
  for (const code of [
    'InvalidQuote',
    'NotAvailable',
    'RateNotAvailable',
    'CreditCardDeclined',
    'InsufficientFunds',
    'CreditCardExpired',
    'CreditCardLostStolen',
    'CreditCardNotSupported',
    'InvalidCardNumber',
    'InvalidCardInformation',
    'InvalidCardVerificationNumber',
    'InvalidCountryCode',
    'InvalidZipCode',
    'Fraud',
    'InvalidGuestCountry',
    'InvalidFulfillmentInput',
    'UserCardNotFound',
    'RedemptionFailure',
    'InvalidCVV',
    'InvalidAddress',
  ]) {
    const failing = tests.filter(({ scenario }) =>
      scenario?.fulfill?.errors?.some((error) => error.code === code),
    );
    expect([code, failing.length]).toEqual([code, 1]);
  }
  expect(fulfillOf('booking-fails-unknown-code')?.errors).toEqual([
    { kind: 'ErrorCode', code: 'StarsMisaligned' },
  ]);
  expect(fulfillOf('booking-slow')).toEqual({ pendingPolls: 6 });
  expect(fulfillOf('booking-never-ends')).toEqual({ pendingPolls: 'Forever' });
});

test('photographs, reviews and descriptions can be missing', () => {
  expect(listing('photos-none').media).toEqual([]);
  expect(listing('photos-one').media).toHaveLength(1);
  expect(listing('photos-two').media).toHaveLength(2);
  expect(listing('photos-untagged').media.every((photo) => photo.tag === null)).toBe(true);
  expect(listing('photos-broken').media.every((photo) => photo.file.startsWith('missing-'))).toBe(true);
  expect(listing('photos-broken').media.length).toBeGreaterThanOrEqual(3);
  expect(listing('no-reviews')).toMatchObject({ reviews: [], userRating: null });
  expect(listing('no-description').description).toBeNull();
});
