import { Box, Button, Container, Flex, Link as ChakraLink, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { hasWallet } from '#domain/payment/wallet-gates.ts';
import { type Experiment, isOn } from '#domain/portal/experiments.ts';
import type { Tenant } from '#domain/portal/tenants.ts';
import { pagePath, ROUTES, samePath } from '#domain/routes.ts';
import {
  CompassIcon,
  GuestsIcon,
  HeartIcon,
  HouseIcon,
  LuggageIcon,
  PriceDownIcon,
  WalletIcon,
} from '../../components/icons/icons';
import { LARGE_TEXT } from '../../components/media/large-text';
import { hasToken, isSignedInByHost } from '../session/credentials';
import { rememberReturnPath } from '../entry/return-path';
import { useSession, useTenant } from '../session/session-context';
import { useSignOut } from '../session/use-sign-out';
import { useLinkWithSource } from '../entry/user-source';
import { BusinessLogo } from '../../components/business-logo';
import { AccountMenu } from './account-menu';
import { Brand } from './brand';
import { ColorModeSwitch } from './color-mode-switch';
import { NAVIGATION_BELOW, WIDE, WIDE_WITH_ACCOUNT_NAME } from './header-widths';
import { OfflineNote } from './offline-note';

interface Destination {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Shown instead of the label. */
  readonly caption?: string;
  /** Whether users with these experiments see the link in this layout. */
  readonly isShown?: (experiments: readonly Experiment[], layout: Tenant['layout']) => boolean;
}

const destinations: readonly Destination[] = [
  { to: ROUTES.stays, label: 'Stays', icon: <HouseIcon /> },
  { to: ROUTES.activitiesAvailability, label: 'Experiences', icon: <CompassIcon /> },
  {
    to: ROUTES.favorites,
    label: 'Favorites',
    icon: <HeartIcon />,
    isShown: (experiments) => isOn(experiments, 'WISHLISTS'),
  },
  { to: ROUTES.trips, label: 'Trips', icon: <LuggageIcon /> },
  // TM-03
  {
    to: ROUTES.wallet,
    label: 'My Travel Credits and Offers',
    icon: <WalletIcon />,
    caption: 'Credits',
    isShown: hasWallet,
  },
];

/** AG-02: instead, for an agent who acts for nobody. */
const deskDestinations: readonly Destination[] = [
  { to: ROUTES.customers, label: 'Customers', icon: <GuestsIcon /> },
  {
    to: ROUTES.priceMatchClaims,
    label: 'Claims',
    icon: <PriceDownIcon />,
    isShown: (_, layout) => layout === 'BUSINESS',
  },
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
    css={{
      [LARGE_TEXT]: { position: 'relative' },
      // On a phone the header of a home stays in view instead, and would cover it.
      '&:has(~ main [data-compact-header])': { position: 'relative' },
    }}
  >
    <Container maxW="7xl" px={{ base: '4', md: '6' }}>
      <Flex
        minH="16"
        align="center"
        gap="1"
        css={{
          [WIDE]: { gap: '3' },
          [WIDE_WITH_ACCOUNT_NAME]: { gap: '8' },
          [NAVIGATION_BELOW]: { flexWrap: 'wrap', justifyContent: 'space-between', py: '2' },
        }}
      >
        <Brand />
        <Business />
        <Flex
          as="nav"
          aria-label="Main"
          flex="1 0 auto"
          justify="space-around"
          css={{
            [WIDE]: { gap: '1', justifyContent: 'start' },
            [NAVIGATION_BELOW]: {
              order: 1,
              flexBasis: '100%',
              flexWrap: 'wrap',
              justifyContent: 'start',
              columnGap: '4',
            },
          }}
        >
          <Destinations />
        </Flex>
        <ColorModes />
        <Account />
      </Flex>
    </Container>
    <OfflineNote />
  </Box>
);

function Destinations() {
  const { session } = useSession();
  const shown = session?.isAgent && !session.isDelegated ? deskDestinations : destinations;
  return shown.map((destination) => <DestinationLink key={destination.to} {...destination} />);
}

/** TN-03: the business that the traveler books for, in the layout of businesses. */
function Business() {
  const { layout } = useTenant();
  const { session } = useSession();
  if (layout !== 'BUSINESS' || !session?.corporate) return null;
  return (
    <Flex align="center" gap="2.5" minW="0" ps={{ xl: '4' }} borderStartWidth={{ xl: '1px' }}>
      <BusinessLogo logo={session.corporate.logo} />
      <Text hideBelow="xl" color="fg.muted" maxW="60" truncate>
        {session.corporate.businessName}
      </Text>
    </Flex>
  );
}

/** Signed-in users have the same switch in their profile, so a phone shows it to others only. */
function ColorModes() {
  const { session } = useSession();
  return (
    <Box {...(session && { display: 'none', css: { [WIDE]: { display: 'block' } } })}>
      <ColorModeSwitch />
    </Box>
  );
}

/** On a phone an icon above its caption, otherwise a word. */
function DestinationLink({ to, label, icon, caption, isShown = () => true }: Destination) {
  const { session } = useSession();
  const { layout } = useTenant();
  const linkWithSource = useLinkWithSource();
  const isCurrent = matchPath({ path: to, end: false }, pagePath(useLocation().pathname)) !== null;
  if (!isShown(session?.experiments ?? [], layout)) return null;
  return (
    <ChakraLink
      asChild
      flexDirection="column"
      gap="0.5"
      minW="6"
      py="1.5"
      lineHeight="short"
      borderRadius="l2"
      color="fg"
      fontSize="xs"
      fontWeight="medium"
      letterSpacing="-0.02em"
      textDecoration="none"
      _hover={{ bg: 'bg.muted' }}
      _currentPage={{
        color: 'fg.brand',
        boxShadow: 'inset 0 -2px currentColor',
        _highContrast: { borderBottomWidth: '2px' },
        borderBottomRadius: '0',
      }}
      css={{
        [WIDE]: {
          px: '3',
          py: '2',
          fontSize: 'md',
          fontWeight: 'semibold',
          letterSpacing: 'normal',
          lineHeight: 'inherit',
        },
      }}
    >
      <Link to={linkWithSource(to)} aria-label={label} aria-current={isCurrent ? 'page' : undefined}>
        <Box as="span" display="flex" fontSize="xl" css={{ [WIDE]: { display: 'none' } }}>
          {icon}
        </Box>
        <span>{caption ?? label}</span>
      </Link>
    </ChakraLink>
  );
}

function Account() {
  const { status, session } = useSession();
  const { pathname, search } = useLocation();
  const signOut = useSignOut();
  if (status === 'loading')
    return <Skeleton w="10" h="10" borderRadius="full" css={{ [WIDE_WITH_ACCOUNT_NAME]: { w: '28' } }} />;
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
