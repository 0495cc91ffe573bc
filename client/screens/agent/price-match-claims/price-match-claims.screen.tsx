import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Box, Container, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useId } from 'react';
import { useFocusAfterRemoval } from '#client/components/focus.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { MoreButton } from '#client/components/load-more/more-button.tsx';
import { useLoadMore } from '#client/components/load-more/use-load-more.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { ClaimCard } from './claim-card';
import {
  PriceMatchClaimsDocument,
  type PriceMatchClaimsQueryVariables,
} from './price-match-claims.generated';

/** AG-05: the claims of lower prices, which agents verify and decide. */
export const PriceMatchClaimsScreen = () => (
  <Container maxW="5xl" px={{ base: '4', md: '6' }} py={{ base: '8', lg: '14' }}>
    <PageTitle>Price match claims</PageTitle>
    <Stack gap={{ base: '8', lg: '12' }}>
      <Heading as="h1" size={{ base: '3xl', lg: '5xl' }}>
        Price match claims
      </Heading>
      <Section section="WAITING" title="Waiting for a decision" empty="No claim waits for a decision." />
      <Section section="DECIDED" title="Decided in the last 30 days" empty="Nothing was decided yet." />
    </Stack>
  </Container>
);

interface SectionProps {
  readonly section: PriceMatchClaimsQueryVariables['section'];
  readonly title: string;
  readonly empty: string;
}

const FIRST = 20;

function Section({ section, title, empty }: SectionProps) {
  const headingId = useId();
  const { data, networkStatus, refetch, fetchMore } = useQuery(PriceMatchClaimsDocument, {
    variables: { section, first: FIRST },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const claims = data?.priceMatchClaims;
  const list = useFocusAfterRemoval(claims?.edges.length ?? 0);
  const more = useLoadMore({
    pageInfo: claims?.pageInfo,
    isLoading: networkStatus === NetworkStatus.fetchMore,
    fetchAfter: (after) => fetchMore({ variables: { after } }),
  });
  const hasFailed = !claims && networkStatus === NetworkStatus.error;
  return (
    <Stack as="section" ref={list} tabIndex={-1} outline="none" aria-labelledby={headingId} gap="5">
      <Heading as="h2" id={headingId} size="2xl">
        {title}
      </Heading>
      {hasFailed && (
        <LoadFailure
          title="The claims could not be loaded"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!claims && !hasFailed && (
        <Box>
          <VisuallyHidden role="status">Loading the claims</VisuallyHidden>
          <Skeleton h="48" borderRadius="card" aria-hidden="true" />
        </Box>
      )}
      {claims?.edges.length === 0 && <Text color="fg.muted">{empty}</Text>}
      {claims && claims.edges.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="5">
          {claims.edges.map(({ node }) => (
            <li key={node.id}>
              <ClaimCard item={node} />
            </li>
          ))}
        </Stack>
      )}
      <MoreButton more={more} things="claims" />
    </Stack>
  );
}
