/**
 * The search that a home was last viewed with (LQ-05, LQ-06), for as long as the page is open: a reload or a typed address uses
 * the address alone.
 */
import type { ApolloClient } from '@apollo/client';
import {
  parseSearch,
  type SearchDefaults,
  type SearchState,
  searchParams,
} from '#domain/search/search-state.ts';

/** Keyed by portal client, because a page may contain more than one portal. */
const searches = new WeakMap<ApolloClient, SearchState>();

/** Null unless it is for this home. Dates that have passed are replaced as in an address. */
export function storedSearch(
  client: ApolloClient,
  listingId: string | undefined,
  defaults: SearchDefaults,
): SearchState | null {
  const stored = searches.get(client);
  return stored && stored.listingId === listingId ? parseSearch(searchParams(stored), defaults) : null;
}

/** Whether any home has been viewed since the page was opened. */
export const hasStoredSearch = (client: ApolloClient): boolean => searches.has(client);

export const storeSearch = (client: ApolloClient, search: SearchState): void =>
  void searches.set(client, search);

/** LQ-12: a new search does not use the previous one. */
export const forgetStoredSearch = (client: ApolloClient): void => void searches.delete(client);
