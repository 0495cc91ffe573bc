import { DEFAULT_LOCALE, DEFAULT_TIME_ZONE, today } from './clock';

const at = (instant: string) => ({ now: () => new Date(instant) });

test('[LQ-21] [FM-02] the date is local to the time zone, by default Toronto, not UTC', () => {
  expect(today(at('2026-07-02T03:30:00Z'))).toBe('2026-07-01');
  expect(today(at('2026-07-02T04:30:00Z'))).toBe('2026-07-02');
  expect(today(at('2026-01-01T04:59:59Z'))).toBe('2025-12-31');
  expect(today(at('2026-07-01T22:00:00Z'), 'Asia/Tokyo')).toBe('2026-07-02');
  expect([DEFAULT_TIME_ZONE, DEFAULT_LOCALE]).toEqual(['America/Toronto', 'en-US']);
});
