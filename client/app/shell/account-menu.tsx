import { useQuery } from '@apollo/client/react';
import { Badge, Box, Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { adminPortalLink } from '#domain/portal/access-redirect.ts';
import { ROUTES, TRAVEL_POLICY } from '#domain/routes.ts';
import {
  CheckIcon,
  ChevronDownIcon,
  ClockIcon,
  GuestsIcon,
  KeyIcon,
  LuggageIcon,
  PersonIcon,
  WalletIcon,
} from '../../components/icons/icons';
import { onDemand } from '../../components/on-demand/on-demand';
import { useIsAgentPortal } from '../entry/agent-portal';
import { isSignedInByHost } from '../session/credentials';
import { type SessionFacts, usePortal } from '../session/session-context';
import { useSignOut } from '../session/use-sign-out';
import { useLinkWithSource } from '../entry/user-source';
import { AccountEntry } from './account-entry';
import { ApprovalsCountDocument } from './approvals-count.generated';
import { WIDE_WITH_ACCOUNT_NAME } from './header-widths';

/** SE-06: for users who have several; a host page chooses it itself. */
const Businesses = onDemand(async () => (await import('./businesses')).Businesses, { isPlain: true });

/** Shows the signed-in user: a button that opens a few links; Escape, following a link, or a press elsewhere closes it. */
export function AccountMenu({ session }: { session: SessionFacts }) {
  const [isOpen, setIsOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // In Safari a press does not move the focus; the handler below detects a press elsewhere.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeWhenPressedElsewhere = (press: PointerEvent) => {
      if (menu.current && !press.composedPath().includes(menu.current)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeWhenPressedElsewhere);
    return () => document.removeEventListener('pointerdown', closeWhenPressedElsewhere);
  }, [isOpen]);

  return (
    <>
      <Box
        ref={menu}
        className="needs-scripts"
        position="relative"
        onKeyDown={closeOnEscape}
        onBlur={closeWhenLeft}
      >
        <Button
          ref={button}
          variant="outline"
          colorPalette="gray"
          borderRadius="full"
          px="2"
          bg="bg.panel"
          css={{ [WIDE_WITH_ACCOUNT_NAME]: { px: '3' } }}
          aria-label={`${session.isDelegated ? 'For' : 'Account of'} ${nameOf(session)}`}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <PersonIcon />
          <Flex
            as="span"
            align="center"
            gap="2"
            display="none"
            css={{ [WIDE_WITH_ACCOUNT_NAME]: { display: 'flex' } }}
          >
            <Box as="span" maxW="28" truncate>
              {session.isDelegated ? `For ${session.givenName}` : session.givenName}
            </Box>
            <ChevronDownIcon />
          </Flex>
        </Button>
        <Box
          id={panelId}
          hidden={!isOpen}
          position="absolute"
          insetEnd="0"
          top="calc(100% + 8px)"
          w="64"
          p="2"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="card"
          boxShadow="floating"
          zIndex="dropdown"
        >
          <AccountLinks session={session} isOpen={isOpen} onChosen={() => setIsOpen(false)} />
        </Box>
      </Box>
      <noscript>
        <SignOutWithoutScripts session={session} />
      </noscript>
    </>
  );
}

/** A form that the gateway handles. */
const SignOutWithoutScripts = ({ session }: { readonly session: SessionFacts }) => (
  <form method="post" action={ROUTES.endSession} aria-label={`Account of ${nameOf(session)}`}>
    <Button type="submit" variant="outline" colorPalette="gray" borderRadius="full" bg="bg.panel">
      Sign out
    </Button>
  </form>
);

interface AccountLinksProps {
  readonly session: SessionFacts;
  readonly isOpen: boolean;
  readonly onChosen: () => void;
}

function AccountLinks({ session, isOpen, onChosen }: AccountLinksProps) {
  const signOut = useSignOut();
  const adminPortalUrl = usePortal()?.adminPortalUrl;
  // AG-02: in the agent portal, the address leads to the admin portal.
  const isAgentHere = useIsAgentPortal();
  const isForTraveler = !session.isAgent || session.isDelegated;
  const linkWithSource = useLinkWithSource();
  const { corporate } = session;
  return (
    <>
      <Box px="3" py="2" mb="1" borderBottomWidth="1px">
        <Text fontWeight="semibold">{nameOf(session)}</Text>
        <Text textStyle="sm" color="fg.muted" truncate>
          {corporate?.businessName ?? session.emailAddress}
        </Text>
        {session.isDelegated && (
          <Text textStyle="sm" fontWeight="medium">
            You are acting for this traveler
          </Text>
        )}
      </Box>
      {corporate && corporate.businesses.length > 1 && !session.isDelegated && !isSignedInByHost() && (
        <Suspense>
          <Businesses corporate={corporate} onChosen={onChosen} />
        </Suspense>
      )}
      {isForTraveler && <TravelerLinks session={session} onChosen={onChosen} />}
      {session.isAgent && (
        <AccountEntry>
          <Link to={ROUTES.customers} onClick={onChosen}>
            <GuestsIcon /> Customers
          </Link>
        </AccountEntry>
      )}
      {corporate?.canViewAdmin && (
        <AccountEntry>
          <Link to={linkWithSource(ROUTES.approvals)} onClick={onChosen}>
            <ClockIcon /> Approvals <WaitingCount isOpen={isOpen} />
          </Link>
        </AccountEntry>
      )}
      {corporate?.canViewAdmin && (
        <AccountEntry>
          <Link to={linkWithSource(ROUTES.administration)} onClick={onChosen}>
            <WalletIcon /> Administration
          </Link>
        </AccountEntry>
      )}
      {adminPortalUrl && (corporate?.canViewAdmin || isAgentHere) && (
        <AccountEntry>
          <a href={linkWithSource(adminPortalLink(adminPortalUrl, '/'))}>
            <GuestsIcon /> Admin portal
          </a>
        </AccountEntry>
      )}
      {!isSignedInByHost() && (
        <AccountEntry>
          <button
            type="button"
            onClick={() => {
              onChosen();
              void signOut();
            }}
          >
            <KeyIcon /> Sign out
          </button>
        </AccountEntry>
      )}
    </>
  );
}

/** CP-11: how many bookings wait for a decision; read whenever the menu opens. */
function WaitingCount({ isOpen }: { readonly isOpen: boolean }) {
  const { data } = useQuery(ApprovalsCountDocument, { skip: !isOpen, fetchPolicy: 'cache-and-network' });
  const count = data?.approvals?.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <Badge ms="auto" colorPalette="orange" borderRadius="full">
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </Badge>
  );
}

function TravelerLinks({ session: { corporate }, onChosen }: Omit<AccountLinksProps, 'isOpen'>) {
  const linkWithSource = useLinkWithSource();
  return (
    <>
      <AccountEntry>
        <Link to={linkWithSource(ROUTES.profile)} onClick={onChosen}>
          <PersonIcon /> Profile
        </Link>
      </AccountEntry>
      {corporate && (
        <AccountEntry>
          <Link to={linkWithSource(TRAVEL_POLICY)} onClick={onChosen}>
            <CheckIcon /> Travel policy
          </Link>
        </AccountEntry>
      )}
      <AccountEntry>
        <Link to={linkWithSource(ROUTES.trips)} onClick={onChosen}>
          <LuggageIcon /> Trips
        </Link>
      </AccountEntry>
    </>
  );
}

const nameOf = ({ givenName, surname }: SessionFacts): string => `${givenName} ${surname}`;
