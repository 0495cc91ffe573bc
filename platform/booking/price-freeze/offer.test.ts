import * as fc from 'fast-check';
import type { FreezeKind } from '../../catalogue/catalogue.types';
import { addDays, dayOf, daysBetween, startOfDay } from '../../kernel/dates';
import { freezeOptions, frozenPriceView } from './offer';

const KINDS: FreezeKind[] = ['HoldTheRoom', 'RoomType', 'BestAvailable'];
const SHARES = { HoldTheRoom: 8n, RoomType: 4n, BestAvailable: 3n };
const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 0, 1);

const moment = fc
  .integer({ min: 0, max: 3 * 365 * 24 * 60 })
  .map((minutes) => new Date(START + minutes * 60_000));
const daysAhead = fc.integer({ min: 0, max: 40 });
const homeWith = (durationHours: number, minBookingWindowDays: number) => ({
  pricing: { priceFreeze: { kinds: KINDS, capMinor: 50_000, durationHours } },
  availability: { minBookingWindowDays },
});
const optionsAt = (now: Date, ahead: number, durationHours: number, totalMinor = 74_040, notice = 0) => {
  const day = dayOf(now);
  const from = addDays(day, ahead);
  return {
    from,
    options: freezeOptions(homeWith(durationHours, notice), {
      price: { currencyCode: 'USD', totalMinor },
      stay: { from, until: addDays(from, 3) },
      today: day,
    }),
  };
};

test('[AD-11] a price is frozen for whole days, and ends before the day of check-in begins, whatever the season', () => {
  fc.assert(
    fc.property(moment, daysAhead, fc.constantFrom(24, 72, 168, 336), (now, ahead, durationHours) => {
      const { from, options } = optionsAt(now, ahead, durationHours);
      // With less than a whole day left, nothing is on sale.
      expect(options).toHaveLength(ahead < 2 ? 0 : KINDS.length);
      for (const option of options) {
        expect(option.durationHours % 24).toBe(0);
        expect(option.durationHours).toBe(Math.min(durationHours, (daysBetween(dayOf(now), from) - 1) * 24));
        const end = now.getTime() + option.durationHours * HOUR_MS;
        // Daylight saving shortens the last day by an hour.
        expect(end).toBeLessThanOrEqual(startOfDay(from).getTime() + HOUR_MS);
      }
    }),
  );
});

test('[AD-11] a price is frozen only while the home can still be booked: until less notice is left than the home requires', () => {
  const notices = fc.integer({ min: 0, max: 14 });
  fc.assert(
    fc.property(moment, daysAhead, notices, (now, ahead, notice) => {
      const { from, options } = optionsAt(now, ahead, 168, undefined, notice);
      expect(options).toHaveLength(ahead < Math.max(notice, 1) + 1 ? 0 : KINDS.length);
      for (const option of options) {
        // An hour earlier, because daylight saving may shorten the last day.
        const lastMoment = new Date(now.getTime() + (option.durationHours - 1) * HOUR_MS - 1);
        expect(daysBetween(dayOf(lastMoment), from)).toBeGreaterThanOrEqual(Math.max(notice, 1));
      }
    }),
  );
});

test('[AD-11] a deposit is its share of the price, rounded half up to the cent, and never zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000_000 }), (totalMinor) => {
      const { options } = optionsAt(new Date(START), 10, 168, totalMinor);
      for (const { kind, depositMinor, totalMinor: frozen, capMinor } of options) {
        const share = Number((BigInt(totalMinor) * SHARES[kind] + 50n) / 100n);
        expect(depositMinor).toBe(Math.max(1, share));
        expect(depositMinor).toBeLessThanOrEqual(totalMinor);
        expect([frozen, capMinor]).toEqual([totalMinor, 50_000]);
      }
    }),
  );
});

test('[AD-12] the nightly price is the total per night, rounded to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.integer({ min: 1, max: 365 }),
      (total, nights) => {
        const nightly = Math.round(frozenPriceView(total, nights, 'USD').nightly.value * 100);
        expect(Math.abs(nightly * nights - total) * 2).toBeLessThanOrEqual(nights);
      },
    ),
  );
});
