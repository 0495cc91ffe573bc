import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { StayInput } from '../generated/graph';
import { StayPrice_ListingFragmentDoc, type StayPrice_ListingFragment } from './stay-price.generated';

export type StayPrice = NonNullable<StayPrice_ListingFragment['price']>;

/** The price of a home for a stay; null when it has none, undefined until it is loaded. */
export function useStayPrice(
  listing: FragmentType<StayPrice_ListingFragment>,
  stay: StayInput,
): StayPrice | null | undefined {
  const { data, complete } = useFragment({
    fragment: StayPrice_ListingFragmentDoc,
    from: listing,
    variables: { stay },
  });
  return complete ? data.price : undefined;
}

/** The prices of several homes for a stay, without those that have none; empty until all are loaded. */
export function useStayPrices(
  listings: readonly FragmentType<StayPrice_ListingFragment>[],
  stay: StayInput,
): readonly StayPrice[] {
  const { data, complete } = useFragment({
    fragment: StayPrice_ListingFragmentDoc,
    from: [...listings],
    variables: { stay },
  });
  return complete ? data.flatMap(({ price }) => price ?? []) : [];
}
