import { useLocation, useNavigate } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { rememberReturnPath } from '../entry/return-path';
import { useSession } from './session-context';

/** Whether nobody is signed in, on a portal that visitors may browse. */
export function useIsVisitor(): boolean {
  const { status, portal } = useSession();
  return status === 'signed-out' && portal.isBrowsingPublic;
}

/** Opens the sign-in, which leads back to this page. */
export function useSignInFirst(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    rememberReturnPath(`${pathname}${search}`);
    void navigate(ROUTES.login);
  };
}
