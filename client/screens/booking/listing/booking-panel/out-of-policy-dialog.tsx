import { useFragment } from '@apollo/client/react';
import { message } from '#domain/failures/messages.ts';
import { limitTexts } from '#domain/portal/travel-policy.ts';
import { MessageDialog } from '#client/components/message-dialog/message-dialog.tsx';
import type { ListingStay } from './listing-stay';
import { PolicyDescriptor_ListingFragmentDoc } from './policy-descriptor.generated';

/** CP-07: the confirmation for a rate out of policy. */
const OUT_OF_POLICY = message('OUT_OF_POLICY', null, { supportPhone: '' });

export interface OutOfPolicyDialogProps extends Pick<ListingStay, 'listing' | 'stay'> {
  readonly isOpen: boolean;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

/** Requests confirmation before a stay outside the company's travel policy is booked, and names the limits that it exceeds. */
export function OutOfPolicyDialog({ listing, stay, isOpen, onContinue, onClose }: OutOfPolicyDialogProps) {
  const { data, complete } = useFragment({
    fragment: PolicyDescriptor_ListingFragmentDoc,
    from: listing,
    variables: { stay },
  });
  const travel = complete ? data.corporateTravel : null;
  const text = travel ? limitTexts(travel, travel.reasons).join(' ') : '';
  return (
    <MessageDialog
      message={isOpen ? { ...OUT_OF_POLICY, text } : undefined}
      onAction={(action) => (action === 'CONTINUE_ANYWAY' ? onContinue() : onClose())}
    />
  );
}
