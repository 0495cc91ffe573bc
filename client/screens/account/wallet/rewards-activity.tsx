import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { REWARDS_EVENTS, rewardsMovement } from '#domain/payment/rewards-activity.ts';
import { ActivityLine } from '#client/components/credit-activity.tsx';
import { useLoadMore } from '#client/components/load-more/use-load-more.ts';
import { ActivitySection } from './activity-section';
import { RewardsActivityDocument } from './rewards-activity.generated';
import { TripOfEvent } from './trip-of-event';

const PAGE_SIZE = 10;

/** The movements of miles, points and cash back: earned, used, and returned after a cancellation. */
export function RewardsActivity() {
  const { data, networkStatus, refetch, fetchMore } = useQuery(RewardsActivityDocument, {
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
  });
  const activity = data?.rewardsActivity;
  const more = useLoadMore({
    pageInfo: activity?.pageInfo,
    isLoading: networkStatus === NetworkStatus.fetchMore,
    fetchAfter: (after) => fetchMore({ variables: { after } }),
  });
  const hasAnswered = networkStatus === NetworkStatus.error || networkStatus === NetworkStatus.ready;
  return (
    <ActivitySection
      title="Rewards activity"
      count={activity?.edges.length ?? null}
      hasFailed={!activity && hasAnswered}
      onRetry={() => void refetch().catch(() => undefined)}
      safe="Your rewards are safe."
      none="Your rewards have no activity yet."
      more={more}
    >
      {activity?.edges.map(({ node: { id, kind, description, amount, occurredAt, account, trip } }) => (
        <ActivityLine
          key={id}
          description={description}
          kind={`${REWARDS_EVENTS[kind]} · ${account.productDisplayName}`}
          occurredAt={occurredAt}
          {...rewardsMovement(amount)}
        >
          {trip && <TripOfEvent trip={trip} />}
        </ActivityLine>
      ))}
    </ActivitySection>
  );
}
