import { timeToStay } from './time-to-stay';

const stay = { from: '2026-06-05', until: '2026-06-08' };

test.each([
  ['2026-05-01', 'In 35 days'],
  ['2026-06-03', 'In 2 days'],
  ['2026-06-04', 'Tomorrow'],
  ['2026-06-05', 'Today'],
  ['2026-06-06', 'Happening now'],
  ['2026-06-08', 'Happening now'],
  ['2026-06-09', null],
])('[CN-05] on %s the stay is %p', (today, phrase) => {
  expect(timeToStay(stay, today)).toBe(phrase);
});
