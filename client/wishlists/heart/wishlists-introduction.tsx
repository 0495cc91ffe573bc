import { Button, Popover, Portal, Text } from '@chakra-ui/react';
import { type RefObject, useState } from 'react';
import { usePageRoot } from '../../components/page-root/use-page-root';

export interface WishlistsIntroductionProps {
  /** The heart that it points at. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onSeen: () => void;
}

/**
 * A few words next to the first heart that a traveler sees. It takes no focus and covers nothing that is read: where a
 * dialog has been opened before it could come, it waits for another visit.
 */
export function WishlistsIntroduction({ anchor, onSeen }: WishlistsIntroductionProps) {
  const root = usePageRoot();
  const [isLate] = useState(() => root().querySelector('[aria-modal="true"]') !== null);
  if (isLate) return null;
  return (
    <Popover.Root
      open
      onOpenChange={({ open }) => !open && onSeen()}
      // It points at something and does not interrupt: the focus stays where it is.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={false}
      closeOnInteractOutside={false}
      positioning={{ getAnchorElement: () => anchor.current, placement: 'bottom-end', gutter: 12 }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content w="72" maxW="calc(100vw - 2rem)" borderRadius="card" boxShadow="floating">
            <Popover.Arrow />
            <Popover.Body>
              <Popover.Title fontFamily="heading" textStyle="lg">
                Keep the homes you love
              </Popover.Title>
              <Text color="fg.muted" mt="1">
                Press the heart, and the home waits for you under Favorites, on all your devices.
              </Text>
              <Button size="sm" mt="4" onClick={onSeen}>
                Got it
              </Button>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
