import { ConfirmDialog } from './confirm-dialog';

export interface RemoveCardDialogProps {
  /** The name of the saved card; null until it is read. */
  readonly name: string | null;
  readonly isOpen: boolean;
  /** The dialog is closed first. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Requests confirmation before a saved card is removed. */
export const RemoveCardDialog = ({ name, isOpen, onConfirm, onClose }: RemoveCardDialogProps) => (
  <ConfirmDialog
    isOpen={isOpen}
    title="Remove this card?"
    confirmLabel="Remove card"
    keepLabel="Keep card"
    onConfirm={() => {
      onClose();
      onConfirm();
    }}
    onClose={onClose}
  >
    {`${name} can no longer be used to book. You can add it again at any time.`}
  </ConfirmDialog>
);
