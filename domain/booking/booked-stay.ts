/**
 * Whether the traveler already holds the nights of a home: after a booking in another tab the home is unavailable, and must not
 * be shown as lost (ER-13, BK-22).
 */
import type { Stay } from '../stay/stay-dates';

interface BookedStay {
  /** The number of the reservation. */
  readonly id: string;
  /** Its state in the graph. */
  readonly state: string;
  readonly fromDate: string;
  readonly untilDate: string;
  readonly listing: { readonly id: string };
}

/** The traveler's own booking of this home that shares a night with the stay. */
export const bookedStay = <Trip extends BookedStay>(
  trips: readonly Trip[],
  listingId: string,
  { from, until }: Stay,
): Trip | undefined =>
  trips.find(
    ({ state, listing, fromDate, untilDate }) =>
      state !== 'CANCELED' && listing.id === listingId && fromDate < until && from < untilDate,
  );
