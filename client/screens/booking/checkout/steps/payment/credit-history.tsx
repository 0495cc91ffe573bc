import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Box, Button, Dialog, List, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatMoney } from '#domain/money/money-format.ts';
import { useSession } from '#client/app/session/session-context.ts';
import { CreditActivity } from '#client/components/credit-activity.tsx';
import { DialogPanel } from '#client/components/dialog-panel.tsx';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { MoreButton } from '#client/components/load-more/more-button.tsx';
import { useLoadMore } from '#client/components/load-more/use-load-more.ts';
import { CreditHistoryDocument } from './credit-history.generated';

/** WA-09: the history of the credit, behind a link. */
export function CreditHistory() {
  const [isOpen, setIsOpen] = useState(false);
  const givenName = useSession().session?.givenName ?? '';
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      placement="center"
      size="md"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Dialog.Trigger asChild>
        <Button variant="plain" px="0" h="6" textDecoration="underline" color="fg.brand">
          View travel credit activity
        </Button>
      </Dialog.Trigger>
      <DialogPanel
        title={givenName ? `${givenName} travel credits` : 'Travel credits'}
        closeLabel="Close the travel credit activity"
      >
        <Dialog.Body pb="6">
          <History />
        </Dialog.Body>
      </DialogPanel>
    </Dialog.Root>
  );
}

const PAGE_SIZE = 20;

function History() {
  const { data, networkStatus, refetch, fetchMore } = useQuery(CreditHistoryDocument, {
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const activity = data?.wallet?.activity;
  const more = useLoadMore({
    pageInfo: activity?.pageInfo,
    isLoading: networkStatus === NetworkStatus.fetchMore,
    fetchAfter: (after) => fetchMore({ variables: { after } }),
  });
  if (data?.wallet && activity) {
    return (
      <Stack gap="5">
        <Box>
          <Text textStyle="3xl" fontWeight="bold">
            {formatMoney(data.wallet.credit)}
          </Text>
          <Text color="fg.muted">Available to spend on travel</Text>
        </Box>
        <Box>
          <Text as="h3" id="credit-activity" fontWeight="semibold" mb="2">
            Travel credit activity:
          </Text>
          {activity.edges.length === 0 ? (
            <Text color="fg.muted">Your travel credits have no activity yet.</Text>
          ) : (
            <List.Root variant="plain" aria-labelledby="credit-activity">
              {activity.edges.map(({ node }) => (
                <CreditActivity key={node.id} event={node} />
              ))}
            </List.Root>
          )}
        </Box>
        <MoreButton more={more} things="entries" />
      </Stack>
    );
  }
  if (networkStatus === NetworkStatus.error || networkStatus === NetworkStatus.ready) {
    return (
      <LoadFailure
        title="We could not load your travel credits"
        safe="Your credits are safe."
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  return (
    <Stack gap="3">
      <Text role="status" color="fg.muted">
        Fetching your travel credits
      </Text>
      <Skeleton h="12" borderRadius="l2" aria-hidden="true" />
      <Skeleton h="12" borderRadius="l2" aria-hidden="true" />
    </Stack>
  );
}
