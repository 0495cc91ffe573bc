import { Button, Link } from '@chakra-ui/react';
import type { RefObject } from 'react';
import type { CancellationStep } from '#domain/cancellation/cancellation-steps.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { PhoneIcon } from '#client/components/icons/icons.tsx';
import type { Cancellation } from './use-cancellation';

export interface CancellationButtonsProps {
  readonly cancellation: Cancellation;
  readonly onClose: () => void;
  /** The button that changes nothing, which receives the focus. */
  readonly firstButton: RefObject<HTMLButtonElement | null>;
}

/** The buttons of a step of a cancellation; the button that changes nothing comes first and stays when the step changes. */
export function CancellationButtons({ cancellation, onClose, firstButton }: CancellationButtonsProps) {
  const { step, isSending, reload } = cancellation;
  return (
    <>
      <Button
        ref={firstButton}
        variant="outline"
        disabled={isSending}
        onClick={step === 'confirm' ? reload : onClose}
      >
        {FIRST_LABELS[step]}
      </Button>
      <Forward cancellation={cancellation} />
    </>
  );
}

const FIRST_LABELS: Readonly<Record<CancellationStep, string>> = {
  loading: 'Keep this stay',
  policy: 'Keep this stay',
  nonrefundable: 'Keep this stay',
  confirm: 'Back to the terms',
  tryAgain: 'Close',
  support: 'Close',
  pending: 'Close',
  success: 'Close',
  cancelled: 'Close',
};

/** The button that leads to the next step, if there is one. */
function Forward({ cancellation }: Pick<CancellationButtonsProps, 'cancellation'>) {
  const { step, isSending, goOn, reload, confirm } = cancellation;
  switch (step) {
    case 'policy':
      return <Button onClick={goOn}>Continue</Button>;
    case 'nonrefundable':
      return <Button onClick={goOn}>Continue without a refund</Button>;
    case 'confirm':
      return (
        <Button colorPalette="red" loading={isSending} loadingText="Canceling" onClick={confirm}>
          Cancel this stay
        </Button>
      );
    case 'tryAgain':
      return <Button onClick={reload}>Try again</Button>;
    case 'support':
      return <SupportCall />;
    default:
      return null;
  }
}

function SupportCall() {
  const supportPhone = usePortal()?.supportPhone ?? '';
  return (
    <Button asChild>
      <Link href={`tel:${supportPhone}`}>
        <PhoneIcon /> {supportPhone}
      </Link>
    </Button>
  );
}
