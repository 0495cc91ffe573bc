/** The parts of a trip's page, by the kinds of trips that have them. */
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

export const hotelOf = (trip: OtherBooking): Hotel | null => {
  if (trip.__typename === 'HotelTrip') return trip.hotel;
  return trip.__typename === 'PackageTrip' ? trip.packageHotel : null;
};
