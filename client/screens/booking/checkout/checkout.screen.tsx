import { useQuery } from '@apollo/client/react';
import { Container, Grid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { message } from '#domain/failures/messages.ts';
import { ROUTES } from '#domain/routes.ts';
import { parseSearch, type SearchState } from '#domain/search/search-state.ts';
import { usePortal, useTenant, useToday } from '#client/app/session/session-context.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { MessageDialog } from '#client/components/message-dialog/message-dialog.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { useIsRenderedMarkup } from '#client/components/visit/use-rendered-markup.ts';
import { CheckoutPage } from './checkout-page';
import { checkoutVariables } from './checkout-variables';
import { CheckoutDocument } from './checkout.generated';
import { CheckoutProvider } from './flow/checkout-context';
import { useIsTripNextToSteps } from './layout/use-is-trip-next-to-steps';

/**
 * RT-02: the home and the stay come from the address, so they survive a reload. Another stay in the same home keeps the page
 * (CA-11). The stay also outlasts midnight: its check-in may still be booked, and other dates are the traveler's choice.
 */
export function CheckoutScreen() {
  const [params] = useSearchParams();
  const day = useToday();
  const [openedOn] = useState(day);
  const { defaultAdults } = useTenant();
  const search = useMemo(
    () => parseSearch(params, { today: openedOn, defaultAdults }),
    [params, openedOn, defaultAdults],
  );
  const { listingId } = search;
  return (
    <>
      <PageTitle>Complete Vacation Rental Booking</PageTitle>
      {listingId === undefined ? (
        <Navigate to={ROUTES.stays} replace />
      ) : (
        <CheckoutOfHome key={listingId} search={search} listingId={listingId} />
      )}
    </>
  );
}

function CheckoutOfHome({ search, listingId }: { search: SearchState; listingId: string }) {
  const { data, previousData, loading, error, refetch } = useQuery(CheckoutDocument, {
    variables: checkoutVariables(listingId, search),
  });
  const isRenderedMarkup = useIsRenderedMarkup();
  const listing = (data ?? (loading ? previousData : undefined))?.listing;
  // Only the browser stores the traveler's input.
  if (isRenderedMarkup) return <CheckoutSkeleton />;
  if (listing) {
    return (
      <CheckoutProvider search={search} listing={listing}>
        <CheckoutPage />
      </CheckoutProvider>
    );
  }
  if (loading) return <CheckoutSkeleton />;
  if (!error) return <MissingHome />;
  return (
    <Container maxW="3xl" py="20">
      <LoadFailure
        title="We could not load your trip"
        safe="Everything you entered is kept."
        onRetry={() => void refetch()}
      />
    </Container>
  );
}

function MissingHome() {
  const navigate = useNavigate();
  const supportPhone = usePortal()?.supportPhone ?? '';
  return (
    <>
      <CheckoutSkeleton />
      <MessageDialog
        message={message('LISTING_MISSING', null, { supportPhone })}
        onAction={() => void navigate(ROUTES.stays, { replace: true })}
      />
    </>
  );
}

function CheckoutSkeleton() {
  const isTripBeside = useIsTripNextToSteps();
  return (
    <Container maxW={isTripBeside ? '7xl' : '4xl'} px={{ base: '4', md: '6' }} py="10">
      <VisuallyHidden role="status">Loading your trip</VisuallyHidden>
      <Grid templateColumns={isTripBeside ? 'minmax(0, 1fr) 24rem' : '1fr'} gap="12" aria-hidden="true">
        <Stack gap="6">
          <Skeleton h="12" w="64" maxW="full" />
          <Skeleton h="80" borderRadius="card" />
          <Skeleton h="20" borderRadius="card" />
          <Skeleton h="20" borderRadius="card" />
        </Stack>
        {isTripBeside && <Skeleton h="xl" borderRadius="card" />}
      </Grid>
    </Container>
  );
}
