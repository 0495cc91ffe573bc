/** Recent searches and homes, stored in this browser. A browser that blocks storage has none. */
import { useEffect, useEffectEvent, useState } from 'react';
import {
  forgetHomes,
  forgetSearches,
  recentHomes,
  recentSearches,
  rememberHome,
  rememberSearch,
} from '#domain/search/recents.ts';
import { type SearchState, searchParams } from '#domain/search/search-state.ts';
import { useTenant, useToday } from '#client/app/session/session-context.ts';
import { deviceTime } from '#client/components/visit/portal-clock.ts';

const clock = { now: deviceTime };

function tried<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** As stored when the page opened, until the user clears them. */
export function useRecents() {
  const today = useToday();
  const { defaultAdults } = useTenant();
  const [recents, setRecents] = useState(() => ({
    searches: tried(() => recentSearches(localStorage, clock, { today, defaultAdults }), []),
    homes: tried(() => recentHomes(localStorage, clock), []),
  }));
  const clearSearches = () => {
    tried(() => forgetSearches(localStorage), undefined);
    setRecents({ ...recents, searches: [] });
  };
  const clearHomes = () => {
    tried(() => forgetHomes(localStorage), undefined);
    setRecents({ ...recents, homes: [] });
  };
  return { ...recents, clearSearches, clearHomes };
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
