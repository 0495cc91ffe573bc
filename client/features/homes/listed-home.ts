import type { FragmentType } from '@apollo/client';
import type { ResultsMap_ListingFragment } from './map/results-map.generated';
import type { ResultCard_ListingFragment } from './result-card.generated';
import type { StayPrice_ListingFragment } from './stay-price.generated';

/** A home on a map, whose markers read its price for a stay. */
export type MappedHome = FragmentType<ResultsMap_ListingFragment> & FragmentType<StayPrice_ListingFragment>;

/** A home in a list of results, whose card reads its price for a stay. */
export type ListedHome = FragmentType<ResultCard_ListingFragment> &
  FragmentType<StayPrice_ListingFragment> & { readonly listingId: string };
