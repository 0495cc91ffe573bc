import { useQuery } from '@apollo/client/react';
import { selectedAccount } from '#domain/payment/rewards-accounts.ts';
import {
  storeRewardsAccount,
  useStoredRewardsAccount,
} from '#client/screens/booking/listing/rewards/selected-rewards-account.ts';
import { useIsVisitor } from '#client/app/session/visitor.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import type { ListingSearch } from '../use-listing-search';
import { ListingRewardsDocument, type ListingRewardsQuery } from './rewards.generated';

export type RewardsAccount = NonNullable<ListingRewardsQuery['rewardsAccounts']>[number];

export interface Rewards {
  /** RW-03: null when they could not be read, undefined until they have loaded. */
  readonly accounts: readonly RewardsAccount[] | null | undefined;
  readonly selected: RewardsAccount | null;
  readonly select: (accountReferenceId: string) => void;
}

/**
 * The user's rewards accounts and the one to show: that of the address (RW-06), or else the one selected before (RW-05), or else
 * the first.
 */
export function useRewards({
  search,
  dropAccountIndex,
}: Pick<ListingSearch, 'search' | 'dropAccountIndex'>): Rewards {
  const track = useTrack();
  const storedReferenceId = useStoredRewardsAccount();
  const isVisitor = useIsVisitor();
  const { data, error } = useQuery(ListingRewardsDocument, { errorPolicy: 'all', skip: isVisitor });
  const accounts = data?.rewardsAccounts ?? (data || error ? null : undefined);
  return {
    accounts,
    selected: selectedAccount(accounts ?? [], { index: search.selectedAccountIndex, storedReferenceId }),
    select: (accountReferenceId) => {
      storeRewardsAccount(accountReferenceId);
      dropAccountIndex();
      const index = accounts?.findIndex((each) => each.accountReferenceId === accountReferenceId) ?? -1;
      track('rewards_account_selected', { index });
    },
  };
}
