import { NetworkStatus } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { counted } from '#domain/counted.ts';
import { NOT_RESPONDING } from '#domain/not-responding.ts';
import { ROUTES } from '#domain/routes.ts';
import { useSessionCommands } from '#client/app/session/session-context.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { MoreButton } from '#client/components/load-more/more-button.tsx';
import { useLoadMore } from '#client/components/load-more/use-load-more.ts';
import { PANEL } from '#client/components/section-card/section-card.tsx';
import type { CustomerFacts } from './customer-form';
import { ActForDocument, CustomersDocument } from './customers.generated';

export function CustomerList({ search }: { readonly search: CustomerFacts }) {
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(CustomersDocument, {
    variables: { search },
  });
  const customers = data?.customers;
  const more = useLoadMore({
    pageInfo: customers?.pageInfo,
    isLoading: networkStatus === NetworkStatus.fetchMore,
    fetchAfter: (after) => fetchMore({ variables: { after } }),
  });
  const { actFor, busyWith, failure } = useActFor();
  if (!customers) {
    return error ? (
      <LoadFailure
        title="The customers could not be searched"
        isRetrying={networkStatus === NetworkStatus.refetch}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <Skeleton h="24" borderRadius="card" />
    );
  }
  return (
    <Stack gap="4">
      <Text role="status" fontWeight="semibold">
        {customers.totalCount === 0
          ? 'No customer was found. Check the spelling.'
          : counted(customers.totalCount, 'customer')}
      </Text>
      {failure !== undefined && (
        <Text role="alert" color="fg.error">
          {failure}
        </Text>
      )}
      <Stack as="ul" listStyleType="none" aria-label="Customers" gap="3">
        {customers.edges.map(({ node: { id, givenName, surname, emailAddress, businessName } }) => (
          <Flex key={id} as="li" {...PANEL} p="4" gap="4" align="center" justify="space-between" wrap="wrap">
            <Box minW="0">
              <Text fontWeight="semibold">{`${givenName} ${surname}`}</Text>
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {[emailAddress, businessName].filter(Boolean).join(' · ')}
              </Text>
            </Box>
            <Button
              variant="outline"
              aria-label={`Act for ${givenName} ${surname}`}
              loading={busyWith === id}
              disabled={busyWith !== undefined}
              onClick={() => void actFor(id)}
            >
              Act for {givenName}
            </Button>
          </Flex>
        ))}
      </Stack>
      <MoreButton more={more} things="customers" />
    </Stack>
  );
}

function useActFor() {
  const navigate = useNavigate();
  const { enter } = useSessionCommands();
  const [send] = useMutation(ActForDocument);
  const [busyWith, setBusyWith] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const actFor = async (customerId: string): Promise<void> => {
    setBusyWith(customerId);
    setFailure(undefined);
    try {
      const result = (await send({ variables: { input: { customerId } } })).data?.actFor;
      if (result?.__typename === 'SignedIn') {
        await enter(result);
        await navigate(ROUTES.trips);
      } else {
        setFailure(result ? `${result.title} ${result.text}` : `${NOT_RESPONDING}.`);
      }
    } catch {
      setFailure(`${NOT_RESPONDING}. Try again in a moment.`);
    } finally {
      setBusyWith(undefined);
    }
  };
  return { actFor, busyWith, failure };
}
