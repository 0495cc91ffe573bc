import { createBrowserRouter, type DataRouter } from 'react-router';
import { withoutTrailingSlashes } from '#domain/trailing-slashes.ts';
import { followRefusal } from '../app/session/access';
import { createPortalClient, type PortalClient } from '../app/graph/apollo';
import { hasToken } from '../app/session/credentials';
import type { Host } from '../app/host/host-context';
import { knownPortal } from '../app/session/known-portal';
import { linkWithSource } from '../app/entry/user-source';
import { routes } from './routes';
import { randomId } from '../components/random-id';

export interface PortalOptions {
  readonly graphUrl: string;
  /** The prefix of the portal's paths, `/travel`; empty by default. */
  readonly base?: string | undefined;
  readonly host?: Host | undefined;
  /** The gateway has rendered the page, and the code of its screen has loaded. */
  readonly isRendered?: boolean;
  /** Used instead of the browser's window. */
  readonly window?: Window;
}

export interface Portal {
  readonly client: PortalClient;
  readonly router: DataRouter;
  /** Ends everything that runs in the background: requests, the WebSocket, listeners of the window. */
  readonly close: () => void;
}

/** Everything of the portal except its rendering. */
export function createPortal({ graphUrl, base = '', host, isRendered, window }: PortalOptions): Portal {
  nameFirstEntry();
  const basename = withoutTrailingSlashes(base);
  const router = createBrowserRouter(routes, {
    basename: basename || '/',
    ...(window && { window }),
    // React Router leaves the scroll position of a hydrated page unchanged.
    ...(isRendered && { hydrationData: { loaderData: {} } }),
  });
  const client: PortalClient = createPortalClient({
    graphUrl,
    onRefusal: (refusal) => {
      const wasSignedIn = hasToken();
      followRefusal(refusal, knownPortal(client), {
        path: () => {
          const { pathname, search } = router.state.location;
          return `${pathname.slice(basename.length) || '/'}${search}`;
        },
        go: (path) => void router.navigate(path),
        leave: (url) => globalThis.location.assign(linkWithSource(url)),
      });
      if (wasSignedIn && !hasToken()) host?.notify('sessionExpired', {});
    },
  });
  return {
    client,
    router,
    close: () => {
      router.dispose();
      client.close();
    },
  };
}

/**
 * Scroll positions are stored by the key of the history entry. React Router has the same key for the first entry of every visit,
 * so a page would open at the scroll position of the previous visit in this tab.
 */
function nameFirstEntry(): void {
  const entry = (window.history.state ?? {}) as { readonly key?: string };
  if (entry.key === undefined) window.history.replaceState({ ...entry, key: randomId() }, '');
}
