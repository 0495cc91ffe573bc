/**
 * Whether the portal runs as the agent portal (AG-01): the flag isAgent=true, or 'agent' in the host, the path or the names of
 * query parameters. Values are ignored, so that a search for Agentville does not match; so is the flag's own name, so that
 * isAgent=false works. The fee: quote-rules.ts (AG-03).
 */
const FLAG = 'isAgent';

export function isAgentMode(address: URL): boolean {
  if (address.searchParams.get(FLAG) === 'true') return true;
  const names = [...address.searchParams.keys()].filter((name) => name !== FLAG);
  return [address.host, address.pathname, ...names].some((part) => part.toLowerCase().includes('agent'));
}
