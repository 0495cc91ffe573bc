import { useSyncExternalStore } from 'react';
import { DESKTOP_QUERY } from '#domain/portal/breakpoints.ts';
import { useRenderedVisit } from '../visit/visit-context';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(DESKTOP_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for the desktop layout. Use it for differences in behavior, and `lg:` for differences in looks. */
export function useIsDesktop(): boolean {
  const visit = useRenderedVisit();
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(DESKTOP_QUERY).matches,
    () => visit?.layout === 'desktop',
  );
}
