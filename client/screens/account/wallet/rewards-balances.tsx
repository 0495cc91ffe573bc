import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { PANEL } from '#client/components/section-card/section-card.tsx';
import { RewardsAccountRow } from '../rewards-account-row';
import { RewardsBalancesDocument } from './rewards-balances.generated';
import { WalletSection } from './wallet-section';

/** The balances of miles, points and cash back; renders nothing while they are not known, and without an account. */
export function RewardsBalances() {
  const { data } = useQuery(RewardsBalancesDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
  });
  if (!data?.rewardsAccounts?.length) return null;
  return (
    <WalletSection title="Rewards">
      <Stack as="ul" listStyleType="none" gap="5" {...PANEL}>
        {data.rewardsAccounts.map((account) => (
          <RewardsAccountRow key={account.accountReferenceId} account={account} />
        ))}
      </Stack>
    </WalletSection>
  );
}
