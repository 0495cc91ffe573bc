/**
 * Links into the products that hosts of the portal sell in addition to homes (RT-14, TL-07).
 * Paths are the caller's: no requirement names one for these products.
 */

/** Members of the query parameters of these links (RT-14). */
export const FLIGHT_SHOP_TYPES = [
  'default',
  'chfar-exercise',
  'dp-exercise',
  'pf-purchase',
  'pf-exercise',
] as const;
export const HOTEL_BOOK_TYPES = ['default', 'pf-purchase', 'pf-exercise'] as const;
export const HOTEL_DETAIL_SOURCES = [
  'MyTrips',
  'Email',
  'SearchPage',
  'OffersSearchPage',
  'Unknown',
] as const;

export type FlightShopType = (typeof FLIGHT_SHOP_TYPES)[number];
export type HotelBookType = (typeof HOTEL_BOOK_TYPES)[number];
export type HotelDetailSource = (typeof HOTEL_DETAIL_SOURCES)[number];

type Parameters = Readonly<Record<string, string | undefined>>;

function link(path: string, parameters: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

export interface FlightShop {
  readonly type: FlightShopType;
  /** The frozen price that the traveler comes from. */
  readonly priceFreezeEntry?: string;
  /** The disrupted itinerary that is being replaced. */
  readonly disruptionItineraryId?: string;
}

/** RT-14. */
export const flightShopLink = (
  path: string,
  { type, priceFreezeEntry, disruptionItineraryId }: FlightShop,
): string => link(path, { flightShopType: type, priceFreezeEntry, disruptionItineraryId });

/** RT-14. */
export const hotelBookLink = (path: string, hotelBookType: HotelBookType): string =>
  link(path, { hotelBookType });

export interface PremiumStay {
  readonly lodgingId: string;
  readonly source: HotelDetailSource;
  readonly isUnavailable?: boolean;
}

/** RT-14: details of a premium stay. */
export const premiumStayLink = (path: string, { lodgingId, source, isUnavailable }: PremiumStay): string =>
  link(path, { lodgingId, source, unavailable: isUnavailable ? 'true' : undefined });

/** RT-14: a source that is not in the list counts as Unknown. */
export const hotelDetailSource = (value: string | null): HotelDetailSource =>
  HOTEL_DETAIL_SOURCES.find((source) => source === value) ?? 'Unknown';

export interface HotelTracking {
  readonly availabilityId: string;
  readonly pricingId: string;
  readonly isBoosted: boolean;
}

/** TL-07: what a hotel's link carries for tracking, as URL-encoded JSON. */
export const hotelTrackingValue = ({ availabilityId, pricingId, isBoosted }: HotelTracking): string =>
  encodeURIComponent(
    JSON.stringify({
      availability_id: availabilityId,
      pricing_engine_pricing_id: pricingId,
      is_boosted: isBoosted,
    }),
  );
