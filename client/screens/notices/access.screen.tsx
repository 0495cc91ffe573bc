import { Button } from '@chakra-ui/react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router';
import { ROUTES, samePath } from '#domain/routes.ts';
import { usePortal, useSession } from '../../app/session/session-context';
import { useLinkWithSource } from '../../app/entry/user-source';
import { NoticePage } from '../../components/notice-page';

interface AccessPage {
  readonly title: string;
  readonly text: string;
  readonly way: { readonly to: string; readonly label: string };
}

const searchStays = { to: ROUTES.stays, label: 'Search stays' };
const signInAgain = { to: ROUTES.login, label: 'Sign in' };

/** The texts of the redirect-only addresses (RT-11, SE-16): the reason, and the next step. */
const pages: Readonly<Record<string, AccessPage>> = {
  [ROUTES.startSession]: {
    title: 'Sign in to start',
    text: 'Your session starts when you sign in.',
    way: signInAgain,
  },
  [ROUTES.invalidSession]: {
    title: 'Your session is no longer valid',
    text: 'It was ended or replaced by a newer one. Sign in again to continue where you left off.',
    way: signInAgain,
  },
  [ROUTES.endSession]: {
    title: 'You are signed out',
    text: 'Sign in again whenever you like. Your booked stays are kept.',
    way: signInAgain,
  },
  [ROUTES.accessDenied]: {
    title: 'You do not have access',
    text: 'Your account cannot use this part of the portal. If you think it should, call us and we will look into it.',
    way: searchStays,
  },
  [ROUTES.accessDeniedNotBeta]: {
    title: 'This is not open to you yet',
    text: 'The portal is available to a limited number of cardholders first, and your account is not one of them yet.',
    way: searchStays,
  },
};

const SESSION_PAGES = [ROUTES.startSession, ROUTES.invalidSession, ROUTES.endSession];

/** Replaces these pages for users who return to them after signing in. */
const SIGNED_IN: AccessPage = {
  title: 'You are signed in',
  text: 'This page is of an earlier session. Your session is active, so you can continue.',
  way: searchStays,
};

export function AccessScreen() {
  const { pathname } = useLocation();
  const portal = usePortal();
  const supportPhone = portal?.supportPhone;
  const linkWithSource = useLinkWithSource();
  const { status } = useSession();
  // Signing out opens its page before the session ends.
  const isReturn = useNavigationType() === NavigationType.Pop;
  const described = pages[pathname] ?? pages[`${pathname}/`] ?? pages[pathname.replace(/\/$/, '')];
  if (!described) throw new Error(`No access page for ${pathname}`);
  const isOfSession = SESSION_PAGES.some((path) => samePath(path, pathname));
  const page = isOfSession && isReturn && status === 'signed-in' ? SIGNED_IN : described;
  return (
    <NoticePage title={page.title} text={page.text} help={supportPhone && `Questions? Call ${supportPhone}.`}>
      <Button asChild size="lg">
        <Link to={linkWithSource(page.way.to)}>{page.way.label}</Link>
      </Button>
      {portal?.businessPortalUrl && samePath(ROUTES.accessDenied, pathname) && (
        <Button asChild size="lg" variant="outline">
          <a href={linkWithSource(portal.businessPortalUrl)}>Go to the business portal</a>
        </Button>
      )}
    </NoticePage>
  );
}
