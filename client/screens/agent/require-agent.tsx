import { Button } from '@chakra-ui/react';
import { Link, Navigate, Outlet } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { hasToken } from '#client/app/session/credentials.ts';
import { useSession } from '#client/app/session/session-context.ts';
import { NoticePage } from '#client/components/notice-page.tsx';

/** A gate for the pages of the agent's desk: agents sign in first, and travelers learn that it is not for them. */
export function RequireAgent() {
  const { status, session } = useSession();
  if (session?.isAgent || (status === 'failed' && hasToken())) return <Outlet />;
  if (status === 'loading') return null;
  if (status === 'signed-in') {
    return (
      <NoticePage
        title="This page is for agents"
        text="You are signed in as a traveler. Agents sign in separately."
      >
        <Button asChild size="lg">
          <Link to={ROUTES.stays}>Search stays</Link>
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to={ROUTES.agentLogin}>Sign in as an agent</Link>
        </Button>
      </NoticePage>
    );
  }
  return <Navigate to={ROUTES.agentLogin} replace />;
}
