import type { SearchState } from '#domain/search/search-state.ts';
import type { FlexibleStayInput, StayInput } from '../../generated/graph';

/** The stay or flexible dates that a list of homes is priced for, as the variables of its query. */
export type PricedFor = { readonly stay: StayInput } | { readonly flexibleStay: FlexibleStayInput };

/** Whether each home was found for its own stay, which the list then has to name. */
export const isFlexible = (pricedFor: PricedFor): boolean => 'flexibleStay' in pricedFor;

/** The stay of a search, as the graph takes it. */
export const stayInput = ({ stay, guests, frozenPriceId }: SearchState): StayInput => ({
  fromDate: stay.from,
  untilDate: stay.until,
  adults: guests.adults,
  children: [...guests.children],
  pets: guests.pets,
  ...(frozenPriceId === undefined ? {} : { frozenPriceId }),
});

/** The flexible dates of a search if it has any, or else its stay. */
export const searchedStay = (search: SearchState): PricedFor => {
  const { flexible, guests } = search;
  if (!flexible) return { stay: stayInput(search) };
  return {
    flexibleStay: {
      length: flexible.length,
      months: [...flexible.months],
      adults: guests.adults,
      children: [...guests.children],
      pets: guests.pets,
    },
  };
};
