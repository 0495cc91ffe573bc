import { useNavigate } from 'react-router';
import { ROUTES } from '#domain/routes.ts';
import { useSessionCommands } from './session-context';

/** Signs out, and opens the signed-out page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { leave } = useSessionCommands();
  return async () => {
    // Immediately: a screen that requires a session and is still rendered when the session ends would open the sign-in page.
    await navigate(ROUTES.endSession, { flushSync: true });
    leave();
  };
}
