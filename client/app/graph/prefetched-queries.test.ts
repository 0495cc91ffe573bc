import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetCredentials, storeCredentials } from '../session/credentials';
import { prefetchQuery, fetchOrReusePrefetch, writePrefetchedResults } from './prefetched-queries';

const DOCUMENT = gql`
  query Today {
    portal {
      today
    }
  }
`;
const question = { operationName: 'Today', query: 'query Today { portal { today } }', variables: {} };
const success = { data: { portal: { today: '2026-05-01' } } };
const document = async () => DOCUMENT;
const failure = { data: null, errors: [{ message: 'The travel platform cannot be reached.' }] };

const network = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  forgetCredentials();
  network.mockReset();
  global.fetch = network;
});

const answering = (body: object) => network.mockResolvedValueOnce(new Response(JSON.stringify(body)));
const settled = () => new Promise((resolve) => setTimeout(resolve));
const ask = async (): Promise<unknown> =>
  (await fetchOrReusePrefetch('/graphql', { method: 'POST', body: JSON.stringify(question) })).json();

test('a pending result is used once', async () => {
  answering(success);
  void prefetchQuery(question, document);
  expect(await ask()).toEqual(success);
  expect(network).toHaveBeenCalledTimes(1);
  answering(success);
  await ask();
  expect(network).toHaveBeenCalledTimes(2);
});

test('[LQ-10] a failed prefetch without a waiting caller does not fail later callers', async () => {
  answering(failure);
  await prefetchQuery(question, document);
  await settled();
  answering(success);
  expect(await ask()).toEqual(success);
});

test('nor does a prefetch that could not be sent', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await prefetchQuery(question, document).catch(() => undefined);
  await settled();
  answering(success);
  expect(await ask()).toEqual(success);
});

test('a user does not receive the result of the previous user', async () => {
  storeCredentials({ token: 'token-1', csrfToken: 'csrf-1' });
  answering({ data: { portal: { today: 'of the first' } } });
  await prefetchQuery(question, document);
  storeCredentials({ token: 'token-2', csrfToken: 'csrf-2' });
  answering(success);
  expect(await ask()).toEqual(success);
});

describe('when the application has loaded', () => {
  const apollo = () => new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const today = { portal: { __typename: 'Portal', today: '2026-05-01' } };

  test('a prefetched result is written to the cache and not used twice', async () => {
    answering({ data: today });
    await prefetchQuery(question, document);
    await settled();
    const client = apollo();
    await writePrefetchedResults(client);
    expect(client.readQuery({ query: DOCUMENT })).toEqual(today);
    answering(success);
    await ask();
    expect(network).toHaveBeenCalledTimes(2);
  });

  test('a result that arrives within a moment is used by the first render', async () => {
    network.mockReturnValueOnce(settled().then(() => new Response(JSON.stringify({ data: today }))));
    void prefetchQuery(question, document);
    const client = apollo();
    await writePrefetchedResults(client);
    expect(client.readQuery({ query: DOCUMENT })).toEqual(today);
  });

  test('the first render does not wait for a pending result', async () => {
    let arrive: (response: Response) => void = () => undefined;
    network.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    void prefetchQuery(question, document);
    const client = apollo();
    await writePrefetchedResults(client);
    expect(client.readQuery({ query: DOCUMENT })).toBeNull();
    arrive(new Response(JSON.stringify(success)));
    expect(await ask()).toEqual(success);
    expect(network).toHaveBeenCalledTimes(1);
  });

  test('a result for another user is discarded', async () => {
    storeCredentials({ token: 'token-1', csrfToken: 'csrf-1' });
    answering({ data: today });
    await prefetchQuery(question, document);
    await settled();
    storeCredentials({ token: 'token-2', csrfToken: 'csrf-2' });
    const client = apollo();
    await writePrefetchedResults(client);
    expect(client.readQuery({ query: DOCUMENT })).toBeNull();
  });

  test('an unreadable result is requested again', async () => {
    answering({ data: today });
    await prefetchQuery(question, () => Promise.reject(new TypeError('Failed to fetch a module')));
    await settled();
    await writePrefetchedResults(apollo());
    answering(success);
    expect(await ask()).toEqual(success);
    expect(network).toHaveBeenCalledTimes(2);
  });
});
