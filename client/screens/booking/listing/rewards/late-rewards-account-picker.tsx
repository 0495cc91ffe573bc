import { Skeleton } from '@chakra-ui/react';
import { useStoredRewardsAccount } from '#client/screens/booking/listing/rewards/selected-rewards-account.ts';
import { useIsVisitor } from '#client/app/session/visitor.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { HydrateWhenTouched } from '#client/components/visit/hydrate-when-touched.tsx';
import type { ListingSearch } from '../use-listing-search';

const RewardsAccountPicker = onDemand(
  async () => (await import('./rewards-account-picker')).RewardsAccountPicker,
);

export interface LateRewardsAccountPickerProps extends Pick<ListingSearch, 'search' | 'dropAccountIndex'> {
  /** The width of the placeholder while its code loads; full width by default. */
  readonly width?: string;
}

/**
 * The picker of the rewards account. On a rendered page, only the browser knows whether an account other than the first is
 * selected.
 */
export function LateRewardsAccountPicker({ width, ...search }: LateRewardsAccountPickerProps) {
  const isVisitor = useIsVisitor();
  const isOutdated = useStoredRewardsAccount() !== null;
  if (isVisitor) return null;
  return (
    <HydrateWhenTouched isOutdated={isOutdated} fallback={<Skeleton h="14" w={width} borderRadius="l3" />}>
      <RewardsAccountPicker {...search} />
    </HydrateWhenTouched>
  );
}
