import * as fc from 'fast-check';
import { PARTIAL_AND_FULL } from '../../catalogue/home/cancel-for-any-reason';
import type { StoredListing } from '../../homes/listing-store';
import { addDays, momentIn } from '../../kernel/dates';
import { laterOffer } from './offer';

const HOUR_MS = 3_600_000;
const ZONES = ['America/Toronto', 'Pacific/Honolulu', 'Europe/Lisbon', 'Pacific/Auckland', 'Asia/Kolkata'];

const anyFacts = fc.record({
  zone: fc.constantFrom(...ZONES),
  from: fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2026-01-05', days)),
  checkInTime: fc.constantFrom('00:00', '14:00', '15:00', '16:30', undefined),
  hoursBeforeCheckIn: fc.integer({ min: 1, max: 400 }),
  stayMinor: fc.integer({ min: 100, max: 5_000_000 }),
  feeMinor: fc.constantFrom(0, 2_500),
});

type Facts = typeof anyFacts extends fc.Arbitrary<infer Value> ? Value : never;

function soldFor({ zone, from, checkInTime, hoursBeforeCheckIn, stayMinor, feeMinor }: Facts) {
  const checkIn = momentIn(zone, from, checkInTime ?? '00:00').getTime();
  const bookedAt = checkIn - hoursBeforeCheckIn * HOUR_MS;
  const rules = {
    cancelForAnyReason: {
      variants: PARTIAL_AND_FULL,
      timezone: zone,
      ...(checkInTime === undefined ? {} : { checkInTime }),
    },
  } as StoredListing['rules'];
  const trip = {
    state: 'Confirmed' as const,
    protection: null,
    created_at: new Date(bookedAt),
    stay_from: from,
    stay_until: addDays(from, 3),
    guests: { adults: 2, children: [], infants: 0 as const, petsIncluded: false },
    total_minor: stayMinor + feeMinor,
    agent_fee_minor: feeMinor,
    payments: [],
  };
  const at = (moment: number) => laterOffer({ trip, rules, isBeingBought: false, now: new Date(moment) });
  return { at, bookedAt, end: Math.min(bookedAt + 72 * HOUR_MS, checkIn - 24 * HOUR_MS) };
}

test('[AD-18] a protection is sold for 72 hours, until 24 hours before check-in at the home, to the millisecond', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { at, bookedAt, end } = soldFor(facts);
      const isSold = end > bookedAt;
      expect(at(bookedAt).purchasableUntil?.getTime()).toBe(isSold ? end : undefined);
      expect(at(end).availability).toBe('Unavailable');
      expect(at(end - 1).availability).toBe('Available');
    }),
  );
});

test('[AD-18] [AD-26] premium and coverage are shares of the booked price without the agent fee', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { at, end } = soldFor(facts);
      const { stayMinor } = facts;
      for (const { premiumMinor, coverageMinor, coveragePercentage } of at(end - 1).variants) {
        // The coverage is rounded down, so it never exceeds the share.
        expect(coverageMinor).toBe(Math.floor((stayMinor * coveragePercentage) / 100));
        expect(premiumMinor).toBeLessThan(stayMinor);
      }
    }),
  );
});
