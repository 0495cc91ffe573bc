import { useQuery } from '@apollo/client/react';
import { Box, Container, Grid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useMemo } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { checkoutPath } from '#domain/search/back-to-results.ts';
import { parseSearch, searchParams, type SearchState } from '#domain/search/search-state.ts';
import { useTenant, useToday } from '#client/app/session/session-context.ts';
import { stayInput } from '#client/app/stay/stay-input.ts';
import { LoadFailure } from '#client/components/load-failure/load-failure.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { SectionCardSkeleton } from '#client/components/section-card/section-card-skeleton.tsx';
import { CustomizeHeader } from '#client/features/customize/customize-header.tsx';
import { CustomizePage } from './customize-page';
import { CustomizeDocument } from './customize.generated';

/** LS-28: the options of the stay in the address, each bought or declined before the checkout. */
export function CustomizeScreen() {
  const [params] = useSearchParams();
  const today = useToday();
  const { defaultAdults } = useTenant();
  const search = useMemo(() => parseSearch(params, { today, defaultAdults }), [params, today, defaultAdults]);
  const { listingId } = search;
  return (
    <>
      <PageTitle>Customize</PageTitle>
      <Box bg="bg.panel" borderBottomWidth="1px">
        <Container maxW="7xl" px={{ base: '0', lg: '6' }}>
          <CustomizeHeader />
        </Container>
      </Box>
      <Container
        maxW="7xl"
        px={{ base: '4', md: '6' }}
        pt={{ base: '5', lg: '8' }}
        pb={{ base: '32', lg: '20' }}
      >
        {listingId === undefined ? (
          <Navigate to={ROUTES.stays} replace />
        ) : (
          <OptionsOfStay key={searchParams(search).toString()} search={search} listingId={listingId} />
        )}
      </Container>
    </>
  );
}

function OptionsOfStay({ search, listingId }: { readonly search: SearchState; readonly listingId: string }) {
  const { state: entry } = useLocation() as { readonly state: unknown };
  const { data, loading, error, refetch } = useQuery(CustomizeDocument, {
    variables: { id: listingId, stay: stayInput(search) },
  });
  const listing = data?.listing;
  if (listing) {
    const rate = listing.availability.__typename === 'Available' ? listing.availability.rate : null;
    const variants = rate?.cancelForAnyReason?.variants ?? [];
    // The checkout shows why a stay cannot be booked, and requires no decision when nothing is on offer.
    if (!rate || variants.length === 0) return <Navigate to={checkoutPath(search)} state={entry} replace />;
    return <CustomizePage search={search} listing={listing} rate={rate} variants={variants} entry={entry} />;
  }
  if (loading) return <CustomizeSkeleton />;
  if (!error) return <Navigate to={checkoutPath(search)} replace />;
  return (
    <LoadFailure
      title="We could not load your options"
      safe="Your home and dates are kept."
      onRetry={() => void refetch()}
    />
  );
}

const CustomizeSkeleton = () => (
  <>
    <VisuallyHidden role="status">Loading your options</VisuallyHidden>
    <Grid
      templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 24rem' }}
      gap="12"
      alignItems="start"
      minH="100dvh"
      aria-hidden="true"
    >
      <Stack gap="6">
        <Skeleton h="6" w="40" />
        <SectionCardSkeleton rows={4} rowHeight={{ base: '32', md: '22' }} />
        <Skeleton h="12" w="52" borderRadius="l2" hideBelow="lg" />
      </Stack>
      <Skeleton h="md" borderRadius="card" hideBelow="lg" />
    </Grid>
  </>
);
