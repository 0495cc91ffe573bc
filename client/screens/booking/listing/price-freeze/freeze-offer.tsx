import { useFragment } from '@apollo/client/react';
import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { counted } from '#domain/counted.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { isFreezeAddress } from '#domain/price-freeze/freeze-address.ts';
import { useIsVisitor, useSignInFirst } from '#client/app/session/visitor.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { SnowflakeIcon } from '#client/components/icons/icons.tsx';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { useBrowserFact } from '#client/components/visit/use-browser-fact.ts';
import type { ListingStay } from '../booking-panel/listing-stay';
import { FreezeOffer_ListingFragmentDoc } from './freeze-offer.generated';

const FreezeDialog = onDemand(async () => (await import('./freeze-dialog')).FreezeDialog);

/** AD-11: the offer to freeze the price of the stay, for homes that have one; an address can open its dialog (RT-14). */
export function FreezeOffer({ listing, stay }: Pick<ListingStay, 'listing' | 'stay'>) {
  const [isOpened, setIsOpened] = useState<boolean | null>(null);
  const [params] = useSearchParams();
  const isHydrated = useBrowserFact(() => true, false);
  const isVisitor = useIsVisitor();
  const signInFirst = useSignInFirst();
  const isOpen = isOpened ?? (isHydrated && !isVisitor && isFreezeAddress(params));
  const track = useTrack();
  const { data, complete } = useFragment({
    fragment: FreezeOffer_ListingFragmentDoc,
    from: listing,
    variables: { stay },
  });
  const options =
    complete && data.availability.__typename === 'Available' ? data.availability.rate.freezeOptions : [];
  const [cheapest] = options.toSorted((left, right) => left.deposit.minorUnits - right.deposit.minorUnits);
  if (!complete || !cheapest) return null;
  return (
    <Box as="section" aria-label="Freeze this price" borderWidth="1px" borderRadius="l3" bg="bg.subtle" p="4">
      <Flex gap="3" align="flex-start">
        <Box fontSize="2xl" lineHeight="1" color="fg.brand" pt="0.5">
          <SnowflakeIcon />
        </Box>
        <Box flex="1" minW="0">
          <Text fontWeight="semibold">Not ready to book?</Text>
          <Text textStyle="sm" color="fg.muted" mb="3">
            {`Freeze this price for ${counted(cheapest.durationDays, 'day')}, from ${formatMoney(cheapest.deposit)}. The deposit pays a part of your stay.`}
          </Text>
          <Button
            size="sm"
            h="auto"
            minH="9"
            py="1.5"
            maxW="full"
            whiteSpace="normal"
            variant="outline"
            onClick={() => {
              track('price_freeze_opened', { listingId: listing.id });
              if (isVisitor) signInFirst();
              else setIsOpened(true);
            }}
          >
            Freeze this price
          </Button>
        </Box>
      </Flex>
      {isOpen && (
        <Suspense>
          <FreezeDialog
            homeName={data.name}
            stay={stay}
            options={options}
            onClose={() => setIsOpened(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
