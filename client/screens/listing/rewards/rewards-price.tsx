import { Flex, Text } from '@chakra-ui/react';
import { formatPointsWithUnit, parsePoints } from '../../../../domain/points';
import type { ListingSearch } from '../use-listing-search';
import { useRewards } from './use-rewards';

export interface RewardsPriceProps extends Pick<ListingSearch, 'search' | 'dropAccountIndex'> {
  /** The total in the unit of each account. */
  readonly prices: readonly {
    readonly accountReferenceId: string;
    readonly value: string;
    readonly currency: string;
  }[];
}

/** What the stay would cost in rewards of the chosen account, or why they cannot be used (RW-07). */
export function RewardsPrice({ prices, ...search }: RewardsPriceProps) {
  const { selected } = useRewards(search);
  if (!selected) return null;
  if (selected.hiddenRewardsText !== null) {
    return (
      <Text textStyle="sm" color="fg.muted">
        {selected.hiddenRewardsText}
      </Text>
    );
  }
  const price = prices.find(({ accountReferenceId }) => accountReferenceId === selected.accountReferenceId);
  const amount = price && parsePoints(price.value, price.currency);
  if (!amount?.ok) return null;
  return (
    <Flex justify="space-between" gap="4" textStyle="sm" color="fg.muted">
      <Text>Or with {selected.productDisplayName}</Text>
      <Text color="fg.brand" fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {formatPointsWithUnit(amount.value)}
      </Text>
    </Flex>
  );
}
