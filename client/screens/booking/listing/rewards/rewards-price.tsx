import { Button, Flex, Text } from '@chakra-ui/react';
import { formatPointsWithUnit, parsePoints, type Points } from '#domain/money/points.ts';
import { type RewardsCover, rewardsCover, shareOfPrice } from '#domain/payment/redemption.ts';
import { useIsVisitor, useSignInFirst } from '#client/app/session/visitor.ts';
import type { ListingSearch } from '../use-listing-search';
import { type RewardsAccount, useRewards } from './use-rewards';

export interface RewardsPriceProps extends Pick<ListingSearch, 'search' | 'dropAccountIndex'> {
  /** The total in the unit of each account. */
  readonly prices: readonly {
    readonly accountReferenceId: string;
    readonly value: string;
    readonly currency: string;
  }[];
}

/** The price in rewards of the selected account, as far as the balance covers it, or why they cannot be used (RW-07). */
export function RewardsPrice({ prices, ...search }: RewardsPriceProps) {
  const { selected } = useRewards(search);
  const isVisitor = useIsVisitor();
  if (isVisitor) return <VisitorNote />;
  if (!selected) return null;
  if (selected.hiddenRewardsText !== null) {
    return (
      <Text textStyle="sm" color="fg.muted">
        {selected.hiddenRewardsText}
      </Text>
    );
  }
  const price = prices.find(({ accountReferenceId }) => accountReferenceId === selected.accountReferenceId);
  const total = price && parsePoints(price.value, price.currency);
  const balance = parsePoints(selected.rewardsBalance.value, selected.rewardsBalance.currency);
  if (!total?.ok || !balance.ok) return null;
  switch (coverOf(total.value, balance.value, selected)) {
    case 'ALL':
      return (
        <Flex wrap="wrap" justify="space-between" columnGap="4" textStyle="sm" color="fg.muted">
          <Text flex="1 1 8rem">Or with {selected.productDisplayName}</Text>
          <Text color="fg.brand" fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {formatPointsWithUnit(total.value)}
          </Text>
        </Flex>
      );
    case 'PART':
      return (
        <Text textStyle="sm" color="fg.muted">
          Your {formatPointsWithUnit(balance.value)} are enough for {shareOfPrice(total.value, balance.value)}{' '}
          of this stay
        </Text>
      );
    case 'NONE':
      return null;
  }
}

/** What depends on the person is not in the price that a visitor sees. */
function VisitorNote() {
  const signInFirst = useSignInFirst();
  return (
    <Text textStyle="sm" color="fg.muted">
      <Button variant="plain" size="sm" h="auto" p="0" textDecoration="underline" onClick={signInFirst}>
        Sign in
      </Button>{' '}
      to see your rewards, credits and offers for this stay
    </Text>
  );
}

function coverOf(total: Points, balance: Points, { redemptionMin }: RewardsAccount): RewardsCover {
  const least = parsePoints(redemptionMin, balance.currency);
  return least.ok ? rewardsCover(total, { balance, redemptionMin: least.value }) : 'NONE';
}
