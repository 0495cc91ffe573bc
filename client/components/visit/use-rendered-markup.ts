import { useState } from 'react';
import { useBrowserFact } from './use-browser-fact';
import { useRenderedVisit } from './visit-context';

/** Whether this is drawn on the gateway, or over the markup that the gateway has drawn. */
export function useIsRenderedMarkup(): boolean {
  const isRendered = useRenderedVisit() !== undefined;
  const isDrawnByBrowser = useBrowserFact<boolean>(() => true, false);
  return isRendered && !isDrawnByBrowser;
}

type PolicyOnArrival = 'cache-first' | 'cache-and-network';

/** The policy of a query that is asked each time it is shown: what came with the page is not asked a second time. */
export function usePolicyOnArrival(): PolicyOnArrival {
  const isRenderedMarkup = useIsRenderedMarkup();
  const [policy] = useState<PolicyOnArrival>(isRenderedMarkup ? 'cache-first' : 'cache-and-network');
  return policy;
}

/** The moment at which this is first drawn; over the markup of the gateway, the moment of the markup. */
export function useFirstMoment(): Date {
  const visit = useRenderedVisit();
  const isRenderedMarkup = useIsRenderedMarkup();
  const [moment] = useState(() => (visit && isRenderedMarkup ? new Date(visit.drawnAt) : new Date()));
  return moment;
}
