/** The active filters of a search as text (FM-13). */
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
  const { price, bedrooms, beds, bathrooms, userRating } = filters;
  return [
    ...one('price', price && isLimited(price) ? priceLabel(price) : undefined),
    ...one('bedrooms', atLeast(bedrooms, 'bedroom')),
    ...one('beds', atLeast(beds, 'bed')),
    ...one('bathrooms', atLeast(bathrooms, 'bathroom')),
    ...one('userRating', userRating === undefined ? undefined : `${userRating} or more from guests`),
    ...each('homeKinds', filters.homeKinds, HOME_KIND_LABELS),
    ...each('amenities', filters.amenities, AMENITY_LABELS),
    ...each('collections', filters.collections, COLLECTION_LABELS),
    ...one('isPetFriendly', filters.isPetFriendly && 'Pets allowed'),
    ...one('hasFreeCancellation', filters.hasFreeCancellation && 'Free cancellation'),
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
