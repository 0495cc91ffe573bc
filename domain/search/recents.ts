/**
 * Recent searches and homes of a traveler, stored in the browser for a month (LC-01, FM-13). Anyone can write there: unreadable
 * entries count as absent.
 */
import type { Clock } from '../clock';
import { type CacheStorage, readCache, removeCached, writeCache } from '../local-cache';
import { parseSearch, type SearchDefaults, type SearchState, searchParams } from './search-state';

export const RECENT_SEARCHES = 'recent-searches';
export const RECENT_HOMES = 'recent-homes';

const MAX_SEARCHES = 4;
const MAX_HOMES = 4;
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;
const MAX_ID = 100;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

const newestFirst = (newest: string, stored: readonly string[], max: number): string[] =>
  [newest, ...stored.filter((each) => each !== newest)].slice(0, max);

/** The searches, the newest first, without those whose check-in or months have passed. */
export const recentSearches = (
  storage: CacheStorage,
  clock: Clock,
  defaults: SearchDefaults,
): SearchState[] =>
  texts(readCache(storage, clock, RECENT_SEARCHES)).flatMap((text) => {
    const params = new URLSearchParams(text);
    const search = parseSearch(params, defaults);
    const isAhead = params.has('flexibleMonths')
      ? search.flexible !== undefined
      : search.stay.from === params.get('fromDate');
    return isAhead && search.locationName !== undefined ? [search] : [];
  });

export function rememberSearch(storage: CacheStorage, clock: Clock, search: SearchState): void {
  const stored = texts(readCache(storage, clock, RECENT_SEARCHES));
  const params = searchParams(search);
  const text = params.toString();
  // Other guests or filters for the same stay continue the same search.
  const others = stored.filter((each) => {
    const other = new URLSearchParams(each);
    return other.get('locationName') !== search.locationName || datesOf(other) !== datesOf(params);
  });
  writeCache(storage, clock, RECENT_SEARCHES, newestFirst(text, others, MAX_SEARCHES), LIFETIME_SECONDS);
}

const datesOf = (params: URLSearchParams): string =>
  (params.has('flexibleMonths') ? ['flexibleLength', 'flexibleMonths'] : ['fromDate', 'untilDate'])
    .map((name) => params.get(name))
    .join(' ');

/** The ids of the homes, the newest first. */
export const recentHomes = (storage: CacheStorage, clock: Clock): string[] =>
  texts(readCache(storage, clock, RECENT_HOMES)).filter((id) => id !== '' && id.length <= MAX_ID);

export function rememberHome(storage: CacheStorage, clock: Clock, listingId: string): void {
  const kept = newestFirst(listingId, recentHomes(storage, clock), MAX_HOMES);
  writeCache(storage, clock, RECENT_HOMES, kept, LIFETIME_SECONDS);
}

export const forgetSearches = (storage: CacheStorage): void => removeCached(storage, RECENT_SEARCHES);
export const forgetHomes = (storage: CacheStorage): void => removeCached(storage, RECENT_HOMES);
