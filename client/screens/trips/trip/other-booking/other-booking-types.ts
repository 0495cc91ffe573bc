/** The parts of a trip's page, by the kinds of trips that have them. */
import { fareComparison } from '#domain/other-bookings/fare-comparison.ts';
import type { OtherBookingPage_TripFragment } from './other-booking-page.generated';

export type OtherBooking = OtherBookingPage_TripFragment;
type Of<Kind extends OtherBooking['__typename']> = Extract<OtherBooking, { readonly __typename: Kind }>;

export type Flight = Of<'FlightTrip'>['flight'];
export type Slice = Flight['slices'][number];
export type Segment = Slice['segments'][number];
export type Hotel = Of<'HotelTrip'>['hotel'];
export type Car = Of<'CarTrip'>['car'];
export type Experience = Of<'ExperienceTrip'>['experience'];
export type Protection = OtherBooking['protections'][number];
export type Choice = Protection['choices'][number];

export const flightOf = (trip: OtherBooking): Flight | null => {
  if (trip.__typename === 'FlightTrip') return trip.flight;
  return trip.__typename === 'PackageTrip' ? trip.packageFlight : null;
};

/** AD-02: the fare's own terms, next to a usable protection that cancels the flight; null where they are no alternative. */
export function fareTermsFor(trip: OtherBooking, { kind, state }: Protection): string | null {
  const flight = flightOf(trip);
  return flight && kind === 'CANCEL_FOR_ANY_REASON' && state === 'EXERCISABLE'
    ? fareComparison(flight)
    : null;
}

export const hotelOf = (trip: OtherBooking): Hotel | null => {
  if (trip.__typename === 'HotelTrip') return trip.hotel;
  return trip.__typename === 'PackageTrip' ? trip.packageHotel : null;
};
