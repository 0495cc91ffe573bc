import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface DialogPanelProps {
  readonly title: string;
  /** The name of the close button; without it there is no button. */
  readonly closeLabel?: string;
  /** Body and footer. */
  readonly children: ReactNode;
}

/** Usual margins would leave nothing of a page that is enlarged to 400 %. */
const LOW_WINDOW = {
  '@media (max-height: 24.9375rem)': { maxH: 'calc(100% - 1rem)', my: '2', overflowY: 'auto' },
};

/** The content of a `Dialog.Root` in the middle of the page: a card with a title. */
export const DialogPanel = ({ title, closeLabel, children }: DialogPanelProps) => (
  <Portal>
    <Dialog.Backdrop />
    <Dialog.Positioner px="4">
      <Dialog.Content borderRadius="card" css={LOW_WINDOW}>
        <Dialog.Header pe={closeLabel && '14'}>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        {children}
        {closeLabel && (
          <Dialog.CloseTrigger asChild>
            <CloseButton aria-label={closeLabel} />
          </Dialog.CloseTrigger>
        )}
      </Dialog.Content>
    </Dialog.Positioner>
  </Portal>
);
