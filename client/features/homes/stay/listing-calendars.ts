/**
 * The days of homes for a year. They are stored outside Apollo Client's cache, which would normalize 366 objects and compare them
 * for each screen: too slow on a slow phone.
 */
import type { ApolloClient } from '@apollo/client';
import type { CallState } from '#domain/call-states.ts';
import { type StayCalendar, stayCalendar } from '#domain/stay/stay-calendar.ts';
import { ListingCalendarDocument, type ListingCalendarQuery } from './listing-calendar.generated';

export interface ListingDays {
  /** Undefined until it has loaded; while it is requested again, the previous one. */
  readonly calendar: StayCalendar | undefined;
  readonly days: NonNullable<ListingCalendarQuery['calendar']> | undefined;
  readonly calendarCall: CallState;
}

export interface ListingCalendars {
  read(listingId: string): ListingDays;
  /** Requests the days, even if they are known. */
  request(listingId: string): void;
  subscribe(listener: () => void): () => void;
}

/** Before the first response. */
export const UNKNOWN_DAYS: ListingDays = { calendar: undefined, days: undefined, calendarCall: 'InProcess' };

const stores = new WeakMap<ApolloClient, ListingCalendars>();

/** The calendars of a client; cleared with its cache, so that no user sees the days of another. */
export function calendarsOf(client: ApolloClient): ListingCalendars {
  const known = stores.get(client) ?? createCalendars(client);
  stores.set(client, known);
  return known;
}

function createCalendars(client: ApolloClient): ListingCalendars {
  let known = new Map<string, ListingDays>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  client.onClearStore(async () => {
    known = new Map();
    notify();
  });
  const read = (listingId: string) => known.get(listingId) ?? UNKNOWN_DAYS;

  async function request(listingId: string): Promise<void> {
    const ofUser = known;
    const show = (next: ListingDays) => {
      ofUser.set(listingId, next);
      notify();
    };
    show({ ...read(listingId), calendarCall: 'InProcess' });
    try {
      const { data } = await client.query({
        query: ListingCalendarDocument,
        variables: { listingId },
        fetchPolicy: 'no-cache',
        // Requested next to the home, which the browser should fetch first.
        context: { fetchOptions: { priority: 'low' } },
      });
      const days = data?.calendar ?? undefined;
      show({ days, calendar: days && stayCalendar(days), calendarCall: 'Success' });
    } catch {
      show({ ...(ofUser.get(listingId) ?? UNKNOWN_DAYS), calendarCall: 'Failed' });
    }
  }

  return {
    read,
    request: (listingId) => void request(listingId),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
