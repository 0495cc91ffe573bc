import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { DISPUTE_DAYS } from '#domain/payment/travel-credits.ts';
import { STANDING_CHANGES } from '#domain/payment/wallet-labels.ts';
import { usePortal } from '#client/app/session/session-context.ts';
import { CreditActivity } from '#client/components/credit-activity.tsx';
import { useLoadMore } from '#client/components/load-more/use-load-more.ts';
import { ActivitySection } from './activity-section';
import { CreditActivitiesDocument, type CreditActivitiesQuery } from './credit-activities.generated';
import { TripOfEvent } from './trip-of-event';

const PAGE_SIZE = 10;

/** The activities of the travel credits, newest first, page by page. */
export function CreditActivities() {
  const { data, networkStatus, refetch, fetchMore } = useQuery(CreditActivitiesDocument, {
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
  });
  const phone = usePortal()?.supportPhone;
  const activity = data?.wallet?.activity;
  const more = useLoadMore({
    pageInfo: activity?.pageInfo,
    isLoading: networkStatus === NetworkStatus.fetchMore,
    fetchAfter: (after) => fetchMore({ variables: { after } }),
  });
  const hasAnswered = networkStatus === NetworkStatus.error || networkStatus === NetworkStatus.ready;
  return (
    <ActivitySection
      title="Travel credit activity"
      count={activity?.edges.length ?? null}
      hasFailed={!activity && hasAnswered}
      onRetry={() => void refetch().catch(() => undefined)}
      safe="Your credits are safe."
      none="Your travel credits have no activity yet."
      more={more}
      note={
        phone !== undefined &&
        `If you do not recognize a use, you can dispute it within ${DISPUTE_DAYS} days. Call ${phone}.`
      }
    >
      {activity?.edges.map(({ node }) => (
        <CreditActivity key={node.id} event={node}>
          <Cause event={node} />
        </CreditActivity>
      ))}
    </ActivitySection>
  );
}

type Event = NonNullable<CreditActivitiesQuery['wallet']>['activity']['edges'][number]['node'];

function Cause({ event: { trip, standingChange } }: { readonly event: Event }) {
  if (trip) return <TripOfEvent trip={trip} />;
  return standingChange && <Text textStyle="sm">{STANDING_CHANGES[standingChange]}</Text>;
}
