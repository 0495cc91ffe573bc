import { useFragment } from '@apollo/client/react';
import { Button, type ButtonProps } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { OUT_OF_POLICY_ACCEPTED } from '#client/app/stay/out-of-policy.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import type { ListingStay } from './listing-stay';
import { PolicyDescriptor_ListingFragmentDoc } from './policy-descriptor.generated';
import { useAvailability } from './use-availability';

const OutOfPolicyDialog = onDemand(async () => (await import('./out-of-policy-dialog')).OutOfPolicyDialog);

export type ContinueButtonProps = ListingStay & Pick<ButtonProps, 'w' | 'tabIndex'>;

/**
 * Continues to the options of the stay, or to the checkout when there are none, with the search in the address, once the stay can
 * be booked. A stay out of policy requires confirmation first.
 */
export function ContinueButton({ w = 'full', tabIndex, ...booking }: ContinueButtonProps) {
  const navigate = useNavigate();
  const track = useTrack();
  const [isAsking, setIsAsking] = useState(false);
  const { availability, isLoading } = useAvailability(booking);
  const { data: policy } = useFragment({
    fragment: PolicyDescriptor_ListingFragmentDoc,
    from: booking.listing,
    variables: { stay: booking.stay },
  });
  const isInPolicy = policy.corporateTravel?.isInPolicy ?? null;
  const proceed = () => {
    track('listing_continued', { listingId: booking.listing.id, isInPolicy });
    const hasOptions =
      availability?.__typename === 'Available' &&
      (availability.rate.cancelForAnyReason?.variants.length ?? 0) > 0;
    void navigate(
      hasOptions ? booking.customizePath : booking.checkoutPath,
      isAsking ? { state: OUT_OF_POLICY_ACCEPTED } : undefined,
    );
  };
  return (
    <>
      <Button
        colorPalette="coral"
        size="xl"
        w={w}
        tabIndex={tabIndex}
        disabled={availability?.__typename !== 'Available' && !isLoading}
        loading={isLoading}
        loadingText="Checking your dates"
        onClick={isInPolicy === false ? () => setIsAsking(true) : proceed}
      >
        Continue
      </Button>
      {isInPolicy === false && (
        <Suspense>
          <OutOfPolicyDialog
            {...booking}
            isOpen={isAsking}
            onContinue={proceed}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
