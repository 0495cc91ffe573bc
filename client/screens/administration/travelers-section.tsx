import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@chakra-ui/react';
import { fullName } from '#domain/booking/travelers.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { MoreButton } from '#client/components/load-more/more-button.tsx';
import { useLoadMore } from '#client/components/load-more/use-load-more.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { AdministeredTravelersDocument } from './administration.generated';
import { DataTable } from './data-table';

/** The members of the business with their trips and spend. */
export function TravelersSection() {
  const { data, networkStatus, refetch, fetchMore } = useQuery(AdministeredTravelersDocument, {
    variables: { first: 20 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
  });
  const travelers = data?.businessAdministration?.travelers;
  const more = useLoadMore({
    pageInfo: travelers?.pageInfo,
    isLoading: networkStatus === NetworkStatus.fetchMore,
    fetchAfter: (after) => fetchMore({ variables: { after } }),
  });
  return (
    <SectionCard title={travelers ? `Travelers (${travelers.totalCount})` : 'Travelers'}>
      {travelers ? (
        <DataTable
          caption="Travelers"
          columns={['Name', 'Email', 'Travel policy', 'Trips', 'Spend']}
          numbersFrom={3}
          rows={travelers.edges.map(({ node }) => ({
            key: node.id,
            cells: [
              fullName(node),
              node.emailAddress,
              node.policyTier ?? 'None',
              node.tripCount,
              node.spend ? formatMoney(node.spend) : 'Unknown',
            ],
          }))}
        />
      ) : networkStatus < NetworkStatus.ready ? (
        <Skeleton h="32" aria-hidden="true" />
      ) : (
        <LoadFailure
          title="The travelers could not be loaded"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      <MoreButton more={more} things="travelers" />
    </SectionCard>
  );
}
