import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Heading, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { useFetchPolicyOnEntry } from '#client/components/visit/use-rendered-markup.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import type { PriceFreezeState } from '#client/generated/graph.ts';
import { useIsFailureShared } from '../section-failures';
import { FrozenPriceCard } from './frozen-price-card';
import { FrozenPricesDocument } from './frozen-prices.generated';

/** A used price is omitted: it appears as the trip that it was used for. */
const LISTED_STATES: ReadonlySet<PriceFreezeState> = new Set([
  'VALID',
  'EXPIRED',
  'REFUNDED',
  'EXCHANGED',
  'UNKNOWN',
]);

/** CN-04: the frozen prices, if there are any or they could not be read. */
export function FrozenPricesSection() {
  const headingId = useId();
  const { data, networkStatus, refetch } = useQuery(FrozenPricesDocument, {
    fetchPolicy: useFetchPolicyOnEntry(),
    nextFetchPolicy: 'cache-first',
  });
  const prices = (data?.frozenPrices ?? [])
    .filter(({ state }) => LISTED_STATES.has(state))
    // Those that still have a deadline come first.
    .toSorted((left, right) => Number(right.state === 'VALID') - Number(left.state === 'VALID'));
  const hasFailed = !data?.frozenPrices && networkStatus === NetworkStatus.error;
  const retry = () => void refetch().catch(() => undefined);
  if (useIsFailureShared(hasFailed, retry)) return null;
  if (prices.length === 0 && !hasFailed) return null;
  return (
    <Stack as="section" aria-labelledby={headingId} gap="5">
      <Heading as="h2" id={headingId} size="2xl">
        Frozen prices
      </Heading>
      {hasFailed && (
        <LoadFailure
          title="Your frozen prices could not be loaded"
          safe="Your prices stay frozen."
          onRetry={retry}
        />
      )}
      <Stack as="ul" listStyleType="none" gap="5">
        {prices.map((price) => (
          <li key={price.id}>
            <FrozenPriceCard frozenPrice={price} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
