import {
  Box,
  Button,
  Container,
  Flex,
  IconButton,
  Link as ChakraLink,
  Skeleton,
  Text,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { hasWallet } from '../../../domain/payment/wallet-gates';
import { type ExperimentName, isOn } from '../../../domain/portal/experiments';
import { ROUTES, samePath } from '../../../domain/routes';
import { CompassIcon, HeartIcon, WalletIcon } from '../../components/icons/icons';
import { LARGE_TEXT } from '../../components/media/large-text';
import { Link, NavLink } from '../../router/link';
import { useLocation } from '../../router/router-provider';
import { hasToken, isSignedInByHost } from '../credentials';
import { rememberReturnPath } from '../return-path';
import { useSession, useTenant } from '../session/session-context';
import { useSignOut } from '../session/use-sign-out';
import { useLinkWithSource } from '../user-source';
import { AccountMenu } from './account-menu';
import { Brand } from './brand';
import { ColorModeSwitch } from './color-mode-switch';
import { NARROW, TWO_ROWS, WIDE, WIDE_WITH_ACCOUNT_NAME } from './header-widths';
import { OfflineNote } from './offline-note';

interface Destination {
  readonly to: string;
  readonly label: string;
  /** The link is shown while this experiment is on. */
  readonly experiment?: ExperimentName;
  /** Replaces the word on a narrow phone. */
  readonly icon?: ReactNode;
}

const destinations: readonly Destination[] = [
  { to: ROUTES.stays, label: 'Stays' },
  { to: ROUTES.activitiesAvailability, label: 'Experiences', icon: <CompassIcon /> },
  { to: ROUTES.favorites, label: 'Favorites', experiment: 'WISHLISTS', icon: <HeartIcon /> },
  { to: ROUTES.trips, label: 'Trips' },
];

export const Header = () => (
  <Box
    as="header"
    position="sticky"
    top="0"
    zIndex="sticky"
    bg="bg/90"
    backdropFilter="blur(10px)"
    borderBottomWidth="1px"
    _print={{ display: 'none' }}
    containerType="inline-size"
    css={{ [LARGE_TEXT]: { position: 'relative' } }}
  >
    <Container maxW="7xl" px={{ base: '4', md: '6' }}>
      <Flex
        minH="16"
        align="center"
        gap="1"
        css={{
          [WIDE]: { gap: '3' },
          [WIDE_WITH_ACCOUNT_NAME]: { gap: '8' },
          [TWO_ROWS]: { flexWrap: 'wrap', justifyContent: 'space-between', py: '2' },
        }}
      >
        <Brand />
        <Business />
        <Flex
          as="nav"
          aria-label="Main"
          flex="1 0 auto"
          css={{
            [WIDE]: { gap: '1' },
            [TWO_ROWS]: { order: 1, flexBasis: '100%', flexWrap: 'wrap' },
          }}
        >
          {destinations.map((destination) => (
            <DestinationLink key={destination.to} {...destination} />
          ))}
        </Flex>
        <WalletLink />
        <ColorModes />
        <Account />
      </Flex>
    </Container>
    <OfflineNote />
  </Box>
);

/** TN-03: the business that the traveler books for, in the layout of businesses. */
function Business() {
  const { layout } = useTenant();
  const { session } = useSession();
  if (layout !== 'BUSINESS' || !session?.corporate) return null;
  return (
    <Text hideBelow="xl" color="fg.muted" ps="4" borderStartWidth="1px" maxW="60" truncate>
      {session.corporate.businessName}
    </Text>
  );
}

/** Hidden on a narrow window for signed-in users, whose profile has the same switch. */
function ColorModes() {
  const { session } = useSession();
  return (
    <Box {...(session && { css: { [NARROW]: { display: 'none' } } })}>
      <ColorModeSwitch />
    </Box>
  );
}

function DestinationLink({ to, label, experiment, icon }: Destination) {
  const { session } = useSession();
  const linkWithSource = useLinkWithSource();
  if (experiment && !isOn(session?.experiments ?? [], experiment)) return null;
  return (
    <ChakraLink
      asChild
      px="2"
      py="2"
      css={{ [WIDE]: { px: '3' }, [NARROW]: { px: '1' } }}
      borderRadius="l2"
      color="fg"
      fontWeight="semibold"
      textDecoration="none"
      _hover={{ bg: 'bg.muted' }}
      _currentPage={{
        color: 'fg.brand',
        boxShadow: 'inset 0 -2px currentColor',
        _highContrast: { borderBottomWidth: '2px' },
        borderBottomRadius: '0',
      }}
    >
      <NavLink to={linkWithSource(to)} aria-label={label}>
        {icon && (
          <Box as="span" fontSize="xl" css={{ [WIDE]: { display: 'none' } }}>
            {icon}
          </Box>
        )}
        <Box as="span" {...(icon && { display: 'none', css: { [WIDE]: { display: 'inline' } } })}>
          {label}
        </Box>
      </NavLink>
    </ChakraLink>
  );
}

/** TM-03: the link to the travel wallet, for users who have one. */
function WalletLink() {
  const { session } = useSession();
  const linkWithSource = useLinkWithSource();
  if (!session || !hasWallet(session.experiments)) return null;
  return (
    <IconButton asChild variant="ghost" colorPalette="gray" borderRadius="full" fontSize="xl">
      <NavLink to={linkWithSource(ROUTES.wallet)} aria-label="My Travel Credits and Offers">
        <WalletIcon />
      </NavLink>
    </IconButton>
  );
}

function Account() {
  const { status, session } = useSession();
  const { pathname, search } = useLocation();
  const signOut = useSignOut();
  if (status === 'loading')
    return <Skeleton w="12" h="10" borderRadius="full" css={{ [WIDE_WITH_ACCOUNT_NAME]: { w: '28' } }} />;
  if (session) return <AccountMenu session={session} />;
  if (isSignedInByHost()) return null;
  // A user whose session was refused or could not be read still has credentials.
  if (status === 'failed' && hasToken()) {
    return (
      <Button variant="outline" bg="bg.panel" borderRadius="full" onClick={() => void signOut()}>
        Sign out
      </Button>
    );
  }
  if (samePath(pathname, ROUTES.login)) return null;
  return (
    <Button asChild variant="outline" bg="bg.panel" borderRadius="full">
      <Link to={ROUTES.login} onClick={() => rememberReturnPath(`${pathname}${search}`)}>
        Sign in
      </Link>
    </Button>
  );
}
