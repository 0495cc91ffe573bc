import { timeOfDay } from './time-of-day';

test.each([
  [0, 'EARLY_MORNING'],
  [4, 'EARLY_MORNING'],
  [5, 'MORNING'],
  [11, 'MORNING'],
  [12, 'AFTERNOON'],
  [16, 'AFTERNOON'],
  [17, 'EVENING'],
  [23, 'EVENING'],
])('[FM-08] %i o’clock is %s', (hour, part) => {
  expect(timeOfDay(hour)).toBe(part);
});
