import { Button, CloseButton, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import { type RefCallback, useRef } from 'react';
import { StepForm } from '../../layout/step-form';
import { Blockers } from '../../layout/blockers';
import { useQuote } from '../../flow/checkout-context';
import { useBlockers, useStepName } from '../../flow/selectors';
import { PriceHold } from '../../trip/price-hold';
import { AmountDue } from './amount-due';
import { PAYMENT_INTRODUCTION, REVIEW_MY_TRIP } from './payment-words';
import type { usePaymentPopup } from './use-payment-popup';
import { usePaymentSummary } from './use-payment-summary';

export interface PaymentPopupProps extends ReturnType<typeof usePaymentPopup> {
  /** The ref of the element that contains the payment choices while the popup is open. */
  readonly placed: RefCallback<HTMLElement>;
}

/** PM-18: the payment of the phone layout fills the screen. Closing it loses no choice and no input. */
export function PaymentPopup({ placed, isOpen, open, close, goToReview }: PaymentPopupProps) {
  const content = useRef<HTMLDivElement>(null);
  const title = useStepName('PAYMENT');
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(details) => !details.open && close()}
      // A field that already has the focus keeps it.
      initialFocusEl={() => content.current?.querySelector<HTMLElement>(':focus') ?? content.current}
      size="full"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <ChosenPayment isOpen={isOpen} open={open} />
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content ref={content} bg="bg.panel">
            <Dialog.Header borderBottomWidth="1px" py="4" pe="14">
              <Dialog.Title textStyle="xl">{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body py="5">
              <Stack gap="6">
                <Text color="fg.muted">{PAYMENT_INTRODUCTION}</Text>
                <div ref={placed} />
              </Stack>
            </Dialog.Body>
            <PopupFooter goToReview={goToReview} />
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close the payment" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** The selected payment below the popup, with the button that opens it. */
function ChosenPayment({ isOpen, open }: Pick<PaymentPopupProps, 'isOpen' | 'open'>) {
  const chosen = usePaymentSummary();
  return (
    <StepForm
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <Stack gap="5">
        <Text color="fg.muted">{PAYMENT_INTRODUCTION}</Text>
        {chosen.length > 0 && (
          <Stack gap="1">
            {chosen.map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </Stack>
        )}
        {!isOpen && <AmountDue />}
        <Dialog.Trigger asChild>
          <Button variant="outline" size="lg" onClick={open}>
            Choose how to pay
          </Button>
        </Dialog.Trigger>
      </Stack>
    </StepForm>
  );
}

function PopupFooter({ goToReview }: Pick<PaymentPopupProps, 'goToReview'>) {
  const isValid = useBlockers().length === 0;
  const hasQuote = useQuote() !== null;
  return (
    <Dialog.Footer
      flexDirection="column"
      alignItems="stretch"
      gap="3"
      pt="4"
      pb="max(1rem, env(safe-area-inset-bottom))"
      borderTopWidth="1px"
      boxShadow="floating"
      // A phone on its side has no height to spare.
      css={{
        '@media (max-height: 30rem) and (min-width: 30rem)': {
          flexDirection: 'row',
          alignItems: 'center',
          '& > *': { flex: '1' },
          '& > :empty': { position: 'absolute' },
        },
      }}
    >
      <PriceHold />
      <AmountDue />
      {isValid && (
        <Button size="xl" onClick={goToReview}>
          {REVIEW_MY_TRIP}
        </Button>
      )}
      {!isValid && hasQuote && <Blockers />}
    </Dialog.Footer>
  );
}
