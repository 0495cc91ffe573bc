/** The link of subscriptions, and whether its subscriptions are connected, for a notice while they are not. */
import { ApolloLink } from '@apollo/client';
import { useSyncExternalStore } from 'react';
import { defer, retry, switchMap, timer } from 'rxjs';
import { whenOnline } from '../../components/on-demand/on-demand';
import type { LiveClientOptions } from './live-client';
import type { LiveWays } from './live-ways';

const MAX_WAIT_MS = 15_000;

/** Doubles from half a second, with up to half as much again as jitter, so that clients do not reconnect simultaneously. */
export const waitBefore = (retries: number): number =>
  Math.min(MAX_WAIT_MS, 500 * 2 ** retries) * (1 + Math.random() / 2);

export interface LiveOptions extends LiveClientOptions {
  /** The link of queries. */
  readonly http: ApolloLink;
}

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

/** Together with the pauses between them, about half a minute: enough for a gateway to restart. */
const MAX_REPEATS = 6;

/**
 * The link of subscriptions. Its code loads with the first of them: most visits follow nothing. A failed load is retried, like a
 * lost connection.
 */
export function lazyLiveLink(
  options: LiveOptions,
  load: typeof loadCode = loadCode,
): { link: ApolloLink; close: () => Promise<void> } {
  let opened: LiveWays | undefined;
  async function open() {
    const { createLiveWays } = await whenOnline(load);
    return (opened ??= createLiveWays(options));
  }
  return {
    link: new ApolloLink((operation) =>
      defer(open).pipe(
        retry({ count: MAX_REPEATS, delay: (_, repeat) => pauseBefore(repeat) }),
        switchMap(({ follow }) => follow(operation)),
      ),
    ),
    close: async () => opened?.close(),
  };
}

function pauseBefore(repeat: number) {
  reportLiveLink('reconnecting');
  return timer(waitBefore(repeat - 1));
}

const loadCode = () => import('./live-ways');
