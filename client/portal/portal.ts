import { followRefusal } from '../app/session/access';
import { createPortalClient, type PortalClient } from '../app/graph/apollo';
import { hasToken } from '../app/session/credentials';
import type { Host } from '../app/host/host-context';
import { knownPortal } from '../app/session/known-portal';
import { linkWithSource } from '../app/entry/user-source';
import { createBrowserRouter, type Router, type RouterOptions } from '../router/router';
import { routes } from './routes';

export interface PortalOptions extends Pick<RouterOptions, 'isRendered'> {
  readonly graphUrl: string;
  /** The prefix of the portal's paths, `/travel`; empty by default. */
  readonly base?: string | undefined;
  readonly host?: Host | undefined;
}

export interface Portal {
  readonly client: PortalClient;
  readonly router: Router;
  /** Ends everything that runs in the background: requests, the WebSocket, listeners of the window. */
  readonly close: () => void;
}

/** Everything of the portal except its rendering. */
export function createPortal({ graphUrl, base, host, isRendered = false }: PortalOptions): Portal {
  const router = createBrowserRouter(routes, { base, isRendered });
  const client: PortalClient = createPortalClient({
    graphUrl,
    onRefusal: (refusal) => {
      const wasSignedIn = hasToken();
      followRefusal(refusal, knownPortal(client), {
        path: () => {
          const { pathname, search } = router.state.location;
          return `${pathname}${search}`;
        },
        go: (path) => void router.navigate(path),
        leave: (url) => window.location.assign(linkWithSource(url)),
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
