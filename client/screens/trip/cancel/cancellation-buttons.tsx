import { Button, type ButtonProps, Link } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { usePortal } from '../../../app/session/session-context';
import { PhoneIcon } from '../../../components/icons/icons';
import type { Cancellation } from './use-cancellation';

export interface CancellationButtonsProps {
  readonly cancellation: Cancellation;
  readonly onClose: () => void;
  /** The harmless button, which takes the focus. */
  readonly firstButton: RefObject<HTMLButtonElement | null>;
}

/** What the traveler can do at a step of a cancellation; the harmless way out comes first. */
export function CancellationButtons({ cancellation, onClose, firstButton }: CancellationButtonsProps) {
  const { step, isSending, goOn, reload, confirm } = cancellation;
  const first: ButtonProps & { ref: typeof firstButton } = { variant: 'outline', ref: firstButton };
  const keep = (
    <Button {...first} onClick={onClose}>
      Keep this stay
    </Button>
  );
  const close = (
    <Button {...first} onClick={onClose}>
      Close
    </Button>
  );
  switch (step) {
    case 'loading':
      return keep;
    case 'policy':
    case 'nonrefundable':
      return (
        <>
          {keep}
          <Button onClick={goOn}>{step === 'policy' ? 'Continue' : 'Continue without a refund'}</Button>
        </>
      );
    case 'confirm':
      return (
        <>
          <Button {...first} disabled={isSending} onClick={reload}>
            Back to the terms
          </Button>
          <Button colorPalette="red" loading={isSending} loadingText="Canceling" onClick={confirm}>
            Cancel this stay
          </Button>
        </>
      );
    case 'tryAgain':
      return (
        <>
          {close}
          <Button onClick={reload}>Try again</Button>
        </>
      );
    case 'support':
      return (
        <>
          {close}
          <SupportCall />
        </>
      );
    case 'pending':
    case 'success':
    case 'cancelled':
      return close;
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
