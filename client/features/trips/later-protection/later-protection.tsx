import { useQuery } from '@apollo/client/react';
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { formatMoment } from '#domain/moment.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { CANCEL_FOR_ANY_REASON } from '#domain/protection/cancel-for-any-reason.ts';
import { laterOfferState } from '#domain/protection/later-offer.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { ShieldIcon } from '#client/components/icons/icons.tsx';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import type { LaterProtectionDialogProps } from './later-protection-dialog';
import { LaterProtectionDocument } from './later-protection.generated';
import type { Offer } from './offer';

const LaterProtectionDialog = onDemand(
  async () => (await import('./later-protection-dialog')).LaterProtectionDialog,
);

export type LaterProtectionProps = Pick<LaterProtectionDialogProps, 'tripId' | 'pageHeading'>;

/** AD-18: the offer to protect a stay that was booked without a protection; renders nothing when none is on sale. */
export function LaterProtection({ tripId, pageHeading }: LaterProtectionProps) {
  const [shown, setShown] = useState<Offer | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const track = useTrack();
  const { data, loading } = useQuery(LaterProtectionDocument, {
    variables: { tripId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
  });
  const stay = data?.trip?.__typename === 'HomeTrip' ? data.trip : null;
  const offer = shown ?? stay?.protectionOffer ?? null;
  const state = laterOfferState({
    call: loading && !data ? 'InProcess' : 'Success',
    variantCount: offer?.variants.length ?? null,
    isBought: stay?.protection !== null && !isOpen,
  });
  if (state !== 'ValidOffer' || !offer) return null;
  const [most] = offer.variants.toSorted(
    (left, right) => right.coverageAmount.minorUnits - left.coverageAmount.minorUnits,
  );
  return (
    <SectionCard title={CANCEL_FOR_ANY_REASON}>
      <Flex gap="4">
        <Box fontSize="2xl" color="fg.brand" pt="0.5">
          <ShieldIcon />
        </Box>
        <Stack gap="3" align="start">
          <Text>
            {`Plans change. Protect this stay, and get ${most ? `up to ${formatMoney(most.coverageAmount)}` : 'money'} back if you cancel before check-in, whatever the reason.`}
          </Text>
          {offer.purchasableUntil && (
            <Text textStyle="sm" color="fg.muted">
              {`You can add it until ${formatMoment(offer.purchasableUntil)}.`}
            </Text>
          )}
          <Button
            variant="outline"
            onClick={() => {
              track('later_protection_opened', { tripId });
              setShown(offer);
              setIsOpen(true);
            }}
          >
            Protect this stay
          </Button>
        </Stack>
      </Flex>
      {isOpen && (
        <Suspense>
          <LaterProtectionDialog
            tripId={tripId}
            variants={offer.variants}
            pageHeading={pageHeading}
            onClose={() => {
              setIsOpen(false);
              setShown(null);
            }}
          />
        </Suspense>
      )}
    </SectionCard>
  );
}
