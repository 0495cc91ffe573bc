import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { nextStep } from '#domain/booking/checkout-steps.ts';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';
import { useHistoryEntry } from '#client/components/history-entry/use-history-entry.ts';
import { useCheckoutState, useQuote } from '../../flow/checkout-context';
import { useIsCallInProgress, useStep } from '../../flow/selectors';
import { useDueMessage } from '../../flow/use-due-message';
import { useIsEntryOf } from '../../layout/use-step-history';

/**
 * PM-18: the payment popup of the phone layout. The popup opens with its step and has a history entry, so that the browser's
 * back button closes it, and a reload shows it again.
 */
export function usePaymentPopup() {
  const { step, openStep } = useStep();
  const isDesktop = useIsDesktop();
  const { key } = useLocation();
  const { isOpen: isPushed, open, close } = useHistoryEntry('isPaymentOpen');
  // The popup's history entry from which the traveler continued to the review.
  const [entryBeforeReview, setEntryBeforeReview] = useState<string | null>(null);

  const hasMessage = useDueMessage().shown !== undefined;
  const isCallInProgress = useIsCallInProgress();
  const { guest } = useCheckoutState();
  const isGuestDue = useQuote() !== null && guest === 'DUE';

  const isAtPayment = step === 'PAYMENT' && !isDesktop;
  // The popup's entry follows that of its step.
  const hasEntry = useIsEntryOf('PAYMENT');

  const wasAtPayment = useRef(isAtPayment);
  const arrive = useEffectEvent(() => {
    const arrives = isAtPayment && hasEntry;
    if (arrives && !wasAtPayment.current && !isPushed) open();
    if (arrives || !isAtPayment) wasAtPayment.current = isAtPayment;
  });
  useEffect(() => arrive(), [isAtPayment, hasEntry]);

  // The popup's entry is left first, so that Back from Review does not lead into it.
  const review = useEffectEvent(() => openStep(nextStep('PAYMENT')));
  const hasLeft = entryBeforeReview !== null && !isPushed;
  useEffect(() => {
    if (hasLeft) review();
  }, [hasLeft]);
  if (isPushed && entryBeforeReview !== null && entryBeforeReview !== key) setEntryBeforeReview(null);

  const isDue = isAtPayment && isPushed;
  const [isOpen, setIsOpen] = useState(false);
  // Two dialogs that open together hide each other from assistive technology: a message and the overlay come first.
  if (isOpen ? !isDue : isDue && !hasMessage && !isCallInProgress && !isGuestDue) setIsOpen(!isOpen);

  return {
    isOpen,
    open,
    close,
    goToReview: () => {
      setEntryBeforeReview(key);
      close();
    },
  };
}
