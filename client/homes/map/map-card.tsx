import { Box, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { formatWholeMoney } from '../../../domain/money/money-format';
import { HeartButton } from '../../wishlists/heart/heart-button';
import { CoverPhoto } from '../cover-photo';
import type { ResultsMap_ListingFragment } from './results-map.generated';

export interface MapCardProps {
  readonly listing: ResultsMap_ListingFragment;
  readonly to: string;
}

/** A home in the bubble over its marker. */
export function MapCard({ listing, to }: MapCardProps) {
  const { name, photos, price } = listing;
  return (
    <Box position="relative">
      <Box position="absolute" top="2" insetStart="2" zIndex="1">
        <HeartButton home={listing} />
      </Box>
      <CoverPhoto photo={photos[0]} sizes="240px" />
      <Stack p="3" gap="1.5" align="start">
        <ChakraLink asChild fontWeight="bold" color="fg" textStyle="md">
          <Link to={to}>{name}</Link>
        </ChakraLink>
        {price && (
          <Text textStyle="sm" color="fg.muted" m="0">
            {formatWholeMoney(price.nightly.fiat)} a night, {formatWholeMoney(price.total.fiat)} total
          </Text>
        )}
      </Stack>
    </Box>
  );
}
