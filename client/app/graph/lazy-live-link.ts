import { ApolloLink } from '@apollo/client';
import type { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { defer, retry, switchMap, timer } from 'rxjs';
import { whenOnline } from '../../components/on-demand/on-demand';
import type { LiveClientOptions } from './live-client';
import { reportLiveLink, waitBefore } from './live-link';

/** Together with the pauses between them, about half a minute: enough for a gateway to restart. */
const MAX_REPEATS = 6;

/**
 * The link of subscriptions. Its code loads with the first of them: most visits never open a WebSocket. A failed load is retried,
 * like a lost connection.
 */
export function lazyLiveLink(
  options: LiveClientOptions,
  load: typeof loadCode = loadCode,
): { link: ApolloLink; close: () => Promise<void> } {
  let opened: GraphQLWsLink | undefined;
  async function open() {
    const [{ createLiveClient }, subscriptions] = await whenOnline(load);
    return (opened ??= new subscriptions.GraphQLWsLink(createLiveClient(options)));
  }
  return {
    link: new ApolloLink((operation) =>
      defer(open).pipe(
        retry({ count: MAX_REPEATS, delay: (_, repeat) => pauseBefore(repeat) }),
        switchMap((link) => link.request(operation)),
      ),
    ),
    close: async () => opened?.client.dispose(),
  };
}

function pauseBefore(repeat: number) {
  reportLiveLink('reconnecting');
  return timer(waitBefore(repeat - 1));
}

const loadCode = () => Promise.all([import('./live-client'), import('@apollo/client/link/subscriptions')]);
