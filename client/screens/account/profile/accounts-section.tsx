import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '#domain/money/money-format.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import type { CustomerAccountRole } from '#client/generated/graph.ts';
import type { ProfileQuery } from './profile.generated';

type Account = NonNullable<ProfileQuery['rewardsAccounts']>[number];

/** The roles of a user for a card, in words. */
export const CARD_ROLES: Readonly<Partial<Record<CustomerAccountRole, string>>> = {
  PRIMARY: 'Primary cardholder',
  AUTHORIZED_USER: 'Authorized user',
  ACCOUNT_MANAGER: 'Account manager',
  NON_FINANCIAL_USER: 'Non-financial user',
};

/** TR-28: the rewards accounts with their balances. */
export const AccountsSection = ({ accounts }: { readonly accounts: readonly Account[] }) => (
  <SectionCard title="Rewards accounts">
    {accounts.length === 0 && <Text color="fg.muted">You have no rewards accounts.</Text>}
    <Stack as="ul" listStyleType="none" gap="5">
      {accounts.map((account) => (
        <AccountRow key={account.accountReferenceId} {...account} />
      ))}
    </Stack>
  </SectionCard>
);

function AccountRow(account: Account) {
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
