import { useBookedStay } from './flow/booking/use-booked-stay';
import { useLeftBookingNote } from './flow/booking/use-left-booking-note';
import { useResumedBooking } from './flow/booking/use-booking-call';
import { useBookingStream } from './flow/booking/use-booking-stream';
import { useChangedCharges, useDuePrice } from './flow/quote/use-due-price';
import { useMainGuest } from './flow/quote/use-main-guest';
import { useQuoteStream } from './flow/quote/use-quote-stream';
import { useTravelerSelection } from './flow/travelers/use-traveler-selection';
import { CheckoutOverlay } from './layout/checkout-overlay';
import { useStepHistory } from './layout/use-step-history';
import { CheckoutMessages } from './messages/checkout-messages';
import { useLinesWarning } from './trip/use-shown-price';

/** The calls that the checkout makes automatically, and their display: an overlay, then one message at a time. */
export function CheckoutCalls() {
  useStepHistory();
  useLinesWarning();
  useTravelerSelection();
  useDuePrice();
  useMainGuest();
  useChangedCharges();
  useResumedBooking();
  useLeftBookingNote();
  const quote = useQuoteStream();
  const booking = useBookingStream();
  const booked = useBookedStay();
  return (
    <>
      <CheckoutOverlay quote={quote} booking={booking} isWaiting={booked.isLoading} />
      {!booked.isLoading && <CheckoutMessages own={booked.message} />}
    </>
  );
}
