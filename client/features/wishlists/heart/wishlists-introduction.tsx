import { Box, Button, Portal, Text } from '@chakra-ui/react';
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { usePageRoot } from '../../../components/page-root/use-page-root';
import { usePositionBelow } from './use-position-below';

export interface WishlistsIntroductionProps {
  /** The heart that the note points at. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onSeen: () => void;
}

/**
 * A short note next to the first heart that a traveler sees. It takes no focus, and no press except on its button: it can appear
 * under a pointer that is about to open the home. If a dialog opens before the note appears, it waits for another visit.
 */
export function WishlistsIntroduction(props: WishlistsIntroductionProps) {
  const root = usePageRoot();
  const [isLate] = useState(() => root().querySelector('[aria-modal="true"]') !== null);
  return isLate ? null : <Note {...props} />;
}

/** Positioned without the code for menus, which is many times as large. */
function Note({ anchor, onSeen }: WishlistsIntroductionProps) {
  const titleId = useId();
  const { note, top, right, shift } = usePositionBelow(anchor);
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onSeen();
  });
  useEffect(() => {
    const close = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  return (
    <Portal>
      <Box
        ref={note}
        role="dialog"
        aria-labelledby={titleId}
        position="absolute"
        style={{ top, right }}
        zIndex="dropdown"
        w="72"
        maxW="calc(100vw - 2rem)"
        p="5"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="transparent"
        borderRadius="card"
        boxShadow="floating"
        pointerEvents="none"
      >
        <Box
          position="absolute"
          top="-1.5"
          insetEnd="4"
          style={{ marginInlineEnd: shift }}
          boxSize="3"
          bg="bg.panel"
          transform="rotate(45deg)"
        />
        <Text id={titleId} fontFamily="heading" textStyle="lg">
          Keep the homes you love
        </Text>
        <Text color="fg.muted" mt="1" textStyle="sm">
          Press the heart to save the home under Favorites, on all your devices.
        </Text>
        <Button size="sm" mt="4" pointerEvents="auto" onClick={onSeen}>
          Got it
        </Button>
      </Box>
    </Portal>
  );
}
