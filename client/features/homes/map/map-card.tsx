import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { formatWholeMoney } from '#domain/money/money-format.ts';
import { formatStay } from '#domain/stay/stay-dates.ts';
import { isFlexible, type PricedFor } from '#client/app/stay/stay-input.ts';
import { HeartButton } from '../../wishlists/heart/heart-button';
import { ResultPhoto } from '../cover-photo';
import { usePricedStay } from '../use-stay-price';
import { MapCard_ListingFragmentDoc } from './map-card.generated';
import type { Pinned } from './pinned';

export interface MapCardProps {
  readonly pinned: Pinned;
  /** The stay or flexible dates that the price is for. */
  readonly pricedFor: PricedFor;
  readonly to: string;
}

/** A home in the bubble over its marker. */
export function MapCard({ pinned: { listing, home }, pricedFor, to }: MapCardProps) {
  const { data: card } = useSuspenseFragment({
    fragment: MapCard_ListingFragmentDoc,
    fragmentName: 'MapCard_listing',
    from: listing,
  });
  const priced = usePricedStay(home, pricedFor);
  return (
    <Box position="relative">
      <Box position="absolute" top="2" insetStart="2" zIndex="1">
        <HeartButton home={{ id: card.listingId, name: card.name }} />
      </Box>
      <ResultPhoto listing={card} sizes="240px" />
      <Stack p="3" gap="1.5" align="start">
        <ChakraLink asChild fontWeight="bold" color="fg" textStyle="md">
          <Link to={to}>{card.name}</Link>
        </ChakraLink>
        {priced && isFlexible(pricedFor) && (
          <Text textStyle="sm" fontWeight="medium" m="0">
            {formatStay({ from: priced.stay.fromDate, until: priced.stay.untilDate })}
          </Text>
        )}
        {priced?.price && (
          <Text textStyle="sm" color="fg.muted" m="0">
            {formatWholeMoney(priced.price.nightly.fiat)} a night, {formatWholeMoney(priced.price.total.fiat)}{' '}
            total
          </Text>
        )}
      </Stack>
    </Box>
  );
}
