import type { components } from '../../schema/platform.openapi';
import type { StoredListing } from '../homes/listing-store';
import { listingView, trackingView } from '../homes/listing-view';
import type { Booking } from './booking-step';
import type { QuoteRow } from './quotes';

type Schemas = components['schemas'];

/** A booked stay as the contract writes it. Terms are the quoted ones, whatever the listing says today. */
export function reservationView(
  booking: Booking,
  quote: Pick<QuoteRow, 'rate' | 'email_address' | 'main_guest'>,
  { content: listing, marketName }: StoredListing,
): Schemas['HomesReservation'] {
  if (quote.rate === null) throw new Error(`The booking ${booking.id} has no terms.`);
  return {
    id: { value: booking.reservation_number },
    stayDates: { from: booking.stay_from, until: booking.stay_until },
    listing: listingView(listing, marketName),
    listingCollection: listing.collection,
    cancellationPolicy: quote.rate.cancellationPolicy,
    ...(listing.additionalReservationInfo === null
      ? {}
      : { providerAdditionalReservationInfo: listing.additionalReservationInfo }),
    confirmationEmailAddress: quote.main_guest?.emailAddress ?? quote.email_address,
    trackingProperties: trackingView({
      ...listing.trackingProperties,
      reservationId: booking.reservation_number,
      recommended: booking.remarks.recommended,
    }),
  };
}
