import { Flex, Text } from '@chakra-ui/react';
import { InfoTip } from '#client/components/info-tip/info-tip.tsx';
import { seasonPrice } from '#client/features/homes/stay/shown-prices.ts';
import { useListingCalendar } from '#client/features/homes/stay/use-listing-calendar.ts';
import type { ListingStay } from './listing-stay';

/** How the price of the dates compares with their month, once the calendar has loaded. */
export function SeasonPrice({ listing, search }: Pick<ListingStay, 'listing' | 'search'>) {
  const { days } = useListingCalendar(listing.id);
  const price = days && seasonPrice(days, search.stay);
  return price ? (
    <Flex align="center" gap="1" textStyle="sm" color="fg.muted">
      <Text>{price.text}</Text>
      <InfoTip label="About this comparison">{price.basis}</InfoTip>
    </Flex>
  ) : null;
}
