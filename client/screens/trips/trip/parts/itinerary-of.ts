import type { Itinerary } from '../../../../../domain/booking/itinerary';
import { partyText } from '../../../../../domain/booking/party-text';
import { paymentText } from '../../../../../domain/booking/payment-text';
import { cancellationTerms } from '../../../../../domain/booking/refund-clock';
import { addressLines } from '../../../../../domain/listing/directions';
import { addressLine } from '../../../../../domain/listing/location';
import type { TripReservation_TripFragment } from './trip-reservation.generated';

/** A trip as data for its calendar file and its printed itinerary. */
export const itineraryOf = (trip: TripReservation_TripFragment, supportPhone: string | null): Itinerary => {
  const { id, fromDate, untilDate, listing, address } = trip;
  return {
    reservationId: id,
    homeName: listing.name,
    place: address ? addressLines(address).join(', ') : (addressLine(listing.address) ?? ''),
    stay: { from: fromDate, until: untilDate },
    checkInTimes: listing.terms.checkInTimes,
    checkOutTimes: listing.terms.checkOutTimes,
    hostName: listing.host.name,
    guestName: trip.mainGuestName,
    guests: partyText(trip),
    payment: paymentText(trip),
    cancellation: cancellationTerms(trip.cancellationPolicy),
    hostInformation: trip.providerAdditionalInformation,
    supportPhone,
  };
};
