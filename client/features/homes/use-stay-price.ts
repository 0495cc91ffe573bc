import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { PricedFor } from '../../app/stay/stay-input';
import { StayPrice_ListingFragmentDoc, type StayPrice_ListingFragment } from './stay-price.generated';

export type StayPrice = NonNullable<StayPrice_ListingFragment['price']>;

/** The price of a home for a stay, null when it has none, with that stay; undefined until they are loaded. */
export function usePricedStay(
  listing: FragmentType<StayPrice_ListingFragment>,
  pricedFor: PricedFor,
): Pick<StayPrice_ListingFragment, 'price' | 'stay'> | undefined {
  const { data, complete } = useFragment({
    fragment: StayPrice_ListingFragmentDoc,
    from: listing,
    variables: pricedFor,
  });
  return complete ? data : undefined;
}

/** The prices of several homes, without those that have none; empty until all are loaded. */
export function useStayPrices(
  listings: readonly FragmentType<StayPrice_ListingFragment>[],
  pricedFor: PricedFor,
): readonly StayPrice[] {
  const { data, complete } = useFragment({
    fragment: StayPrice_ListingFragmentDoc,
    from: [...listings],
    variables: pricedFor,
  });
  return complete ? data.flatMap(({ price }) => price ?? []) : [];
}
