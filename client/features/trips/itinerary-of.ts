import type { Itinerary } from '#domain/booking/itinerary.ts';
import { type Party, partyText } from '#domain/booking/party-text.ts';
import { paymentText, type TripCharge } from '#domain/booking/payment-text.ts';
import { type CancellationTerms, cancellationTerms } from '#domain/booking/refund-clock.ts';
import { addressLines, type PostalAddress } from '#domain/listing/directions.ts';
import { type Address, addressLine } from '#domain/listing/location.ts';
import type { TimeWindow } from '#domain/stay/time-window.ts';

/** What the confirmation of a booking contains. */
interface BookedStay {
  readonly id: string;
  readonly fromDate: string;
  readonly untilDate: string;
  readonly address: PostalAddress | null;
  readonly providerAdditionalInformation: string | null;
  readonly cancellationPolicy: CancellationTerms;
  readonly listing: {
    readonly name: string;
    readonly address: Address;
    readonly host: { readonly name: string | null };
    readonly terms: { readonly checkInTimes: TimeWindow | null; readonly checkOutTimes: TimeWindow | null };
  };
}

/** What only the list of trips contains. */
interface ListedFacts extends Party, TripCharge {
  readonly mainGuestName: string | null;
}

/** A booked stay as data for its calendar file and its printed itinerary; without the facts of the list until these are known. */
export const itineraryOf = (
  { id, fromDate, untilDate, address, listing, ...stay }: BookedStay,
  listed: ListedFacts | null,
  supportPhone: string | null,
): Itinerary => ({
  reservationId: id,
  homeName: listing.name,
  place: address ? addressLines(address).join(', ') : (addressLine(listing.address) ?? ''),
  stay: { from: fromDate, until: untilDate },
  checkInTimes: listing.terms.checkInTimes,
  checkOutTimes: listing.terms.checkOutTimes,
  hostName: listing.host.name,
  guestName: listed && listed.mainGuestName,
  guests: listed && partyText(listed),
  payment: listed && paymentText(listed),
  cancellation: cancellationTerms(stay.cancellationPolicy),
  hostInformation: stay.providerAdditionalInformation,
  supportPhone,
});
