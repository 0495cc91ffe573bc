import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { addressLines, directionsLink } from '#domain/listing/directions.ts';
import { addressLine } from '#domain/listing/location.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { PinIcon } from '#client/components/icons/icons.tsx';
import { NearViewport } from '#client/components/near-viewport.tsx';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { type TripLocation_TripFragment, TripLocation_TripFragmentDoc } from './trip-location.generated';

const TripMap = onDemand(async () => (await import('./trip-map')).TripMap);

export interface TripLocationProps {
  readonly trip: FragmentType<TripLocation_TripFragment>;
}

/** The address of the home, directions, and a map. */
export function TripLocation({ trip }: TripLocationProps) {
  const { data } = useSuspenseFragment({ fragment: TripLocation_TripFragmentDoc, from: trip });
  const { address, coordinates, listing } = data;
  const lines = address
    ? addressLines(address)
    : [addressLine(listing.address)].filter((line) => line !== null);
  const directions = directionsLink({ address, coordinates });
  if (lines.length === 0 && !directions) return null;
  return (
    <SectionCard title="Location">
      <Stack gap="5">
        <Flex justify="space-between" align="start" gap="4" wrap="wrap">
          <chakra.address fontStyle="normal" whiteSpace="pre-line">
            {lines.join('\n')}
          </chakra.address>
          {directions && (
            <Button asChild variant="outline">
              <a href={linkWithSource(directions)} target="_blank" rel="noopener noreferrer">
                <PinIcon /> Get directions
              </a>
            </Button>
          )}
        </Flex>
        {coordinates && (
          <NearViewport h={{ base: '60', lg: '80' }} _print={{ display: 'none' }}>
            <TripMap {...coordinates} isExact={address !== null} name={listing.name} />
          </NearViewport>
        )}
      </Stack>
    </SectionCard>
  );
}
