import { NetworkStatus } from '@apollo/client';
import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { Box, Container, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useSession } from '#client/app/session/session-context.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import { useFocusAfterRemoval } from '#client/components/focus.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { MoreButton } from '#client/components/load-more/more-button.tsx';
import { useLoadMore } from '#client/components/load-more/use-load-more.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import type { ApprovalSection } from '#client/generated/graph.ts';
import { ApprovalCard } from './approval-card';
import {
  ApprovalQueueDocument,
  type ApprovalQueueSubscription,
  ApprovalsDocument,
} from './approvals.generated';

/** CP-11: the bookings of the business that need an approval, for those who may decide; the lists follow every change. */
export function ApprovalsScreen() {
  const { session } = useSession();
  const mayDecide = session?.corporate?.canViewAdmin === true;
  return (
    <Container maxW="5xl" px={{ base: '4', md: '6' }} py={{ base: '8', lg: '14' }}>
      <PageTitle>Approvals</PageTitle>
      <Stack gap={{ base: '8', lg: '12' }}>
        <Heading as="h1" size={{ base: '3xl', lg: '5xl' }}>
          Approvals
        </Heading>
        {mayDecide && <Queue />}
        {session && !mayDecide && (
          <Text>
            Only administrators of a business decide on its bookings. Ask yours if you should be one.
          </Text>
        )}
      </Stack>
    </Container>
  );
}

function Queue() {
  useFollowedQueue();
  return (
    <>
      <Section section="WAITING" title="Waiting for a decision" empty="No booking waits for a decision." />
      <Section section="DECIDED" title="Decided in the last 30 days" empty="Nothing was decided yet." />
    </>
  );
}

type QueueState = ApprovalQueueSubscription['approvalQueue'];

/** Reads the lists again when a request is new or has changed. */
function useFollowedQueue(): void {
  const client = useApolloClient();
  const announce = useAnnounce();
  const last = useRef<{ readonly states: string; readonly waitingCount: number } | null>(null);
  const follow = ({ latest, waitingCount }: QueueState) => {
    const states = latest.map(({ id, state }) => `${id} ${state}`).join();
    const before = last.current;
    last.current = { states, waitingCount };
    if (before?.states === states && before.waitingCount === waitingCount) return;
    if (before && waitingCount > before.waitingCount) announce('A new booking waits for a decision.');
    void client.refetchQueries({ include: [ApprovalsDocument] });
  };
  useSubscription(ApprovalQueueDocument, {
    onData: ({ data }) => data.data && follow(data.data.approvalQueue),
  });
}

interface SectionProps {
  readonly section: ApprovalSection;
  readonly title: string;
  readonly empty: string;
}

const FIRST = 20;

function Section({ section, title, empty }: SectionProps) {
  const headingId = useId();
  const { data, networkStatus, refetch, fetchMore } = useQuery(ApprovalsDocument, {
    variables: { section, first: FIRST },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const approvals = data?.approvals;
  const list = useFocusAfterRemoval(approvals?.edges.length ?? 0);
  const more = useLoadMore({
    pageInfo: approvals?.pageInfo,
    isLoading: networkStatus === NetworkStatus.fetchMore,
    fetchAfter: (after) => fetchMore({ variables: { after } }),
  });
  const hasFailed = !approvals && networkStatus === NetworkStatus.error;
  return (
    <Stack as="section" ref={list} tabIndex={-1} outline="none" aria-labelledby={headingId} gap="5">
      <Heading as="h2" id={headingId} size="2xl">
        {approvals && section === 'WAITING' ? `${title} (${approvals.totalCount})` : title}
      </Heading>
      {hasFailed && (
        <LoadFailure
          title="The bookings could not be loaded"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!approvals && !hasFailed && (
        <Box>
          <VisuallyHidden role="status">Loading the bookings</VisuallyHidden>
          <Skeleton h="48" borderRadius="card" aria-hidden="true" />
        </Box>
      )}
      {approvals?.edges.length === 0 && <Text color="fg.muted">{empty}</Text>}
      {approvals && approvals.edges.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="5">
          {approvals.edges.map(({ node }) => (
            <li key={node.id}>
              <ApprovalCard request={node} />
            </li>
          ))}
        </Stack>
      )}
      <MoreButton more={more} things="bookings" />
    </Stack>
  );
}
