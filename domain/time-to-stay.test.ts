import { timeToStay } from './time-to-stay';

const stay = { from: '2026-06-05', until: '2026-06-08' };

test.each([
  ['2026-05-01', 'in 35 days'],
  ['2026-06-03', 'in 2 days'],
  ['2026-06-04', 'tomorrow'],
  ['2026-06-05', 'today'],
  ['2026-06-06', 'now'],
  ['2026-06-08', 'now'],
  ['2026-06-09', null],
])('[CN-05] on %s the stay is %p', (today, told) => {
  expect(timeToStay(stay, today)).toBe(told);
});
