import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Flex, Text } from '@chakra-ui/react';
import { addressLine } from '#domain/listing/location.ts';
import { PinIcon } from '#client/components/icons/icons.tsx';
import {
  type ListingLocation_ListingFragment,
  ListingLocation_ListingFragmentDoc,
} from './listing-location.generated';
import { NeighborhoodMap } from './neighborhood-map';

/** LS-11, LS-12: the neighborhood as a circle, and 'city, state' where the address is known. */
export function ListingLocation({
  listing,
}: {
  readonly listing: FragmentType<ListingLocation_ListingFragment>;
}) {
  const {
    data: { address, coordinates },
  } = useSuspenseFragment({ fragment: ListingLocation_ListingFragmentDoc, from: listing });
  const place = addressLine(address);
  return (
    <Box>
      {place !== null && (
        <Flex align="center" gap="2" mb="4" fontWeight="semibold">
          <PinIcon /> {place}
        </Flex>
      )}
      {coordinates && <NeighborhoodMap {...coordinates} />}
      <Text textStyle="sm" color="fg.muted" mt="3">
        {coordinates
          ? 'The home is within the circle of 500 m. The exact location is shared once your stay is booked.'
          : 'The location is shared once your stay is booked.'}
      </Text>
    </Box>
  );
}
