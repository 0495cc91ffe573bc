import type { components } from '#schema/platform.openapi.ts';
import type { ShownHome } from '../../homes/shown-home';
import { trackingView } from '../../kernel/tracking-view';
import type { Booking } from './booking-step';
import type { QuoteRow } from './quotes';

type Schemas = components['schemas'];

/** A booked stay in the contract's format. Terms are the quoted ones, whatever the home's current ones are. */
export function reservationView(
  booking: Booking,
  quote: Pick<QuoteRow, 'rate' | 'email_address' | 'main_guest'>,
  home: ShownHome,
): Schemas['HomesReservation'] {
  if (quote.rate === null) throw new Error(`The booking ${booking.id} has no terms.`);
  // The door code and the host's number are only for guests whose stay takes place.
  const forGuests = booking.state === 'Confirmed' ? home.forGuests : undefined;
  const instructions = forGuests?.checkInInstructions ?? instructionsOf(booking);
  const information = home.additionalReservationInfo ?? referenceText(booking);
  return {
    id: { value: booking.reservation_number },
    stayDates: { from: booking.stay_from, until: booking.stay_until },
    listing: forGuests?.listing ?? home.listing,
    listingCollection: home.listing.listingCollection,
    cancellationPolicy: quote.rate.cancellationPolicy,
    ...(information === null ? {} : { providerAdditionalReservationInfo: information }),
    ...(instructions === null ? {} : { checkInInstructions: instructions }),
    ...(forGuests && { hostPhoneNumber: forGuests.hostPhoneNumber }),
    confirmationEmailAddress: quote.main_guest?.emailAddress ?? quote.email_address,
    trackingProperties: trackingView({
      ...home.trackingProperties,
      reservationId: booking.reservation_number,
      recommended: booking.remarks.recommended,
    }),
  };
}

const instructionsOf = ({ state, check_in_instructions: text }: Booking): string | null =>
  state === 'Confirmed' ? text : null;

const referenceText = ({ host_reference: reference }: Booking): string | null =>
  reference === null ? null : `Your host knows this stay by the number ${reference}.`;
