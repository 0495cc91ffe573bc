import { Tooltip } from '@chakra-ui/react';
import type { RefObject } from 'react';

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
 * The note itself, while it is shown; Escape closes it. It is next to its button, inside the same dialog or section, so that
 * screen readers find it there.
 */
export const Tip = ({ id, anchor, children, onClose, onEnter, onLeave }: TipProps) => (
  <Tooltip.Root
    open
    ids={{ content: id }}
    onOpenChange={({ open }) => !open && onClose()}
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
