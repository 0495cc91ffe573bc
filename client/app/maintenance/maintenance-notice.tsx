import { Button, Container, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { ROUTES } from '../../../domain/routes';
import { usePortal, useSessionCommands } from '../session/session-context';
import { linkWithSource } from '../user-source';
import { PageTitle } from '../../components/page-title/page-title';

const TITLE = 'We are working on the portal';

/** EX-04: in place of searching and booking while the portal is worked on. */
export function MaintenanceNotice() {
  const supportPhone = usePortal()?.supportPhone;
  const { retry } = useSessionCommands();
  return (
    <Container maxW="2xl" py={{ base: '16', lg: '24' }}>
      <PageTitle>{TITLE}</PageTitle>
      <Stack gap="5" align="flex-start">
        <Heading as="h1" size="4xl">
          {TITLE}
        </Heading>
        <Text textStyle="lg" color="fg.muted">
          Searching and booking are closed for a while. Stays that you have booked are not affected: they go
          ahead as booked, and their confirmation numbers are under Trips.
        </Text>
        {supportPhone && <Text>Are you traveling today and need help? Call {supportPhone}.</Text>}
        <Flex wrap="wrap" gap="3">
          <Button asChild size="lg">
            <Link to={linkWithSource(ROUTES.trips)}>See your trips</Link>
          </Button>
          <Button size="lg" variant="outline" onClick={retry}>
            Check again
          </Button>
        </Flex>
      </Stack>
    </Container>
  );
}
