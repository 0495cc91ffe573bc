import { expect, test, vi } from 'vitest';
import { createHostChannel } from './host-channel';
import { isHostEvent } from './host-events';

const settle = () => Promise.resolve();

test.each([
  'bookingComplete',
  'calendarLoaded',
  'datePicked',
  'datesFinalized',
  'datesReset',
  'navigateToNativeFeature',
  'searchLoaded',
  'sessionExpired',
  'sessionExpiring',
  'sessionFailed',
  'sessionInitialized',
])('[TA-05] a host can subscribe to %s', (name) => expect(isHostEvent(name)).toBe(true));

test('[TA-03] a subscriber receives the event with its facts, until it unsubscribes', async () => {
  const channel = createHostChannel();
  const first = vi.fn();
  const second = vi.fn();
  channel.subscribe('datePicked', first);
  channel.subscribe('datePicked', second);
  channel.notify('datePicked', { date: '2026-06-05', isCheckIn: true });
  await settle();
  channel.unSubscribe('datePicked', first);
  channel.notify('datePicked', { date: '2026-06-08', isCheckIn: false });
  channel.notify('datesReset', {});
  await settle();
  expect(first.mock.calls).toEqual([[{ date: '2026-06-05', isCheckIn: true }]]);
  expect(second).toHaveBeenCalledTimes(2);
});

test('[TA-04] subscribing to an unknown event warns and subscribes nothing, and unsubscribing warns', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const channel = createHostChannel();
  const listener = vi.fn();
  for (const name of ['pageLoaded', 'toString']) {
    channel.subscribe(name as 'datesReset', listener);
    channel.notify(name as 'datesReset', {});
    channel.unSubscribe(name as 'datesReset', listener);
  }
  await settle();
  expect(listener).not.toHaveBeenCalled();
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    "The travel portal has no event 'pageLoaded'; nothing was subscribed.",
    "The travel portal has no event 'pageLoaded'; nothing was unsubscribed.",
    "The travel portal has no event 'toString'; nothing was subscribed.",
    "The travel portal has no event 'toString'; nothing was unsubscribed.",
  ]);
  warn.mockRestore();
});

test('an event in progress does not reach a subscriber that unsubscribes', async () => {
  const channel = createHostChannel();
  const listener = vi.fn();
  channel.subscribe('datesReset', listener);
  channel.notify('datesReset', {});
  channel.unSubscribe('datesReset', listener);
  await settle();
  expect(listener).not.toHaveBeenCalled();
});
