import { useQuery } from '@apollo/client/react';
import {
  Box,
  Container,
  Link as ChakraLink,
  Heading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { Link } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { useLinkWithSource } from '#client/app/entry/user-source.ts';
import { useSession } from '#client/app/session/session-context.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { AdministrationDocument } from './administration.generated';
import { PoliciesSection } from './policies-section';
import { SpendSection } from './spend-section';
import { TravelersSection } from './travelers-section';
import { TripsSection } from './trips-section';

/** TN-04: what administrators of a business see and change. */
export function AdministrationScreen() {
  const { session } = useSession();
  const linkWithSource = useLinkWithSource();
  const { data, loading, refetch } = useQuery(AdministrationDocument, {
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  const administration = data?.businessAdministration;
  return (
    <Container maxW="7xl" px={{ base: '4', md: '6' }} py={{ base: '8', lg: '12' }}>
      <PageTitle>Administration</PageTitle>
      <Box mb={{ base: '6', lg: '8' }}>
        <Heading as="h1" size={{ base: '3xl', lg: '5xl' }}>
          Administration
        </Heading>
        <Text color="fg.muted">{session?.corporate?.businessName}</Text>
        <ChakraLink asChild mt="2">
          <Link to={linkWithSource(ROUTES.approvals)}>Approvals</Link>
        </ChakraLink>
      </Box>
      <Stack gap={{ base: '5', lg: '6' }}>
        {!administration && loading && (
          <>
            <VisuallyHidden role="status">Loading the administration</VisuallyHidden>
            <Skeleton h="80" borderRadius="card" aria-hidden="true" />
          </>
        )}
        {!administration && !loading && (
          <LoadFailure
            title="The spend and the policies could not be loaded"
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {administration && <SpendSection spend={administration.spend} />}
        <TravelersSection />
        <TripsSection />
        {administration && <PoliciesSection policies={administration.policies} />}
      </Stack>
    </Container>
  );
}
