import { plainText, plainTextOf } from '../../../domain/plain-text';
import type { Reservation, ReservedListing } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { cancellationPolicyOf } from '../availability/policy-mapping';
import { addressOf, listingCollection, timeWindowOf } from '../listing/listing-mapping';
import { photosOf } from '../listing/photo-mapping';

/** A booked stay (CF-04). */
export const reservationOf = (wire: Wire<'HomesReservation'>): Reservation => ({
  id: wire.id.value,
  fromDate: wire.stayDates.from,
  untilDate: wire.stayDates.until,
  listing: reservedListingOf(wire),
  cancellationPolicy: cancellationPolicyOf(wire.cancellationPolicy),
  providerAdditionalInformation: plainTextOf(wire.providerAdditionalReservationInfo),
  trackingProperties: wire.trackingProperties,
});

export const reservedListingOf = ({
  listing,
  listingCollection: collection,
}: Wire<'HomesReservation'>): ReservedListing => ({
  id: listing.id.id,
  name: plainText(listing.content.name),
  address: addressOf(listing.content.location.address),
  photo: photosOf(listing.content.media)[0] ?? null,
  collection: listingCollection(collection),
  hostName: plainText(listing.hostInfo.hostName),
  checkInTimes: timeWindowOf(listing.terms.checkInTimes),
  checkOutTimes: timeWindowOf(listing.terms.checkOutTimes),
});
