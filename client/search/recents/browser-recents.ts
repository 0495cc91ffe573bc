/** Recent searches and homes, in this browser. A browser that refuses to store them has none. */
import { useEffect, useEffectEvent, useState } from 'react';
import { recentHomes, recentSearches, rememberHome, rememberSearch } from '../../../domain/search/recents';
import { type SearchState, searchParams } from '../../../domain/search/search-state';
import { useTenant, useToday } from '../../app/session/session-context';

const clock = { now: () => new Date() };

function tried<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** As they were when the page opened. */
export function useRecents() {
  const today = useToday();
  const { defaultAdults } = useTenant();
  const [recents] = useState(() => ({
    searches: tried(() => recentSearches(localStorage, clock, { today, defaultAdults }), []),
    homes: tried(() => recentHomes(localStorage, clock), []),
  }));
  return recents;
}

export function useRememberedSearch(search: SearchState): void {
  const remember = useEffectEvent(() => {
    if (search.locationName !== undefined)
      tried(() => rememberSearch(localStorage, clock, search), undefined);
  });
  const address = searchParams(search).toString();
  useEffect(() => remember(), [address]);
}

export function useRememberedHome(listingId: string): void {
  useEffect(() => tried(() => rememberHome(localStorage, clock, listingId), undefined), [listingId]);
}
