import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../../components/idle/when-idle';
import { calendarsOf, type ListingDays, UNKNOWN_DAYS } from './listing-calendars';

/**
 * LQ-11: has the days of a home asked for when the browser has time for them, and nothing waits for them. They are not read
 * here, so that the page is not drawn again when they arrive. The answer asks for them again (LQ-19).
 */
export function useAskedCalendar(listingId: string): () => void {
  const calendars = calendarsOf(useApolloClient());
  useEffect(
    () =>
      whenIdle(() => {
        if (calendars.read(listingId) === UNKNOWN_DAYS) calendars.ask(listingId);
      }),
    [calendars, listingId],
  );
  return useCallback(() => calendars.ask(listingId), [calendars, listingId]);
}

export interface ListingCalendar extends ListingDays {
  /** Asks for the days, unless they are known or on their way. */
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
    if (now === UNKNOWN_DAYS || now.calendarCall === 'Failed') calendars.ask(listingId);
  }, [calendars, listingId]);
  return { ...known, requestDays };
}
