/** The number of homes that each choice of a filter would find, combined with the other filters of the search. */
import type { components } from '#schema/platform.openapi.ts';
import { convertMinor, toFiat } from '../kernel/money';
import {
  activeFilters,
  amenityFilter,
  FREE_CANCELLATION,
  type FilterKey,
  filterOf,
  type HomePrices,
  IN_POLICY,
  PRICE_FILTER,
  type PriceBasis,
  priceOn,
  type SearchFilters,
} from './search-filters';

type Schemas = components['schemas'];

/** The facts about a home that filters use. */
export interface HomeFacts {
  readonly bedrooms: number;
  readonly beds: number;
  readonly bathrooms: number;
  readonly userRating: number | null;
  readonly homeKind: string;
  readonly collection: string;
  readonly amenities: readonly string[];
  readonly petFriendly: boolean;
}

export interface CountedHome {
  readonly facts: HomeFacts;
  /** For its stay. */
  readonly isFullyRefundable: boolean;
  /** Undefined for users without a business. */
  readonly isInPolicy: boolean | undefined;
  readonly prices: HomePrices;
  /** The filters that it fails: none, or the one that it is counted for. */
  readonly failed: readonly FilterKey[];
}

const HOME_KINDS: readonly Schemas['HomeKind'][] = [
  'House',
  'Cottage',
  'Cabin',
  'Apartment',
  'Townhouse',
  'Villa',
  'Farmhouse',
  'Unique',
];
const COLLECTIONS = ['Premier', 'Lifestyle', 'NoCollection'] as const;
const AMENITIES: readonly Schemas['AmenityFilter'][] = [
  'Kitchen',
  'AirConditioning',
  'Wifi',
  'Washer',
  'CoffeeMaker',
  'Parking',
  'Dryer',
  'Pool',
  'OutdoorSpace',
  'BarbecueGrill',
  'HotTub',
  'Gym',
  'Accessibility',
  'PetFriendly',
  'FreeParking',
  'LakeAccess',
  'SkiStorage',
];
const USER_RATINGS = [3, 3.5, 4, 4.5];
/** Far above any home: a host's mistake must not produce a long list. */
const MAX_ROOMS = 30;

/** Facets of homes that fail at most one filter; the price is counted on `basis` unless the price filter names another. */
export function facetsOf(
  homes: readonly CountedHome[],
  filters: SearchFilters,
  basis: PriceBasis,
): Schemas['SearchFacets'] {
  const found = homes.filter(({ failed }) => failed.length === 0);
  /** The homes that pass all filters except one. */
  const without = (key: FilterKey): CountedHome[] =>
    homes.filter(({ failed }) => failed.length === 0 || (failed.length === 1 && failed[0] === key));
  const countOf = (key: FilterKey, holds: (facts: HomeFacts) => boolean): number =>
    without(key).filter(({ facts }) => holds(facts)).length;

  return {
    ...priceFacet(without(PRICE_FILTER), filters, basis),
    bedrooms: minimumCounts(without('minimumBedrooms').map(({ facts }) => facts.bedrooms)),
    beds: minimumCounts(without('minimumBeds').map(({ facts }) => facts.beds)),
    bathrooms: minimumCounts(without('minimumBathrooms').map(({ facts }) => facts.bathrooms)),
    userRatings: USER_RATINGS.map((minimum) => ({
      minimum,
      homesCount: countOf('minimumUserRating', ({ userRating }) => (userRating ?? 0) >= minimum),
    })),
    homeKinds: choiceCounts(HOME_KINDS, filters.homeKinds, (value) =>
      countOf('homeKinds', ({ homeKind }) => homeKind === value),
    ),
    amenities: choiceCounts(AMENITIES, filters.amenities, (value) =>
      filters.amenities?.includes(value)
        ? found.length
        : countOf(amenityFilter(value), ({ amenities }) => amenities.includes(value)),
    ),
    listingCollections: choiceCounts(COLLECTIONS, filters.listingCollections, (value) =>
      countOf('listingCollections', ({ collection }) => collection === value),
    ),
    petFriendlyCount: countOf('petFriendly', ({ petFriendly }) => petFriendly),
    freeCancellationCount: without(FREE_CANCELLATION).filter(({ isFullyRefundable }) => isFullyRefundable)
      .length,
    ...(homes.some(({ isInPolicy }) => isInPolicy !== undefined) && {
      inPolicyCount: without(IN_POLICY).filter(({ isInPolicy }) => isInPolicy).length,
    }),
    withoutFilters: activeFilters(filters).map((key) => ({
      ...filterOf(key),
      homesCount: without(key).length,
    })),
  };
}

/** From 1 to the largest of the numbers: how many are at least as large. */
function minimumCounts(numbers: readonly number[]): Schemas['MinimumCount'][] {
  const most = Math.min(MAX_ROOMS, Math.floor(Math.max(0, ...numbers)));
  return Array.from({ length: most }, (_, index) => ({
    minimum: index + 1,
    homesCount: numbers.filter((each) => each >= index + 1).length,
  }));
}

const choiceCounts = <Value extends string>(
  values: readonly Value[],
  chosen: readonly Value[] | undefined,
  countOf: (value: Value) => number,
): Schemas['ChoiceCount'][] =>
  values
    .map((value) => ({ value, homesCount: countOf(value) }))
    .filter(({ value, homesCount }) => homesCount > 0 || chosen?.includes(value));

const MAX_BUCKETS = 30;

function priceFacet(
  homes: readonly CountedHome[],
  { price }: SearchFilters,
  given: PriceBasis,
): { readonly price?: Schemas['PriceFacet'] } {
  const basis = price?.basis ?? given;
  const currencyCode = price?.currencyCode ?? commonest(homes.map(({ prices }) => prices.currencyCode));
  if (currencyCode === undefined || homes.length === 0) return {};
  const minors = homes.map(({ prices }) =>
    convertMinor(priceOn(basis, prices), prices.currencyCode, currencyCode),
  );
  const [lowest, highest] = [Math.min(...minors), Math.max(...minors)];
  const width = bucketWidth(highest - lowest);
  const first = Math.floor(lowest / width);
  const counts = new Map<number, number>();
  for (const minor of minors) {
    const bucket = Math.floor(minor / width);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return {
    price: {
      basis,
      lowest: toFiat(lowest, currencyCode),
      highest: toFiat(highest, currencyCode),
      buckets: Array.from({ length: Math.floor(highest / width) - first + 1 }, (_, index) => ({
        from: toFiat((first + index) * width, currencyCode),
        until: toFiat((first + index + 1) * width, currencyCode),
        homesCount: counts.get(first + index) ?? 0,
      })),
    },
  };
}

/** The smallest 1, 2 or 5 times a power of ten that needs at most the maximum number of buckets. */
function bucketWidth(range: number): number {
  const least = Math.max(100, range / MAX_BUCKETS);
  const ten = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((factor) => factor * ten).find((width) => width >= least) ?? 10 * ten;
}

function commonest(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
