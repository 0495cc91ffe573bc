import fc from 'fast-check';
import {
  FLEXIBLE_LENGTHS,
  flexibleDatesOf,
  flexibleDatesText,
  flexibleMonths,
  flexibleStays,
  flexibleStaysIn,
  isMonthPossible,
  otherFlexibleDates,
} from './flexible-dates';
import { type CalendarDay, stayCalendar } from './stay-calendar';
import { addDays, bookingWindow, nightCount, stayRefusal } from './stay-dates';

const TODAY = '2026-06-10';

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

const anyToday = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days));
const anyDates = anyToday.chain((today) =>
  fc.record({
    today: fc.constant(today),
    dates: fc.record({
      length: fc.constantFrom(...FLEXIBLE_LENGTHS),
      months: fc.subarray(flexibleMonths(today), { minLength: 1 }),
    }),
  }),
);

test('[FM-13] a weekend is Friday to Sunday, from today on', () => {
  expect(flexibleStays({ length: 'WEEKEND', months: ['2026-06'] }, TODAY)).toEqual([
    { from: '2026-06-12', until: '2026-06-14' },
    { from: '2026-06-19', until: '2026-06-21' },
    { from: '2026-06-26', until: '2026-06-28' },
  ]);
});

test('[FM-13] a stay belongs to the month in which it begins', () => {
  const weeks = flexibleStays({ length: 'WEEK', months: ['2026-07'] }, TODAY);
  expect(weeks).toHaveLength(31);
  expect([weeks[0], weeks.at(-1)]).toEqual([
    { from: '2026-07-01', until: '2026-07-08' },
    { from: '2026-07-31', until: '2026-08-07' },
  ]);
  expect(flexibleStays({ length: 'MONTH', months: ['2026-07'] }, TODAY)[0]).toEqual({
    from: '2026-07-01',
    until: '2026-07-29',
  });
});

test('[FM-13] every stay has the nights of its length, begins in a chosen month, and can be requested', () => {
  fc.assert(
    fc.property(anyDates, ({ today, dates }) => {
      const nights = { WEEKEND: 2, WEEK: 7, MONTH: 28 }[dates.length];
      for (const stay of flexibleStays(dates, today)) {
        expect(nightCount(stay)).toBe(nights);
        expect(dates.months).toContain(stay.from.slice(0, 7));
        expect(stayRefusal(stay, today)).toBeUndefined();
        if (dates.length === 'WEEKEND') expect(weekdayOf(stay.from)).toBe(5);
      }
    }),
    { numRuns: 60 },
  );
});

test('[FM-13] the stays of several months are the stays of each month', () => {
  fc.assert(
    fc.property(anyDates, ({ today, dates: { length, months } }) => {
      expect(flexibleStays({ length, months }, today)).toEqual(
        months.flatMap((month) => flexibleStays({ length, months: [month] }, today)),
      );
    }),
    { numRuns: 30 },
  );
});

test('[FM-13] a home matches stays whose nights are free and whose length and turn days it allows', () => {
  const anyHome = fc.record({
    taken: fc.uniqueArray(fc.integer({ min: 0, max: 366 }), { maxLength: 60 }),
    checkIn: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    checkOut: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    minimumStay: fc.integer({ min: 1, max: 9 }),
    maximumStay: fc.integer({ min: 9, max: 40 }),
  });
  fc.assert(
    fc.property(anyDates, anyHome, ({ today, dates }, home) => {
      const isFree = (date: string) =>
        date >= today &&
        date < bookingWindow(today).last &&
        !home.taken.some((day) => addDays(today, day) === date);
      const days = Array.from({ length: 370 }, (_, index): CalendarDay => {
        const date = addDays(today, index);
        return {
          date,
          isAvailable: isFree(date),
          isAvailableForCheckout: home.checkOut.includes(weekdayOf(date)) && isFree(addDays(date, -1)),
          isCheckInAllowed: isFree(date) && home.checkIn.includes(weekdayOf(date)),
          minimumStay: home.minimumStay,
          maximumStay: home.maximumStay,
        };
      });
      const expected = flexibleStays(dates, today).filter(({ from, until }) => {
        const nights = nightCount({ from, until });
        return (
          nights >= home.minimumStay &&
          nights <= home.maximumStay &&
          home.checkIn.includes(weekdayOf(from)) &&
          home.checkOut.includes(weekdayOf(until)) &&
          Array.from({ length: nights }, (_, night) => addDays(from, night)).every(isFree)
        );
      });
      expect(flexibleStaysIn(stayCalendar(days), dates, today)).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});

test('[FM-13] there are twelve months to choose from, the current one first', () => {
  expect(flexibleMonths(TODAY)).toEqual([
    ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12'],
    ...['2027-01', '2027-02', '2027-03', '2027-04', '2027-05'],
  ]);
});

test.each([
  ['a past month', 'WEEK', ['2026-05'], undefined],
  ['a month beyond a year', 'WEEK', ['2027-06'], undefined],
  ['no month', 'WEEK', [], undefined],
  ['invalid months', 'WEEK', ['2026-13', 'june', ''], undefined],
  [
    'a past month among others, unordered and repeated',
    'WEEK',
    ['2026-08', '2026-05', '2026-07', '2026-08'],
    ['2026-07', '2026-08'],
  ],
] as const)(
  '[FM-13] of %s, only the months in which a stay can begin are valid',
  (_, length, months, left) => {
    expect(flexibleDatesOf(length, months, TODAY)?.months).toEqual(left);
  },
);

test('[FM-13] a month whose weekends have passed may still have weeks', () => {
  expect(isMonthPossible('WEEKEND', '2026-06', '2026-06-27')).toBe(false);
  expect(isMonthPossible('WEEK', '2026-06', '2026-06-27')).toBe(true);
});

test.each([
  ['WEEKEND', ['2026-06'], 'A weekend in June'],
  ['WEEK', ['2026-06', '2026-07'], 'A week in June or July'],
  ['MONTH', ['2026-06', '2026-07', '2027-01'], 'A month in Jun, Jul, or Jan'],
  ['WEEK', flexibleMonths(TODAY).slice(1, 6), 'A week in any of 5 months'],
  ['WEEK', flexibleMonths(TODAY), 'A week in the next 12 months'],
] as const)('[FM-13] %s of %j is shown as %j', (length, months, text) => {
  expect(flexibleDatesText({ length, months })).toBe(text);
});

test('[FM-13] alternative flexible dates are any month, or other lengths in the same months', () => {
  const anyMonth = flexibleMonths(TODAY);
  expect(otherFlexibleDates({ length: 'WEEK', months: ['2026-06'] }, '2026-06-27')).toEqual([
    { length: 'WEEK', months: anyMonth },
    { length: 'MONTH', months: ['2026-06'] },
  ]);
  expect(otherFlexibleDates({ length: 'WEEK', months: anyMonth }, TODAY).map(({ length }) => length)).toEqual(
    ['WEEKEND', 'MONTH'],
  );
});
