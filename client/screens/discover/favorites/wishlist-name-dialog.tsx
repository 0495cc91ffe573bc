import { Dialog } from '@chakra-ui/react';
import { DialogPanel } from '../../../components/dialog-panel/dialog-panel';
import { WishlistNameForm, type WishlistNameFormProps } from '../../../features/wishlists/wishlist-name-form';

export interface WishlistNameDialogProps extends WishlistNameFormProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the name of a wishlist; closes itself when the name has been saved. */
export const WishlistNameDialog = ({
  title,
  isOpen,
  onClose,
  onSubmit,
  ...form
}: WishlistNameDialogProps) => (
  <Dialog.Root
    open={isOpen}
    onOpenChange={({ open }) => !open && onClose()}
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
