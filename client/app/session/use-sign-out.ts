import { ROUTES } from '../../../domain/routes';
import { useNavigate } from '../../router/router-provider';
import { useSessionCommands } from './session-context';

/** Signs out, and opens the signed-out page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { leave } = useSessionCommands();
  return async () => {
    // At once: a screen of the session that is still drawn when the session ends leads to the sign-in.
    await navigate(ROUTES.endSession, { flushSync: true });
    leave();
  };
}
