import { NetworkStatus } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Skeleton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatMoment } from '#domain/moment.ts';
import { formatMoney } from '#domain/money/money-format.ts';
import { formatStayDateWithYear } from '#domain/stay/stay-dates.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { MoreButton } from '#client/components/load-more/more-button.tsx';
import { useLoadMore } from '#client/components/load-more/use-load-more.ts';
import { SectionCard } from '#client/components/section-card/section-card.tsx';
import { AdministeredTripsDocument } from './administration.generated';
import { DataTable } from './data-table';
import { exportTrips, MAX_EXPORTED } from './export-trips';

/** The trips of the business, and their export. */
export function TripsSection() {
  const { data, networkStatus, refetch, fetchMore } = useQuery(AdministeredTripsDocument, {
    variables: { first: 20 },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
  });
  const trips = data?.businessAdministration?.trips;
  const more = useLoadMore({
    pageInfo: trips?.pageInfo,
    isLoading: networkStatus === NetworkStatus.fetchMore,
    fetchAfter: (after) => fetchMore({ variables: { after } }),
  });
  return (
    <SectionCard
      title={trips ? `Trips (${trips.totalCount})` : 'Trips'}
      action={trips && trips.totalCount > 0 && <ExportButton />}
    >
      {trips && trips.totalCount === 0 && <Text color="fg.muted">Nobody has booked yet.</Text>}
      {trips && trips.totalCount > 0 && (
        <DataTable
          caption="Trips"
          columns={['Traveler', 'Home', 'Check-in', 'Check-out', 'Booked', 'Status', 'Price', 'Spend']}
          numbersFrom={6}
          rows={trips.edges.map(({ node }) => ({
            key: node.id,
            cells: [
              node.travelerName,
              node.listingName,
              formatStayDateWithYear(node.fromDate),
              formatStayDateWithYear(node.untilDate),
              formatMoment(node.bookedAt),
              node.isCanceled ? 'Canceled' : node.outOfPolicyReason ? 'Out of policy' : 'Booked',
              node.total ? formatMoney(node.total) : 'Unknown',
              node.spend ? formatMoney(node.spend) : 'Unknown',
            ],
          }))}
        />
      )}
      {!trips &&
        (networkStatus < NetworkStatus.ready ? (
          <Skeleton h="32" aria-hidden="true" />
        ) : (
          <LoadFailure
            title="The trips could not be loaded"
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ))}
      <MoreButton more={more} things="trips" />
    </SectionCard>
  );
}

function ExportButton() {
  const client = useApolloClient();
  const [isExporting, setIsExporting] = useState(false);
  const [note, setNote] = useState('');
  const start = async () => {
    setIsExporting(true);
    setNote('');
    try {
      const { count, isComplete } = await exportTrips(client);
      setNote(
        isComplete
          ? `${count} ${count === 1 ? 'trip was' : 'trips were'} exported.`
          : `The latest ${MAX_EXPORTED} trips were exported.`,
      );
    } catch {
      setNote('The trips could not be exported. Please try again.');
    } finally {
      setIsExporting(false);
    }
  };
  return (
    <>
      <Text textStyle="sm" role="status">
        {note}
      </Text>
      <Button
        size="sm"
        variant="outline"
        loading={isExporting}
        loadingText="Exporting"
        onClick={() => void start()}
      >
        Export as CSV
      </Button>
    </>
  );
}
