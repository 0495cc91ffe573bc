import { Box, Container, Grid } from '@chakra-ui/react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { checkoutPath, customizePath, resultsPath } from '#domain/search/back-to-results.ts';
import { type CustomizeTexts, useCustomize, useNotifyHost } from '#client/app/host/host-context.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { useIsDesktop } from '#client/components/media/use-is-desktop.ts';
import { onDemand } from '#client/components/on-demand/on-demand.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { HydrateWhenTouched } from '#client/components/visit/hydrate-when-touched.tsx';
import { CustomizeHeader } from '#client/features/customize/customize-header.tsx';
import { useListingCalendar } from '#client/features/homes/stay/use-listing-calendar.ts';
import { type StayEditing, useStayEditing } from '#client/features/homes/stay/use-stay-editing.ts';
import { useRememberedHome } from '#client/features/search/recents/browser-recents.ts';
import { HeartButton } from '#client/features/wishlists/heart/heart-button.tsx';
import type { ListingStay } from './booking-panel/listing-stay';
import { BookingPanel } from './booking-panel/booking-panel';
import { ContinueBar } from './booking-panel/continue-bar';
import { UnavailableBar } from './booking-panel/unavailable-bar';
import { useAvailability } from './booking-panel/use-availability';
import { ListingGallery } from './gallery/listing-gallery';
import { CompactHeader } from './header/compact-header';
import { ListingHeader } from './header/listing-header';
import { ShareButton } from './header/share-button';
import { LateRewardsAccountPicker } from './rewards/late-rewards-account-picker';
import { SectionNavigation } from './section-navigation/section-navigation';

const ListingSections = onDemand(async () => (await import('./sections/listing-sections')).ListingSections, {
  isPlain: true,
});

export interface ListingPageProps extends Omit<ListingStay, 'checkoutPath' | 'customizePath'> {
  /** The user cannot have scrolled below the first view yet. */
  readonly hasJustArrived: boolean;
}

/** LS-02, LS-07, LS-08: the page, in the layout that fits the window. */
export function ListingPage(page: ListingPageProps) {
  const booking = {
    ...page,
    checkoutPath: checkoutPath(page.search),
    customizePath: customizePath(page.search),
  };
  const isDesktop = useIsDesktop();
  const customize = useCustomize();
  const stayEditing = useStayEditing();
  useViewTracking(booking);
  useRememberedHome(page.listing.id);
  return (
    <Box>
      <PageTitle>{page.listing.name}</PageTitle>
      <CalendarNotice listingId={page.listing.id} />
      {customize && <CustomizePlace {...customize} />}
      {isDesktop ? (
        <DesktopPage {...booking} stayEditing={stayEditing} hasOwnHeader={!customize} />
      ) : (
        <MobilePage {...booking} stayEditing={stayEditing} hasOwnHeader={!customize} />
      )}
    </Box>
  );
}

const CustomizePlace = (customize: CustomizeTexts) => (
  <Container maxW="7xl" px={{ base: '0', lg: '6' }}>
    <CustomizeHeader {...customize} />
  </Container>
);

interface LayoutProps extends ListingStay, Pick<ListingPageProps, 'hasJustArrived'> {
  readonly stayEditing: StayEditing;
  readonly hasOwnHeader: boolean;
}

/**
 * Sections below the first view render after it, in pieces between which a slow processor can respond. A page that is shown again
 * renders them immediately, because it returns to its scroll position.
 */
function Sections({
  listing,
  stay,
  search,
  hasJustArrived,
}: Pick<LayoutProps, 'listing' | 'stay' | 'search' | 'hasJustArrived'>) {
  const areDue = useDeferredValue(true, !hasJustArrived);
  const waiting = <Box minH="100dvh" />;
  if (!areDue) return waiting;
  return (
    <HydrateWhenTouched fallback={waiting}>
      <ListingSections listing={listing} stay={stay} search={search} />
    </HydrateWhenTouched>
  );
}

const DesktopPage = ({ hasOwnHeader, stayEditing, ...booking }: LayoutProps) => (
  <Container maxW="7xl" px="6">
    {hasOwnHeader && (
      <Box pt="8" pb="6">
        <ListingHeader
          listing={booking.listing}
          resultsPath={resultsPath(booking.search)}
          actions={
            <>
              <LateRewardsAccountPicker width="60" {...booking} />
              <ShareButton {...booking} />
              <HeartButton home={booking.listing} />
            </>
          }
        />
      </Box>
    )}
    <Box mb="6" _empty={{ display: 'none' }}>
      <UnavailableBar {...booking} stayEditing={stayEditing} />
    </Box>
    <ListingGallery listing={booking.listing} />
    <SectionNavigation listing={booking.listing} />
    <Grid templateColumns="minmax(0, 1fr) 24rem" gap={{ lg: '10', xl: '14' }}>
      <Box minW="0">
        <Sections {...booking} />
      </Box>
      <Box pt="10">
        <BookingPanel {...booking} stayEditing={stayEditing} isContinueElsewhere={false} />
      </Box>
    </Grid>
  </Container>
);

const MobilePage = ({ hasOwnHeader, stayEditing, ...booking }: LayoutProps) => (
  <>
    {hasOwnHeader && <CompactHeader {...booking} actions={<HeartButton home={booking.listing} isPlain />} />}
    <ListingGallery listing={booking.listing} />
    <Box px={{ base: '4', md: '6' }} pt="6">
      {hasOwnHeader && (
        <Box pb="6">
          <ListingHeader listing={booking.listing} actions={<ShareButton {...booking} />} />
        </Box>
      )}
      <BookingPanel {...booking} stayEditing={stayEditing} isContinueElsewhere />
      <Sections {...booking} />
    </Box>
    <ContinueBar {...booking} />
  </>
);

/** Tracks each visit of a home once: the first view, whether it was available, and where the traveler came from. */
function useViewTracking(booking: ListingStay): void {
  const track = useTrack();
  const { availability } = useAvailability(booking);
  const listingId = booking.listing.id;
  const isKnown = availability !== undefined;
  const isAvailable = availability?.__typename === 'Available';
  const { entrySource = null } = booking.search;
  const isTracked = useRef(false);
  useEffect(() => {
    if (!isKnown || isTracked.current) return;
    isTracked.current = true;
    track('listing_viewed', { listingId, isAvailable, entrySource });
  }, [track, listingId, isKnown, isAvailable, entrySource]);
}

/** CA-09: reports to the host once that the days of this home have loaded. */
function CalendarNotice({ listingId }: { readonly listingId: string }) {
  const notifyHost = useNotifyHost();
  const dayCount = useListingCalendar(listingId).days?.length;
  useEffect(() => {
    if (dayCount !== undefined) notifyHost('calendarLoaded', { listingId, dayCount });
  }, [notifyHost, listingId, dayCount]);
  return null;
}
