import { useSearchParams } from 'react-router';
import { isBookingCallInProgress } from '#domain/call-states.ts';
import { pointsNumber } from '#domain/money/points.ts';
import type { PaymentPlan } from '#domain/payment/payment-plan.ts';
import { useIsAgentPortal } from '#client/app/entry/agent-portal.ts';
import type { BookInput, PaymentInput } from '#client/generated/graph.ts';
import { useCheckoutState, useFreshness, usePayment, useQuote } from '../checkout-context';
import type { Quote } from '../checkout-state';
import { corporateInput } from '../corporate-trip';
import { earnOfferDescription } from '../payment/payment-facts';
import { fiatInput } from '../quote/offered';
import { usePricing } from '../quote/use-pricing';
import { useBlockers, useCorporateTrip, useSelectedCard } from '../selectors';
import { bookingIntent, pendingIntent } from './booking-intent';
import type { EarningPayment } from './reservation-record';
import { useBookingCall } from './use-booking-call';

/** Books the reviewed stay; an expired price is requested again instead. */
export function useConfirmAndBook(): () => void {
  const [params] = useSearchParams();
  const isAgentPortal = useIsAgentPortal();
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
      isRecommended: params.get('recommended') === 'true',
      isAgentPortal,
      // CP-09: outside a business nothing is sent.
      ...(corporate && { corporate: corporateInput(corporate, state.corporate) }),
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
  const { paymentOptions, plan } = usePayment();
  const card = useSelectedCard();
  if (!plan?.paymentMethodId || !card?.accountReferenceId) return null;
  return {
    accountReferenceId: card.accountReferenceId,
    amount: plan.amountDue,
    earnOfferDescription: earnOfferDescription(paymentOptions.value, plan),
    quoteToken,
  };
}

/** BK-17: the input of `book` without the key of the intent; null while the plan does not pay for the stay. */
function bookPayload(
  quote: Quote,
  plan: PaymentPlan,
  setting: Pick<BookInput, 'isRecommended' | 'isAgentPortal' | 'corporate'>,
): Omit<BookInput, 'idempotencyKey'> | null {
  if (plan.mode === 'INCOMPLETE') return null;
  return {
    quoteToken: quote.token,
    orderedProductId: quote.orderedProductId,
    acceptedTotal: fiatInput(quote.payNowTotal.fiat),
    acceptedTermsDigest: quote.termsDigest,
    payment: paymentInput(plan),
    acceptedAmountDue: fiatInput(plan.amountDue),
    ...setting,
  };
}

/** PM-14: the parts of the plan, with exactly the amounts that the breakdown shows. */
const paymentInput = ({ offer, credit, rewards, paymentMethodId }: PaymentPlan): PaymentInput => ({
  ...(offer && { offer: { id: offer.id } }),
  ...(credit && { credit: { amount: fiatInput(credit) } }),
  ...(rewards && {
    rewards: {
      accountReferenceId: rewards.accountReferenceId,
      quantity: { value: String(pointsNumber(rewards.amount)) },
    },
  }),
  ...(paymentMethodId !== null && { paymentMethodId }),
});
