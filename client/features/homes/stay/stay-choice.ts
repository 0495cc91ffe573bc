import type { SearchState } from '#domain/search/search-state.ts';
import type { Guests } from '#domain/stay/guests.ts';
import type { Stay } from '#domain/stay/stay-dates.ts';

/** A stay in one home, and the functions that change it. */
export interface StayChoice {
  /** Includes the home. */
  readonly search: SearchState;
  /** The home's limit; null without one. */
  readonly maxOccupancy: number | null;
  readonly setStay: (stay: Stay) => void;
  readonly setGuests: (guests: Guests) => void;
}
