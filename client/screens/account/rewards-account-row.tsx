import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, Flex, Text } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import type { CustomerAccountRole } from '#client/generated/graph.ts';
import {
  type RewardsAccountRow_AccountFragment,
  RewardsAccountRow_AccountFragmentDoc,
} from './rewards-account-row.generated';

/** The roles of a user for a card, in words. */
export const CARD_ROLES: Readonly<Partial<Record<CustomerAccountRole, string>>> = {
  PRIMARY: 'Primary cardholder',
  AUTHORIZED_USER: 'Authorized user',
  ACCOUNT_MANAGER: 'Account manager',
  NON_FINANCIAL_USER: 'Non-financial user',
};

export interface RewardsAccountRowProps {
  readonly account: FragmentType<RewardsAccountRow_AccountFragment>;
}

/** A rewards account in a list: its name, the user's role, and the balance with its worth. */
export function RewardsAccountRow(props: RewardsAccountRowProps) {
  const { data: account } = useSuspenseFragment({
    fragment: RewardsAccountRow_AccountFragmentDoc,
    fragmentName: 'RewardsAccountRow_account',
    from: props.account,
  });
  const balance = account.rewardsBalance.formatted;
  const worth = account.rewardsCashEquivalent && formatMoney(account.rewardsCashEquivalent);
  return (
    <Flex as="li" justify="space-between" align="baseline" gap="4" wrap="wrap">
      <Box flex="1 1 8rem">
        <Text fontWeight="medium">{account.productDisplayName}</Text>
        <Text textStyle="sm" color="fg.muted">
          {[CARD_ROLES[account.customerAccountRole], `card ending in ${account.lastFour}`]
            .filter(Boolean)
            .join(', ')}
        </Text>
      </Box>
      {account.hiddenRewardsText === null ? (
        <Box textAlign="end" fontVariantNumeric="tabular-nums">
          <Text fontWeight="semibold">
            {balance} {account.rewardsBalance.currencyDescription}
          </Text>
          {worth && worth !== balance && (
            <Text textStyle="sm" color="fg.muted">
              worth {worth}
            </Text>
          )}
        </Box>
      ) : (
        <Text textStyle="sm" color="fg.muted" textAlign="end">
          {account.hiddenRewardsText}
        </Text>
      )}
    </Flex>
  );
}
