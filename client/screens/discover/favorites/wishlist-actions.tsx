import { IconButton, Menu } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { MoreIcon, PencilIcon, TrashIcon } from '#client/components/icons/icons.tsx';
import type { WishlistName } from '#client/features/wishlists/heart/favorite-changes.ts';
import { useWishlistChanges } from '#client/features/wishlists/use-wishlist-changes.ts';
import { DeleteWishlistDialog } from './delete-wishlist-dialog';
import { WishlistNameDialog } from './wishlist-name-dialog';

export interface WishlistActionsProps {
  readonly wishlist: WishlistName;
  readonly homeCount: number;
  readonly onDeleted?: () => void;
}

/** The actions on a wishlist: rename and delete (WI-04). */
export function WishlistActions({ wishlist, homeCount, onDeleted }: WishlistActionsProps) {
  const { rename } = useWishlistChanges();
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end', strategy: 'fixed' }}>
        <Menu.Trigger asChild>
          <IconButton
            ref={button}
            variant="outline"
            borderRadius="full"
            bg="bg.panel"
            colorPalette="gray"
            fontSize="xl"
            aria-label={`Change ${wishlist.name}`}
          >
            <MoreIcon strokeWidth={3} />
          </IconButton>
        </Menu.Trigger>
        {/* Next to its button, so that it belongs to the part of the page that the button is in. */}
        <Menu.Positioner>
          <Menu.Content borderRadius="l3" minW="44">
            <Menu.Item value="rename" onClick={() => setOpen('rename')}>
              <PencilIcon /> Rename
            </Menu.Item>
            <Menu.Item value="delete" color="fg.error" onClick={() => setOpen('delete')}>
              <TrashIcon /> Delete
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      <WishlistNameDialog
        title={`Rename ${wishlist.name}`}
        name={wishlist.name}
        submitLabel="Save"
        isOpen={open === 'rename'}
        openedBy={button}
        onClose={close}
        onSubmit={async (name) => (await rename(wishlist.id, name)).failure}
      />
      <DeleteWishlistDialog
        wishlist={wishlist}
        homeCount={homeCount}
        isOpen={open === 'delete'}
        openedBy={button}
        onClose={close}
        onDeleted={() => onDeleted?.()}
      />
    </>
  );
}
