import { Button, Center } from '@chakra-ui/react';
import { Link } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { LoadFailure } from '../../components/load-failure/load-failure';
import { PageTitle } from '../../components/page-title';
import { useFailureReport } from './use-failure-report';

/**
 * The inner boundary: one screen failed, or its code could not be loaded; the shell around it works. Its buttons reload the page,
 * because a page does not request code again after a failed load.
 */
export function ScreenFailure() {
  useFailureReport();
  return (
    <Center py="20" flexDirection="column">
      <PageTitle>Something went wrong</PageTitle>
      <LoadFailure
        title="This page could not be shown"
        level="h1"
        safe="Your bookings are not affected."
        onRetry={() => window.location.reload()}
      >
        Something went wrong on our side.
      </LoadFailure>
      <Button asChild variant="outline">
        <Link to={ROUTES.stays} reloadDocument>
          Search stays
        </Link>
      </Button>
    </Center>
  );
}
