import { Button, Center, HStack } from '@chakra-ui/react';
import { Link } from 'react-router';
import { LoadFailure } from '../../components/load-failure/load-failure';
import { PageTitle } from '../../components/page-title/page-title';
import { ROUTES } from '../../../domain/routes';
import { useFailureReport } from './use-failure-report';

/** The inner boundary: one screen failed, the shell around it works. */
export function ScreenFailure() {
  useFailureReport();
  return (
    <Center py="20" flexDirection="column">
      <PageTitle>Something went wrong</PageTitle>
      <LoadFailure title="This page could not be shown" level="h1">
        Something went wrong on our side. Nothing you have booked is affected.
      </LoadFailure>
      <HStack>
        <Button onClick={() => window.location.reload()}>Load the page again</Button>
        <Button asChild variant="outline">
          <Link to={ROUTES.stays}>Search stays</Link>
        </Button>
      </HStack>
    </Center>
  );
}
