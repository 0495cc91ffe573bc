import { useQuery } from '@apollo/client/react';
import { Box, Button, Dialog, Flex, List, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { DEFAULT_LOCALE, DEFAULT_TIME_ZONE } from '../../../../../domain/clock';
import { absoluteMoney } from '../../../../../domain/money/money';
import { formatMoney } from '../../../../../domain/money/money-format';
import { useSession } from '../../../../app/session/session-context';
import { DialogPanel } from '../../../../components/dialog-panel/dialog-panel';
import { LoadFailure } from '../../../../components/load-failure/load-failure';
import type { WalletEventKind } from '../../../../generated/graph';
import { WalletHistoryDocument, type WalletHistoryQuery } from './credit-history.generated';

/** WA-09: what happened to the credit, behind a link. */
export function CreditHistory() {
  const [isOpen, setIsOpen] = useState(false);
  const firstName = useSession().session?.firstName ?? '';
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
        title={firstName ? `${firstName} travel credits` : 'Travel credits'}
        closeLabel="Close the travel credit activity"
      >
        <Dialog.Body pb="6">
          <History />
        </Dialog.Body>
      </DialogPanel>
    </Dialog.Root>
  );
}

function History() {
  const { data, loading, refetch } = useQuery(WalletHistoryDocument, {
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  if (loading) {
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
  if (!data?.wallet) {
    return (
      <LoadFailure title="We could not load your travel credits" onRetry={() => void refetch()}>
        Your credits are safe. Wait a little and try again.
      </LoadFailure>
    );
  }
  const { credit, history } = data.wallet;
  return (
    <Stack gap="5">
      <Box>
        <Text textStyle="3xl" fontWeight="bold">
          {formatMoney(credit)}
        </Text>
        <Text color="fg.muted">Available to spend on travel</Text>
      </Box>
      <Box>
        <Text as="h3" id="credit-activity" fontWeight="semibold" mb="2">
          Travel credit activity:
        </Text>
        {history.length === 0 ? (
          <Text color="fg.muted">Nothing has happened to your travel credits yet.</Text>
        ) : (
          <List.Root variant="plain" aria-labelledby="credit-activity">
            {history.map((event) => (
              <HistoryLine key={event.id} {...event} />
            ))}
          </List.Root>
        )}
      </Box>
    </Stack>
  );
}

type HistoryEvent = NonNullable<WalletHistoryQuery['wallet']>['history'][number];

/** WA-10. */
const EVENT_WORDS: Readonly<Record<WalletEventKind, string>> = {
  CREATED: 'Added',
  REDEEMED: 'Used',
  EXPIRED: 'Expired',
  CANCELED: 'Taken back',
  UNKNOWN: 'Changed',
};

/** FM-02: the day that it was for the portal, wherever it is read. */
const DAY = new Intl.DateTimeFormat(DEFAULT_LOCALE, {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: DEFAULT_TIME_ZONE,
});

function HistoryLine({ kind, description, amount, occurredAt }: HistoryEvent) {
  const isGain = amount.minorUnits > 0;
  return (
    <List.Item borderTopWidth="1px" py="3">
      <Flex justify="space-between" gap="4" w="full">
        <Box>
          <Text fontWeight="medium">{description}</Text>
          <Text textStyle="sm" color="fg.muted">
            {`${EVENT_WORDS[kind]} · ${DAY.format(new Date(occurredAt))}`}
          </Text>
        </Box>
        <Text
          fontWeight="semibold"
          whiteSpace="nowrap"
          fontVariantNumeric="tabular-nums"
          color={isGain ? 'fg.success' : undefined}
        >
          {`${isGain ? '+' : '−'}${formatMoney(absoluteMoney(amount))}`}
        </Text>
      </Flex>
    </List.Item>
  );
}
