import { Center } from '@chakra-ui/react';
import { LoadFailure } from '../../components/load-failure/load-failure';
import { PageTitle } from '../../components/page-title';
import { useFailureReport } from './use-failure-report';

/** The outer boundary: the shell itself failed to render. */
export function AppFailure() {
  useFailureReport();
  return (
    <Center minH="100dvh" p="6" flexDirection="column">
      <PageTitle>Something went wrong</PageTitle>
      <LoadFailure
        title="This page could not be shown"
        level="h1"
        safe="Your bookings are not affected."
        onRetry={() => window.location.reload()}
      >
        Something went wrong on our side.
      </LoadFailure>
    </Center>
  );
}
