/**
 * The addresses that the portal is entered with carry facts that its links do not repeat: whether this is the agent portal, where
 * the user came from, and where a sign-in leads. The user can leave a rendered page before the application has read them, so
 * client/build/boot.ts records each address.
 */
import { rememberAgentPortal } from './agent-portal';
import { rememberLanding } from './return-path';
import { captureUserSource } from './user-source';

/** The key that client/build/boot.ts also writes. */
const KEY = 'travel-portal.entries';

/** Stores the facts of all addresses since the application last ran, including the current one. */
export function rememberEntries(): void {
  const unread = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly string[];
  sessionStorage.removeItem(KEY);
  for (const entry of [...unread, window.location.href]) {
    const address = new URL(entry);
    captureUserSource(address);
    rememberLanding(address);
    rememberAgentPortal(address);
  }
}
