import { Stack, Text } from '@chakra-ui/react';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { RewardsAccountRow } from '../rewards-account-row';
import type { ProfileQuery } from './profile.generated';

type Account = NonNullable<ProfileQuery['rewardsAccounts']>[number];

/** TR-28: the rewards accounts with their balances. */
export const AccountsSection = ({ accounts }: { readonly accounts: readonly Account[] }) => (
  <SectionCard title="Rewards accounts">
    {accounts.length === 0 && <Text color="fg.muted">You have no rewards accounts.</Text>}
    <Stack as="ul" listStyleType="none" gap="5">
      {accounts.map((account) => (
        <RewardsAccountRow key={account.accountReferenceId} account={account} />
      ))}
    </Stack>
  </SectionCard>
);
