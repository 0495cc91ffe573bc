import { ApolloLink } from '@apollo/client';
import { from, switchMap } from 'rxjs';
import { whenOnline } from '../components/on-demand/on-demand';
import type { LiveClientOptions } from './live-client';

/** The way of subscriptions. Its code loads with the first of them: most visits never open a WebSocket. */
export function lazyLiveLink(options: LiveClientOptions): { link: ApolloLink; close: () => Promise<void> } {
  let opened: ReturnType<typeof open> | undefined;
  return {
    link: new ApolloLink((operation) =>
      from((opened ??= whenOnline(() => open(options)))).pipe(
        switchMap(({ link }) => link.request(operation)),
      ),
    ),
    close: async () => (await opened)?.client.dispose(),
  };
}

async function open(options: LiveClientOptions) {
  const [{ createLiveClient }, { GraphQLWsLink }] = await Promise.all([
    import('./live-client'),
    import('@apollo/client/link/subscriptions'),
  ]);
  const client = createLiveClient(options);
  return { client, link: new GraphQLWsLink(client) };
}
