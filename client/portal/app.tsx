import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { PortalClient } from '../app/graph/apollo';
import { type Host, HostContext, NO_HOST } from '../app/host/host-context';
import { SessionProvider } from '../app/session/session-provider';
import { system as portalSystem } from '../app/theme/system';
import { onDemand } from '../components/on-demand/on-demand';
import type { Router } from '../router/router';
import { RouterProvider } from '../router/router-provider';

const SessionEvents = onDemand(async () => (await import('../app/host/session-events')).SessionEvents);

export interface AppProps {
  readonly client: PortalClient;
  readonly router: Router;
  /** The host that shows the portal; none by default. */
  readonly host?: Host | undefined;
  /** The theme, where the portal's own does not fit. */
  readonly system?: SystemContext;
}

export const App = ({ client, router, host = NO_HOST, system = portalSystem }: AppProps) => (
  <ChakraProvider value={system}>
    <ApolloProvider client={client.apollo}>
      <SessionProvider>
        <HostContext value={host}>
          {host !== NO_HOST && (
            <Suspense>
              <SessionEvents />
            </Suspense>
          )}
          <RouterProvider router={router} />
        </HostContext>
      </SessionProvider>
    </ApolloProvider>
  </ChakraProvider>
);
