import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEventQueue } from './event-queue';
import type { TrackedEvent } from './events';

const event = (count: number): TrackedEvent => ({ name: 'photos_opened', properties: { count } });
const counts = (batch: readonly TrackedEvent[]) =>
  batch.map(({ properties }) => 'count' in properties && properties.count);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const sending = () => vi.fn<(events: readonly TrackedEvent[]) => Promise<unknown>>(() => Promise.resolve());

test('[TL-05] events are batched and sent in one request, in order', () => {
  const send = sending();
  const queue = createEventQueue(send);
  queue.add(event(1));
  queue.add(event(2));
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(send.mock.calls.map(([batch]) => counts(batch))).toEqual([[1, 2]]);
});

test('[TL-05] many events are sent in batches, and no more than a hundred wait', () => {
  const send = sending();
  const queue = createEventQueue(send);
  for (let count = 1; count <= 130; count += 1) queue.add(event(count));
  queue.flush();
  expect(send).toHaveBeenCalledTimes(5);
  expect(send.mock.calls.flatMap(([batch]) => counts(batch))).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 31),
  );
});

test('[TL-01] events that cannot be sent are dropped, and later events are sent', async () => {
  const send = sending().mockRejectedValueOnce(new Error('offline'));
  const queue = createEventQueue(send);
  queue.add(event(1));
  queue.flush();
  await Promise.resolve();
  queue.add(event(2));
  vi.advanceTimersByTime(2_000);
  expect(send.mock.calls.map(([batch]) => counts(batch))).toEqual([[1], [2]]);
});

test('an empty queue sends nothing', () => {
  const send = sending();
  createEventQueue(send).flush();
  expect(send).not.toHaveBeenCalled();
});
