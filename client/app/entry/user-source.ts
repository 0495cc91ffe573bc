/** LC-04: where the user came from, stored for the tab. The entry address says it; links inside the portal need not repeat it. */
import { useCallback } from 'react';
import { type UserSource, userSource, withUserSource } from '#domain/portal/user-source.ts';
import { useBrowserFact } from '../../components/visit/use-browser-fact';
import { useRenderedVisit } from '../../components/visit/visit-context';
import { tabStorage } from '../../components/browser-storage/browser-storage';

const SOURCE_KEY = 'travel-portal.utm-source';
const MEDIUM_KEY = 'travel-portal.utm-medium';

/** Call this once for each address that the portal is entered with. */
export function captureUserSource({ searchParams }: URL): void {
  const { source, medium } = userSource(searchParams, storedUserSource());
  tabStorage.setItem(SOURCE_KEY, source);
  tabStorage.setItem(MEDIUM_KEY, medium);
}

function storedUserSource(): UserSource | null {
  const source = tabStorage.getItem(SOURCE_KEY);
  const medium = tabStorage.getItem(MEDIUM_KEY);
  return source !== null && medium !== null ? { source, medium } : null;
}

/** RT-16: a link of the portal, with the user's source when it is known. */
export function linkWithSource(link: string): string {
  const known = storedUserSource();
  return known ? withUserSource(link, known) : link;
}

/** The same for rendering. A rendered page starts with the source of its address. */
export function useLinkWithSource(): (link: string) => string {
  const visit = useRenderedVisit();
  const known = useBrowserFact(
    () => textOf(storedUserSource()),
    textOf(visit ? userSource(new URL(visit.address, 'http://page').searchParams, null) : null),
  );
  return useCallback(
    (link) => {
      const [source, medium] = known.split('\n');
      return source && medium ? withUserSource(link, { source, medium }) : link;
    },
    [known],
  );
}

const textOf = (known: UserSource | null): string => (known ? `${known.source}\n${known.medium}` : '');
