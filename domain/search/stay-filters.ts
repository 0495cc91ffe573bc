/**
 * The filters of a search for homes, and their place in the address (FM-13). Every value of an address is untrusted: unreadable
 * ones count as absent. To add a filter: a member of StayFilters, a row in CHOICES, MINIMUMS or FLAGS, and one in active-filters.ts.
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
  LAKE_ACCESS: 'Lake access',
  SKI_STORAGE: 'Ski storage',
} as const;
export type SearchedAmenity = keyof typeof AMENITY_LABELS;

export const COLLECTION_LABELS = {
  PREMIER: 'Premier Collection',
  LIFESTYLE: 'Lifestyle Collection',
  NO_COLLECTION: 'Other homes',
} as const;
export type Collection = keyof typeof COLLECTION_LABELS;

/** The filters with a list of choices, and the labels of the choices. */
export const CHOICES = {
  homeKinds: HOME_KIND_LABELS,
  amenities: AMENITY_LABELS,
  collections: COLLECTION_LABELS,
} as const;

/**
 * The least number that a home must have: its name in the address, the highest number that a search accepts, and whether it can end in a
 * half (a bath without a tub, a score).
 */
export const MINIMUMS = {
  minimumBedrooms: { param: 'bedrooms', max: 30, canBeHalf: false },
  minimumBeds: { param: 'beds', max: 60, canBeHalf: false },
  minimumBathrooms: { param: 'bathrooms', max: 30, canBeHalf: true },
  minimumUserRating: { param: 'userRating', max: 5, canBeHalf: true },
} as const;

/** The conditions that a home must meet, by their names in the address. */
const FLAGS = {
  isPetFriendly: 'petFriendly',
  hasFreeCancellation: 'freeCancellation',
  isInPolicyOnly: 'inPolicy',
} as const;

const PRICE_BASES = ['STAY_TOTAL', 'NIGHT'] as const;
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
  readonly minimumBedrooms?: number;
  readonly minimumBeds?: number;
  readonly minimumBathrooms?: number;
  readonly minimumUserRating?: number;
  readonly homeKinds?: readonly HomeKind[];
  readonly amenities?: readonly SearchedAmenity[];
  readonly collections?: readonly Collection[];
  readonly isPetFriendly?: true;
  readonly hasFreeCancellation?: true;
  readonly isInPolicyOnly?: true;
}

/** VO-03: how many choices of a filter are shown before the traveler expands the rest. */
export const STAY_FILTER_SIZE = 10;

/** The highest limit of a price, in whole units of its currency. */
export const MAX_PRICE = 1_000_000_000;

export function parseFilters(params: URLSearchParams): StayFilters {
  const price = parsePrice(params);
  return {
    ...(price && { price }),
    ...existing(keysOf(MINIMUMS), (name) => {
      const { param, max, canBeHalf } = MINIMUMS[name];
      return positive(params.get(param), max, canBeHalf);
    }),
    ...existing(keysOf(CHOICES), (name) => members(Object.keys(CHOICES[name]), params.get(name))),
    ...existing(keysOf(FLAGS), (name) => params.get(FLAGS[name]) === 'true' || undefined),
  };
}

export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** The filters that have a value. */
const existing = <Name extends keyof StayFilters>(names: readonly Name[], valueOf: (name: Name) => unknown) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = valueOf(name);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Pick<StayFilters, Name>;

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

function positive(text: string | null, max: number, canBeHalf = false): number | undefined {
  if (text === null || !/^\d{1,9}(\.5)?$/.test(text)) return undefined;
  const value = Number(text);
  return value > 0 && value <= max && (canBeHalf || Number.isInteger(value)) ? value : undefined;
}

function members(all: readonly string[], text: string | null): string[] | undefined {
  const named = text?.split(',') ?? [];
  const found = all.filter((member) => named.includes(member));
  return found.length > 0 ? found : undefined;
}

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
  for (const name of keysOf(MINIMUMS)) {
    const value = filters[name];
    if (value !== undefined) params.set(MINIMUMS[name].param, String(value));
  }
  for (const name of keysOf(CHOICES)) {
    const values = filters[name];
    if (values && values.length > 0) params.set(name, values.join(','));
  }
  for (const name of keysOf(FLAGS)) if (filters[name]) params.set(FLAGS[name], 'true');
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
