import type { Coordinates, CurrencyCode, FeeKind, Setting } from '../catalogue.types';
import type { Climate } from '../pricing/seasons';

/** A market as in `platform/world/cities/`; the generator creates a `Market` and its listings from it. */
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
  /** Of towns whose streets do not have English names. */
  streets?: string[];
  neighborhoods: Neighborhood[];
  /** Sentences that only a local would write; each is used for as few listings as possible. */
  notes: string[];
}

export interface Neighborhood {
  name: string;
  /** If its homes' addresses belong to a different town than the market's. */
  city?: string;
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
