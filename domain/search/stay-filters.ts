/**
 * The filters of a search for homes, and their place in the address (FM-13). Every value of an address is untrusted: unreadable
 * ones count as absent. To add a filter: a member of StayFilters, and a row in each function here and in active-filters.ts.
 */
import { type CurrencyCode, isCurrencyCode } from '../money/currencies';

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
    ...unlessEmpty('homeKinds', members(HOME_KINDS, params.get('homeKinds'))),
    ...unlessEmpty('amenities', members(AMENITIES, params.get('amenities'))),
    ...unlessEmpty('collections', members(COLLECTIONS, params.get('collections'))),
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

export const unlessEmpty = <Name extends string, Value>(name: Name, values: readonly Value[]) =>
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

export function hasFilters(filters: StayFilters): boolean {
  const params = new URLSearchParams();
  setFilterParams(params, filters);
  return params.toString() !== '';
}

export const without = (filters: StayFilters, key: keyof StayFilters): StayFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name !== key));

export const isLimited = ({ minimum, maximum }: PriceLimits): boolean =>
  minimum !== undefined || maximum !== undefined;
