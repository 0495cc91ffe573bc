import { bookedStay } from './booked-stay';

const trip = (changes: object = {}) => ({
  id: 'LK-1',
  state: 'CONFIRMED',
  fromDate: '2026-06-05',
  untilDate: '2026-06-08',
  listing: { id: 'home-1' },
  ...changes,
});

const stay = (from: string, until: string) => ({ from, until });

test.each([
  ['the same nights', '2026-06-05', '2026-06-08', true],
  ['the last night', '2026-06-07', '2026-06-10', true],
  ['all nights and more', '2026-06-01', '2026-06-20', true],
  ['no night, arriving on the day of departure', '2026-06-08', '2026-06-10', false],
  ['no night, leaving on the day of arrival', '2026-06-01', '2026-06-05', false],
])('[ER-13] a booking that shares %s is the stay: %4$s', (_, from, until, isIt) => {
  expect(bookedStay([trip()], 'home-1', stay(from, until))?.id).toBe(isIt ? 'LK-1' : undefined);
});

test.each([
  ['of another home', { listing: { id: 'home-2' } }],
  ['that was canceled', { state: 'CANCELED' }],
])('[ER-13] a booking %s is not the stay', (_, changes) => {
  expect(bookedStay([trip(changes)], 'home-1', stay('2026-06-05', '2026-06-08'))).toBeUndefined();
});

test('[ER-13] a booking that is being confirmed counts as booked', () => {
  expect(bookedStay([trip({ state: 'PENDING' })], 'home-1', stay('2026-06-05', '2026-06-08'))).toBeDefined();
});
