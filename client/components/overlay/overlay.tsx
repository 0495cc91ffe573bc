import { Flex, Spinner, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { usePageRoot } from '../use-page-root';

export interface OverlayProps {
  /** The activity to show (`Booking your stay`); undefined hides the overlay. */
  readonly text: string | undefined;
  /** A second line, read aloud when it changes. */
  readonly detail?: string | undefined;
  /** The progress (`3 seconds`), which changes too often to be read aloud. */
  readonly tally?: string | undefined;
  /** What it is about, above the text. */
  readonly children?: ReactNode;
}

/**
 * Covers the page while an operation runs that must not be disturbed, and names the operation. The overlay is a modal dialog: the
 * page can neither be clicked nor reached with the keyboard, and Escape does not close the overlay.
 */
export function Overlay({ text, detail, tally, children }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isShown = text !== undefined;
  const root = usePageRoot();
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isShown) return;
    const focused = root().activeElement;
    element.showModal();
    return () => {
      element.close();
      // The browser returns the focus only from a dialog that is still on the page.
      const now = root().activeElement;
      if (focused instanceof HTMLElement && (now === null || now === document.body)) focused.focus();
    };
  }, [isShown, root]);
  if (!isShown) return null;
  return (
    <Flex
      asChild
      position="fixed"
      inset="0"
      w="100vw"
      h="100dvh"
      maxW="none"
      maxH="none"
      border="0"
      bg="bg/85"
      color="fg"
      backdropFilter="blur(6px)"
      direction="column"
      align="center"
      justify="center"
      gap="5"
      p="6"
      textAlign="center"
      zIndex="overlay"
    >
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-text`}
        aria-describedby={`${id}-detail`}
        onCancel={(event) => event.preventDefault()}
      >
        {children}
        <Spinner size="xl" color="fg.brand" borderWidth="3px" />
        <div>
          <Text id={`${id}-text`} textStyle="2xl" fontFamily="heading" textWrap="balance">
            {text}
          </Text>
          <Text id={`${id}-detail`} mt="2" minH="6" color="fg.muted" role="status">
            {detail}
          </Text>
          <Text mt="1" minH="5" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {tally}
          </Text>
        </div>
      </dialog>
    </Flex>
  );
}
