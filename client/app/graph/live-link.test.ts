import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyLiveLink } from './live-link';

const QUOTE = gql`
  subscription Quote {
    priceQuoteStatus(token: "t") {
      __typename
    }
  }
`;

const opened: string[] = [];

class TestSocket {
  constructor(url: string) {
    opened.push(url);
  }
  close() {}
}

const loadCode = () => import('./live-ways');
const load = vi.fn<typeof loadCode>();

beforeEach(async () => {
  await loadCode();
  opened.length = 0;
  load.mockReset();
  Object.assign(window, { WebSocket: TestSocket });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function follow() {
  const { link } = lazyLiveLink(
    { graphUrl: '/graphql', onForbidden: () => undefined, http: ApolloLink.empty() },
    load,
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const failed = vi.fn();
  const subscription = client
    .subscribe({ query: QUOTE })
    .subscribe(({ error }) => error && failed(error.message));
  return { failed, subscription };
}

test('[PQ-20] a gateway that restarts while the subscription code loads loses no subscription', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockImplementation(loadCode);
  const { failed } = follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_250);
  expect(opened).toEqual(['ws://localhost/graphql']);
  expect(failed).not.toHaveBeenCalled();
});

test('subscriptions fail after half a minute without their code', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  const { failed } = follow();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(46_000);
  expect(failed.mock.calls).toEqual([['Failed to fetch']]);
});

test('a canceled subscription no longer loads its code', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  const { subscription } = follow();
  await vi.advanceTimersByTimeAsync(0);
  subscription.unsubscribe();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
});
