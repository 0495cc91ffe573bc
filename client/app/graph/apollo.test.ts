import { gql } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { portalTime } from '../../components/visit/portal-clock';
import { createPortalClient, type Refusal } from './apollo';
import { forgetCredentials, storeCredentials } from '../session/credentials';

const QUERY = gql`
  query Today {
    portal {
      today
    }
  }
`;

const answer = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

const today = { data: { portal: { __typename: 'Portal', today: '2026-05-01' } } };

let refusals: Refusal[];
const request = vi.fn<(url: RequestInfo | URL, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  refusals = [];
  forgetCredentials();
  request.mockReset().mockImplementation(async () => answer(today));
  window.fetch = request as typeof fetch;
});

const createClient = () =>
  createPortalClient({ graphUrl: '/graphql', onRefusal: (refusal) => refusals.push(refusal) }).apollo;

const ask = (client = createClient()) =>
  client.query({ query: QUERY, fetchPolicy: 'network-only', errorPolicy: 'all' });

const sentHeaders = (call: number): Headers => new Headers(request.mock.calls[call]?.[1].headers);

test('[SE-02] [SE-03] bearer and anti-forgery token are read when a request is sent', async () => {
  const client = createClient();
  await ask(client);
  expect(sentHeaders(0).has('authorization')).toBe(false);
  expect(sentHeaders(0).has('h-csrf-token')).toBe(false);

  storeCredentials({ token: 'token-1', csrfToken: 'csrf/1' });
  await ask(client);
  expect(sentHeaders(1).get('authorization')).toBe('Bearer token-1');
  expect(sentHeaders(1).get('h-csrf-token')).toBe('csrf/1');
  expect(sentHeaders(1).get('content-type')).toBe('application/json');
  expect(sentHeaders(1).get('apollographql-client-name')).toBe('travel-portal');

  storeCredentials({ token: 'token-2', csrfToken: 'csrf-2' });
  await ask(client);
  expect(sentHeaders(2).get('authorization')).toBe('Bearer token-2');
});

test.each([9, -9])(
  '[PQ-22] [CN-02] [SE-22] a response corrects a clock that is wrong by %d days',
  async (days) => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + days * DAY_MS });
    request.mockImplementation(async () => {
      const response = answer(today);
      response.headers.set('date', new Date(now).toUTCString());
      return response;
    });
    await ask();
    expect(portalTime().getTime()).toBeCloseTo(now, -4);
  },
);

test('[SE-03] an operation can be sent for a user who has just signed out', async () => {
  storeCredentials({ token: 'next-token', csrfToken: 'next-csrf' });
  await createClient().query({
    query: QUERY,
    fetchPolicy: 'network-only',
    context: { headers: { authorization: 'Bearer token-1', 'h-csrf-token': 'csrf-1' } },
  });
  expect(sentHeaders(0).get('authorization')).toBe('Bearer token-1');
  expect(sentHeaders(0).get('h-csrf-token')).toBe('csrf-1');
});

test('[LC-03] signing out clears the token and the cookie', () => {
  storeCredentials({ token: 'token-1', csrfToken: 'csrf-1' });
  forgetCredentials();
  expect(localStorage.getItem('travel-portal.token')).toBeNull();
  expect(document.cookie).not.toContain('h-csrf-token');
});

test.each([
  [
    { code: 'UNAUTHENTICATED', httpStatus: 401, upstreamCode: '40102' },
    { httpStatus: 401, code: 40102 },
  ],
  [{ code: 'UNAUTHENTICATED' }, { httpStatus: 401, code: null }],
  [
    { code: 'ACCESS_DENIED', httpStatus: 403, upstreamCode: '40106' },
    { httpStatus: 403, code: 40106 },
  ],
])('[SE-14] a refusal %j is reported with status, code and operation', async (extensions, refusal) => {
  request.mockImplementation(async () =>
    answer({ data: null, errors: [{ message: 'Refused', extensions }] }),
  );
  await ask();
  expect(refusals).toEqual([{ ...refusal, operation: 'Today' }]);
});

test('[SE-01] a refusal that arrives after another sign-in does not sign out the new user', async () => {
  storeCredentials({ token: 'token-1', csrfToken: 'csrf-1' });
  let refuse: (response: Response) => void = () => undefined;
  request.mockReturnValueOnce(new Promise((resolve) => (refuse = resolve)));
  const asked = ask();
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  storeCredentials({ token: 'token-2', csrfToken: 'csrf-2' });
  refuse(answer({ data: null, errors: [{ message: 'Refused', extensions: { code: 'UNAUTHENTICATED' } }] }));
  await asked;
  expect(refusals).toEqual([]);
});

test('errors other than refusals are not reported as refusals', async () => {
  request.mockImplementation(async () =>
    answer({ data: null, errors: [{ message: 'Down', extensions: { code: 'PLATFORM_UNAVAILABLE' } }] }),
  );
  await ask();
  expect(refusals).toEqual([]);
});

describe('a refused anti-forgery token [SE-02] [SE-14]', () => {
  const BOOK = gql`
    mutation Book($key: ID!) {
      book(key: $key)
    }
  `;

  const forgery = {
    message: 'You have no access to this.',
    extensions: { code: 'ACCESS_DENIED', httpStatus: 403, upstreamCode: '40301' },
  };

  /** Returns the anti-forgery token, and accepts a booking whose request carries it. */
  function platformWith(csrfToken: string | null): void {
    request.mockImplementation(async (_url, { body, headers }) => {
      const { operationName } = JSON.parse(String(body)) as { operationName: string };
      if (operationName === 'AntiForgeryToken') {
        return answer({ data: { session: csrfToken && { __typename: 'Session', csrfToken } } });
      }
      return new Headers(headers).get('h-csrf-token') === 'csrf-1'
        ? answer(operationName === 'Today' ? today : { data: { book: 'booked' } })
        : answer({ data: null, errors: [forgery] });
    });
  }

  const sent = () =>
    request.mock.calls.map(
      ([, { body }]) => JSON.parse(String(body)) as { operationName: string; variables: object },
    );

  const book = (client = createClient(), context = {}) =>
    client.mutate({ mutation: BOOK, variables: { key: 'key-1' }, errorPolicy: 'all', context });

  const loseCookie = () => void (document.cookie = 'h-csrf-token=; path=/; max-age=0');

  test('is read again once, and the command repeated unchanged, when its cookie was cleared', async () => {
    storeCredentials({ token: 'token-1', csrfToken: 'stale' });
    platformWith('csrf-1');
    const client = createClient();
    await expect(book(client)).resolves.toMatchObject({ data: { book: 'booked' } });
    expect(sent().map(({ operationName }) => operationName)).toEqual(['Book', 'AntiForgeryToken', 'Book']);
    expect(sent()[2]?.variables).toEqual(sent()[0]?.variables);
    expect(document.cookie).toContain('h-csrf-token=csrf-1');
    expect(refusals).toEqual([]);
    await book(client);
    expect(sent()).toHaveLength(4);
  });

  test('is stored by the page for its session when cookies are blocked', async () => {
    storeCredentials({ token: 'token-1', csrfToken: 'csrf-1' });
    loseCookie();
    platformWith('csrf-1');
    await expect(book()).resolves.toMatchObject({ data: { book: 'booked' } });
    expect(sent()).toHaveLength(1);
    localStorage.setItem('travel-portal.token', 'token-of-another-tab');
    await ask();
    expect(sentHeaders(1).has('h-csrf-token')).toBe(false);
  });

  test('is read once for all waiting requests', async () => {
    storeCredentials({ token: 'token-1', csrfToken: 'stale' });
    platformWith('csrf-1');
    const client = createClient();
    await Promise.all([book(client), book(client)]);
    expect(sent().filter(({ operationName }) => operationName === 'AntiForgeryToken')).toHaveLength(1);
    expect(refusals).toEqual([]);
  });

  test.each(['csrf-of-nobody', null])('that is refused twice is reported once (%s)', async (csrfToken) => {
    storeCredentials({ token: 'token-1', csrfToken: 'stale' });
    platformWith(csrfToken);
    await book();
    expect(sent()).toHaveLength(3);
    expect(refusals).toEqual([{ httpStatus: 403, code: 40301, operation: 'Book' }]);
  });

  test("of a request without a traveler's action is not reported", async () => {
    storeCredentials({ token: 'token-1', csrfToken: 'stale' });
    platformWith('csrf-1');
    await book(createClient(), { isUnattended: true });
    expect(sent()).toHaveLength(1);
    expect(refusals).toEqual([]);
  });
});
