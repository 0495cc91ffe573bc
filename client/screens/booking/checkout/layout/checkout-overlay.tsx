import { isBookingCallInProgress, isPriceCallInProgress } from '#domain/call-states.ts';
import { counted } from '#domain/counted.ts';
import { FETCHING_LATEST_PRICE, overlayText } from '#domain/booking/overlays.ts';
import { useLiveLink } from '#client/app/graph/live-link.ts';
import { Overlay } from '#client/components/overlay/overlay.tsx';
import { useCheckoutState, usePayment, useQuote, useTravelers, useTrip } from '../flow/checkout-context';
import { HomeInWork } from '../trip/trip-home';
import type { Progress } from '../flow/progress';
import { isPriceDue } from '../flow/readiness';
import { useIsCallInProgress } from '../flow/selectors';

const RECONNECTING = 'Reconnecting';

interface CheckoutOverlayProps {
  /** The progress of the running quote. */
  readonly quote: Progress;
  /** The progress of the running booking. */
  readonly booking: Progress;
  /** Data is loading before a message can be shown. */
  readonly isWaiting: boolean;
}

/** PQ-17, BK-18: the activity, with its progress as text; a lost connection is restored automatically. */
export function CheckoutOverlay({ quote, booking, isWaiting }: CheckoutOverlayProps) {
  const state = useCheckoutState();
  const isReviewAwaited = useIsReviewAwaited();
  const travelers = useTravelers();
  const isReconnecting = useLiveLink() === 'reconnecting';
  const { isStayLoading } = useTrip();
  const isCallInProgress = useIsCallInProgress();
  const isQuoteInProgress = isPriceCallInProgress(state.calls) || (isStayLoading && isPriceDue(state));
  const isBookingInProgress = isBookingCallInProgress(state.calls);
  const isRunning = isCallInProgress || isQuoteInProgress || isReviewAwaited;
  if (!isWaiting && (!isRunning || state.failure !== null)) return <Overlay text={undefined} />;
  const text = overlayText({
    isQuoteInProgress,
    isBookingInProgress,
    travelerCount: travelers.value?.length ?? 0,
  });
  const [progress, detail] = isBookingInProgress
    ? [booking, bookingDetail(booking)]
    : isQuoteInProgress
      ? [quote, quoteDetail(quote)]
      : [];
  return (
    <Overlay
      text={text}
      detail={isReconnecting ? RECONNECTING : detail}
      tally={progress && tallyText(progress)}
    >
      {progress && <HomeInWork />}
    </Overlay>
  );
}

/** After a reload, Review knows how the stay is paid a little later than its price. */
function useIsReviewAwaited(): boolean {
  const { step } = useCheckoutState();
  const hasQuote = useQuote() !== null;
  const { isAwaited } = usePayment();
  return step === 'REVIEW' && hasQuote && isAwaited;
}

const LONG_WAIT_MS = 8_000;
const VERY_LONG_WAIT_MS = 30_000;

function quoteDetail({ elapsedMs }: Progress): string {
  if (elapsedMs < LONG_WAIT_MS) return `${FETCHING_LATEST_PRICE}. This takes a few seconds.`;
  if (elapsedMs < VERY_LONG_WAIT_MS)
    return `${FETCHING_LATEST_PRICE}. The host is taking a little longer to respond.`;
  return 'This is taking longer than usual. Everything you entered is kept.';
}

function bookingDetail({ elapsedMs }: Progress): string {
  if (elapsedMs < LONG_WAIT_MS) return 'Please keep this page open. This takes a few seconds.';
  if (elapsedMs < VERY_LONG_WAIT_MS) return 'The host is confirming your stay. Please keep this page open.';
  return 'This is taking longer than usual. Your stay is booked only once, however long it takes.';
}

/** Nothing in the first second. */
const tallyText = ({ elapsedMs }: Progress): string | undefined => {
  const seconds = Math.round(elapsedMs / 1_000);
  return seconds > 0 ? counted(seconds, 'second') : undefined;
};
