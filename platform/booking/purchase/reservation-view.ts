import type { components } from '#schema/platform.openapi.ts';
import type { Address, FactsForGuests, Listing } from '../../catalogue/catalogue.types';
import type { StoredListing } from '../../homes/listing-store';
import { listingView } from '../../homes/listing-view';
import { trackingView } from '../../kernel/tracking-view';
import type { Booking } from './booking-step';
import type { QuoteRow } from './quotes';

type Schemas = components['schemas'];

/** A booked stay in the contract's format. Terms are the quoted ones, whatever the listing's current ones are. */
export function reservationView(
  booking: Booking,
  quote: Pick<QuoteRow, 'rate' | 'email_address' | 'main_guest'>,
  { content: listing, marketName }: StoredListing,
): Schemas['HomesReservation'] {
  if (quote.rate === null) throw new Error(`The booking ${booking.id} has no terms.`);
  return {
    id: { value: booking.reservation_number },
    stayDates: { from: booking.stay_from, until: booking.stay_until },
    listing: bookedListing(booking, listing, marketName),
    listingCollection: listing.collection,
    cancellationPolicy: quote.rate.cancellationPolicy,
    ...(listing.additionalReservationInfo === null
      ? {}
      : { providerAdditionalReservationInfo: listing.additionalReservationInfo }),
    ...(takesPlace(booking) && listing.forGuests
      ? {
          checkInInstructions: listing.forGuests.checkInInstructions,
          hostPhoneNumber: listing.forGuests.hostPhoneNumber,
        }
      : {}),
    confirmationEmailAddress: quote.main_guest?.emailAddress ?? quote.email_address,
    trackingProperties: trackingView({
      ...listing.trackingProperties,
      reservationId: booking.reservation_number,
      recommended: booking.remarks.recommended,
    }),
  };
}

/** The door code and the host's number are only for guests whose stay takes place. */
const takesPlace = ({ state }: Booking): boolean => state === 'Confirmed';

/** The listing with its exact address, once the stay is confirmed. */
function bookedListing(booking: Booking, listing: Listing, marketName: string): Schemas['Listing'] {
  const { address, forGuests } = listing;
  if (!takesPlace(booking) || !forGuests) return listingView(listing, marketName);
  return listingView({ ...listing, address: wholeAddress(address, forGuests) }, marketName);
}

/** An address with the parts that its provider reveals only to guests who have booked. */
export const wholeAddress = (address: Address, { street, city, state }: FactsForGuests): Address => ({
  ...address,
  kind: 'FullAddress',
  line1: address.line1 ?? street,
  city: address.city ?? city ?? null,
  state: address.state ?? state ?? null,
});
