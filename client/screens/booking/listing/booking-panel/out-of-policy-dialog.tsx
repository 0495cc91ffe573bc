import { message } from '../../../../../domain/failures/messages';
import { MessageDialog } from '../../../../components/message-dialog/message-dialog';

/** CP-07: the confirmation for a rate out of policy. */
const OUT_OF_POLICY = message('OUT_OF_POLICY', null, { supportPhone: '' });

export interface OutOfPolicyDialogProps {
  readonly isOpen: boolean;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before a stay outside the company's travel policy is booked. */
export const OutOfPolicyDialog = ({ isOpen, onContinue, onClose }: OutOfPolicyDialogProps) => (
  <MessageDialog
    message={isOpen ? OUT_OF_POLICY : undefined}
    onAction={(action) => (action === 'CONTINUE_ANYWAY' ? onContinue() : onClose())}
  />
);
