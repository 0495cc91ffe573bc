/**
 * The search that a home was last looked at with (LQ-05, LQ-06), for as long as the page is open: a reload or an address
 * that is typed starts from the address alone.
 */
import type { ApolloClient } from '@apollo/client';
import {
  parseSearch,
  type SearchDefaults,
  type SearchState,
  searchParams,
} from '../../../../domain/search/search-state';

/** By the portal that shows it: a page may hold more than one. */
const searches = new WeakMap<ApolloClient, SearchState>();

/** Null unless it is about this home. Dates that have passed meanwhile are replaced as in an address. */
export function storedSearch(
  client: ApolloClient,
  listingId: string | undefined,
  defaults: SearchDefaults,
): SearchState | null {
  const stored = searches.get(client);
  return stored && stored.listingId === listingId ? parseSearch(searchParams(stored), defaults) : null;
}

/** Whether any home has been looked at since the page was opened. */
export const hasStoredSearch = (client: ApolloClient): boolean => searches.has(client);

export const storeSearch = (client: ApolloClient, search: SearchState): void =>
  void searches.set(client, search);

/** LQ-12: a search that starts again knows nothing of the last one. */
export const forgetStoredSearch = (client: ApolloClient): void => void searches.delete(client);
