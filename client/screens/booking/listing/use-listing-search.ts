import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';
import {
  chooseSearch,
  parseSearch,
  type SearchState,
  searchParams,
  withoutFrozenPrice,
  withStay,
} from '#domain/search/search-state.ts';
import type { Guests } from '#domain/stay/guests.ts';
import type { Stay } from '#domain/stay/stay-dates.ts';
import { useKnownTenant, useTenant, useToday } from '#client/app/session/session-context.ts';
import { storedSearch, storeSearch } from './stored-search';

/** The search of the page, and functions to change it. The address contains all of it, so it can be shared and reloaded. */
export interface ListingSearch {
  readonly search: SearchState;
  /** LQ-05: a link was followed, so the address overrides the stored search. Going back overrides nothing. */
  readonly addressOverrides: boolean;
  readonly setStay: (stay: Stay) => void;
  readonly setGuests: (guests: Guests) => void;
  /** RW-06: selecting an account on the page overrides the account in the address. */
  readonly dropAccountIndex: () => void;
}

export function useListingSearch(): ListingSearch {
  const [params, setParams] = useSearchParams();
  const client = useApolloClient();
  const addressOverrides = useNavigationType() !== NavigationType.Pop;
  const today = useToday();
  const isTenantKnown = useKnownTenant() !== undefined;
  const { defaultAdults } = useTenant();
  const { state: search, rewriteAddress } = useMemo(() => {
    const defaults = { today, defaultAdults };
    // A frozen price is booked from the trips; the listing page shows the current price.
    const fromAddress = withoutFrozenPrice(parseSearch(params, defaults));
    return chooseSearch(storedSearch(client, fromAddress.listingId, defaults), fromAddress, addressOverrides);
  }, [client, params, today, defaultAdults, addressOverrides]);

  const show = useCallback(
    (next: SearchState) => {
      storeSearch(client, next);
      setParams(searchParams(next), { replace: true, preventScrollReset: true });
    },
    [client, setParams],
  );
  useEffect(() => {
    // Until then, the party may be the default of another tenant, which must not be stored as the traveler's.
    if (!isTenantKnown) return;
    if (rewriteAddress) show(search);
    else storeSearch(client, search);
  }, [client, isTenantKnown, search, rewriteAddress, show]);

  return {
    search,
    addressOverrides,
    setStay: useCallback((stay) => show(withStay(search, stay)), [search, show]),
    setGuests: useCallback((guests) => show({ ...search, guests }), [search, show]),
    dropAccountIndex: useCallback(() => {
      const { selectedAccountIndex, ...rest } = search;
      if (selectedAccountIndex !== undefined) show(rest);
    }, [search, show]),
  };
}
