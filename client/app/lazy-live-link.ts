import { ApolloLink } from '@apollo/client';
import type { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { from, switchMap } from 'rxjs';
import { whenOnline } from '../components/on-demand/on-demand';
import type { LiveClientOptions } from './live-client';

/** The way of subscriptions. Its code loads with the first of them: most visits never open a WebSocket. */
export function lazyLiveLink(options: LiveClientOptions): { link: ApolloLink; close: () => Promise<void> } {
  let opened: GraphQLWsLink | undefined;
  async function open() {
    const [{ createLiveClient }, subscriptions] = await whenOnline(loadCode);
    return (opened ??= new subscriptions.GraphQLWsLink(createLiveClient(options)));
  }
  return {
    link: new ApolloLink((operation) => from(open()).pipe(switchMap((link) => link.request(operation)))),
    close: async () => opened?.client.dispose(),
  };
}

const loadCode = () => Promise.all([import('./live-client'), import('@apollo/client/link/subscriptions')]);
