import type { LatLngTuple } from 'leaflet';
import { formatWholeMoney } from '#domain/money/money-format.ts';
import type { MappedHome } from '../listed-home';
import type { StayPrice } from '../use-stay-price';
import type { ResultsMap_ListingFragment } from './results-map.generated';

/** A home with known coordinates. */
export interface Pinned {
  readonly listing: ResultsMap_ListingFragment;
  /** The object that its price is read from. */
  readonly home: MappedHome;
  readonly point: LatLngTuple;
}

/** Omits homes without coordinates. `homes` and `listings` are in the same order. */
export const pinnedOf = (
  homes: readonly MappedHome[],
  listings: readonly ResultsMap_ListingFragment[],
): Pinned[] =>
  homes.flatMap((home, index) => {
    const listing = listings[index];
    return listing?.coordinates
      ? [{ listing, home, point: [listing.coordinates.lat, listing.coordinates.lon] }]
      : [];
  });

/** The lowest price of a night; undefined without prices, or with prices in more than one currency. */
export function lowestPrice(prices: readonly StayPrice[]): string | undefined {
  const nightly = prices.map((price) => price.nightly.fiat);
  const [lowest, ...others] = nightly.sort((one, other) => one.minorUnits - other.minorUnits);
  if (!lowest || others.some(({ currencyCode }) => currencyCode !== lowest.currencyCode)) return undefined;
  return formatWholeMoney(lowest);
}
