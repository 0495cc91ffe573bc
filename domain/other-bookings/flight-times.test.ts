import fc from 'fast-check';
import {
  airportDay,
  airportTime,
  durationText,
  isSliceExpired,
  minutesBetween,
  missedFlight,
  partOfDayAt,
  plusDays,
} from './flight-times';

test("[VO-17] a time is local to the airport, whatever the traveler's time zone", () => {
  const moment = '2026-06-06T01:40:00.000Z';
  expect(airportTime(moment, 'America/Toronto')).toBe('9:40 PM');
  expect(airportDay(moment, 'America/Toronto')).toBe('Fri, Jun 5, 2026');
  expect(airportTime(moment, 'Europe/Lisbon')).toBe('2:40 AM');
  expect(airportDay(moment, 'Europe/Lisbon')).toBe('Sat, Jun 6, 2026');
});

test('[VO-17] an invalid time zone is shown as UTC, with a note', () => {
  expect(airportTime('2026-06-06T01:40:00.000Z', 'Mars/Olympus')).toBe('1:40 AM UTC');
});

test('[VO-17] the days between departure and arrival are calendar days', () => {
  const at = (moment: string, timeZone: string) => ({ at: moment, timeZone });
  expect(
    plusDays(at('2026-06-06T01:40:00Z', 'America/Toronto'), at('2026-06-06T08:40:00Z', 'Europe/Lisbon')),
  ).toBe(1);
  expect(
    plusDays(at('2026-06-06T12:00:00Z', 'America/Toronto'), at('2026-06-06T16:00:00Z', 'America/Denver')),
  ).toBe(0);
  // Across the date line, a flight arrives on the previous day.
  expect(
    plusDays(at('2026-06-06T12:30:00Z', 'Pacific/Auckland'), at('2026-06-06T21:00:00Z', 'Pacific/Honolulu')),
  ).toBe(-1);
});

test('[FM-08] the part of the day is local to the airport', () => {
  expect(partOfDayAt({ at: '2026-06-06T01:40:00Z', timeZone: 'America/Toronto' })).toBe('EVENING');
  expect(partOfDayAt({ at: '2026-06-06T01:40:00Z', timeZone: 'Europe/Lisbon' })).toBe('EARLY_MORNING');
});

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [425, '7 h 5 min'],
])('[VO-17] %i minutes read as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

test('[AD-09] the first flight that departs before the previous one arrives is missed', () => {
  const start = Date.parse('2026-06-06T12:00:00Z');
  // Minutes in the air, and minutes on the ground after it; a negative number is a missed connection.
  const legs = fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: -300, max: 900 })), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(legs, (generated) => {
      let clock = start;
      const flights = generated.map(([inAir, onGround]) => {
        const departure = { expectedAt: new Date(clock).toISOString() };
        const arrival = { expectedAt: new Date(clock + inAir * 60_000).toISOString() };
        clock += (inAir + onGround) * 60_000;
        return { departure, arrival };
      });
      const short = generated.slice(0, -1).findIndex(([, onGround]) => onGround < 0);
      expect(missedFlight(flights)).toBe(short < 0 ? null : short + 1);
    }),
  );
});

test('[AD-17] a slice counts as expired when it arrived more than 24 hours ago', () => {
  const now = new Date('2026-06-06T12:00:00Z');
  fc.assert(
    fc.property(fc.integer({ min: -200_000_000, max: 200_000_000 }), (msAgo) => {
      const arrivedAt = new Date(now.getTime() - msAgo).toISOString();
      expect(isSliceExpired(arrivedAt, now)).toBe(msAgo > 86_400_000);
    }),
  );
  expect(minutesBetween('2026-06-06T10:00:00Z', now.toISOString())).toBe(120);
});
