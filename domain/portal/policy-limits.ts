/** The limits of a travel policy that administrators change, in the order of the form, and their names on the screen. */
export const AMOUNT_LIMITS = {
  hotelNight: 'Night',
  carDay: 'Day of a rental car',
  shortFlightOneWay: 'Short flight, one way',
  shortFlightRoundTrip: 'Short flight, round trip',
  longFlightOneWay: 'Long flight, one way',
  longFlightRoundTrip: 'Long flight, round trip',
} as const;

export type AmountLimit = keyof typeof AMOUNT_LIMITS;

export const STAR_RATINGS = [1, 2, 3, 4, 5] as const;

/** The names of the limits in the history. */
export const LIMIT_NAMES = {
  ALLOWED_STAR_RATINGS: 'Star ratings',
  HOTEL_NIGHT: AMOUNT_LIMITS.hotelNight,
  CAR_DAY: AMOUNT_LIMITS.carDay,
  SHORT_FLIGHT_ONE_WAY: AMOUNT_LIMITS.shortFlightOneWay,
  SHORT_FLIGHT_ROUND_TRIP: AMOUNT_LIMITS.shortFlightRoundTrip,
  LONG_FLIGHT_ONE_WAY: AMOUNT_LIMITS.longFlightOneWay,
  LONG_FLIGHT_ROUND_TRIP: AMOUNT_LIMITS.longFlightRoundTrip,
  UNKNOWN: 'Another limit',
} as const;
