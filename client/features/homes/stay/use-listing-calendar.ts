import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '#client/components/when-idle.ts';
import { calendarsOf, type ListingDays, UNKNOWN_DAYS } from './listing-calendars';

/**
 * LQ-11: requests the days of a home when the browser is idle; nothing waits for them. They are not read here, so that the page
 * does not render again when they arrive. Returns a function that requests them again (LQ-19).
 */
export function useCalendarPrefetch(listingId: string): () => void {
  const calendars = calendarsOf(useApolloClient());
  useEffect(
    () =>
      whenIdle(() => {
        if (calendars.read(listingId) === UNKNOWN_DAYS) calendars.request(listingId);
      }),
    [calendars, listingId],
  );
  return useCallback(() => calendars.request(listingId), [calendars, listingId]);
}

export interface ListingCalendar extends ListingDays {
  /** Requests the days, unless they are known or pending. */
  readonly requestDays: () => void;
}

/** The days of a home, for the part of the page that shows them. */
export function useListingCalendar(listingId: string): ListingCalendar {
  const calendars = calendarsOf(useApolloClient());
  const known = useSyncExternalStore(
    calendars.subscribe,
    () => calendars.read(listingId),
    () => UNKNOWN_DAYS,
  );
  const requestDays = useCallback(() => {
    const now = calendars.read(listingId);
    if (now === UNKNOWN_DAYS || now.calendarCall === 'Failed') calendars.request(listingId);
  }, [calendars, listingId]);
  return { ...known, requestDays };
}
