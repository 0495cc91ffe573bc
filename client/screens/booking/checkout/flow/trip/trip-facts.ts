/** The home to book, the search that it was found with, and its price when available. */
import { useFragment, useSuspenseFragment } from '@apollo/client/react';
import { useMemo } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';
import { stayInput } from '#client/app/stay/stay-input.ts';
import { decidedVariant, storedDecision, useTripKey } from '#client/features/customize/stored-decision.ts';
import type { StayInput } from '#client/generated/graph.ts';
import type { CheckoutQuery } from '../../checkout.generated';
import {
  type CheckoutStay_ListingFragment,
  CheckoutStay_ListingFragmentDoc,
  type CheckoutTrip_ListingFragment,
  CheckoutTrip_ListingFragmentDoc,
} from './checkout-trip.generated';

type Availability = CheckoutStay_ListingFragment['availability'];

export type Variant = NonNullable<Rate['cancelForAnyReason']>['variants'][number];

export type Rate = Extract<Availability, { __typename: 'Available' }>['rate'];
export type UnavailableReasons = Extract<Availability, { __typename: 'Unavailable' }>['reasons'];

/** The home as selected by the screen's query: each part of the screen reads its own fragment. */
export type CheckoutListing = NonNullable<CheckoutQuery['listing']>;

export interface TripFacts extends Pick<CheckoutTrip_ListingFragment, 'collection' | 'provider'> {
  readonly search: SearchState;
  readonly listing: CheckoutListing;
  /** The stay, as an argument of the fragments that belong to it. */
  readonly stay: StayInput;
  /** Whether options are on offer that the traveler has not decided on (LS-28). */
  readonly isUndecided: boolean;
  /** The variants of cancel for any reason that are on offer. */
  readonly variants: readonly Variant[];
  /** The variant that the traveler has chosen; null when it was declined. */
  readonly protection: Variant | null;
  /** Null while the home is unavailable, as when the quote or the booking itself holds its nights. */
  readonly rate: Rate | null;
  /** Why the stay is unavailable; empty while it is available or not known. */
  readonly reasons: UnavailableReasons;
  /** Null while it is not known, and outside a business. */
  readonly corporateTravel: CheckoutStay_ListingFragment['corporateTravel'];
  /** CA-11: the stay has just been chosen, and its rate is loading. */
  readonly isStayLoading: boolean;
  readonly maxOccupancy: number | null;
}

const NO_REASONS: UnavailableReasons = [];
const NO_VARIANTS: readonly Variant[] = [];

export function useTripFacts(listing: CheckoutListing, search: SearchState): TripFacts {
  const stay = useMemo(() => stayInput(search), [search]);
  const { data: home } = useSuspenseFragment({ fragment: CheckoutTrip_ListingFragmentDoc, from: listing });
  const { data: ofStay, complete } = useFragment({
    fragment: CheckoutStay_ListingFragmentDoc,
    from: listing,
    variables: { stay },
  });
  const tripKey = useTripKey(search);
  return useMemo(() => {
    const { collection, provider, terms } = home;
    const facts = { search, listing, stay, collection, provider, maxOccupancy: terms.maxOccupancy };
    if (!complete) {
      return {
        ...facts,
        rate: null,
        reasons: NO_REASONS,
        corporateTravel: null,
        variants: NO_VARIANTS,
        isUndecided: false,
        protection: null,
        isStayLoading: true,
      };
    }
    const { availability, corporateTravel } = ofStay;
    const rate = availability.__typename === 'Available' ? availability.rate : null;
    const variants = rate?.cancelForAnyReason?.variants ?? NO_VARIANTS;
    const decided = decidedVariant(variants, storedDecision(tripKey));
    return {
      ...facts,
      rate,
      reasons: availability.__typename === 'Unavailable' ? availability.reasons : NO_REASONS,
      corporateTravel,
      variants,
      isUndecided: variants.length > 0 && decided === undefined,
      protection: decided ?? null,
      isStayLoading: false,
    };
  }, [home, ofStay, complete, search, listing, stay, tripKey]);
}
