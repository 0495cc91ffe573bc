import type { FailureCode } from '#domain/failures/failure-codes.ts';
import { message } from '#domain/failures/messages.ts';
import { limitTexts } from '#domain/portal/travel-policy.ts';
import { blocksBooking, priceDifferenceMessage } from '#domain/quote/price-difference.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import type { Message } from '#client/components/message-dialog/message-dialog.tsx';
import { isHomeUnavailable } from './booking/use-booked-stay';
import { useCheckoutState, useQuote, useTrip } from './checkout-context';
import type { CheckoutAction, TrackedFailure } from './checkout-state';
import { areTermsAccepted } from './readiness';
import { useCorporateTrip, useDifference } from './selectors';

export interface DueMessage {
  readonly shown: Message<CheckoutAction> | undefined;
  readonly code: FailureCode | null;
  readonly tracked: TrackedFailure | null;
}

/** ER-01: the message that the traveler has to answer: a failure, a changed price, or a notice to acknowledge or accept. */
export function useDueMessage(): DueMessage {
  const { failure } = useCheckoutState();
  const quote = useQuote();
  const { difference, ...answered } = useDifference();
  const supportPhone = usePortal()?.supportPhone ?? '';
  const notice = useNotice();
  if (failure) return { shown: failure.message, code: failure.code, tracked: failure.tracked };
  if (!difference || !blocksBooking({ difference, ...answered }))
    return { shown: notice, code: null, tracked: null };
  const asked = priceDifferenceMessage(difference, supportPhone, Boolean(quote?.protection));
  const tracked = asked.trackingTag && { kind: asked.trackingTag, reasons: asked.kind };
  return { shown: asked, code: 'PRICE_CHANGED', tracked };
}

/** Changed terms, or else a home that no longer exists, or a rate out of policy. */
function useNotice(): Message<CheckoutAction> | undefined {
  const state = useCheckoutState();
  const trip = useTrip();
  const quote = useQuote();
  const corporate = useCorporateTrip();
  const supportPhone = usePortal()?.supportPhone ?? '';
  if (quote && !areTermsAccepted(state)) return message('TERMS_CHANGED', null, { supportPhone });
  if (isHomeUnavailable(state, trip)) return message('NOT_AVAILABLE', null, { supportPhone });
  if (corporate?.isInPolicy === false && !state.isOutOfPolicyAccepted) {
    const { corporateTravel } = trip;
    const text = corporateTravel ? limitTexts(corporateTravel, corporateTravel.reasons).join(' ') : '';
    return { ...message('OUT_OF_POLICY', null, { supportPhone }), text };
  }
  return undefined;
}
