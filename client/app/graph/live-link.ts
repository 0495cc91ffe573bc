/** Whether the WebSocket over which quotes and bookings are followed is connected, for a notice while it is not. */
import { useSyncExternalStore } from 'react';

const MAX_WAIT_MS = 15_000;

/** Doubles from half a second, with up to half as much again as jitter, so that clients do not reconnect simultaneously. */
export const waitBefore = (retries: number): number =>
  Math.min(MAX_WAIT_MS, 500 * 2 ** Math.min(retries, 8)) * (1 + Math.random() / 2);

export type LiveLink = 'up' | 'reconnecting';

let current: LiveLink = 'up';
const listeners = new Set<() => void>();

export function reportLiveLink(next: LiveLink): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLiveLink = (): LiveLink =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => 'up',
  );
