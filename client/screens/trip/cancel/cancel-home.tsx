import { Button, Dialog, Link, Text } from '@chakra-ui/react';
import { usePortal } from '../../../app/session/session-context';
import { DialogPanel } from '../../../components/dialog-panel/dialog-panel';
import { PhoneIcon } from '../../../components/icons/icons';

export interface CancelHomeProps {
  readonly tripId: string;
  readonly onClose: () => void;
}

/** Cancels a stay: support does it on the phone. */
export function CancelHome({ tripId, onClose }: CancelHomeProps) {
  const supportPhone = usePortal()?.supportPhone ?? '';
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()} placement="center" size="sm">
      <DialogPanel title="Cancel this stay" closeLabel="Close">
        <Dialog.Body>
          <Text>
            Call us to cancel, and have the reservation number at hand: <strong>{tripId}</strong>. We say what
            the terms give back before anything is canceled.
          </Text>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            Keep this stay
          </Button>
          <Button asChild>
            <Link href={`tel:${supportPhone}`}>
              <PhoneIcon /> {supportPhone}
            </Link>
          </Button>
        </Dialog.Footer>
      </DialogPanel>
    </Dialog.Root>
  );
}
