import { activeFilters } from './active-filters';
import { type StayFilters, without } from './stay-filters';

/** The number of homes that the search would find without one of its filters, as the graph counts them. */
export interface WithoutFilter {
  readonly filter: string;
  readonly amenity: string | null;
  readonly count: number;
}

export interface FilterFix {
  readonly label: string;
  readonly count: number;
  readonly filters: StayFilters;
}

const FIXES: Readonly<Record<string, keyof StayFilters>> = {
  PRICE: 'price',
  BEDROOMS: 'bedrooms',
  BEDS: 'beds',
  BATHROOMS: 'bathrooms',
  USER_RATING: 'userRating',
  HOME_KINDS: 'homeKinds',
  COLLECTIONS: 'collections',
  PET_FRIENDLY: 'isPetFriendly',
  FREE_CANCELLATION: 'hasFreeCancellation',
};

/** The filters whose removal alone finds homes, those that find the most first. */
export function filterFixes(filters: StayFilters, counts: readonly WithoutFilter[]): FilterFix[] {
  const active = activeFilters(filters);
  return counts
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .flatMap(({ filter, amenity, count }) => {
      if (filter === 'AMENITY') {
        const found = active.find(({ key }) => key === `amenities:${amenity}`);
        return found ? [{ label: found.label, count, filters: found.rest }] : [];
      }
      const key = FIXES[filter];
      const labels = active.filter((each) => each.key.split(':')[0] === key).map(({ label }) => label);
      return key && labels.length > 0
        ? [{ label: labels.join(', '), count, filters: without(filters, key) }]
        : [];
    });
}
