import { useSyncExternalStore } from 'react';

/** Subscribes to a fact that does not change. */
export const neverChanges = () => () => undefined;

/**
 * A fact that only the browser knows and that does not change, such as an entry of its storage, for rendering. On the gateway,
 * and until the page has been hydrated, it is `unknown`. Facts are texts, numbers or booleans.
 */
export const useBrowserFact = <Fact extends string | number | boolean | null>(
  read: () => Fact,
  unknown: Fact,
): Fact => useSyncExternalStore<Fact>(neverChanges, read, () => unknown);
