/** The active filters of a search as text, and the searches without one of them that find homes (FM-13). */
import { type CurrencyCode, minorUnitsPerUnit } from '../money/currencies';
import { money } from '../money/money';
import { formatWholeMoney } from '../money/money-format';
import {
  AMENITY_LABELS,
  COLLECTION_LABELS,
  HOME_KIND_LABELS,
  isLimited,
  type PriceLimits,
  type StayFilters,
  unlessEmpty,
  without,
} from './stay-filters';

/** An active filter, and the filters without it. */
export interface ActiveFilter {
  /** Identifies it: the filter, and its value where several can be active. */
  readonly key: string;
  readonly label: string;
  readonly rest: StayFilters;
}

export function activeFilters(filters: StayFilters): ActiveFilter[] {
  const one = (key: keyof StayFilters, label: string | undefined): ActiveFilter[] =>
    label === undefined ? [] : [{ key, label, rest: without(filters, key) }];
  const each = <Value extends string>(
    key: 'homeKinds' | 'amenities' | 'collections',
    values: readonly Value[] = [],
    labels: Readonly<Record<Value, string>>,
  ): ActiveFilter[] =>
    values.map((value) => ({
      key: `${key}:${value}`,
      label: labels[value],
      rest: {
        ...without(filters, key),
        ...unlessEmpty(
          key,
          values.filter((other) => other !== value),
        ),
      },
    }));
  const { price, minimumUserRating } = filters;
  return [
    ...one('price', price && isLimited(price) ? priceLabel(price) : undefined),
    ...one('minimumBedrooms', atLeast(filters.minimumBedrooms, 'bedroom')),
    ...one('minimumBeds', atLeast(filters.minimumBeds, 'bed')),
    ...one('minimumBathrooms', atLeast(filters.minimumBathrooms, 'bathroom')),
    ...one(
      'minimumUserRating',
      minimumUserRating === undefined ? undefined : `${minimumUserRating} or more from guests`,
    ),
    ...each('homeKinds', filters.homeKinds, HOME_KIND_LABELS),
    ...each('amenities', filters.amenities, AMENITY_LABELS),
    ...each('collections', filters.collections, COLLECTION_LABELS),
    ...one('isPetFriendly', filters.isPetFriendly && 'Pets allowed'),
    ...one('hasFreeCancellation', filters.hasFreeCancellation && 'Free cancellation'),
    ...one('isInPolicyOnly', filters.isInPolicyOnly && 'In policy'),
  ];
}

const atLeast = (count: number | undefined, one: string): string | undefined =>
  count === undefined ? undefined : `${count} or more ${one}s`;

/** `Up to $900 in total`, `$100 to $200 a night`. */
function priceLabel({ basis, currencyCode, minimum, maximum }: PriceLimits): string {
  const shown = (units: number) => formatUnits(units, currencyCode);
  const per = basis === 'NIGHT' ? 'a night' : 'in total';
  if (maximum === undefined) return `From ${shown(minimum ?? 0)} ${per}`;
  return minimum === undefined
    ? `Up to ${shown(maximum)} ${per}`
    : `${shown(minimum)} to ${shown(maximum)} ${per}`;
}

/** Whole units as text: $900. */
export const formatUnits = (units: number, currencyCode: CurrencyCode): string =>
  formatWholeMoney(money(Math.round(units * minorUnitsPerUnit(currencyCode)), currencyCode));

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
  BEDROOMS: 'minimumBedrooms',
  BEDS: 'minimumBeds',
  BATHROOMS: 'minimumBathrooms',
  USER_RATING: 'minimumUserRating',
  HOME_KINDS: 'homeKinds',
  COLLECTIONS: 'collections',
  PET_FRIENDLY: 'isPetFriendly',
  FREE_CANCELLATION: 'hasFreeCancellation',
  IN_POLICY: 'isInPolicyOnly',
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
