/** Whether the WebSocket that quotes and bookings are followed on is up, for a quiet note while it is not. */
import { useSyncExternalStore } from 'react';

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
