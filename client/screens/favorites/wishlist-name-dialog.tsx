import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { WishlistNameForm, type WishlistNameFormProps } from './wishlist-name-form';

export interface WishlistNameDialogProps extends WishlistNameFormProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the name of a wishlist; closes itself when the name has been kept. */
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
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner px="4">
        <Dialog.Content borderRadius="card">
          <Dialog.Header pe="14">
            <Dialog.Title>{title}</Dialog.Title>
          </Dialog.Header>
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
          <Dialog.CloseTrigger asChild>
            <CloseButton aria-label="Close without changing anything" />
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
