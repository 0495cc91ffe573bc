/**
 * AG-01: whether an agent is in the agent portal. Only the entry address says so (`isAgent`); links inside the portal do not repeat
 * the flag, so the tab stores it, across reloads too. An entry with isAgent=false clears the flag. The fee: quote-rules.ts (AG-03).
 */
import { useBrowserFact } from '../../components/visit/use-browser-fact';
import { tabStorage } from '../../components/browser-storage/browser-storage';
import { useSession } from '../session/session-context';

const KEY = 'travel-portal.agent-portal';
const FLAG = 'isAgent';

/** Call this once for each address that the portal is entered with. */
export function rememberAgentPortal(address: URL): void {
  if (isAgentMode(address)) tabStorage.setItem(KEY, 'true');
  else if (address.searchParams.has(FLAG)) tabStorage.removeItem(KEY);
}

/**
 * The flag isAgent=true, or 'agent' in the host, the path or the names of query parameters. Values are ignored, so that a search
 * for Agentville does not match; so is the flag's own name, so that isAgent=false works.
 */
export function isAgentMode(address: URL): boolean {
  if (address.searchParams.get(FLAG) === 'true') return true;
  const names = [...address.searchParams.keys()].filter((name) => name !== FLAG);
  return [address.host, address.pathname, ...names].some((part) => part.toLowerCase().includes('agent'));
}

export const isInAgentPortal = (): boolean => tabStorage.getItem(KEY) === 'true';

/** An agent books in the agent portal only, and nobody else does. */
export function useIsAgentPortal(): boolean {
  const isAgent = useSession().session?.isAgent ?? false;
  return useBrowserFact<boolean>(isInAgentPortal, false) && isAgent;
}
