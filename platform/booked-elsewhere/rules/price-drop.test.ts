import fc from 'fast-check';
import { addDays, dayOf } from '../../kernel/dates';
import { hoursFrom, NOW, usedNow } from '../testing/situations';
import { momentAt, localTime } from './flight-times';
import { monitoredUntil, priceDrop } from './price-drop';

const trip = {
  product: 'flight',
  totalMinor: 40_000,
  lowestMinor: 30_000 as number | undefined,
  bookedAt: NOW,
  isCanceled: false,
  uses: [],
  now: hoursFrom(NOW, 24 * 11),
} as const;

test.each([
  ['flight', 10],
  ['hotel', 5],
] as const)('[AD-15] a %s is compared after %i calendar days', (product, days) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 * 24 }),
      fc.integer({ min: 0, max: 24 * 20 }),
      (start, hours) => {
        const bookedAt = hoursFrom(NOW, start);
        const now = hoursFrom(bookedAt, hours);
        const isOver = dayOf(now) > addDays(dayOf(bookedAt), days);
        expect(priceDrop({ ...trip, product, bookedAt, now }).state).toBe(isOver ? 'Exercisable' : 'Active');
      },
    ),
  );
  expect(monitoredUntil(product, new Date('2026-05-05T03:59:00Z'))).toBe(addDays('2026-05-04', days));
});

test('[AD-15] the credit for a flight is the drop, up to $50; for a hotel the whole drop', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (lowestMinor) => {
      const drop = trip.totalMinor - lowestMinor;
      const credited = (product: 'flight' | 'hotel') =>
        priceDrop({ ...trip, product, lowestMinor }).choices.map(({ amountMinor }) => amountMinor);
      expect(credited('flight')).toEqual(drop > 0 ? [Math.min(drop, 5_000)] : []);
      expect(credited('hotel')).toEqual(drop > 0 ? [drop] : []);
    }),
  );
});

test('[AD-15] a price that did not drop, a canceled trip and a credit already granted pay nothing', () => {
  expect(priceDrop({ ...trip, lowestMinor: undefined })).toMatchObject({
    state: 'Expired',
    reason: 'NoPriceDrop',
  });
  expect(priceDrop({ ...trip, isCanceled: true })).toMatchObject({ state: 'Void', reason: 'TripCanceled' });
  expect(priceDrop({ ...trip, uses: [usedNow('PriceDrop')] })).toMatchObject({ state: 'Exercised' });
});

test('[AD-07] a local time at an airport is one moment, whatever the zone and the season', () => {
  const zones = [
    'America/Toronto',
    'Europe/Lisbon',
    'Asia/Kolkata',
    'Pacific/Auckland',
    'Australia/Lord_Howe',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 800 }),
      fc.integer({ min: 0, max: 1_439 }),
      (zone, days, minute) => {
        const day = addDays('2026-01-01', days);
        const moment = momentAt(day, minute, zone);
        const shown = localTime(moment, zone);
        // In the hour that daylight saving skips there is no such time: the next one is used.
        if (shown.minute !== minute) expect(localTime(hoursFrom(moment, -1), zone).minute).not.toBe(minute);
        else expect(shown.day).toBe(day);
      },
    ),
    { numRuns: 60 },
  );
});
