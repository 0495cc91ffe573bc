import { Separator, Stack, Text } from '@chakra-ui/react';
import { nextStep } from '../../../../domain/checkout-steps';
import { useIsDesktop } from '../../../components/media/use-is-desktop';
import { STEP_FORM, StepContinue } from '../layout/step-continue';
import { StepSection } from '../layout/step-section';
import { Blockers } from '../review/blockers';
import { useCheckout } from '../state/checkout-context';
import { AmountDue } from './amount-due';
import { PaymentChoices } from './payment-choices';
import { PaymentPopup } from './payment-popup';
import { paymentSummary } from './payment-summary';
import { PAYMENT_INTRODUCTION, REVIEW_MY_TRIP } from './payment-words';
import { usePaymentPopup } from './use-payment-popup';

/** PM-14 to PM-18, PR-15: how the stay is paid, beside the trip or, on a phone, in a popup over it. */
export function PaymentStep() {
  const { state, progress, payment, means } = useCheckout();
  const isDesktop = useIsDesktop();
  const popup = usePaymentPopup();
  const isPaid = progress.isCoveredByWallet || progress.isRewardsAccountChosen || progress.isCardChosen;
  return (
    <StepSection
      step="PAYMENT"
      isDone={state.step === 'REVIEW' && isPaid}
      summary={
        payment &&
        paymentSummary(payment.plan, means.value?.paymentMethods ?? []).map((line) => (
          <Text key={line}>{line}</Text>
        ))
      }
    >
      {isDesktop ? <PaymentForm /> : <PaymentPopup {...popup} />}
    </StepSection>
  );
}

function PaymentForm() {
  const { blockers, quote, openStep } = useCheckout();
  const isValid = blockers.length === 0;
  return (
    <>
      <Text color="fg.muted">{PAYMENT_INTRODUCTION}</Text>
      <PaymentChoices />
      <form
        id={STEP_FORM}
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) openStep(nextStep('PAYMENT'));
        }}
      >
        <Stack gap="5">
          <Separator />
          <AmountDue />
          {isValid && <StepContinue>{REVIEW_MY_TRIP}</StepContinue>}
          {!isValid && quote && <Blockers />}
        </Stack>
      </form>
    </>
  );
}
