import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Box, Link as ChakraLink, List, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react';
import { Link } from 'react-router';
import { DISPUTE_DAYS } from '#domain/payment/travel-credits.ts';
import { STANDING_CHANGES } from '#domain/payment/wallet-labels.ts';
import { tripPath } from '#domain/routes.ts';
import { formatStay } from '#domain/stay/stay-dates.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { linkWithSource } from '#client/app/entry/user-source.ts';
import { CreditActivity } from '#client/components/credit-activity.tsx';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { MoreButton } from '#client/components/load-more/more-button.tsx';
import { useLoadMore } from '#client/components/load-more/use-load-more.ts';
import { CreditActivitiesDocument, type CreditActivitiesQuery } from './credit-activities.generated';
import { WalletSection } from './wallet-section';

const PAGE_SIZE = 10;

/** The activities of the travel credits, newest first, page by page. */
export function CreditActivities() {
  const { data, networkStatus, refetch, fetchMore } = useQuery(CreditActivitiesDocument, {
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const phone = usePortal()?.supportPhone;
  const activity = data?.wallet?.activity;
  const more = useLoadMore({
    pageInfo: activity?.pageInfo,
    isLoading: networkStatus === NetworkStatus.fetchMore,
    fetchAfter: (after) => fetchMore({ variables: { after } }),
  });
  const hasFailed =
    !activity && (networkStatus === NetworkStatus.error || networkStatus === NetworkStatus.ready);
  return (
    <WalletSection title="Travel credit activity">
      {hasFailed && (
        <LoadFailure
          title="Your activity could not be loaded"
          safe="Your credits are safe."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!activity && !hasFailed && (
        <Box>
          <VisuallyHidden role="status">Loading your activity</VisuallyHidden>
          <Skeleton h="40" borderRadius="card" aria-hidden="true" />
        </Box>
      )}
      {activity?.edges.length === 0 && (
        <Text color="fg.muted">Your travel credits have no activity yet.</Text>
      )}
      {activity && activity.edges.length > 0 && (
        <List.Root variant="plain" aria-label="Travel credit activity">
          {activity.edges.map(({ node }) => (
            <CreditActivity key={node.id} event={node}>
              <Cause event={node} />
            </CreditActivity>
          ))}
        </List.Root>
      )}
      <MoreButton more={more} things="entries" />
      {phone && (
        <Text textStyle="sm" color="fg.muted">
          {`If you do not recognize a use, you can dispute it within ${DISPUTE_DAYS} days. Call ${phone}.`}
        </Text>
      )}
    </WalletSection>
  );
}

type Event = NonNullable<CreditActivitiesQuery['wallet']>['activity']['edges'][number]['node'];

function Cause({ event: { trip, standingChange } }: { readonly event: Event }) {
  if (trip) {
    return (
      <ChakraLink asChild variant="underline" textStyle="sm">
        <Link to={linkWithSource(tripPath(trip.id))}>
          {`${trip.listing.name}, ${formatStay({ from: trip.fromDate, until: trip.untilDate })}`}
        </Link>
      </ChakraLink>
    );
  }
  return standingChange && <Text textStyle="sm">{STANDING_CHANGES[standingChange]}</Text>;
}
