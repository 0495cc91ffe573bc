/** The booking in progress, followed on one subscription until the trip is booked (BK-11 to BK-16); that ends the checkout. */
import { useSubscription } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router';
import { ROUTES, tripPath } from '#domain/routes.ts';
import { useNotifyHost } from '#client/app/host/host-context.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import type { WaitingBooking } from '#client/app/stay/withdrawn-booking.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { useCheckoutState, useDispatch, useTrip } from '../checkout-context';
import { lost, refusedBy, unhandled } from '../checkout-failures';
import { forgetCheckout } from '../checkout-storage';
import { type Progress, useProgressOf } from '../progress';
import { forgetIntent } from './booking-intent';
import { BookingProgressDocument, type BookingProgressSubscription } from './booking.generated';
import { storeReservation } from './reservation-record';

type Status = BookingProgressSubscription['bookingStatus'];
type Success = Extract<Status, { __typename: 'BookingSuccess' }>;

/** Returns the progress. */
export function useBookingStream(): Progress {
  const { quoteToken, bookingToken, calls } = useCheckoutState();
  const dispatch = useDispatch();
  const supportPhone = usePortal()?.supportPhone ?? '';
  const [progress, setProgress] = useProgressOf(bookingToken);
  const leave = useLeave();
  const wait = useWaitingBooking();
  const finish = useFinishedBooking();

  function follow(status: Status): void {
    switch (status.__typename) {
      case 'BookingPending':
        return setProgress(status);
      case 'BookingAwaitingApproval':
        return wait(status.approval.tripId);
      case 'BookingSuccess':
        return finish(status);
      case 'BookingStillProcessing':
        return leave(status.redirectTo);
      case 'BookingFailure': {
        const [first] = status.errors;
        if (quoteToken) forgetIntent(quoteToken);
        return dispatch({
          kind: 'BOOKING_FAILED',
          failure: first ? refusedBy(first, status.errors) : unhandled('CONFIRMATION_DETAILS', supportPhone),
        });
      }
    }
  }

  useSubscription(BookingProgressDocument, {
    variables: { token: bookingToken ?? '' },
    skip: bookingToken === null || calls.pollConfirmationDetails !== 'InProcess',
    ignoreResults: true,
    onData: ({ data }) => data.data && follow(data.data.bookingStatus),
    onError: () => dispatch({ kind: 'CALL_LOST', call: 'scheduleBook', failure: lost('scheduleBook') }),
  });
  return progress;
}

/** BK-23: deletes everything stored for this checkout. */
function useLeave(): (path: string) => void {
  const navigate = useNavigate();
  const { quoteToken } = useCheckoutState();
  return (path) => {
    forgetCheckout();
    if (quoteToken) forgetIntent(quoteToken);
    void navigate(path, { replace: true });
  };
}

/**
 * CP-11: the trip shows a booking that waits for an approval. The checkout stays stored, and its address with the page of the trip:
 * a traveler who withdraws the booking may change it with everything kept.
 */
function useWaitingBooking(): (tripId: string) => void {
  const navigate = useNavigate();
  const { quoteToken, bookingToken } = useCheckoutState();
  const { pathname, search } = useLocation();
  return (tripId) => {
    if (quoteToken) forgetIntent(quoteToken);
    const state: WaitingBooking = { checkout: `${pathname}${search}`, bookingToken };
    void navigate(tripPath(tripId), { replace: true, state });
  };
}

function useFinishedBooking(): (status: Success) => void {
  const { bookingToken, contact, earns } = useCheckoutState();
  const { search, listing } = useTrip();
  const track = useTrack();
  const notifyHost = useNotifyHost();
  const leave = useLeave();
  return ({ trip }) => {
    if (bookingToken) storeReservation({ bookingToken, emailAddress: contact.emailAddress, earns });
    track('booking_complete', {
      listingId: listing.id,
      reservationId: trip.id,
      trackingProperties: trip.trackingProperties,
    });
    notifyHost('bookingComplete', { reservationId: trip.id });
    leave(`${ROUTES.vacationRentalsConfirm}${search.isTravelApp ? '?isTravelApp=true' : ''}`);
  };
}
