/**
 * Booking: one mutation under the key of the intent, then its progress on one subscription until the reservation is there
 * (BK-06 to BK-16, BK-22). An attempt whose outcome never arrived is asked for again as it was, after a reload too.
 */
import { useMutation, useSubscription } from '@apollo/client/react';
import { type Dispatch, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ROUTES } from '../../../../../domain/routes';
import { useNotifyHost } from '../../../../app/host/host-context';
import { usePortal } from '../../../../app/session/session-context';
import { useTrack } from '../../../../app/tracking/use-track';
import type { BookInput } from '../../../../generated/graph';
import { BookDocument, BookingProgressDocument, type BookingProgressSubscription } from './booking.generated';
import { bookingIntent, forgetIntent, intentUnderWay } from './booking-intent';
import { lost, refusedBy, unhandled } from '../checkout-failures';
import type { CheckoutEvent, CheckoutState } from '../checkout-state';
import { forgetCheckout } from '../checkout-storage';
import { type EarningPayment, keepReservation } from './reservation-record';
import { NO_PROGRESS } from '../progress';
import { offeredByQuote, type TripFacts } from '../trip-facts';

export interface BookingOptions {
  readonly trip: TripFacts;
  readonly state: CheckoutState;
  readonly dispatch: Dispatch<CheckoutEvent>;
  /** What the stay earns as it is paid now. */
  readonly earns: EarningPayment | null;
  readonly isTravelApp: boolean;
  /** Reads the ways to pay again. */
  readonly readMeansAgain: () => void;
}

export function useBooking({ trip, state, dispatch, earns, isTravelApp, readMeansAgain }: BookingOptions) {
  const navigate = useNavigate();
  const notifyHost = useNotifyHost();
  const supportPhone = usePortal()?.supportPhone ?? '';
  const track = useTrack();
  const [sendBook] = useMutation(BookDocument);
  const [progress, setProgress] = useState(NO_PROGRESS);
  const { quoteToken, bookingToken } = state;

  async function send(input: BookInput, earned: EarningPayment | null): Promise<void> {
    dispatch({ kind: 'BOOK_ASKED', earns: earned });
    try {
      const answer = (await sendBook({ variables: { input } })).data?.book;
      if (answer?.__typename === 'BookingScheduled') {
        return dispatch({ kind: 'BOOK_SCHEDULED', token: answer.token });
      }
      forgetIntent(String(input.quoteToken));
      if (answer?.__typename === 'PriceChanged') {
        dispatch({
          kind: 'PRICE_CHANGED',
          seen: state.quote && offeredByQuote(state.quote, trip),
          quote: answer.quote,
          failure: refusedBy(answer),
        });
      } else {
        // Offers, credits or rewards may have changed since they were read.
        if (answer?.__typename === 'AmountDueChanged' || answer?.__typename === 'BookingBlocked')
          readMeansAgain();
        dispatch({
          kind: 'BOOK_REFUSED',
          failure: answer ? refusedBy(answer) : unhandled('SCHEDULE_BOOK', supportPhone),
        });
      }
    } catch {
      dispatch({ kind: 'CALL_LOST', call: 'scheduleBook', failure: lost('scheduleBook') });
    }
  }

  function follow(status: BookingProgressSubscription['bookingStatus']): void {
    switch (status.__typename) {
      case 'BookingPending':
        return setProgress(status);
      case 'BookingSuccess':
        if (bookingToken) {
          keepReservation({
            bookingToken,
            emailAddress: state.contact.emailAddress,
            earns: state.earns,
          });
        }
        track('booking_complete', {
          listingId: trip.listing.id,
          reservationId: status.reservation.id,
          trackingProperties: status.reservation.trackingProperties,
        });
        notifyHost('bookingComplete', { reservationId: status.reservation.id });
        leave();
        return void navigate(`${ROUTES.vacationRentalsConfirm}${isTravelApp ? '?isTravelApp=true' : ''}`, {
          replace: true,
        });
      case 'BookingStillProcessing':
        leave();
        return void navigate(status.redirectTo, { replace: true });
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

  function leave(): void {
    forgetCheckout();
    if (quoteToken) forgetIntent(quoteToken);
  }

  useSubscription(BookingProgressDocument, {
    variables: { token: bookingToken ?? '' },
    skip: bookingToken === null || state.calls.pollConfirmationDetails.state !== 'InProcess',
    ignoreResults: true,
    onData: ({ data }) => data.data && follow(data.data.bookingStatus),
    onError: () => dispatch({ kind: 'CALL_LOST', call: 'scheduleBook', failure: lost('scheduleBook') }),
  });

  const resume = useEffectEvent(() => {
    const underWay = quoteToken && bookingToken === null ? intentUnderWay(quoteToken) : null;
    if (underWay) void send(underWay, state.earns);
  });
  useEffect(() => resume(), []);

  return {
    book: (payload: Omit<BookInput, 'idempotencyKey'>) => send(bookingIntent(payload), earns),
    /** Follows the booking under way, or asks for it again under its key. */
    bookAgain: () => {
      const underWay = quoteToken ? intentUnderWay(quoteToken) : null;
      if (bookingToken) dispatch({ kind: 'BOOK_SCHEDULED', token: bookingToken });
      else if (underWay) void send(underWay, state.earns);
    },
    progress,
  };
}
