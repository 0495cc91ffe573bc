import { expect, test } from 'vitest';
import { stayCalendar } from '#domain/stay/stay-calendar.ts';
import { formatStayDate } from '#domain/stay/stay-dates.ts';
import { dayLabel, dayState, endsOf } from './day-state';
import { stayRules } from './stay-rules';

const day = (date: string, changes: object = {}) => ({
  date,
  isAvailable: true,
  isAvailableForCheckout: true,
  isCheckInAllowed: true,
  minimumStay: null,
  maximumStay: null,
  ...changes,
});

const calendar = stayCalendar([
  day('2026-06-05', { minimumStay: 2, maximumStay: 4 }),
  day('2026-06-06'),
  day('2026-06-07', { isAvailable: false }),
  day('2026-06-08', { isAvailable: false, isAvailableForCheckout: false }),
  day('2026-06-09', { isCheckInAllowed: false }),
  day('2026-06-10', { maximumStay: 3 }),
  day('2026-06-11', { isAvailableForCheckout: false }),
  day('2026-06-12', { isCheckInAllowed: false }),
  // Longer than the calendar, so no limit in effect.
  day('2026-06-13', { maximumStay: 365 }),
  day('2026-06-14'),
]);

const rules = stayRules(calendar, '2026-05-01');
const context = (from: string | null = null) => {
  const picking = { rules, selection: { from, until: null } };
  return { ...picking, previewed: null, ends: endsOf(picking) };
};
const note = (date: string, from: string | null = null) => rules.pressNote({ from, until: null }, date);
const label = (date: string, from?: string) =>
  dayLabel(date, dayState(date, context(from)), rules.names, { text: '$200', level: 5 });

test('[CA-04] a check-out-only day is labeled as check-out only, and ends a stay', () => {
  expect(dayState('2026-06-07', context()).isSelectable).toBe(false);
  expect(label('2026-06-07')).toBe('Sunday, June 7, 2026, check-out only');
  expect(note('2026-06-07')).toBe('Sun, Jun 7: check-out only');
  expect(dayState('2026-06-07', context('2026-06-05')).isSelectable).toBe(true);
  expect(note('2026-06-07', '2026-06-05')).toBeUndefined();
});

test('[CA-04] days that cannot be picked state the reason', () => {
  expect(note('2026-06-08')).toBe('Mon, Jun 8: not available');
  expect(note('2026-06-09')).toBe('Tue, Jun 9: no check-in on this day');
  expect(note('2026-04-30')).toBe('Thu, Apr 30: in the past');
  expect(note('2027-05-02')).toBe('Sun, May 2: too far ahead');
  expect(note('2026-06-10')).toBeUndefined();
});

test('[CA-04] a day without check-in cannot begin a stay, but can end one', () => {
  expect(label('2026-06-09')).toBe('Tuesday, June 9, 2026, no check-in on this day');
  expect(label('2026-06-12', '2026-06-10')).toBe('Friday, June 12, 2026, $200, among the highest prices');
});

test.each([
  ['2026-06-06', '2026-06-05', 'Stays from Fri, Jun 5 have at least 2 nights'],
  ['2026-06-14', '2026-06-10', 'Stays from Wed, Jun 10 have at most 3 nights'],
  ['2026-06-11', '2026-06-10', 'No check-out on Thu, Jun 11'],
  ['2026-06-10', '2026-06-06', 'Not every night before Wed, Jun 10 is free'],
])('[CA-02] [CA-05] a click on %s states why the stay from %s cannot end there', (date, from, why) => {
  const day = formatStayDate(date);
  expect(note(date, from)).toBe(`${why}, so another stay begins on ${day}`);
  expect(dayState(date, context(from)).startsAnother).toBe(true);
  expect(label(date, from)).toMatch(/begins another stay$/);
});

test('[CA-05] on a day where no stay can end or begin, the reason is the whole label', () => {
  expect(note('2026-06-09', '2026-06-06')).toBe('Not every night before Tue, Jun 9 is free');
  expect(note('2026-06-08', '2026-06-06')).toBe('Mon, Jun 8: not available');
});

test('[CA-02] the first day of a stay defines its limits', () => {
  const { limits } = rules;
  expect(limits('2026-06-05')).toBe('Stays from this day: at least 2 nights, at most 4 nights');
  expect(limits('2026-06-06')).toBeUndefined();
  expect(limits('2026-06-13')).toBeUndefined();
});
