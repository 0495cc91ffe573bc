import { Skeleton } from '@chakra-ui/react';
import { useStoredRewardsAccount } from '../../../../app/selected-rewards-account';
import { onDemand } from '../../../../components/on-demand/on-demand';
import { HydrateWhenTouched } from '../../../../components/visit/hydrate-when-touched';
import type { ListingSearch } from '../use-listing-search';

const RewardsAccountPicker = onDemand(
  async () => (await import('./rewards-account-picker')).RewardsAccountPicker,
);

export interface LateRewardsAccountPickerProps extends Pick<ListingSearch, 'search' | 'dropAccountIndex'> {
  /** Of the place that it takes while its code loads; the whole width by default. */
  readonly width?: string;
}

/** The choice of the rewards account. On a page that comes rendered, another account than the first is known to the browser alone. */
export const LateRewardsAccountPicker = ({ width, ...search }: LateRewardsAccountPickerProps) => (
  <HydrateWhenTouched
    isOutdated={useStoredRewardsAccount() !== null}
    fallback={<Skeleton h="14" w={width} borderRadius="l3" />}
  >
    <RewardsAccountPicker {...search} />
  </HydrateWhenTouched>
);
