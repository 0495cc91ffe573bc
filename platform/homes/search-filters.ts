/**
 * The conditions of a search other than place, days and guests. Filters on columns are conditions of the database. A search with
 * facets also reads the homes that fail one filter: each counts for the choices of that filter. To add a filter: a condition
 * here, and a property of `SearchFilters` in the contract.
 */
import { type RawBuilder, sql } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import { convertMinor, toMinor } from '../kernel/money';
import { Refusal } from '../kernel/refusal';

type Schemas = components['schemas'];
export type SearchFilters = Schemas['SearchFilters'];
export type PriceBasis = Schemas['PriceBasis'];

/** The name of a filter in the contract; a single amenity is `amenities:Pool`, because each can be omitted separately. */
export type FilterKey = string;

export const PRICE_FILTER: FilterKey = 'price';
export const FREE_CANCELLATION: FilterKey = 'freeCancellation';
export const IN_POLICY: FilterKey = 'inPolicyOnly';
const AMENITIES = 'amenities';

export const amenityFilter = (kind: string): FilterKey => `${AMENITIES}:${kind}`;

/** The filter of a key, and the amenity that it names. */
export function filterOf(key: FilterKey): { readonly filter: string; readonly amenity?: string } {
  const [filter = key, amenity] = key.split(':');
  return amenity === undefined ? { filter } : { filter, amenity };
}

export interface ColumnFilter {
  readonly key: FilterKey;
  readonly holds: RawBuilder<boolean>;
}

/** The filters of a search on columns of a listing. */
export function columnFilters(filters: SearchFilters): ColumnFilter[] {
  const { homeKinds, listingCollections } = filters;
  const atLeast = (key: keyof SearchFilters, column: string, minimum: number | undefined): ColumnFilter[] =>
    minimum === undefined || minimum === 0
      ? []
      : [{ key, holds: sql<boolean>`coalesce(${sql.ref(column)} >= ${minimum}, false)` }];
  const oneOf = (
    key: keyof SearchFilters,
    column: string,
    members: readonly string[] | undefined,
  ): ColumnFilter[] =>
    members ? [{ key, holds: sql<boolean>`${sql.ref(column)} = any(${members}::text[])` }] : [];
  return [
    ...atLeast('minimumBedrooms', 'bedrooms', filters.minimumBedrooms),
    ...atLeast('minimumBeds', 'beds', filters.minimumBeds),
    ...atLeast('minimumBathrooms', 'bathrooms', filters.minimumBathrooms),
    ...atLeast('minimumStarRating', 'star_rating', filters.minimumStarRating),
    ...atLeast('minimumUserRating', 'user_rating', filters.minimumUserRating),
    ...oneOf('homeKinds', 'home_kind', homeKinds),
    ...oneOf('listingCollections', 'collection', listingCollections),
    ...(filters.amenities ?? []).map((kind) => ({
      key: amenityFilter(kind),
      holds: sql<boolean>`amenities @> array[${kind}]::text[]`,
    })),
    ...(filters.petFriendly ? [{ key: 'petFriendly', holds: sql<boolean>`pet_friendly` }] : []),
    ...(filters.freeCancellation
      ? [{ key: FREE_CANCELLATION, holds: sql<boolean>`cancellation = 'FullyRefundable'` }]
      : []),
  ];
}

/** The keys of the filters that a row fails, as an array of the database. */
export const failedFilters = (filters: readonly ColumnFilter[]): RawBuilder<FilterKey[]> =>
  filters.length === 0
    ? sql<FilterKey[]>`array[]::text[]`
    : sql<FilterKey[]>`array_remove(array[${sql.join(
        filters.map(({ key, holds }) => sql`case when not ${holds} then ${key}::text end`),
      )}], null)`;

/** Every filter of a search that a home can fail. */
export const activeFilters = (filters: SearchFilters): FilterKey[] => [
  ...columnFilters(filters).map(({ key }) => key),
  ...(filters.price ? [PRICE_FILTER] : []),
  ...(filters.inPolicyOnly ? [IN_POLICY] : []),
];

/** Refuses limits that no price can meet, and a limit on the total without dates. */
export function requirePricedFilter({ price }: SearchFilters, hasDates: boolean): void {
  if (!price) return;
  if (price.basis === 'StayTotal' && !hasDates) throw new Refusal(40001, 'A total needs dates.');
  if ((price.minimum ?? 0) > (price.maximum ?? Infinity)) {
    throw new Refusal(40001, 'The minimum of the price is above its maximum.');
  }
}

export interface HomePrices {
  readonly currencyCode: string;
  readonly nightlyMinor: number;
  /** Only with dates. */
  readonly totalMinor: number | undefined;
}

export const priceOn = (basis: PriceBasis, { nightlyMinor, totalMinor }: HomePrices): number =>
  basis === 'StayTotal' && totalMinor !== undefined ? totalMinor : nightlyMinor;

/** Whether a home can be canceled for free but no longer for this stay, when that is required. */
export const isTooLateToCancel = (
  { freeCancellation }: SearchFilters,
  {
    failed,
    isFullyRefundable,
  }: { readonly failed: readonly FilterKey[]; readonly isFullyRefundable: boolean },
): boolean => freeCancellation === true && !isFullyRefundable && !failed.includes(FREE_CANCELLATION);

export function isWithinPrice({ price }: SearchFilters, prices: HomePrices): boolean {
  if (!price) return true;
  const { basis, currencyCode, minimum, maximum } = price;
  const minor = convertMinor(priceOn(basis, prices), prices.currencyCode, currencyCode);
  return (
    (minimum === undefined || minor >= toMinor(minimum, currencyCode)) &&
    (maximum === undefined || minor <= toMinor(maximum, currencyCode))
  );
}
