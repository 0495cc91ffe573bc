/**
 * AG-01: whether this tab is the agent portal. The address it was entered with says so; addresses inside of the portal do not
 * repeat it, so it is kept for the tab, reloads included. Entering with isAgent=false leaves it.
 */
import { isAgentMode } from '../../domain/portal/agent-mode';
import { useBrowserFact } from '../components/visit/use-browser-fact';

const KEY = 'travel-portal.agent-portal';

/** To be called once for each address that the portal is entered with. */
export function rememberAgentPortal(address: URL): void {
  if (isAgentMode(address)) sessionStorage.setItem(KEY, 'true');
  else if (address.searchParams.has('isAgent')) sessionStorage.removeItem(KEY);
}

export const isInAgentPortal = (): boolean => sessionStorage.getItem(KEY) === 'true';

export const useIsInAgentPortal = (): boolean => useBrowserFact<boolean>(isInAgentPortal, false);
