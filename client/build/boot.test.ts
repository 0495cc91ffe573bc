import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenOwned } from './boot';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const button = document.createElement('button');

test('a press is repeated when React has hydrated its button', () => {
  const repeat = vi.fn();
  let isHydrated = false;
  whenOwned(() => isHydrated && button, repeat);
  vi.advanceTimersByTime(20_000);
  expect(repeat).not.toHaveBeenCalled();
  isHydrated = true;
  vi.advanceTimersByTime(1_000);
  expect(repeat).toHaveBeenCalledExactlyOnceWith(button);
});

test('a page whose code has not loaded after half a minute stops looking for hydrated buttons', () => {
  whenOwned(() => false, vi.fn());
  vi.advanceTimersByTime(31_000);
  expect(vi.getTimerCount()).toBe(0);
});
