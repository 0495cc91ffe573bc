import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PortalClient } from '../app/graph/apollo';
import { type Host, HostContext, NO_HOST } from '../app/host/host-context';
import { SessionProvider } from '../app/session/session-provider';
import { system as portalSystem } from '../app/theme/system';
import { onDemand } from '../components/on-demand/on-demand';

const SessionEvents = onDemand(async () => (await import('../app/host/session-events')).SessionEvents);

interface ProvidersProps {
  readonly client: PortalClient;
  /** The host that shows the portal; none by default. */
  readonly host?: Host | undefined;
  /** The theme, where the portal's own does not fit. */
  readonly system?: SystemContext;
}

export interface AppProps extends ProvidersProps {
  readonly router: DataRouter;
}

/**
 * Without transitions: in a transition React renders the old page and the next one in turn, and Apollo's `useQuery`, which sets
 * its variables with each render, would request the data of both addresses again and again.
 */
export const App = ({ router, ...providers }: AppProps) => (
  <Providers {...providers}>
    <RouterProvider router={router} useTransitions={false} />
  </Providers>
);

/** The contexts of every page, around its routes. */
export const Providers = ({
  client,
  host = NO_HOST,
  system = portalSystem,
  children,
}: ProvidersProps & { readonly children: ReactNode }) => (
  <ChakraProvider value={system}>
    <ApolloProvider client={client.apollo}>
      <SessionProvider>
        <HostContext value={host}>
          {host !== NO_HOST && (
            <Suspense>
              <SessionEvents />
            </Suspense>
          )}
          {children}
        </HostContext>
      </SessionProvider>
    </ApolloProvider>
  </ChakraProvider>
);
