import { useState, useSyncExternalStore } from 'react';
import { portalTime } from './portal-clock';
import { neverChanges, useBrowserFact } from './use-browser-fact';
import { useRenderedVisit } from './visit-context';

/** Whether this renders on the gateway, or hydrates the gateway's markup; false once it has been hydrated. */
export function useIsRenderedMarkup(): boolean {
  const isRendered = useRenderedVisit() !== undefined;
  const isRenderedByBrowser = useBrowserFact<boolean>(() => true, false);
  return isRendered && !isRenderedByBrowser;
}

/** The two snapshots of a first render: React reads the server's on the gateway and during hydration, and later compares. */
function firstRender() {
  let wasMarkup = false;
  return { snapshot: () => wasMarkup, serverSnapshot: () => (wasMarkup = true) };
}

/**
 * Whether the first render of this component was on the gateway, or hydrated the gateway's markup. The result never changes, so
 * the component does not render again after hydration, which would hydrate all of its parts together.
 */
export function useBeganAsRenderedMarkup(): boolean {
  const [{ snapshot, serverSnapshot }] = useState(firstRender);
  return useSyncExternalStore(neverChanges, snapshot, serverSnapshot);
}

type FetchPolicyOnEntry = 'cache-first' | 'cache-and-network';

/** The fetch policy of a query that is sent each time it is shown: a result that came with the page is not requested again. */
export const useFetchPolicyOnEntry = (): FetchPolicyOnEntry =>
  useBeganAsRenderedMarkup() ? 'cache-first' : 'cache-and-network';

/** The moment of the first render; when hydrating, the moment of the gateway's markup. */
export function useFirstMoment(): Date {
  const visit = useRenderedVisit();
  const beganAsMarkup = useBeganAsRenderedMarkup();
  const [moment] = useState(() => (visit && beganAsMarkup ? new Date(visit.renderedAt) : portalTime()));
  return moment;
}
