import { Button } from '@chakra-ui/react';
import { safeReturnPath } from '#domain/portal/return-path.ts';
import { ROUTES } from '#domain/routes.ts';
import { storedReturnPath } from '#client/app/return-path.ts';
import { useSession } from '#client/app/session/session-context.ts';
import { NoticePage } from '#client/components/notice-page/notice-page.tsx';
import { Link, Navigate } from '#client/router/link.tsx';

/** Replaces the sign-in where the host page signs its users in: it continues as soon as the host page has done so. */
export function SignInOnHostPage() {
  const { status } = useSession();
  if (status === 'signed-in') return <Navigate to={safeReturnPath(storedReturnPath())} replace />;
  return (
    <NoticePage
      title="Sign in to continue"
      text="You are not signed in on this page, or your session has ended. Sign in there, and you will continue where you left off."
    >
      <Button asChild size="lg" variant="outline">
        <Link to={ROUTES.faq}>Help and questions</Link>
      </Button>
    </NoticePage>
  );
}
