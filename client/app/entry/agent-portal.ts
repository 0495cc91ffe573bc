/**
 * AG-01: whether this tab shows the agent portal. The entry address says so and links inside the portal do not repeat it, so the
 * tab stores it, across reloads too. An entry with isAgent=false clears it.
 */
import { isAgentMode } from '#domain/portal/agent-mode.ts';
import { useBrowserFact } from '../../components/visit/use-browser-fact';
import { tabStorage } from '../../components/browser-storage/browser-storage';

const KEY = 'travel-portal.agent-portal';

/** Call this once for each address that the portal is entered with. */
export function rememberAgentPortal(address: URL): void {
  if (isAgentMode(address)) tabStorage.setItem(KEY, 'true');
  else if (address.searchParams.has('isAgent')) tabStorage.removeItem(KEY);
}

export const isInAgentPortal = (): boolean => tabStorage.getItem(KEY) === 'true';

export const useIsInAgentPortal = (): boolean => useBrowserFact<boolean>(isInAgentPortal, false);
