import { useFragment } from '@apollo/client/react';
import { message } from '#domain/failures/messages.ts';
import { MessageDialog } from '#client/components/message-dialog/message-dialog.tsx';
import type { ListingStay } from './listing-stay';
import { limitText } from './policy-descriptor';
import { PolicyDescriptor_ListingFragmentDoc } from './policy-descriptor.generated';

/** CP-07: the confirmation for a rate out of policy. */
const OUT_OF_POLICY = message('OUT_OF_POLICY', null, { supportPhone: '' });

export interface OutOfPolicyDialogProps extends Pick<ListingStay, 'listing' | 'stay'> {
  readonly isOpen: boolean;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

/** Requests confirmation before a stay outside the company's travel policy is booked, and repeats the limit of the policy. */
export function OutOfPolicyDialog({ listing, stay, isOpen, onContinue, onClose }: OutOfPolicyDialogProps) {
  const { data, complete } = useFragment({
    fragment: PolicyDescriptor_ListingFragmentDoc,
    from: listing,
    variables: { stay },
  });
  const limit = complete && data.corporateTravel?.maxPricePerNight;
  return (
    <MessageDialog
      message={isOpen ? { ...OUT_OF_POLICY, ...(limit && { text: limitText(limit) }) } : undefined}
      onAction={(action) => (action === 'CONTINUE_ANYWAY' ? onContinue() : onClose())}
    />
  );
}
