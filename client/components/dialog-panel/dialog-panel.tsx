import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface DialogPanelProps {
  readonly title: string;
  /** What the cross in the corner does; without it there is none. */
  readonly closeLabel?: string;
  /** Body and footer. */
  readonly children: ReactNode;
}

/** What a `Dialog.Root` shows in the middle of the page: a card with a title. */
export const DialogPanel = ({ title, closeLabel, children }: DialogPanelProps) => (
  <Portal>
    <Dialog.Backdrop />
    <Dialog.Positioner px="4">
      <Dialog.Content borderRadius="card">
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
