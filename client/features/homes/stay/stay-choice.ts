import type { SearchState } from '../../../../domain/search/search-state';
import type { Guests } from '../../../../domain/stay/guests';
import type { Stay } from '../../../../domain/stay/stay-dates';

/** The stay in one home, and the ways to change it. */
export interface StayChoice {
  /** Names the home, too. */
  readonly search: SearchState;
  /** The home's limit; null without one. */
  readonly maxOccupancy: number | null;
  readonly setStay: (stay: Stay) => void;
  readonly setGuests: (guests: Guests) => void;
}
