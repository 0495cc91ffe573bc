/** AD-16: the rent of the fourth night, on every step from the results to the trip. */
import {
  book,
  bookingOutcome,
  byCard,
  quoteOutcome,
  readyQuote,
  shopAndSchedule,
} from '../testing/booking-journey';
import { buildCatalogue } from '../catalogue/build-catalogue';
import type { DiscountRule } from '../catalogue/catalogue.types';
import { addDays } from '../kernel/dates';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform';
import { priceStay } from './stay-price';

const HOME = 'test-complimentary-night';
const FROM = '2026-06-02';
const catalogue = buildCatalogue({ today: '2026-05-04' });

describe('the price', () => {
  const { pricing, ...rules } = catalogue.listings.find(({ id }) => id === HOME)!;
  const weekly: DiscountRule = {
    id: 'weekly',
    name: 'Weekly stay',
    fundingKind: 'HostFunded',
    basisPoints: 1_000,
    platformShareBasisPoints: 0,
    minNights: null,
    maxDaysUntilCheckIn: null,
    minDaysUntilCheckIn: null,
    checkInFrom: null,
    checkInUntil: null,
  };
  const priceOf = (nights: number, changes: Partial<typeof pricing> = {}) =>
    priceStay(
      { ...rules, pricing: { ...pricing, ...changes } },
      {
        from: FROM,
        until: addDays(FROM, nights),
        guests: { adults: 2, children: [], petsIncluded: false },
      },
      '2026-05-04',
    );

  test.each([
    [3, null, 60_000],
    [4, 20_000, 60_000],
    [9, 20_000, 160_000],
  ])('[AD-16] for %d nights has %p off', (nights, off, rent) => {
    expect(priceOf(nights)).toMatchObject({ complimentaryNightMinor: off, rentMinor: rent });
  });

  test('[AD-16] deducts the rent of the fourth night, whatever the other nights cost', () => {
    // June 2 is a Tuesday, so that the fourth night is a Friday.
    const weekdayBasisPoints = { ...pricing.weekdayBasisPoints, 5: 12_345 };
    expect(priceOf(5, { weekdayBasisPoints }).complimentaryNightMinor).toBe(24_700);
  });

  test('[AD-16] applies other discounts to the paid nights only', () => {
    const { discounts, rentMinor } = priceOf(5, { discounts: [weekly] });
    expect(discounts.map(({ rule, minor }) => [rule.name, minor])).toEqual([
      ['Complimentary fourth night', 20_000],
      ['Weekly stay', 8_000],
    ]);
    expect(rentMinor).toBe(72_000);
  });

  test('[AD-16] a home that does not take part has no deduction', () => {
    expect(priceOf(4, { complimentaryNight: false })).toMatchObject({ discounts: [], rentMinor: 80_000 });
  });
});

test('[AD-16] select homes of the two collections take part, and no other home', () => {
  const taking = catalogue.listings.filter(({ pricing }) => pricing.complimentaryNight);
  const collections = new Set(taking.map(({ collection }) => collection));
  expect(collections).toEqual(new Set(['Lifestyle', 'Premier']));
  const inCollections = catalogue.listings.filter(({ collection }) => collection !== 'NoCollection');
  expect(taking.length).toBeLessThan(inCollections.length);
});

describe('from search to trip', () => {
  let platform: TestPlatform;
  let helen: TestCaller;

  beforeAll(async () => {
    platform = await startTestPlatform();
    helen = await platform.signIn('helen');
  });
  afterAll(() => platform.close());

  const shop = async (until: string) => {
    const { body } = await helen.call('shopHome', {
      listingId: HOME,
      stayDetails: {
        dateRange: { from: FROM, until },
        guestDetails: { adults: 2, children: [], infants: 0, petsIncluded: false },
      },
      distributionChannels: [{ channelId: 'General' }],
    });
    return body.value.availability?.rate;
  };
  const off = { minimumNights: 4, amount: { value: 200, currencyCode: 'USD', currencySymbol: '$' } };

  test('[AD-16] a stay that is too short gets the number of missing nights', async () => {
    const rate = await shop('2026-06-05');
    expect(rate?.complimentaryNight).toEqual({ minimumNights: 4 });
    expect(rate?.price).toMatchObject({ discounts: [], total: { fiat: { value: 740 } } });
  });

  test('[AD-16] shop, quote and trip deduct the same rent, once', async () => {
    const rate = await shop('2026-06-06');
    expect(rate?.complimentaryNight).toEqual(off);
    // 800 rent, 200 off, 80 cleaning, 60 tax.
    expect(rate?.price).toMatchObject({
      rentTotal: { fiat: { value: 600 } },
      discounts: [{ name: 'Complimentary fourth night', funding: { Funding: 'PlatformFunded' } }],
      total: { fiat: { value: 740 } },
    });
    const stay = { listingId: HOME, from: FROM, until: '2026-06-06' };
    const { token } = await shopAndSchedule(helen, stay);
    const quoted = (await quoteOutcome(helen, token)).quote?.value?.rate;
    expect(quoted?.complimentaryNight).toEqual(off);
    expect(quoted?.detailedPrice.payNowTotal.fiat?.value).toBe(740);

    const quote = await readyQuote(helen, stay);
    await bookingOutcome(helen, await book(helen, quote, [byCard(740)]));
    const { body } = await helen.call('listItineraries');
    const [trip] = body.itineraries;
    const discounts = trip?.priceGroups?.find(({ kind }) => kind.Kind === 'Discounts');
    expect(trip?.total.value).toBe(740);
    expect(discounts?.items).toMatchObject([
      { name: 'Complimentary fourth night', amount: { fiat: { value: -200 } } },
    ]);
  });

  test('[AD-16] a home that does not take part returns no promotion', async () => {
    const { token } = await shopAndSchedule(helen, { from: FROM, until: '2026-06-06' });
    const quoted = (await quoteOutcome(helen, token)).quote?.value?.rate;
    expect(quoted).not.toHaveProperty('complimentaryNight');
  });
});
