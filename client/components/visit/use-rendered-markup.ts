import { useState } from 'react';
import { useBrowserFact } from './use-browser-fact';
import { useRenderedVisit } from './visit-context';

/** Whether this renders on the gateway, or hydrates the gateway's markup. */
export function useIsRenderedMarkup(): boolean {
  const isRendered = useRenderedVisit() !== undefined;
  const isDrawnByBrowser = useBrowserFact<boolean>(() => true, false);
  return isRendered && !isDrawnByBrowser;
}

type FetchPolicyOnEntry = 'cache-first' | 'cache-and-network';

/** The fetch policy of a query that is sent each time it is shown: a result that came with the page is not requested again. */
export function useFetchPolicyOnEntry(): FetchPolicyOnEntry {
  const isRenderedMarkup = useIsRenderedMarkup();
  const [policy] = useState<FetchPolicyOnEntry>(isRenderedMarkup ? 'cache-first' : 'cache-and-network');
  return policy;
}

/** The moment of the first render; when hydrating, the moment of the gateway's markup. */
export function useFirstMoment(): Date {
  const visit = useRenderedVisit();
  const isRenderedMarkup = useIsRenderedMarkup();
  const [moment] = useState(() => (visit && isRenderedMarkup ? new Date(visit.drawnAt) : new Date()));
  return moment;
}
