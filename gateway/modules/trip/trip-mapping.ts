/** Maps booked stays from REST to trips of homes. */
import { decimalText } from '#domain/money/decimal.ts';
import type { Points } from '#domain/money/points.ts';
import { plainText, plainTextOf } from '#domain/plain-text.ts';
import {
  type CancellationAttempt,
  CancellationAttemptState,
  PaymentKind,
  type RewardsSpent,
  type HomeTrip,
  type TripAddress,
  type TripCancellation,
  type TripPayment,
  type TripPriceGroup,
  type TripPriceLine,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { approvalOf, type BookingApprovalModel } from '../approval/approval-mapping';
import { cancellationPolicyOf } from '../availability/policy-mapping';
import { tripProtectionOf } from '../availability/protection-mapping';
import { allOf } from '../availability/rate-mapping';
import { listingCollection, type ListingModel, listingOf } from '../listing/listing-mapping';
import { exactPoints, moneyOf } from '../money/money-mapping';
import { priceGroupKind } from '../quote/quote-mapping';
import { corporateOf } from './corporate-details';
import { tripState, tripTimeState } from './trip-states';

export const paymentKind = enumReader(PaymentKind);

/** Facts that only the list of trips provides. */
export interface ListedFacts extends Pick<
  HomeTrip,
  | 'state'
  | 'timeState'
  | 'guestCount'
  | 'guests'
  | 'mainGuestName'
  | 'bookedBy'
  | 'total'
  | 'payments'
  | 'priceGroups'
  | 'corporate'
  | 'protection'
  | 'cancellation'
  | 'bookedAt'
> {
  readonly approval: BookingApprovalModel | null;
  readonly cancellationAttempt: CancellationAttemptModel | null;
}

/** An attempt to cancel; its errors become texts when they are selected. */
export interface CancellationAttemptModel extends Pick<CancellationAttempt, 'state' | 'requestedAt'> {
  readonly errors: readonly Wire<'CancellationError'>[];
}

/** A trip of the list, or the stay of a booking that has just been confirmed: its other facts are read when selected. */
export interface TripModel extends Pick<
  HomeTrip,
  | 'id'
  | 'bookingToken'
  | 'fromDate'
  | 'untilDate'
  | 'confirmationEmailAddress'
  | 'address'
  | 'coordinates'
  | 'checkInInstructions'
  | 'hostPhoneNumber'
  | 'cancellationPolicy'
  | 'providerAdditionalInformation'
  | 'trackingProperties'
> {
  readonly listing: ListingModel;
  /** The platform's own identifier, from the list of trips. */
  readonly itineraryId: string | null;
  readonly listed: ListedFacts | null;
}

/** A trip from the list of trips, or from a cancellation. */
export type ListedTrip = TripModel & { readonly itineraryId: string; readonly listed: ListedFacts };

const attemptState = enumReader(CancellationAttemptState);

export const tripOf = (wire: Wire<'Itinerary'>): ListedTrip => ({
  ...bookedTripOf(wire.reservation),
  itineraryId: wire.id,
  bookingToken: wire.fulfillment?.value ?? null,
  listed: {
    state: tripState(wire.state),
    timeState: tripTimeState(wire.timeState),
    guestCount: wire.guests ? wire.guests.adults + wire.guests.children : null,
    guests: wire.guests ?? null,
    mainGuestName: wire.mainGuestName ?? null,
    bookedBy: wire.bookedBy ?? null,
    total: moneyOf(wire.total),
    payments: wire.payments.map(paymentOf).filter((payment) => payment !== null),
    priceGroups: wire.priceGroups ? allOf(wire.priceGroups, priceGroupOf) : null,
    corporate: corporateOf(wire.corporate),
    protection: wire.protection ? tripProtectionOf(wire.protection) : null,
    approval: wire.approval ? approvalOf(wire.approval) : null,
    cancellation: wire.cancellation ? cancellationOf(wire.cancellation) : null,
    cancellationAttempt: wire.cancellationAttempt ? attemptOf(wire.cancellationAttempt) : null,
    bookedAt: wire.bookedAt,
  },
});

/** The stay of a booking that has just been confirmed (CF-04). */
export const bookedTripOf = (wire: Wire<'HomesReservation'>): TripModel => ({
  id: wire.id.value,
  bookingToken: null,
  fromDate: wire.stayDates.from,
  untilDate: wire.stayDates.until,
  listing: { ...listingOf(wire.listing), collection: listingCollection(wire.listingCollection) },
  confirmationEmailAddress: plainTextOf(wire.confirmationEmailAddress),
  address: addressOf(wire.listing.content.location.address),
  coordinates: wire.listing.content.location.exactCoordinates ?? null,
  checkInInstructions: plainTextOf(wire.checkInInstructions),
  hostPhoneNumber: wire.hostPhoneNumber ?? null,
  cancellationPolicy: cancellationPolicyOf(wire.cancellationPolicy),
  providerAdditionalInformation: plainTextOf(wire.providerAdditionalReservationInfo),
  trackingProperties: wire.trackingProperties,
  itineraryId: null,
  listed: null,
});

/** Only an address with its street is exact. */
function addressOf({
  street,
  city,
  state,
  postalCode,
  countryCode,
  kind,
}: Wire<'Address'>): TripAddress | null {
  if (kind !== 'FullAddress' || !street) return null;
  return {
    street: plainText(street),
    city: plainTextOf(city),
    state: plainTextOf(state),
    postalCode: plainTextOf(postalCode),
    countryCode: countryCode ?? null,
  };
}

/** Null when an amount cannot be read: an incomplete group is left out of the receipt. */
function priceGroupOf({ name, kind, amount, items }: Wire<'PriceGroup'>): TripPriceGroup | null {
  const value = moneyOf(amount.fiat);
  const lines = allOf(items, priceLineOf);
  return value && lines && { kind: priceGroupKind(kind.Kind), label: plainText(name), amount: value, lines };
}

function priceLineOf({ name, amount }: Wire<'PriceGroup'>['items'][number]): TripPriceLine | null {
  const value = moneyOf(amount.fiat);
  return value && { label: plainText(name), amount: value };
}

const cancellationOf = ({
  canceledAt,
  canceledBy,
  refund,
}: NonNullable<Wire<'Itinerary'>['cancellation']>): TripCancellation => ({
  canceledAt,
  canceledBy: canceledBy ?? null,
  refund: moneyOf(refund),
});

const attemptOf = ({
  result,
  requestedAt,
  errors = [],
}: NonNullable<Wire<'Itinerary'>['cancellationAttempt']>): CancellationAttemptModel => ({
  state: attemptState(result),
  requestedAt,
  errors,
});

export const rewardsSpent = ({ hundredths, currency }: Points): RewardsSpent => ({
  value: decimalText(hundredths, 2),
  currency,
});

function paymentOf({
  kind,
  description,
  amount,
  rewards,
}: Wire<'Itinerary'>['payments'][number]): TripPayment | null {
  const value = moneyOf(amount);
  const points = rewards && exactPoints(rewards);
  return (
    value && {
      kind: paymentKind(kind),
      label: description,
      amount: value,
      rewards: points ? rewardsSpent(points) : null,
    }
  );
}
