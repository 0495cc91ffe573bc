import type { SearchState } from '../../domain/search/search-state';
import type { StayInput } from '../generated/graph';

/** The stay of a search, as the graph takes it. */
export const stayInput = ({ stay, guests, frozenPriceId }: SearchState): StayInput => ({
  fromDate: stay.from,
  untilDate: stay.until,
  adults: guests.adults,
  children: [...guests.children],
  pets: guests.pets,
  ...(frozenPriceId === undefined ? {} : { frozenPriceId }),
});
