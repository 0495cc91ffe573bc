import type { Itinerary } from '../../../../../domain/booking/itinerary';
import { cancellationText } from '../../../../../domain/listing/cancellation-policy';
import { addressLines } from '../../../../../domain/listing/directions';
import { addressLine } from '../../../../../domain/listing/location';
import type { TripReservation_TripFragment } from './trip-reservation.generated';

/** A trip as data for its calendar file and its printed itinerary. */
export const itineraryOf = ({
  id,
  fromDate,
  untilDate,
  listing,
  mainGuestName,
  address,
  cancellationPolicy,
  providerAdditionalInformation,
}: TripReservation_TripFragment): Itinerary => ({
  reservationId: id,
  homeName: listing.name,
  place: address ? addressLines(address).join(', ') : (addressLine(listing.address) ?? ''),
  stay: { from: fromDate, until: untilDate },
  checkInTimes: listing.terms.checkInTimes,
  checkOutTimes: listing.terms.checkOutTimes,
  hostName: listing.host.name,
  guestName: mainGuestName,
  cancellation: cancellationText(cancellationPolicy.kind, cancellationPolicy.primaryText),
  hostInformation: providerAdditionalInformation,
});
