import { formatTime, formatTimeWindow } from './time-window';

test.each([
  ['00:00', '12:00 AM'],
  ['00:30', '12:30 AM'],
  ['9:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['16:00:00', '4:00 PM'],
  ['20:15', '8:15 PM'],
  ['23:59', '11:59 PM'],
  ['10:00:59', '10:00 AM'],
  ['10:00:60', undefined],
  ['12:60', undefined],
  ['24:00', undefined],
  ['noon', undefined],
  [null, undefined],
])('[FM-03] %p is %p', (time, text) => {
  expect(formatTime(time)).toBe(text);
});

test('[FM-03] the texts of time windows', () => {
  expect(formatTimeWindow({ startTime: '16:00', endTime: '22:30' })).toBe('From 4:00 PM - 10:30 PM');
  expect(formatTimeWindow({ startTime: '16:00', endTime: null })).toBe('From 4:00 PM');
  expect(formatTimeWindow({ endTime: '11:00' })).toBe('Until 11:00 AM');
  expect(formatTimeWindow({ startTime: '??' })).toBeNull();
});
