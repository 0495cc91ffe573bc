import { Button, Dialog, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { DialogPanel } from '#client/components/dialog-panel.tsx';
import { HeartIcon, PlusIcon } from '#client/components/icons/icons.tsx';
import { useWishlistChanges } from '../use-wishlist-changes';
import { WishlistNameForm } from '../wishlist-name-form';
import type { WishlistName } from './favorite-changes';
import type { Home } from './use-heart';

export interface WishlistChooserProps {
  readonly home: Home;
  readonly wishlists: readonly WishlistName[];
  readonly onChoose: (wishlistId: string) => void;
  readonly onClose: () => void;
}

/** Chooses the wishlist for a home when there are several, or starts a new one. */
export function WishlistChooser({ home, wishlists, onChoose, onClose }: WishlistChooserProps) {
  const { create } = useWishlistChanges();
  const [isNaming, setIsNaming] = useState(false);
  const choose = (wishlistId: string) => {
    onChoose(wishlistId);
    onClose();
  };
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      placement="center"
      size="sm"
      scrollBehavior="inside"
    >
      <DialogPanel title="Save to a wishlist" closeLabel="Close without saving the home">
        <Dialog.Body pb="6">
          <Dialog.Description color="fg.muted" mb="4">
            {home.name}
          </Dialog.Description>
          {isNaming ? (
            <WishlistNameForm
              submitLabel="Create and save"
              takesFocus
              onSubmit={async (name) => {
                const { wishlist, failure } = await create(name);
                if (wishlist) choose(wishlist.id);
                return failure;
              }}
            />
          ) : (
            <Stack gap="2">
              {wishlists.map(({ id, name }) => (
                <Button
                  key={id}
                  variant="outline"
                  size="lg"
                  h="auto"
                  minH="11"
                  py="2"
                  justifyContent="flex-start"
                  textAlign="start"
                  whiteSpace="normal"
                  overflowWrap="anywhere"
                  onClick={() => choose(id)}
                >
                  <HeartIcon /> {name}
                </Button>
              ))}
              <Button variant="ghost" size="lg" justifyContent="flex-start" onClick={() => setIsNaming(true)}>
                <PlusIcon /> New wishlist
              </Button>
            </Stack>
          )}
        </Dialog.Body>
      </DialogPanel>
    </Dialog.Root>
  );
}
