/** AD-04, AD-26: the homes that sell cancel for any reason, and until when it can be used. */
import * as fc from 'fast-check';
import { buildCatalogue } from '../catalogue/build-catalogue';
import { addDays, momentIn } from '../kernel/dates';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';

const catalogue = buildCatalogue({ today: '2026-05-04' });
const ordinary = catalogue.listings.filter(({ scenario, id }) => !scenario && !id.startsWith('test-'));

test('[LS-28] some homes sell it, most do not, and none whose terms are unknown', () => {
  const selling = ordinary.filter(({ cancelForAnyReason }) => cancelForAnyReason);
  expect(selling.length).toBeGreaterThan(ordinary.length / 20);
  expect(selling.length).toBeLessThan(ordinary.length / 4);
  expect(selling.map(({ cancellation }) => cancellation.policy)).not.toContain('Unknown');
});

const dayOfYears = fc
  .record({ year: fc.integer({ min: 2026, max: 2031 }), day: fc.integer({ min: 0, max: 364 }) })
  .map(({ year, day }) => addDays(`${year}-01-01`, day));
const timeOfDay = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.constantFrom('00', '15', '30', '45') })
  .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${minute}`);
const zones = [...new Set(catalogue.markets.map(({ timezone }) => timezone))];

test('[AD-04] a check-in time is local to the home', () => {
  const shown = (zone: string, moment: Date) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
      moment,
    );
  fc.assert(
    fc.property(fc.constantFrom(...zones), dayOfYears, timeOfDay, (zone, day, time) => {
      // The hour that daylight saving skips in spring is not a check-in time.
      fc.pre(!/^0[0-3]/.test(time));
      expect(shown(zone, momentIn(zone, day, time))).toBe(`${day} ${time}`);
    }),
  );
});

test.each([
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['America/New_York', '2026-11-01', '15:00', '2026-11-01T20:00:00.000Z'],
  ['Pacific/Honolulu', '2026-06-01', '15:00', '2026-06-02T01:00:00.000Z'],
  ['Europe/Lisbon', '2026-06-01', '16:00', '2026-06-01T15:00:00.000Z'],
])('[AD-04] in %s the moment of %s at %s is %s', (zone, day, time, moment) => {
  expect(momentIn(zone, day, time).toISOString()).toBe(moment);
});

describe('the shop', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform();
  });
  afterAll(() => platform.close());

  const offerOf = async (listingId: string) => {
    const helen = await platform.signIn('helen');
    const { body } = await helen.call('shopHome', {
      listingId,
      stayDetails: {
        dateRange: { from: '2026-06-02', until: '2026-06-05' },
        guestDetails: { adults: 2, children: [], infants: 0, petsIncluded: false },
      },
      distributionChannels: [{ channelId: 'General' }],
    });
    return body.value.availability?.rate?.cancelForAnyReason;
  };

  test('[AD-26] returns the price, the coverage and the deadline of each variant', async () => {
    expect(await offerOf('test-protection')).toMatchObject({
      availability: { Availability: 'Available' },
      variants: [
        {
          coverage: 'Partial',
          premiumPrices: { total: { fiat: { value: 51.8, currencyCode: 'USD' } } },
          coverageAmount: { value: 592 },
          coveragePercentage: 80,
          exercisableUntil: '2026-06-02T19:00:00.000Z',
        },
        {
          coverage: 'Full',
          premiumPrices: { total: { fiat: { value: 85.1 } } },
          coverageAmount: { value: 740 },
          coveragePercentage: 100,
        },
      ],
    });
  });

  test.each([
    ['test-protection-unavailable', 'Unavailable'],
    ['test-protection-failure', 'Failure'],
  ])('[AD-18] of %s returns %s and sells nothing', async (listingId, availability) => {
    expect(await offerOf(listingId)).toEqual({ availability: { Availability: availability }, variants: [] });
  });

  test('[LS-28] returns nothing for a home that does not sell it', async () => {
    expect(await offerOf('test-always-works')).toBeUndefined();
  });
});
