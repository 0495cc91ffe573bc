import { Box, type BoxProps, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { nextStep } from '#domain/booking/checkout-steps.ts';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';
import { StepContinue, StepForm } from '../../layout/step-form';
import { StepSection } from '../../layout/step-section';
import { type RelocatableElement, useRelocatableElement } from '../../layout/use-relocatable-element';
import { Blockers } from '../../layout/blockers';
import { usePayment, useQuote } from '../../flow/checkout-context';
import { useBlockers, useProgress, useStep } from '../../flow/selectors';
import { AmountDue } from './amount-due';
import { PaymentChoices } from './payment-choices';
import { PaymentPopup } from './payment-popup';
import { usePaymentSummary } from './use-payment-summary';
import { PAYMENT_INTRODUCTION, REVIEW_MY_TRIP } from './payment-words';
import { UnappliedChoicesContext } from './unapplied-choice';
import { usePaymentPopup } from './use-payment-popup';

/**
 * PM-14 to PM-18, PR-15: how the stay is paid, next to the trip or, on a phone, in a popup over it. The choices stay mounted
 * after the first visit, so that neither rotating a tablet nor visiting another step loses input; a typed card must not be stored
 * anywhere else (PM-20).
 */
export function PaymentStep() {
  const { step, openStep } = useStep();
  const progress = useProgress();
  const hasPlan = usePayment().plan !== null;
  const summary = usePaymentSummary();
  const isDesktop = useIsDesktop();
  const popup = usePaymentPopup();
  const { element, placed } = useRelocatableElement();
  const isOpen = step === 'PAYMENT';
  const [isVisited, setIsVisited] = useState(isOpen);
  if (isOpen && !isVisited) setIsVisited(true);
  const [unapplied] = useState(() => new Set<() => void>());
  const review = (open: () => void) => {
    const [ask = open] = unapplied;
    ask();
  };
  const isPaid = progress.isCoveredByWallet || progress.isRewardsAccountChosen || progress.isCardChosen;
  return (
    <>
      <UnappliedChoicesContext value={unapplied}>
        {isVisited && createPortal(<PaymentChoices />, element)}
      </UnappliedChoicesContext>
      <StepSection
        step="PAYMENT"
        isDone={step === 'REVIEW' && isPaid}
        summary={hasPlan && summary.map((line) => <Text key={line}>{line}</Text>)}
      >
        {isDesktop ? (
          <PaymentForm placed={placed} goToReview={() => review(() => openStep(nextStep('PAYMENT')))} />
        ) : (
          <PaymentPopup placed={placed} {...popup} goToReview={() => review(popup.goToReview)} />
        )}
      </StepSection>
    </>
  );
}

/** The amount due stays in view, where the window is high enough for it and the choices. */
const FOOT: BoxProps = {
  bg: 'bg.panel',
  borderTopWidth: '1px',
  pt: '4',
  css: { '@media (min-height: 40rem)': { position: 'sticky', bottom: 0, zIndex: 1, pb: '4' } },
};

interface PaymentFormProps extends Pick<RelocatableElement, 'placed'> {
  readonly goToReview: () => void;
}

function PaymentForm({ placed, goToReview }: PaymentFormProps) {
  const isValid = useBlockers().length === 0;
  const hasQuote = useQuote() !== null;
  return (
    <>
      <Text color="fg.muted">{PAYMENT_INTRODUCTION}</Text>
      <div ref={placed} />
      <Box {...FOOT} data-bottom-bar="">
        <AmountDue />
      </Box>
      <StepForm
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) goToReview();
        }}
      >
        {isValid && <StepContinue>{REVIEW_MY_TRIP}</StepContinue>}
        {!isValid && hasQuote && <Blockers />}
      </StepForm>
    </>
  );
}
