/**
 * The addresses that the portal is entered with tell facts which its links do not repeat: the agent portal, where the user came
 * from, and where a sign-in leads. A page that comes rendered can be left before the application has read them, so
 * client/build/boot.ts writes each address down.
 */
import { rememberAgentPortal } from './agent-portal';
import { rememberLanding } from './return-path';
import { captureUserSource } from './user-source';

/** The key that client/build/boot.ts writes, too. */
const KEY = 'travel-portal.entries';

/** Keeps the facts of all addresses since the application ran last, the current one included. */
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
