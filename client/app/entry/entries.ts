/**
 * The addresses that the portal is entered with carry facts that its links do not repeat: whether this is the agent portal, where
 * the user came from, and where a sign-in leads. The user can leave a rendered page before the application has read them, so
 * client/build/boot.ts records each address.
 */
import { rememberAgentPortal } from './agent-portal';
import { rememberLanding } from './return-path';
import { captureUserSource } from './user-source';
import { tabStorage } from '../../components/browser-storage/browser-storage';

/** The key that client/build/boot.ts also writes. */
const KEY = 'travel-portal.entries';

/** Stores the facts of all addresses since the application last ran, including the current one. */
export function rememberEntries(): void {
  const unread = unreadEntries();
  tabStorage.removeItem(KEY);
  for (const address of [...unread, new URL(window.location.href)]) {
    captureUserSource(address);
    rememberLanding(address);
    rememberAgentPortal(address);
  }
}

/** The record is untrusted: a malformed one counts as empty. Every page loads this file, which therefore uses no schema. */
function unreadEntries(): readonly URL[] {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map((entry) => new URL(String(entry))) : [];
  } catch {
    return [];
  }
}
