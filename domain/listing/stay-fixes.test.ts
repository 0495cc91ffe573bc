import { stayCalendar } from '../stay/stay-calendar';
import { addDays } from '../stay/stay-dates';
import { limitText, stayFix, type UnavailableStay } from './stay-fixes';

const TODAY = '2026-03-01';
const day = (number: number) => addDays(TODAY, number - 1);
const calendar = (letters: string, minimumStay?: number) =>
  stayCalendar(
    [...letters].map((letter, index) => ({
      date: addDays(TODAY, index),
      isAvailable: letter === 'o' || letter === 'b',
      isAvailableForCheckout: letter === 'o' || letter === 'c',
      minimumStay,
    })),
  );
const problem = (
  code: UnavailableStay['reason']['code'],
  change: Partial<UnavailableStay> = {},
): UnavailableStay => ({
  reason: { code },
  stay: { from: day(2), until: day(4) },
  guests: { adults: 3, children: [4, 9], pets: 1 },
  maxOccupancy: 4,
  calendar: calendar('oooooooooooooo'),
  today: TODAY,
  ...change,
});

test('[AV-02] a stay below the minimum gets the nearest check-out that satisfies it', () => {
  expect(stayFix(problem('MIN_STAY_VIOLATION', { calendar: calendar('oooooooooooooo', 5) }))).toEqual({
    kind: 'DATES',
    stay: { from: day(2), until: day(7) },
    label: 'Mon, Mar 2 - Sat, Mar 7, 5 nights',
  });
});

test('[AV-02] if the nights after it are occupied, it gets the next window that is long enough', () => {
  const reason = { code: 'MIN_STAY_VIOLATION', minimumNights: 3 } as const;
  expect(
    stayFix(problem('MIN_STAY_VIOLATION', { reason, calendar: calendar('oooxxooooooo') })),
  ).toMatchObject({
    stay: { from: day(6), until: day(9) },
  });
});

test('[AV-03] a stay above the maximum gets the longest one allowed', () => {
  const reason = { code: 'MAX_STAY_VIOLATION', maximumNights: 3 } as const;
  const stay = { from: day(2), until: day(12) };
  expect(stayFix(problem('MAX_STAY_VIOLATION', { reason, stay }))).toMatchObject({
    stay: { from: day(2), until: day(5) },
  });
});

test('[AV-04] too many guests become as many as fit, with an adult', () => {
  expect(stayFix(problem('OCCUPANCY_VIOLATION'))).toEqual({
    kind: 'GUESTS',
    guests: { adults: 2, children: [4, 9], pets: 1 },
    label: 'Up to 4 guests',
  });
  const reason = { code: 'OCCUPANCY_VIOLATION', maximumGuests: 1 } as const;
  expect(stayFix(problem('OCCUPANCY_VIOLATION', { reason }))).toMatchObject({
    guests: { adults: 1, children: [] },
    label: 'Up to 1 guest',
  });
  expect(stayFix(problem('OCCUPANCY_VIOLATION', { maxOccupancy: null }))).toBeNull();
});

test('[AV-05] a home without pets gets a stay without pets', () => {
  expect(stayFix(problem('PET_POLICY_VIOLATION'))).toMatchObject({ guests: { adults: 3, pets: 0 } });
});

test('[AV-07] an unavailable check-out gets another one after the same check-in', () => {
  expect(stayFix(problem('CHECK_OUT_NOT_ALLOWED', { calendar: calendar('ooobboooo') }))).toMatchObject({
    stay: { from: day(2), until: day(6) },
  });
  expect(stayFix(problem('CHECK_OUT_NOT_ALLOWED', { calendar: calendar('ooobxxxxx') }))).toMatchObject({
    stay: { from: day(2), until: day(3) },
  });
});

test.each(['BLOCKED_DATES', 'CHECK_IN_NOT_ALLOWED', 'UNKNOWN'] as const)(
  '[AV-06] [AV-08] [AV-10] %s gets the next free window of as many nights',
  (code) => {
    expect(stayFix(problem(code, { calendar: calendar('ooxxoxoooo') }))).toMatchObject({
      stay: { from: day(7), until: day(9) },
    });
    expect(stayFix(problem(code, { calendar: calendar('xxxxxxxxxx') }))).toBeNull();
  },
);

test('[AV-09] a stay on short notice gets the first window from the earliest check-in', () => {
  const reason = { code: 'MIN_BOOKING_WINDOW_VIOLATION', earliestCheckIn: day(5) } as const;
  expect(stayFix(problem('MIN_BOOKING_WINDOW_VIOLATION', { reason }))).toMatchObject({
    stay: { from: day(5), until: day(7) },
  });
});

test.each([
  [{ minimumNights: 30 }, 'At least 30 nights'],
  [{ minimumNights: 1 }, 'At least 1 night'],
  [{ maximumNights: 28 }, 'At most 28 nights'],
  [{ maximumGuests: 4 }, 'At most 4 guests'],
  [{ earliestCheckIn: '2026-03-05' }, 'Check-in from Thu, Mar 5'],
  [{ minimumNights: null }, null],
])('the limit of %j is shown as %j', (limits, text) => {
  expect(limitText(limits)).toBe(text);
});
