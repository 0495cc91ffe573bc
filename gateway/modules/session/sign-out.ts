import type { GatewayContext } from '../../context';
import type { SignedOut } from '../../generated/graph';
import { logout } from '../../rest/endpoints';
import { PlatformError } from '../../rest/client/platform-error';

/** Ends the session at the platform. A token that is already invalid is the requested result, and no failure. */
export async function signOut(context: GatewayContext): Promise<SignedOut> {
  const { credentials, platform } = context;
  context.showPagesAs(undefined);
  if (credentials.authorization === undefined) return { endedSession: false };
  try {
    await logout(platform);
    return { endedSession: true };
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'unauthorized') return { endedSession: false };
    throw error;
  }
}
