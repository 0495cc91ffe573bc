import type { components } from '#schema/platform.openapi.ts';
import type { HomeKind, Listing, Market } from '../catalogue/catalogue.types';
import type { Json } from '../database/json';

type Schemas = components['schemas'];

export interface HomesTables {
  markets: {
    id: string;
    name: string;
    state: string;
    position: number;
    lat: number;
    lon: number;
    currency: string;
    hidden_from_browse: boolean;
    content: Json<Market>;
  };
  /** A listing as the catalogue wrote it, with the columns that searches filter by. */
  listings: {
    id: string;
    market_id: string;
    /** Place within its market's recommendations. */
    position: number;
    name: string;
    lat: number;
    lon: number;
    max_occupancy: number;
    pet_friendly: boolean;
    star_rating: number | null;
    user_rating: number | null;
    bedrooms: number;
    beds: number;
    bathrooms: number;
    home_kind: HomeKind;
    collection: 'Premier' | 'Lifestyle' | 'NoCollection';
    cancellation: 'FullyRefundable' | 'PartiallyRefundable' | 'NonRefundable' | 'Unknown';
    amenities: string[];
    /** The rules that determine availability and price. */
    rules: Json<ListingRules>;
    content: Json<Listing>;
  };
  /** Homes of a supplier outside of the database, as they were last shown. */
  supplied_homes: {
    id: string;
    listing: Json<Schemas['Listing']>;
    shown_at: Date;
  };
  /**
   * One row for each night that is bought, being bought, or held by a frozen price; its key ensures that a night is sold once.
   */
  sold_nights: {
    listing_id: string;
    night: string;
    /** The booking, or the frozen price that holds the night. */
    booking_id: string;
  };
}

/** The part of a listing that determines whether a stay is possible and its price. */
export type StayRules = Pick<
  Listing,
  | 'pricing'
  | 'availability'
  | 'maxOccupancy'
  | 'petFriendly'
  | 'cancellation'
  | 'payment'
  | 'cancelForAnyReason'
  | 'scenario'
>;

export interface ListingRules extends StayRules {
  /** The lowest price of any night of a year. */
  readonly lowestNightlyMinor: number;
}
