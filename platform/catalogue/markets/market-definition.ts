import type { Coordinates, CurrencyCode, FeeKind, Setting } from '../catalogue.types';
import type { Climate } from '../pricing/seasons';

/** A market as written by hand; the generator creates a `Market` and its listings from it. */
export interface MarketDefinition {
  id: string;
  name: string;
  /** The name as written after 'in', if it differs. */
  spoken?: string;
  city: string;
  state: string;
  country: string;
  timezone: string;
  currencyCode?: CurrencyCode;
  at: Coordinates;
  blurb: string;
  /** The number of its listings. */
  homes: number;
  /** Assigned to its listings in turn; the first one is the market's own. */
  settings: [Setting, ...Setting[]];
  climate: Climate;
  /** Base price in whole currency units of a plain two-bedroom home in an ordinary week. */
  price: number;
  /** In basis points of the rent. */
  taxes: Partial<Record<FeeKind, number>>;
  /** Registration number of cities that require one: # is a digit, @ a capital letter. */
  registration?: string;
  neighborhoods: Neighborhood[];
  /** Sentences that only a local would write; each is used for as few listings as possible. */
  notes: string[];
}

export interface Neighborhood {
  name: string;
  city: string | null;
  at: Coordinates;
  /** Meters around `at` within which a home is still on land and in the neighborhood. */
  spread: number;
  places: Place[];
}

export interface Place {
  name: string;
  by: 'walk' | 'drive';
  minutes: number;
}

export const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });
export const walk = (minutes: number, name: string): Place => ({ name, by: 'walk', minutes });
export const drive = (minutes: number, name: string): Place => ({ name, by: 'drive', minutes });

/** `city` if its homes' addresses belong to a different town than the market's. */
export const hood = (
  name: string,
  latitude: number,
  longitude: number,
  spread: number,
  places: Place[],
  city: string | null = null,
): Neighborhood => ({ name, city, at: at(latitude, longitude), spread, places });
