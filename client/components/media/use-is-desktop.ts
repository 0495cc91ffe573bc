import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../../../domain/portal/breakpoints';
import { useRenderedVisit } from '../visit/visit-context';

const DESKTOP = `(min-width: ${BREAKPOINTS.desktopFrom}px)`;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(DESKTOP);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for the desktop layout. Use it for differences in behavior, and `lg:` for differences in looks. */
export function useIsDesktop(): boolean {
  const visit = useRenderedVisit();
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(DESKTOP).matches,
    () => visit?.layout === 'desktop',
  );
}
