/**
 * The days of homes for a year, as they have been answered. They are kept beside Apollo Client's cache, which would take a
 * slow phone apart and together again for each of 366 days, and each screen with it.
 */
import type { ApolloClient } from '@apollo/client';
import type { CallState } from '../../../domain/call-states';
import { type StayCalendar, stayCalendar } from '../../../domain/stay/stay-calendar';
import { ListingCalendarDocument, type ListingCalendarQuery } from './listing-calendar.generated';

export interface ListingDays {
  /** Undefined until it has arrived; while it is requested again, as before. */
  readonly calendar: StayCalendar | undefined;
  readonly days: NonNullable<ListingCalendarQuery['calendar']> | undefined;
  readonly calendarCall: CallState;
}

export interface ListingCalendars {
  read(listingId: string): ListingDays;
  /** Asks for the days, whatever is known of them. */
  ask(listingId: string): void;
  subscribe(listener: () => void): () => void;
}

/** As long as nothing has been answered, and before it has been asked. */
export const UNKNOWN_DAYS: ListingDays = { calendar: undefined, days: undefined, calendarCall: 'InProcess' };

const stores = new WeakMap<ApolloClient, ListingCalendars>();

/** Of a client; its users see each other's no more than the rest of its answers. */
export function calendarsOf(client: ApolloClient): ListingCalendars {
  const known = stores.get(client) ?? createCalendars(client);
  stores.set(client, known);
  return known;
}

function createCalendars(client: ApolloClient): ListingCalendars {
  let known = new Map<string, ListingDays>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  client.onClearStore(async () => {
    known = new Map();
    tell();
  });
  const read = (listingId: string) => known.get(listingId) ?? UNKNOWN_DAYS;

  async function ask(listingId: string): Promise<void> {
    const ofUser = known;
    const show = (next: ListingDays) => {
      ofUser.set(listingId, next);
      tell();
    };
    show({ ...read(listingId), calendarCall: 'InProcess' });
    try {
      const { data } = await client.query({
        query: ListingCalendarDocument,
        variables: { listingId },
        fetchPolicy: 'no-cache',
        // Asked for beside the home, which the browser is to fetch first.
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
    ask: (listingId) => void ask(listingId),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
