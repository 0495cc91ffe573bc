import { type ReactNode, useEffect } from 'react';
import type { FailureCode } from '../../../../../domain/failures/failure-codes';
import { message } from '../../../../../domain/failures/messages';
import { blocksBooking, priceDifferenceMessage } from '../../../../../domain/quote/price-difference';
import { usePortal } from '../../../../app/session/session-context';
import { useTrack } from '../../../../app/tracking/use-track';
import { type Message, MessageDialog } from '../../../../components/message-dialog/message-dialog';
import { isHomeUnavailable } from '../flow/booking/use-booked-stay';
import { useCheckoutState, useQuote, useTrip } from '../flow/checkout-context';
import type { CheckoutAction, TrackedFailure } from '../flow/checkout-state';
import { areTermsAccepted } from '../flow/readiness';
import { useCorporateTrip, useDifference } from '../flow/selectors';
import { offeredByQuote } from '../flow/quote/offered';
import { useMessageAction } from '../flow/use-message-action';
import { ChangedTermsTable } from './changed-terms-table';
import { PriceChangeLines } from './price-change-lines';
import { useAgentTitle } from './use-agent-title';

interface CheckoutMessagesProps {
  /** The traveler's own booking, if it is the reason why the home is unavailable. */
  readonly bookedAlready: string | undefined;
}

/** ER-01: one message at a time. */
export function CheckoutMessages({ bookedAlready }: CheckoutMessagesProps) {
  const act = useMessageAction();
  const { shown, code, tracked } = useShownMessage(bookedAlready);
  useTrackedFailure(tracked);
  const agentTitle = useAgentTitle(code);
  const details = useChangeDetails(shown);
  return (
    <MessageDialog message={shown && { ...shown, title: agentTitle ?? shown.title }} onAction={act}>
      {details}
    </MessageDialog>
  );
}

interface ShownMessage {
  readonly shown: Message<CheckoutAction> | undefined;
  readonly code: FailureCode | null;
  readonly tracked: TrackedFailure | null;
}

/** The traveler's own booking, or else a failure, a changed price, or a notice to acknowledge or accept. */
function useShownMessage(bookedAlready: string | undefined): ShownMessage {
  const { failure } = useCheckoutState();
  const quote = useQuote();
  const { difference, ...answered } = useDifference();
  const supportPhone = usePortal()?.supportPhone ?? '';
  const notice = useNotice();
  let shown: ShownMessage = { shown: notice, code: null, tracked: null };
  if (difference && blocksBooking({ difference, ...answered })) {
    const asked = priceDifferenceMessage(difference, supportPhone, Boolean(quote?.protection));
    const tracked = asked.trackingTag && { kind: asked.trackingTag, reasons: asked.kind };
    shown = { shown: asked, code: 'PRICE_CHANGED', tracked };
  }
  if (failure) shown = { shown: failure.message, code: failure.code, tracked: failure.tracked };
  if (bookedAlready === undefined) return shown;
  return { ...shown, shown: message('BOOKED_ALREADY', null, { supportPhone, detail: bookedAlready }) };
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
  if (corporate?.isInPolicy === false && !state.isOutOfPolicyAccepted)
    return message('OUT_OF_POLICY', null, { supportPhone });
  return undefined;
}

/** ER-14: each message is tracked when it appears. */
function useTrackedFailure(tracked: TrackedFailure | null): void {
  const track = useTrack();
  const listingId = useTrip().listing.id;
  const kind = tracked?.kind;
  const reasons = tracked?.reasons ?? '';
  useEffect(() => {
    if (kind) track('checkout_error', { listingId, kind, reasons });
  }, [track, listingId, kind, reasons]);
}

/** The lines of a price or terms that must be accepted, next to those seen before. */
function useChangeDetails(shown: Message<CheckoutAction> | undefined): ReactNode {
  const { seen } = useCheckoutState();
  const trip = useTrip();
  const quote = useQuote();
  const asks = (action: CheckoutAction) => shown?.buttons.some((button) => button.action === action);
  if (!seen || !quote) return null;
  const quoted = offeredByQuote(quote, trip);
  if (asks('ACKNOWLEDGE_PRICE_DIFFERENCE')) return <PriceChangeLines seen={seen} quoted={quoted} />;
  if (asks('ACKNOWLEDGE_TERMS')) return <ChangedTermsTable seen={seen.terms} quoted={quoted.terms} />;
  return null;
}
