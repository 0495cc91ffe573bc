import { type RefObject, useState } from 'react';
import { ConfirmDialog } from '#client/components/confirm-dialog/confirm-dialog.tsx';
import { toaster } from '#client/components/toaster/toaster-store.ts';
import type { WishlistName } from '#client/features/wishlists/heart/favorite-changes.ts';
import { useWishlistChanges } from '#client/features/wishlists/use-wishlist-changes.ts';

export interface DeleteWishlistDialogProps {
  readonly wishlist: WishlistName;
  readonly homeCount: number;
  readonly isOpen: boolean;
  readonly openedBy: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Names the data that is lost before a wishlist is deleted. */
export function DeleteWishlistDialog({
  wishlist: { id, name },
  homeCount,
  isOpen,
  openedBy,
  onClose,
  onDeleted,
}: DeleteWishlistDialogProps) {
  const { remove } = useWishlistChanges();
  const [isDeleting, setIsDeleting] = useState(false);

  const confirm = async () => {
    setIsDeleting(true);
    const failure = await remove(id);
    setIsDeleting(false);
    onClose();
    if (failure)
      return void toaster.create({ type: 'error', title: failure.title, description: failure.text });
    toaster.create({ type: 'success', title: `${name} was deleted` });
    onDeleted();
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      openedBy={openedBy}
      title={`Delete ${name}?`}
      confirmLabel="Delete wishlist"
      keepLabel="Keep it"
      isConfirming={isDeleting}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {loss(homeCount)} This cannot be undone.
    </ConfirmDialog>
  );
}

function loss(homeCount: number): string {
  if (homeCount === 0) return 'It has no homes.';
  return homeCount === 1
    ? 'This also removes the home on it.'
    : `This also removes the ${homeCount} homes on it.`;
}
