import fc from 'fast-check';
import {
  addDays,
  addYears,
  bookingWindow,
  formatNights,
  formatStay,
  formatStayDate,
  formatStayDateWithYear,
  formatStayWithYear,
  formatTripDates,
  nightCount,
  nightsBetween,
  nightsOf,
  parseStayDate,
  stayFromQuery,
  stayRefusal,
} from './stay-dates';

const TODAY = '2026-03-10';
const anyDate = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));

test.each([
  [{ fromDate: TODAY }, TODAY],
  [{ fromDate: '2026-03-11' }, '2026-03-11'],
  [{ fromDate: '2026-03-09' }, '2026-03-11'],
  [{ fromDate: '2026-02-30' }, '2026-03-11'],
  [{ fromDate: ['2026-04-01'] }, '2026-03-11'],
  [{}, '2026-03-11'],
  [{ fromDate: '2027-03-09' }, '2027-03-09'],
  [{ fromDate: '2027-03-10' }, '2026-03-11'],
])('[LQ-03] [CA-01] a query of %p checks in on %s', (query, from) => {
  expect(stayFromQuery(query, TODAY).from).toBe(from);
});

test.each([
  [{ fromDate: '2026-03-20', untilDate: '2026-03-21' }, '2026-03-21'],
  [{ fromDate: '2026-03-20', untilDate: '2026-03-20' }, '2026-03-22'],
  [{ fromDate: '2026-03-20', untilDate: 'soon' }, '2026-03-22'],
  [{ fromDate: '2026-03-01', untilDate: '2026-03-11' }, '2026-03-13'],
  [{}, '2026-03-13'],
  [{ fromDate: '2027-03-01', untilDate: '2027-03-10' }, '2027-03-10'],
  [{ fromDate: '2027-03-01', untilDate: '2027-03-11' }, '2027-03-03'],
  [{ fromDate: '2027-03-09', untilDate: '2027-03-11' }, '2027-03-10'],
])('[LQ-04] [CA-01] a query of %p checks out on %s', (query, until) => {
  expect(stayFromQuery(query, TODAY).until).toBe(until);
});

test.each([
  '0000-01-01',
  '1899-12-31',
  '2200-01-01',
  '9999-12-31',
  '9999-99-99',
  '10000-01-01',
  '2026-02-29',
])('%s is not a real date', (text) => {
  expect(parseStayDate(text)).toBeUndefined();
});

test('[CA-01] dates run from today to one year ahead', () => {
  expect(bookingWindow(TODAY)).toEqual({ first: TODAY, last: '2027-03-10' });
  expect(bookingWindow('2028-02-29').last).toBe('2029-02-28');
  expect(addYears('2027-02-28', 1)).toBe('2028-02-28');
});

test.each([
  [{ from: TODAY, until: '2026-03-11' }, undefined],
  [{ from: '2027-03-09', until: '2027-03-10' }, undefined],
  [{ from: '2026-03-09', until: '2026-03-12' }, 'CHECK_IN_IN_THE_PAST'],
  [{ from: '2026-03-12', until: '2026-03-12' }, 'TOO_FEW_NIGHTS'],
  [{ from: '2026-03-12', until: '2026-03-11' }, 'TOO_FEW_NIGHTS'],
  [{ from: '2027-03-09', until: '2027-03-11' }, 'BEYOND_ONE_YEAR'],
  [{ from: '2026-3-12', until: '2026-03-14' }, 'NOT_A_DATE'],
])('[CA-01] [CA-02] a stay %p is refused for %p', (stay, reason) => {
  expect(stayRefusal(stay, TODAY)).toBe(reason);
});

test('[CA-07] dates have the format ddd, MMM D', () => {
  expect(formatStayDate('2026-06-05')).toBe('Fri, Jun 5');
  expect(formatStay({ from: '2026-12-31', until: '2027-01-02' })).toBe('Thu, Dec 31 - Sat, Jan 2');
  expect([formatNights(1), formatNights(3)]).toEqual(['1 night', '3 nights']);
});

test('[CA-07] every month and every day of the week has its three-letter name', () => {
  const firsts = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`);
  expect(firsts.map(formatStayDate)).toEqual([
    'Thu, Jan 1',
    'Sun, Feb 1',
    'Sun, Mar 1',
    'Wed, Apr 1',
    'Fri, May 1',
    'Mon, Jun 1',
    'Wed, Jul 1',
    'Sat, Aug 1',
    'Tue, Sep 1',
    'Thu, Oct 1',
    'Sun, Nov 1',
    'Tue, Dec 1',
  ]);
});

test('[FM-04] only existing dates in the format YYYY-MM-DD are dates', () => {
  expect(parseStayDate('2028-02-29')).toBe('2028-02-29');
  for (const input of [
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '20260310',
    '2026-03-10T00:00:00Z',
    5,
    null,
  ]) {
    expect(parseStayDate(input)).toBeUndefined();
  }
});

test.each([
  [2026, 28],
  [2028, 29],
  [2000, 29],
  [2100, 28],
])('[FM-04] the months of %i have the right number of days, February %i', (year, february) => {
  const days = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  for (const [index, length] of days.entries()) {
    const day = (number: number) => `${year}-${String(index + 1).padStart(2, '0')}-${number}`;
    expect(parseStayDate(day(length))).toBe(day(length));
    expect(parseStayDate(day(length + 1))).toBeUndefined();
  }
});

test('each date except the check-out counts as a night, across daylight saving and leap days', () => {
  expect(nightsOf({ from: '2026-03-07', until: '2026-03-09' })).toEqual(['2026-03-07', '2026-03-08']);
  expect(nightsOf({ from: '2026-03-09', until: '2026-03-07' })).toEqual([]);
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 800 }), (from, nights) => {
      const stay = { from, until: addDays(from, nights) };
      expect(nightCount(stay)).toBe(nights);
      expect(nightsOf(stay)).toHaveLength(nights);
      expect(nightsBetween(stay.until, from)).toBe(nights === 0 ? 0 : -nights);
      expect(parseStayDate(stay.until)).toBe(stay.until);
    }),
  );
});

test('[CA-07] the dates of a trip show their year, and both years where they differ', () => {
  expect(formatStayDateWithYear('2026-06-05')).toBe('Fri, Jun 5, 2026');
  expect(formatStayWithYear({ from: '2026-06-05', until: '2026-06-08' })).toBe(
    'Fri, Jun 5 - Mon, Jun 8, 2026',
  );
  expect(formatStayWithYear({ from: '2026-12-30', until: '2027-01-02' })).toBe(
    'Wed, Dec 30, 2026 - Sat, Jan 2, 2027',
  );
});

test('the dates of a trip of one day are that day', () => {
  expect(formatTripDates('2027-01-08', '2027-01-08')).toBe('Fri, Jan 8, 2027');
  expect(formatTripDates('2027-01-08', '2027-01-10')).toBe('Fri, Jan 8 - Sun, Jan 10, 2027');
});
