import { Box, Center, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { hasWallet } from '#domain/payment/wallet-gates.ts';
import type { ExperimentName } from '#domain/portal/experiments.ts';
import { ROUTES } from '#domain/routes.ts';
import { LoadFailure } from '../../components/load-failure/load-failure';
import { onDemand } from '../../components/on-demand/on-demand';
import { hasToken } from './credentials';
import { rememberReturnPath } from '../entry/return-path';
import {
  useExperiment,
  useIsUnderMaintenance,
  useSession,
  useSessionCommands,
  useVisit,
} from './session-context';
import { useIsVisitor } from './visitor';

const MaintenanceNotice = onDemand(
  async () => (await import('../maintenance/maintenance-notice')).MaintenanceNotice,
);

const NoWallet = onDemand(async () => (await import('./no-wallet')).NoWallet);

/**
 * A gate for screens that require a signed-in user: others sign in first and return (SE-01). A user with a token is admitted
 * before the session has been read, so that the screen's own reads run in parallel. `exceptVisitors`: visitors see the screen, too,
 * where the operator lets them browse.
 */
export function RequireSession({ exceptVisitors = false }: { readonly exceptVisitors?: boolean }) {
  const { status } = useSession();
  const isVisitor = useIsVisitor();
  const visit = useVisit();
  const { retry } = useSessionCommands();
  if (status === 'signed-in' || (status === 'loading' && hasToken()) || (exceptVisitors && isVisitor))
    return <Outlet key={visit} />;
  if (status === 'signed-out') return <ToSignIn />;
  if (status === 'loading') return <Waiting />;
  return (
    <Center py="20">
      <LoadFailure
        title="We could not check who is signed in"
        level="h1"
        safe="Your bookings are safe."
        onRetry={retry}
      />
    </Center>
  );
}

/** A gate for searching and booking, which are closed during maintenance (EX-04). Trips stay open. */
export const RequireOpenPortal = () =>
  useIsUnderMaintenance() ? (
    <Suspense fallback={<Waiting />}>
      <MaintenanceNotice />
    </Suspense>
  ) : (
    <Outlet />
  );

/** A gate for the booking area, which an experiment opens for some users (RT-06). Used inside RequireSession. */
export const RequireStaysBooking = () => <RequireExperiment name="STAYS_BOOKING" />;

/** A gate for the favorites, which an experiment opens for some users (WI-10). */
export const RequireWishlists = () => <RequireExperiment name="WISHLISTS" />;

/** A gate for the administration of a business: others are denied access (TN-04). */
export function RequireAdministrator() {
  const { status, session } = useSession();
  if (status !== 'signed-in') return <Waiting />;
  return session.corporate?.canViewAdmin ? <Outlet /> : <Navigate to={ROUTES.accessDenied} replace />;
}

/** A gate for the travel wallet: users without one see the reason (WA-08, WA-15). */
export function RequireWallet() {
  const { status, session } = useSession();
  if (status !== 'signed-in') return <Waiting />;
  if (hasWallet(session.experiments)) return <Outlet />;
  return (
    <Suspense fallback={<Waiting />}>
      <NoWallet />
    </Suspense>
  );
}

function RequireExperiment({ name }: { readonly name: ExperimentName }) {
  const { status } = useSession();
  const isOpen = useExperiment(name);
  if (status !== 'signed-in') return <Waiting />;
  return isOpen ? <Outlet /> : <Navigate to={ROUTES.stays} replace />;
}

function ToSignIn() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberReturnPath(`${pathname}${search}`), [pathname, search]);
  return <Navigate to={ROUTES.login} replace />;
}

const Waiting = () => (
  <Box maxW="7xl" minH="100dvh" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '8', lg: '14' }}>
    <VisuallyHidden role="status">Checking who is signed in</VisuallyHidden>
    <Stack gap="6" aria-hidden="true">
      <Skeleton h="10" w="60" />
      <Skeleton h="40" borderRadius="card" />
      <Skeleton h="40" borderRadius="card" />
    </Stack>
  </Box>
);
