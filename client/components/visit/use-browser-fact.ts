import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * What only the browser knows and keeps as it is, such as an entry of its storage, for what draws. While a page is rendered on
 * the gateway, and until it has been hydrated, `unknown` stands for it. Facts are texts, numbers or booleans.
 */
export const useBrowserFact = <Fact extends string | number | boolean | null>(
  read: () => Fact,
  unknown: Fact,
): Fact => useSyncExternalStore<Fact>(neverChanges, read, () => unknown);
