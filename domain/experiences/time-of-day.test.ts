import { experienceTimeOfDay, partOfDay } from './time-of-day';

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
  expect(partOfDay(hour)).toBe(part);
});

test.each([
  ['05:00', 'MORNING'],
  ['11:59', 'MORNING'],
  ['12:00', 'AFTERNOON'],
  ['16:59', 'AFTERNOON'],
  ['17:00', 'EVENING_AND_NIGHT'],
  ['23:59', 'EVENING_AND_NIGHT'],
  ['04:30', 'EVENING_AND_NIGHT'],
])('[VO-11] an experience at %s is found under %s', (time, timeOfDay) => {
  expect(experienceTimeOfDay(time)).toBe(timeOfDay);
});
