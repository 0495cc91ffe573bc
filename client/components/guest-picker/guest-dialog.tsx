import { Button, CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BREAKPOINTS } from '#domain/portal/breakpoints.ts';
import { type GuestDraft, type Guests, guestsOf } from '#domain/stay/guests.ts';
import { useIsDesktop } from '../media/use-is-desktop';
import { placeNextTo } from '../next-to-field';
import { GuestPicker } from './guest-picker';

export interface GuestDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly guests: Guests;
  /** Called with the confirmed party; the dialog closes itself. */
  readonly onDone: (guests: Guests) => void;
  readonly max?: number | undefined;
  readonly doneLabel?: string;
  /** The field of the guests: on a desktop, the dialog is next to it. */
  readonly anchor?: (() => Element | null) | undefined;
  /** The question of a search; GU-07 names the title of a known stay. */
  readonly title?: string;
}

/** CA-08: 340 px wide on phones and small desktops, 380 px where there is more room. */
const WIDTHS = {
  maxWidth: '340px',
  [`@media (min-width: ${BREAKPOINTS.smallDesktopUpTo + 1}px)`]: { maxWidth: '380px' },
};

/** GU-07: edits the party; nothing changes until it is confirmed. */
export function GuestDialog({ isOpen, onClose, anchor, ...content }: GuestDialogProps) {
  const isDesktop = useIsDesktop();
  const field = isDesktop ? anchor : undefined;
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      size="sm"
      placement="center"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop bg={field && 'transparent'} />
        <Dialog.Positioner {...(field && { alignItems: 'flex-start', justifyContent: 'flex-start' })}>
          <GuestDialogContent onClose={onClose} anchor={field} {...content} />
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function GuestDialogContent({
  onClose,
  guests,
  onDone,
  anchor,
  max,
  doneLabel = 'Done',
  title = 'Edit Guests',
}: Omit<GuestDialogProps, 'isOpen'>) {
  const [draft, setDraft] = useState<GuestDraft>(guests);
  const [showsMissingAges, setShowsMissingAges] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const finish = () => {
    if (draft.children.includes(null)) {
      flushSync(() => setShowsMissingAges(true));
      content.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    onDone(guestsOf(draft));
    onClose();
  };
  return (
    <Dialog.Content
      ref={(element: HTMLDivElement | null) => {
        content.current = element;
        placeNextTo(anchor?.() ?? null, element);
      }}
      borderRadius="card"
      w="calc(100vw - 2rem)"
      css={WIDTHS}
      {...(anchor && { borderWidth: '1px', boxShadow: 'overlay' })}
    >
      <Dialog.Header pe="14">
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <GuestPicker guests={draft} onChange={setDraft} max={max} showsMissingAges={showsMissingAges} />
      </Dialog.Body>
      <Dialog.Footer borderTopWidth="1px" py="4">
        <Button w="full" onClick={finish}>
          {doneLabel}
        </Button>
      </Dialog.Footer>
      <Dialog.CloseTrigger asChild>
        <CloseButton aria-label="Close without changing the guests" />
      </Dialog.CloseTrigger>
    </Dialog.Content>
  );
}
