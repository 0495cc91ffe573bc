/**
 * The filters of a search for homes, in the address and on the page (FM-13). Every value of an address is untrusted: unreadable
 * ones count as absent. To add a filter: a member of StayFilters, and a row in each function below.
 */
import { type CurrencyCode, isCurrencyCode, minorUnitsPerUnit } from '../money/currencies';
import { money } from '../money/money';
import { formatWholeMoney } from '../money/money-format';

export const HOME_KIND_LABELS = {
  HOUSE: 'House',
  COTTAGE: 'Cottage',
  CABIN: 'Cabin',
  APARTMENT: 'Apartment',
  TOWNHOUSE: 'Townhouse',
  VILLA: 'Villa',
  FARMHOUSE: 'Farmhouse',
  UNIQUE: 'Unusual home',
} as const;
export type HomeKind = keyof typeof HOME_KIND_LABELS;
const HOME_KINDS = Object.keys(HOME_KIND_LABELS) as HomeKind[];

/** The amenities that the platform can filter by. */
export const AMENITY_LABELS = {
  KITCHEN: 'Kitchen',
  AIR_CONDITIONING: 'Air conditioning',
  WIFI: 'Wifi',
  WASHER: 'Washer',
  COFFEE_MAKER: 'Coffee maker',
  PARKING: 'Parking',
  DRYER: 'Dryer',
  POOL: 'Pool',
  OUTDOOR_SPACE: 'Outdoor space',
  BARBECUE_GRILL: 'Barbecue grill',
  HOT_TUB: 'Hot tub',
  GYM: 'Gym',
  ACCESSIBILITY: 'Accessibility features',
  PET_FRIENDLY: 'Pet friendly',
  FREE_PARKING: 'Free parking',
} as const;
export type SearchedAmenity = keyof typeof AMENITY_LABELS;
const AMENITIES = Object.keys(AMENITY_LABELS) as SearchedAmenity[];

export const COLLECTION_LABELS = {
  PREMIER: 'Premier Collection',
  LIFESTYLE: 'Lifestyle Collection',
  NO_COLLECTION: 'Other homes',
} as const;
export type Collection = keyof typeof COLLECTION_LABELS;
const COLLECTIONS = Object.keys(COLLECTION_LABELS) as Collection[];

export const PRICE_BASES = ['STAY_TOTAL', 'NIGHT'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** Limits in whole units of the currency, both inclusive. Without limits, this only selects which prices are shown. */
export interface PriceLimits {
  readonly basis: PriceBasis;
  readonly currencyCode: CurrencyCode;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface StayFilters {
  readonly price?: PriceLimits;
  readonly bedrooms?: number;
  readonly beds?: number;
  readonly bathrooms?: number;
  readonly userRating?: number;
  readonly homeKinds?: readonly HomeKind[];
  readonly amenities?: readonly SearchedAmenity[];
  readonly collections?: readonly Collection[];
  readonly isPetFriendly?: true;
  readonly hasFreeCancellation?: true;
}

/** VO-03: how many choices of a filter are shown before the traveler expands the rest. */
export const STAY_FILTER_SIZE = 10;

/** The most of each number that a search may ask for. */
export const MAX_NUMBERS = { bedrooms: 30, beds: 60, bathrooms: 30, userRating: 5 } as const;
/** The highest limit of a price, in whole units of its currency. */
export const MAX_PRICE = 1_000_000_000;
const NUMBERS = Object.keys(MAX_NUMBERS) as (keyof typeof MAX_NUMBERS)[];
/** The numbers that can end in a half: a bath without a tub, a score. */
const HALVES: readonly (keyof typeof MAX_NUMBERS)[] = ['bathrooms', 'userRating'];

export function parseFilters(params: URLSearchParams): StayFilters {
  const price = parsePrice(params);
  const numbers = NUMBERS.flatMap((name) => {
    const value = positive(params.get(name), MAX_NUMBERS[name], HALVES.includes(name));
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...(price && { price }),
    ...(Object.fromEntries(numbers) as Pick<StayFilters, keyof typeof MAX_NUMBERS>),
    ...some('homeKinds', members(HOME_KINDS, params.get('homeKinds'))),
    ...some('amenities', members(AMENITIES, params.get('amenities'))),
    ...some('collections', members(COLLECTIONS, params.get('collections'))),
    ...(params.get('petFriendly') === 'true' && { isPetFriendly: true as const }),
    ...(params.get('freeCancellation') === 'true' && { hasFreeCancellation: true as const }),
  };
}

function parsePrice(params: URLSearchParams): PriceLimits | undefined {
  const currencyCode = params.get('priceCurrency');
  const minimum = positive(params.get('minPrice'), MAX_PRICE);
  const maximum = positive(params.get('maxPrice'), MAX_PRICE);
  if (!isCurrencyCode(currencyCode) || (minimum === undefined && maximum === undefined)) return undefined;
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) return undefined;
  return {
    basis: PRICE_BASES.find((basis) => basis === params.get('priceBasis')) ?? 'STAY_TOTAL',
    currencyCode,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}

function positive(text: string | null, most: number, isHalfAllowed = false): number | undefined {
  if (text === null || !/^\d{1,9}(\.5)?$/.test(text)) return undefined;
  const value = Number(text);
  return value > 0 && value <= most && (isHalfAllowed || Number.isInteger(value)) ? value : undefined;
}

const members = <Member extends string>(all: readonly Member[], text: string | null): Member[] => {
  const named = text?.split(',') ?? [];
  return all.filter((member) => named.includes(member));
};

const some = <Name extends string, Value>(name: Name, values: readonly Value[]) =>
  values.length > 0 ? ({ [name]: values } as Record<Name, readonly Value[]>) : {};

/** Writes filters into a query, under the names that `parseFilters` reads. */
export function setFilterParams(params: URLSearchParams, filters: StayFilters): void {
  const { price } = filters;
  if (price && isLimited(price)) {
    params.set('priceBasis', price.basis);
    params.set('priceCurrency', price.currencyCode);
    if (price.minimum !== undefined) params.set('minPrice', String(price.minimum));
    if (price.maximum !== undefined) params.set('maxPrice', String(price.maximum));
  }
  for (const name of NUMBERS) {
    const value = filters[name];
    if (value !== undefined) params.set(name, String(value));
  }
  for (const name of ['homeKinds', 'amenities', 'collections'] as const) {
    const values = filters[name];
    if (values && values.length > 0) params.set(name, values.join(','));
  }
  if (filters.isPetFriendly) params.set('petFriendly', 'true');
  if (filters.hasFreeCancellation) params.set('freeCancellation', 'true');
}

export const hasFilters = (filters: StayFilters): boolean => activeFilters(filters).length > 0;

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
        ...some(
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

export const without = (filters: StayFilters, key: keyof StayFilters): StayFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name !== key));

const atLeast = (count: number | undefined, one: string): string | undefined =>
  count === undefined ? undefined : `${count} or more ${one}s`;

const isLimited = ({ minimum, maximum }: PriceLimits): boolean =>
  minimum !== undefined || maximum !== undefined;

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

/** A part of the map, in degrees. */
export interface MapBounds {
  readonly north: number;
  readonly east: number;
  readonly south: number;
  readonly west: number;
}

/** About ten meters: closer edges count as the same part of the map. */
const DECIMALS = 4;

export const roundedBounds = ({ north, east, south, west }: MapBounds): MapBounds => ({
  north: rounded(Math.min(90, north)),
  east: rounded(Math.min(180, east)),
  south: rounded(Math.max(-90, south)),
  west: rounded(Math.max(-180, west)),
});

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

export const boundsText = ({ north, east, south, west }: MapBounds): string =>
  [north, east, south, west].join(',');

export function parseBounds(text: string | null): MapBounds | undefined {
  const edges = text?.split(',').map((edge) => (/^-?\d{1,3}(\.\d{1,8})?$/.test(edge) ? Number(edge) : NaN));
  if (edges?.length !== 4) return undefined;
  const [north = NaN, east = NaN, south = NaN, west = NaN] = edges;
  const isOnEarth = [north, south].every((edge) => Math.abs(edge) <= 90);
  return isOnEarth && [east, west].every((edge) => Math.abs(edge) <= 180) && south < north
    ? { north, east, south, west }
    : undefined;
}
