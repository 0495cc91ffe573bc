import { Dialog } from '@chakra-ui/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { CANCELLATION_TITLES } from '../../../../../domain/cancellation/cancellation-texts';
import { DialogPanel } from '../../../../components/dialog-panel/dialog-panel';
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
      finalFocusEl={() => (step === 'success' || step === 'canceled' ? pageHeading.current : null)}
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

/**
 * Each step focuses the button that changes nothing, before the dialog loses the focus with a removed button. The first step leaves it
 * to the dialog, which remembers the focus of before and returns it.
 */
function useFocusAtEachStep(step: string) {
  const firstButton = useRef<HTMLButtonElement>(null);
  const focused = useRef(step);
  useLayoutEffect(() => {
    if (focused.current === step) return;
    focused.current = step;
    // The dialog has not taken the focus yet, and still has to remember it.
    if (isElsewhere(document.activeElement, firstButton.current)) return;
    firstButton.current?.focus();
  }, [step]);
  return firstButton;
}

/** Whether the focus is on an element outside the dialog of a button. */
const isElsewhere = (active: Element | null, button: HTMLElement | null): boolean =>
  active !== document.body && button?.closest('[role=dialog]')?.contains(active) === false;
