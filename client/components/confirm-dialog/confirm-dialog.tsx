import { Button, Dialog } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { DialogPanel } from '../dialog-panel';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** Gets the focus when the dialog closes; otherwise the element that had it before. */
  readonly openedBy?: RefObject<HTMLElement | null>;
  readonly title: string;
  /** Names the data that will be lost. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly keepLabel: string;
  readonly isConfirming?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Requests confirmation before data is permanently lost. The button that changes nothing has the focus. */
export const ConfirmDialog = ({
  isOpen,
  openedBy,
  title,
  children,
  confirmLabel,
  keepLabel,
  isConfirming = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog.Root
    role="alertdialog"
    open={isOpen}
    onOpenChange={({ open }) => !open && onClose()}
    finalFocusEl={openedBy && (() => openedBy.current)}
    placement="center"
    size="sm"
    lazyMount
    unmountOnExit
  >
    <DialogPanel title={title}>
      <Dialog.Body>
        <Dialog.Description color="fg.muted">{children}</Dialog.Description>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap" gap="3">
        <Button variant="outline" onClick={onClose}>
          {keepLabel}
        </Button>
        <Button colorPalette="red" loading={isConfirming} loadingText={confirmLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Dialog.Footer>
    </DialogPanel>
  </Dialog.Root>
);
