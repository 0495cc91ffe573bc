import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { formatWholeMoney } from '../../../domain/money/money-format';
import type { StayInput } from '../../generated/graph';
import { HeartButton } from '../../wishlists/heart/heart-button';
import { CoverPhoto } from '../cover-photo';
import { useStayPrice } from '../use-stay-price';
import { MapCard_ListingFragmentDoc } from './map-card.generated';
import type { Pinned } from './pinned';

export interface MapCardProps {
  readonly pinned: Pinned;
  /** The stay that its price is for. */
  readonly stay: StayInput;
  readonly to: string;
}

/** A home in the bubble over its marker. */
export function MapCard({ pinned: { listing, home }, stay, to }: MapCardProps) {
  const { data: card } = useSuspenseFragment({ fragment: MapCard_ListingFragmentDoc, from: listing });
  const { name, photos } = card;
  const price = useStayPrice(home, stay);
  return (
    <Box position="relative">
      <Box position="absolute" top="2" insetStart="2" zIndex="1">
        <HeartButton home={card} />
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
