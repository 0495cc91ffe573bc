import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Flex, Heading, Separator, Stack, Text } from '@chakra-ui/react';
import { addMoney, type Money } from '#domain/money/money.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { CANCEL_FOR_ANY_REASON } from '#domain/protection/cancel-for-any-reason.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { guestSummary } from '#domain/stay/guests.ts';
import { formatNights, formatStay } from '#domain/stay/stay-dates.ts';
import { CoverPhoto } from '#client/features/homes/cover-photo.tsx';
import type { ListingOfStay, RateOfStay, Variant } from './customize-facts';
import { CustomizeStay_ListingFragmentDoc } from './customize-stay.generated';

export interface StaySummaryProps {
  readonly search: SearchState;
  readonly listing: ListingOfStay;
  readonly rate: RateOfStay;
  readonly bought: Variant | null;
}

/** The stay, and its price with the selected option. */
export function StaySummary({ search, listing, rate, bought }: StaySummaryProps) {
  const { data } = useSuspenseFragment({
    fragment: CustomizeStay_ListingFragmentDoc,
    fragmentName: 'CustomizeStay_listing',
    from: listing,
  });
  const place = [data.address.city, data.address.state].filter(Boolean).join(', ');
  const premium = bought?.premiumPrices.total.fiat;
  return (
    <Box
      as="aside"
      aria-label="Your stay"
      alignSelf="start"
      position={{ lg: 'sticky' }}
      top="24"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="card"
      overflow="hidden"
    >
      <CoverPhoto listing={data} sizes="384px" ratio="16 / 9" isFirst hideBelow="lg" />
      <Stack gap="4" p={{ base: '5', lg: '6' }}>
        <Box>
          <Heading as="h2" size="lg">
            {data.name}
          </Heading>
          <Text mt="1" textStyle="sm" color="fg.muted">
            {place}
          </Text>
          <Text mt="2" textStyle="sm">
            {formatStay(search.stay)} · {guestSummary(search.guests)}
          </Text>
        </Box>
        <Separator />
        <Stack gap="2.5" textStyle="sm" aria-live="polite">
          <Line label={formatNights(rate.nights)} amount={rate.total.fiat} />
          {premium && <Line label={CANCEL_FOR_ANY_REASON} amount={premium} />}
          <Separator my="1" />
          <Line
            label="Total"
            amount={premium ? addMoney(rate.total.fiat, premium) : rate.total.fiat}
            isTotal
          />
        </Stack>
        <Text textStyle="sm" color="fg.muted">
          Taxes and fees are included. You will not be charged yet.
        </Text>
      </Stack>
    </Box>
  );
}

interface LineProps {
  readonly label: string;
  readonly amount: Money;
  readonly isTotal?: boolean;
}

const Line = ({ label, amount, isTotal = false }: LineProps) => (
  <Flex
    justify="space-between"
    gap="4"
    textStyle={isTotal ? 'lg' : undefined}
    fontWeight={isTotal ? 'bold' : undefined}
    color={isTotal ? undefined : 'fg.muted'}
  >
    <Text>{label}</Text>
    <Text fontVariantNumeric="tabular-nums">{formatMoney(amount)}</Text>
  </Flex>
);
