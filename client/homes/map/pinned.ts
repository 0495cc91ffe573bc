import type { LatLngTuple } from 'leaflet';
import { formatWholeMoney } from '../../../domain/money/money-format';
import type { ResultsMap_ListingFragment } from './results-map.generated';

/** A home with known coordinates. */
export interface Pinned {
  readonly listing: ResultsMap_ListingFragment;
  readonly point: LatLngTuple;
}

export const pin = (listing: ResultsMap_ListingFragment): Pinned[] =>
  listing.coordinates ? [{ listing, point: [listing.coordinates.lat, listing.coordinates.lon] }] : [];

/** What a night costs at least; undefined where no price is known, or prices are in more than one currency. */
export function lowestPrice(pinned: readonly Pinned[]): string | undefined {
  const prices = pinned.flatMap(({ listing }) => listing.price?.nightly.fiat ?? []);
  const [lowest, ...others] = prices.sort((one, other) => one.minorUnits - other.minorUnits);
  if (!lowest || others.some(({ currencyCode }) => currencyCode !== lowest.currencyCode)) return undefined;
  return formatWholeMoney(lowest);
}
