import { addDays, dayOf, daysBetween, daysFrom, isoWeekday, startOfDay } from './dates';

test('[LQ-21] a date is local to Toronto', () => {
  expect(dayOf(new Date('2026-05-05T03:59:59Z'))).toBe('2026-05-04');
  expect(dayOf(new Date('2026-05-05T04:00:00Z'))).toBe('2026-05-05');
  expect(dayOf(new Date('2026-01-05T04:59:59Z'))).toBe('2026-01-04');
});

test('[LQ-21] every day of two years begins exactly at its first moment', () => {
  for (const day of daysFrom('2026-01-01', '2028-01-01')) {
    const start = startOfDay(day);
    expect(dayOf(start)).toBe(day);
    expect(dayOf(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
  }
});

test('days are counted across months, leap years and daylight saving changes', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
  expect(daysFrom('2026-10-31', '2026-11-03')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  expect(daysFrom('2026-10-31', '2026-10-31')).toEqual([]);
});

test('weeks begin on Monday', () => {
  expect(['2026-05-04', '2026-05-10'].map(isoWeekday)).toEqual([1, 7]);
});
