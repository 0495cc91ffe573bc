import { Alert, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStopActing } from '#client/app/acting/use-stop-acting.ts';
import { useSession } from '#client/app/session/session-context.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { CustomerForm, type CustomerFacts } from './customer-form';
import { CustomerList } from './customer-list';

/** Why the agent no longer acts for the last customer, by the address that the portal opens then. */
const ENDED: Readonly<Record<string, string>> = {
  idle: 'You were away for too long, so you no longer act for the customer. Choose the customer again.',
  longest: 'You have acted for the customer for the longest time allowed. Choose the customer again.',
};

/** AG-02: the customers that the agent may act for, to search and to choose. */
export function CustomersScreen() {
  const [params] = useSearchParams();
  const ended = ENDED[params.get('ended') ?? ''];
  const { session } = useSession();
  const restoring = useEndedSession();
  const [search, setSearch] = useState<CustomerFacts>();
  return (
    <Container maxW="3xl" px={{ base: '4', md: '6' }} py={{ base: '8', lg: '14' }}>
      <PageTitle>Customers</PageTitle>
      <Stack gap="6">
        <Heading as="h1" size={{ base: '3xl', lg: '5xl' }}>
          {session?.isDelegated ? 'Choose another customer' : 'Choose a customer'}
        </Heading>
        {ended !== undefined && (
          <Alert.Root status="info" role="status">
            <Alert.Indicator />
            <Alert.Title>{ended}</Alert.Title>
          </Alert.Root>
        )}
        {restoring.hasFailed ? (
          <LoadFailure
            title="Your session could not be opened"
            isRetrying={restoring.isStopping}
            onRetry={() => void restoring.stopActing()}
          />
        ) : (
          <>
            <Text color="fg.muted">
              Ask the customer for a name, an email address, or the last name with a booking reference.
            </Text>
            <CustomerForm onSearch={setSearch} />
            {search && <CustomerList search={search} />}
          </>
        )}
      </Stack>
    </Container>
  );
}

/** A session whose time for the customer has ended cannot be read: it is exchanged for the agent's own, once. */
function useEndedSession() {
  const { status } = useSession();
  const restoring = useStopActing();
  const stopActing = useEffectEvent(() => void restoring.stopActing());
  const isExchanged = useRef(false);
  useEffect(() => {
    if (status !== 'failed' || isExchanged.current) return;
    isExchanged.current = true;
    stopActing();
  }, [status]);
  return restoring;
}
