/**
 * The call that books, under its idempotency key (BK-06 to BK-10, BK-22). A booking whose outcome never arrived is requested
 * again unchanged, including after a reload.
 */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { usePortal } from '#client/app/session/session-context.ts';
import type { BookInput } from '#client/generated/graph.ts';
import { useCheckoutState, useDispatch, usePayment, useTrip } from '../checkout-context';
import { lost, refusedBy, unhandled } from '../checkout-failures';
import { offeredByQuote } from '../quote/offered';
import { readQuote } from '../quote/use-quote-stream';
import { BookDocument, type BookMutation } from './booking.generated';
import { forgetIntent, pendingIntent } from './booking-intent';
import type { EarningPayment } from './reservation-record';

type Unscheduled = Exclude<BookMutation['book'], { __typename: 'BookingScheduled' }>;

type SendBooking = (
  input: BookInput,
  earns: EarningPayment | null,
  /** The payment of an earlier attempt, whose booking this one may get. */
  earlier?: EarningPayment | null,
) => Promise<void>;

/** Sends a booking, with the payment that earns rewards. */
export function useBookingCall(): SendBooking {
  const client = useApolloClient();
  const dispatch = useDispatch();
  const refused = useRefusedBooking();
  return async (input, earns, earlier = earns) => {
    dispatch({ kind: 'BOOK_REQUESTED', earns });
    try {
      const { data } = await client.mutate({ mutation: BookDocument, variables: { input } });
      const answer = data?.book;
      if (answer?.__typename === 'BookingScheduled')
        return dispatch({
          kind: 'BOOK_SCHEDULED',
          token: answer.token,
          earns: answer.isRepeated ? earlier : earns,
        });
      forgetIntent(String(input.quoteToken));
      refused(answer);
    } catch {
      dispatch({ kind: 'CALL_LOST', call: 'scheduleBook', failure: lost('scheduleBook') });
    }
  };
}

function useRefusedBooking() {
  const client = useApolloClient();
  const { quote } = useCheckoutState();
  const dispatch = useDispatch();
  const trip = useTrip();
  const { paymentOptions, payment } = usePayment();
  const supportPhone = usePortal()?.supportPhone ?? '';

  /** Offers, credits or rewards may have changed since they were read. */
  function readPaymentOptionsAgain(): void {
    paymentOptions.retry();
    void payment?.retryConversion().catch(() => null);
  }

  return (answer: Unscheduled | undefined): void => {
    if (answer?.__typename === 'PriceChanged') {
      return dispatch({
        kind: 'PRICE_CHANGED',
        seen: quote && offeredByQuote(quote, trip),
        quote: readQuote(client, answer.quote),
        failure: refusedBy(answer),
      });
    }
    if (answer?.__typename === 'AmountDueChanged' || answer?.__typename === 'BookingBlocked')
      readPaymentOptionsAgain();
    dispatch({
      kind: 'BOOK_REFUSED',
      failure: answer ? refusedBy(answer) : unhandled('SCHEDULE_BOOK', supportPhone),
    });
  };
}

/** Follows the running booking, or sends it again under its key. */
export function useBookAgain(): () => void {
  const { quoteToken, bookingToken, earns } = useCheckoutState();
  const dispatch = useDispatch();
  const send = useBookingCall();
  return () => {
    const pending = quoteToken ? pendingIntent(quoteToken) : null;
    if (bookingToken) dispatch({ kind: 'BOOK_SCHEDULED', token: bookingToken, earns });
    else if (pending) void send(pending, earns);
  };
}

/** After a reload, sends a booking again whose outcome never arrived. */
export function useResumedBooking(): void {
  const { quoteToken, bookingToken, earns } = useCheckoutState();
  const send = useBookingCall();
  const resume = useEffectEvent(() => {
    const pending = quoteToken && bookingToken === null ? pendingIntent(quoteToken) : null;
    if (pending) void send(pending, earns);
  });
  useEffect(() => resume(), []);
}
