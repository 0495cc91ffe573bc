import { Dialog } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { CANCELLATION_TITLES } from '#domain/cancellation/cancellation-texts.ts';
import { DialogPanel } from '#client/components/dialog-panel.tsx';
import { useFocusAtEachStep } from '#client/components/focus.ts';
import { CancellationBody } from './cancellation-body';
import { CancellationButtons } from './cancellation-buttons';
import { useCancellation } from './use-cancellation';

export interface CancelHomeProps {
  readonly tripId: string;
  /** Whether a protection was bought with the stay, usable or not. */
  readonly hasPremium: boolean;
  readonly onClose: () => void;
  /** Receives the focus once the stay is canceled: the button that opened the dialog is no longer on the page. */
  readonly pageHeading: RefObject<HTMLElement | null>;
}

/** Cancels a stay in the steps of CN-01. */
export function CancelHome({ tripId, hasPremium, onClose, pageHeading }: CancelHomeProps) {
  const cancellation = useCancellation(tripId);
  const { step, message, isSending } = cancellation;
  const firstButton = useFocusAtEachStep(step);
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && !isSending && onClose()}
      initialFocusEl={() => firstButton.current}
      finalFocusEl={() => (step === 'success' || step === 'cancelled' ? pageHeading.current : null)}
      placement="center"
      size="md"
      scrollBehavior="inside"
    >
      <DialogPanel
        title={step === 'tryAgain' && message ? message.title : CANCELLATION_TITLES[step]}
        closeLabel="Close"
      >
        <Dialog.Body aria-live="polite">
          <CancellationBody tripId={tripId} cancellation={cancellation} hasPremium={hasPremium} />
        </Dialog.Body>
        <Dialog.Footer flexWrap="wrap">
          <CancellationButtons cancellation={cancellation} onClose={onClose} firstButton={firstButton} />
        </Dialog.Footer>
      </DialogPanel>
    </Dialog.Root>
  );
}
