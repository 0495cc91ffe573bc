import { useEffect, useLayoutEffect } from 'react';
import { useDrawn, useIsNavigating, useRouter } from './router-provider';

const STORAGE_KEY = 'travel-portal.scroll-positions';

/** The scroll position of each history entry when it was left, by the entry's key. Stored values are untrusted. */
let positions: Record<string, unknown> | undefined;

function readPositions(): Record<string, unknown> {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as object | null) };
  } catch {
    return {};
  }
}

const known = (): Record<string, unknown> => (positions ??= readPositions());

/** Starts a page at its top, or at its hash; a page that the user returns to, where it was left. */
export function ScrollRestoration() {
  const router = useRouter();
  const { location, scroll } = useDrawn();
  const isNavigating = useIsNavigating();

  useLayoutEffect(() => {
    const remember = () => void (known()[location.key] = window.scrollY);
    return router.onLeave(remember);
  }, [router, location]);

  useLayoutEffect(() => {
    if (scroll === 'untouched') return;
    const position = known()[location.key];
    const target = location.hash && elementOf(location.hash);
    // Returns nothing: in some browsers `scrollTo` returns a promise, which React would call as a cleanup.
    if (typeof position === 'number') window.scrollTo(0, position);
    else if (target) target.scrollIntoView();
    else if (scroll === 'top') window.scrollTo(0, 0);
  }, [location, scroll]);

  useEffect(() => {
    const takeOver = () => void (window.history.scrollRestoration = 'manual');
    // The next page may be another site's, from which the browser itself returns to this one.
    const handBack = () => void (window.history.scrollRestoration = 'auto');
    takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handBack);
    return () => {
      handBack();
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handBack);
    };
  }, []);

  useEffect(() => {
    const store = () => {
      if (!isNavigating) known()[location.key] = window.scrollY;
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(known()));
      } catch {
        // Without storage a page that is loaded again begins at its top.
      }
    };
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [location, isNavigating]);

  return null;
}

function elementOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
