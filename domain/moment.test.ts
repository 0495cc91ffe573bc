import { formatDeadline, formatMoment } from './moment';

test('[FM-02] a moment is formatted in Toronto time, which it names, in summer and in winter', () => {
  expect(formatMoment('2026-06-05T20:00:00.000Z')).toBe('Fri, Jun 5, 2026, 4:00 PM EDT');
  expect(formatMoment('2026-12-05T20:00:00.000Z')).toBe('Sat, Dec 5, 2026, 3:00 PM EST');
});

test('[FM-02] a deadline at midnight is shown as the end of the previous day', () => {
  expect(formatDeadline('2026-06-07T04:00:00.000Z')).toBe('the end of Sat, Jun 6, 2026, EDT');
  expect(formatDeadline('2027-01-01T05:00:00.000Z')).toBe('the end of Thu, Dec 31, 2026, EST');
  expect(formatDeadline('2026-06-07T04:00:01.000Z')).toBe('Sun, Jun 7, 2026, 12:00 AM EDT');
});
