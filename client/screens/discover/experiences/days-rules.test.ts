import { expect, test } from 'vitest';
import { dayLabel, dayState, endsOf } from '#client/components/stay-dates/day-state.ts';
import { daysRules } from './days-rules';

const rules = daysRules('2026-05-01');
const begun = { from: '2026-06-05', until: null };
const none = { from: null, until: null };

test.each([
  ['the same day selects one day', '2026-06-05', { from: '2026-06-05', until: '2026-06-05' }],
  ['the 31st day ends the range', '2026-07-05', { from: '2026-06-05', until: '2026-07-05' }],
  ['a day beyond the limit starts a new range', '2026-07-06', { from: '2026-07-06', until: null }],
  ['an earlier day starts a new range', '2026-06-04', { from: '2026-06-04', until: null }],
  ['a day in the past changes nothing', '2026-04-30', begun],
])('[VO-11] after the first day, %s', (_, date, selection) => {
  expect(rules.pick(begun, date)).toEqual(selection);
});

test('[VO-11] the days of one year can be picked', () => {
  expect(rules.pick(none, '2026-05-01')).toEqual({ from: '2026-05-01', until: null });
  expect(rules.pick(none, '2027-05-01')).toEqual({ from: '2027-05-01', until: null });
  expect(rules.pick(none, '2027-05-02')).toBe(none);
  expect(rules.pressNote(none, '2027-05-02')).toBe('Sun, May 2: too far ahead');
  expect(rules.endsFrom('2027-04-30')).toEqual(['2027-04-30', '2027-05-01']);
});

test('[VO-11] a day beyond the limit states why it cannot end the range', () => {
  expect(rules.pressNote(begun, '2026-07-05')).toBeUndefined();
  expect(rules.pressNote(begun, '2026-07-06')).toBe('At most 31 days, so Mon, Jul 6 is the first day now');
  const context = { rules, selection: begun, previewed: null, ends: endsOf({ rules, selection: begun }) };
  expect(dayLabel('2026-07-06', dayState('2026-07-06', context), rules.names, undefined)).toBe(
    'Monday, July 6, 2026, becomes the first day',
  );
});

test.each([
  [none, 'Select the first day'],
  [begun, 'Fri, Jun 5, select the last day'],
  [{ from: '2026-06-05', until: '2026-06-05' }, 'Fri, Jun 5, 1 day'],
  [{ from: '2026-06-05', until: '2026-06-07' }, 'Fri, Jun 5 - Sun, Jun 7, 3 days'],
])('[VO-11] %j reads %s', (selection, text) => {
  expect(rules.summary(selection)).toBe(text);
});
