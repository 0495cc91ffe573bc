import { useQuery } from '@apollo/client/react';
import { bookedStay } from '#domain/booking/booked-stay.ts';
import { FAILURE_KINDS } from '#domain/failures/failure-codes.ts';
import type { MessageKind } from '#domain/failures/message-kinds.ts';
import { message } from '#domain/failures/messages.ts';
import { formatStay, type Stay } from '#domain/stay/stay-dates.ts';
import { isPriceCallInProgress } from '#domain/call-states.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import type { Message } from '#client/components/message-dialog/message-dialog.tsx';
import { isBeingCanceled } from '#client/features/trips/trip-status.ts';
import { BookedStaysDocument, type BookedStaysQuery } from './booked-stay.generated';
import type { CheckoutAction, CheckoutState } from '../checkout-state';
import { useCheckoutState, useTrip } from '../checkout-context';
import type { TripFacts } from '../trip/trip-facts';

/**
 * Whether the home is unavailable although neither this checkout's quote nor its booking holds it, and the stay was not just
 * chosen.
 */
export const isHomeUnavailable = (state: CheckoutState, trip: Pick<TripFacts, 'rate'>): boolean =>
  trip.rate === null &&
  !state.isStayNew &&
  state.quoteToken === null &&
  state.bookingToken === null &&
  !isPriceCallInProgress(state.calls);

interface OwnBooking {
  /** The trips are loading; until then it is unknown whether the traveler has booked the home. */
  readonly isLoading: boolean;
  /** The message that it causes; undefined when it is not the traveler's. */
  readonly message: Message<CheckoutAction> | undefined;
}

/**
 * The messages that the user's own booking in another tab causes here: the home, or what was to pay for it, is no longer
 * available.
 */
const OWN_BOOKING_KINDS: ReadonlySet<MessageKind> = new Set([
  'NOT_AVAILABLE',
  'AMOUNT_DUE_CHANGED',
  'DEFAULT',
]);

function mayBeOwn(state: CheckoutState, trip: TripFacts): boolean {
  const { failure, calls } = state;
  if (!failure) return isHomeUnavailable(state, trip);
  const kind = failure.code && FAILURE_KINDS[failure.code];
  const isOfBooking = calls.scheduleBook === 'Failed' || calls.pollConfirmationDetails === 'Failed';
  return kind !== null && OWN_BOOKING_KINDS.has(kind) && (kind === 'NOT_AVAILABLE' || isOfBooking);
}

/**
 * When a stay is unavailable or cannot be booked: whether this traveler has already booked it, as in another tab. Without a
 * response, no.
 */
export function useBookedStay(): OwnBooking {
  const state = useCheckoutState();
  const trip = useTrip();
  const supportPhone = usePortal()?.supportPhone ?? '';
  const mayBeOwnBooking = mayBeOwn(state, trip);
  const { data, loading } = useQuery(BookedStaysDocument, {
    skip: !mayBeOwnBooking,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const own = data?.trips && bookedStay(data.trips.nodes.filter(isStay), trip.listing.id, trip.search.stay);
  return {
    isLoading: mayBeOwnBooking && loading,
    message: mayBeOwnBooking && own ? ownBookingMessage(own, trip.search.stay, supportPhone) : undefined,
  };
}

function ownBookingMessage(own: OwnStay, asked: Stay, supportPhone: string): Message<CheckoutAction> {
  const booked = { from: own.fromDate, until: own.untilDate };
  const detail = `Your reservation is #${own.id}, ${formatStay(booked)}.`;
  return message(ownBookingKind(own, isSameStay(booked, asked)), null, { supportPhone, detail });
}

function ownBookingKind(own: OwnStay, isSame: boolean): MessageKind {
  if (!isSame) return 'PARTLY_BOOKED';
  return own.state === 'PENDING' && !isBeingCanceled(own) ? 'BEING_BOOKED' : 'BOOKED_ALREADY';
}

const isSameStay = (one: Stay, other: Stay): boolean => one.from === other.from && one.until === other.until;

type OwnStay = Extract<AnyTrip, { readonly __typename: 'HomeTrip' }>;
type AnyTrip = NonNullable<BookedStaysQuery['trips']>['nodes'][number];

const isStay = (trip: AnyTrip): trip is OwnStay => trip.__typename === 'HomeTrip';
