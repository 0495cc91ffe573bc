import { isBookingCallInProgress } from '#domain/call-states.ts';
import { useSession } from '#client/app/session/session-context.ts';
import { useSearchParams } from '#client/router/router-provider.tsx';
import { useCheckoutState, useFreshness, usePayment, useQuote } from '../checkout-context';
import { corporateInput } from '../corporate-trip';
import { earnOfferDescription } from '../payment/payment-means';
import { usePricing } from '../quote/use-pricing';
import { useBlockers, useCorporateTrip, useSelectedCard } from '../selectors';
import { bookPayload } from './book-payload';
import { bookingIntent, pendingIntent } from './booking-intent';
import type { EarningPayment } from './reservation-record';
import { useBookingCall } from './use-booking-call';

/** Books the reviewed stay; an expired price is requested again instead. */
export function useConfirmAndBook(): () => void {
  const [params] = useSearchParams();
  const isAgent = useSession().session?.isAgent ?? false;
  const state = useCheckoutState();
  const quote = useQuote();
  const freshness = useFreshness();
  const { plan, isAwaited } = usePayment();
  const blockers = useBlockers();
  const corporate = useCorporateTrip();
  const earns = useEarningPayment();
  const { renew } = usePricing();
  const send = useBookingCall();
  return () => {
    if (freshness.kind === 'EXPIRED') return renew();
    if (blockers.length > 0 || !quote || !plan || isAwaited) return;
    if (isBookingCallInProgress(state.calls)) return;
    const payload = bookPayload(quote, plan, {
      isAgent,
      isRecommended: params.get('recommended') === 'true',
      corporate: corporate && corporateInput(corporate, state.corporate),
    });
    if (!payload) return;
    const earlier = pendingIntent(quote.token);
    const intent = bookingIntent(payload);
    const isSameAttempt = earlier === null || earlier.idempotencyKey === intent.idempotencyKey;
    void send(intent, earns, isSameAttempt ? earns : state.earns);
  };
}

/** The payment that earns rewards, as the stay is paid now. */
function useEarningPayment(): EarningPayment | null {
  const { quoteToken } = useCheckoutState();
  const { means, plan } = usePayment();
  const card = useSelectedCard();
  if (!plan?.paymentMethodId || !card?.accountReferenceId) return null;
  return {
    accountReferenceId: card.accountReferenceId,
    amount: plan.amountDue,
    earnOfferDescription: earnOfferDescription(means.value, plan),
    quoteToken,
  };
}
