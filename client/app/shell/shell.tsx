import { Box, Flex, SkipNavLink } from '@chakra-ui/react';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, useNavigationType } from 'react-router';
import { pagePath, ROUTES, samePath } from '#domain/routes.ts';
import { AnnouncerProvider, useAnnounce } from '../../components/announcer/announcer';
import { onDemand } from '../../components/on-demand/on-demand';
import { usePageRoot } from '../../components/use-page-root';
import { useIsToasterWanted } from '../../components/toaster/toaster-store';
import { useIsInPage } from '../host/host-context';
import { useIsTravelApp } from '../host/use-is-travel-app';
import { RewardsBanner } from '../rewards-banner/rewards-banner';
import { SaleBanner } from '../sale-banner/sale-banner';
import { useSession } from '../session/session-context';
import { usePassedCheckInNote } from '../session/use-passed-check-in-note';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineNote } from './offline-note';

const ActingBand = onDemand(async () => (await import('../acting/acting-band')).ActingBand, {
  isPlain: true,
});
const Toaster = onDemand(async () => (await import('../../components/toaster/toaster')).Toaster);

const MAIN_ID = 'main';

/** The header, the footer, and the notices around every screen. */
export const Shell = () => (
  <AnnouncerProvider>
    <SkipLink />
    <Flex direction="column" minH="100dvh">
      <NavigationProgress />
      <ShellHeader />
      <Acting />
      <RewardsBanner />
      <SaleBanner />
      <Main />
      <Footer />
    </Flex>
    <Notes />
    <ScrollPosition />
  </AnnouncerProvider>
);

const ScrollPosition = () =>
  useIsInPage() ? <ScrollToPortal /> : <ScrollRestoration storageKey="travel-portal.scroll-positions" />;

/** TA-03: the page around the portal scrolls only to a screen that the traveler opens. */
function ScrollToPortal() {
  const root = usePageRoot();
  const isOpened = useNavigationType() === 'PUSH';
  const page = pagePath(useLocation().pathname);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const place = root();
    if (isOpened && place instanceof ShadowRoot) place.host.scrollIntoView();
  }, [page, isOpened, root]);
  return null;
}

/** The travel app has its own header; and the options of a stay a separate one, which leads only to the home (LS-22). */
function ShellHeader() {
  const isTravelApp = useIsTravelApp();
  const { pathname } = useLocation();
  return isTravelApp || samePath(pathname, ROUTES.vacationRentalsCustomize) ? <OfflineNote /> : <Header />;
}

/** In a shadow tree a link to an id does nothing, so the focus is moved as well. */
function SkipLink() {
  const root = usePageRoot();
  return (
    <SkipNavLink zIndex="skipNav" id={MAIN_ID} onClick={() => root().getElementById(MAIN_ID)?.focus()}>
      Skip to content
    </SkipNavLink>
  );
}

/** Only agents load the band. */
function Acting() {
  const { session } = useSession();
  return session?.isDelegated ? (
    <Suspense>
      <ActingBand />
    </Suspense>
  ) : null;
}

function Notes() {
  usePassedCheckInNote();
  return useIsToasterWanted() ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}

/** The screen. A new screen receives the focus and is announced, like a page that loads; a modal does both itself. */
function Main() {
  const main = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const page = pagePath(useLocation().pathname);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    main.current?.focus({ preventScroll: true });
    announce(document.title);
  }, [page, announce]);
  return (
    <Box as="main" id={MAIN_ID} ref={main} tabIndex={-1} flex="1" outline="none">
      <Outlet />
    </Box>
  );
}

function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <Box
      role="progressbar"
      aria-label="Loading the page"
      position="fixed"
      top="0"
      insetX="0"
      zIndex="banner"
      h="1"
      bg="pine.muted"
    >
      <Box h="full" w="40%" bg="coral.solid" animation="position 1s ease-in-out infinite" />
    </Box>
  );
}
