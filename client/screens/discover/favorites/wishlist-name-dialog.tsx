import { Dialog } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { DialogPanel } from '#client/components/dialog-panel.tsx';
import {
  WishlistNameForm,
  type WishlistNameFormProps,
} from '#client/features/wishlists/wishlist-name-form.tsx';

export interface WishlistNameDialogProps extends WishlistNameFormProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Gets the focus when the dialog closes; otherwise the element that had it before. */
  readonly openedBy?: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The form for the name of a wishlist; the dialog closes when the name has been saved. */
export const WishlistNameDialog = ({
  title,
  isOpen,
  openedBy,
  onClose,
  onSubmit,
  ...form
}: WishlistNameDialogProps) => (
  <Dialog.Root
    open={isOpen}
    onOpenChange={({ open }) => !open && onClose()}
    finalFocusEl={openedBy && (() => openedBy.current)}
    placement="center"
    size="sm"
    lazyMount
    unmountOnExit
  >
    <DialogPanel title={title} closeLabel="Close without changing anything">
      <Dialog.Body pb="6">
        <WishlistNameForm
          {...form}
          onSubmit={async (name) => {
            const failure = await onSubmit(name);
            if (!failure) onClose();
            return failure;
          }}
        />
      </Dialog.Body>
    </DialogPanel>
  </Dialog.Root>
);
