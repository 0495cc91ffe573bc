import { Tooltip } from '@chakra-ui/react';
import { type RefObject, useEffect, useEffectEvent } from 'react';

export interface TipProps {
  readonly id: string;
  /** The button that the note explains. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly children: string;
  readonly onClose: () => void;
  /** The pointer moved over the note, to read it. */
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/**
 * The note itself, while it is shown. It is next to its button, inside the same dialog or section, so that screen readers find it
 * there.
 */
export function Tip({ id, anchor, children, onClose, onEnter, onLeave }: TipProps) {
  useEscape(onClose);
  return (
    <Tooltip.Root
      open
      ids={{ content: id }}
      onOpenChange={({ open }) => !open && onClose()}
      closeOnEscape={false}
      closeOnPointerDown={false}
      closeOnClick={false}
      interactive
      positioning={{ getAnchorElement: () => anchor.current, placement: 'top', strategy: 'fixed' }}
    >
      <Tooltip.Positioner>
        <Tooltip.Content maxW="72" textStyle="sm" p="3" onPointerEnter={onEnter} onPointerLeave={onLeave}>
          {children}
        </Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  );
}

/** Escape closes the note, and not the dialog around it: dialogs listen on the document, which an event reaches after the window. */
function useEscape(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
