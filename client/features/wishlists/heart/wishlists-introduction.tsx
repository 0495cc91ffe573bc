import { Box, Button, Flex, Portal, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { LARGE_TEXT } from '#client/components/media/large-text.ts';
import { usePageRoot } from '#client/components/use-page-root.ts';

export interface WishlistsIntroductionProps {
  readonly onSeen: () => void;
}

/** In pixels: further than a touch that only steadies the page. */
const SCROLLED_ON = 120;

/**
 * A short note for a traveler who sees hearts for the first time. The note is at the bottom of the window, where it does not cover the
 * first photo, and disappears when the traveler scrolls on. The note does not take the focus, and only its button takes presses,
 * because it can appear under a pointer that is about to open a home. If a dialog opens first, the note waits for another visit.
 */
export function WishlistsIntroduction(props: WishlistsIntroductionProps) {
  const root = usePageRoot();
  const [isLate] = useState(() => root().querySelector('[aria-modal="true"]') !== null);
  return isLate ? null : <Note {...props} />;
}

function Note({ onSeen }: WishlistsIntroductionProps) {
  const titleId = useId();
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onSeen();
  });
  const closeOnScroll = useEffectEvent((distance: number) => {
    if (distance > SCROLLED_ON) onSeen();
  });
  useEffect(() => {
    const from = window.scrollY;
    const close = (event: KeyboardEvent) => closeOnEscape(event);
    const follow = () => closeOnScroll(Math.abs(window.scrollY - from));
    document.addEventListener('keydown', close);
    document.addEventListener('scroll', follow, { passive: true });
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('scroll', follow);
    };
  }, []);
  return (
    <Portal>
      <Flex
        role="dialog"
        aria-labelledby={titleId}
        position="fixed"
        bottom="4"
        insetStart={{ base: '4', md: '6' }}
        insetEnd={{ base: '4', md: 'auto' }}
        css={{ '*:has([data-bottom-bar]) > &': { mb: '16', [LARGE_TEXT]: { mb: '32' } } }}
        zIndex="dropdown"
        maxW={{ md: 'lg' }}
        gap="4"
        align="center"
        py="4"
        px="5"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="card"
        boxShadow="floating"
        pointerEvents="none"
      >
        <Box flex="1">
          <Text id={titleId} fontFamily="heading" textStyle="lg">
            Keep the homes you love
          </Text>
          <Text color="fg.muted" textStyle="sm">
            Press the heart to save the home under Favorites, on all your devices.
          </Text>
        </Box>
        <Button pointerEvents="auto" onClick={onSeen}>
          Got it
        </Button>
      </Flex>
    </Portal>
  );
}
