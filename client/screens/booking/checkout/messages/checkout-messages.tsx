import { type ReactNode, useEffect } from 'react';
import type { Money } from '#domain/money/money.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { useIsAgentPortal } from '#client/app/entry/agent-portal.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { type Message, MessageDialog } from '#client/components/message-dialog/message-dialog.tsx';
import { useCheckoutState, useQuote, useTrip } from '../flow/checkout-context';
import type { CheckoutAction, TrackedFailure } from '../flow/checkout-state';
import { offeredByQuote } from '../flow/quote/offered';
import { type DueMessage, useDueMessage } from '../flow/use-due-message';
import { useMessageAction } from '../flow/use-message-action';
import { ChangedTermsTable } from './changed-terms-table';
import { PriceChangeLines } from './price-change-lines';

interface CheckoutMessagesProps {
  /** The message about the traveler's own booking, if it is the reason why the home is unavailable. */
  readonly own: Message<CheckoutAction> | undefined;
}

/** ER-01: one message at a time. */
export function CheckoutMessages({ own }: CheckoutMessagesProps) {
  const act = useMessageAction();
  const { shown, code, tracked } = useShownMessage(own);
  useTrackedFailure(tracked);
  const details = useChangeDetails(shown);
  const price = useAskedPrice(shown);
  const isAgentPortal = useIsAgentPortal();
  const { agentTitles = [] } = usePortal() ?? {};
  // AG-04, ER-15: the operator's title of a failure, where there is one.
  const agentTitle = isAgentPortal ? agentTitles.find((each) => each.code === code)?.title : undefined;
  return (
    <MessageDialog
      message={
        shown && {
          ...shown,
          title: agentTitle ?? shown.title,
          buttons: price && shown.buttons.length === 1 ? [...shown.buttons, BACK_TO_HOME] : shown.buttons,
        }
      }
      consequence={price && `Accept ${formatMoney(price)} to continue.`}
      onAction={act}
    >
      {details}
    </MessageDialog>
  );
}

/** The traveler's own booking takes the place of the failure that it explains. */
function useShownMessage(own: Message<CheckoutAction> | undefined): DueMessage {
  const due = useDueMessage();
  return own ? { ...due, shown: own } : due;
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

/** PD-04, PD-05: a price that is not accepted leads back to the home. */
const BACK_TO_HOME = { label: 'Back to the home', action: 'GO_TO_LISTING' } as const;

const asks = (shown: Message<CheckoutAction> | undefined, action: CheckoutAction): boolean =>
  shown?.buttons.some((button) => button.action === action) === true;

/** The price that a message asks to accept. */
function useAskedPrice(shown: Message<CheckoutAction> | undefined): Money | undefined {
  const quote = useQuote();
  return asks(shown, 'ACKNOWLEDGE_PRICE_DIFFERENCE') ? quote?.payNowTotal.fiat : undefined;
}

/** The lines of a price or terms that must be accepted, next to those seen before. */
function useChangeDetails(shown: Message<CheckoutAction> | undefined): ReactNode {
  const { seen } = useCheckoutState();
  const trip = useTrip();
  const quote = useQuote();
  if (!seen || !quote) return null;
  const quoted = offeredByQuote(quote, trip);
  if (asks(shown, 'ACKNOWLEDGE_PRICE_DIFFERENCE')) return <PriceChangeLines seen={seen} quoted={quoted} />;
  if (asks(shown, 'ACKNOWLEDGE_TERMS')) return <ChangedTermsTable seen={seen.terms} quoted={quoted.terms} />;
  return null;
}
