import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { helen } from '#client/testing/portal-facts.ts';
import { type PortalOptions, renderPortal } from '#client/testing/render-portal.tsx';
import { beginOpenIdAttempt, endOpenIdAttempt } from './openid-attempt';

const provider = {
  __typename: 'OpenIdProvider',
  name: 'Larkfield ID',
  authorizationUrl: 'https://id.example/authorize?tenant=larkfield',
  clientId: 'travel-portal',
  scope: 'openid email',
} as const;
const redirectUri = 'https://portal.example/auth/return';

const signedIn = {
  __typename: 'SignedIn',
  token: 'token-1',
  expiresAt: '2026-05-01T16:00:00.000Z',
  csrfToken: 'csrf-1',
  session: helen,
};

const refused = {
  __typename: 'SignInRefused',
  code: 'AUTH_ERROR',
  title: 'That did not work',
  text: 'Start the sign-in again.',
  buttons: [{ label: 'Try Again', action: 'RESET' }],
  icon: 'GENERIC_ERROR',
};

type SignInWithOpenId = (root: unknown, args: { input: object }) => unknown;

const open = (
  path: string,
  signInWithOpenId: SignInWithOpenId = () => signedIn,
  openIdProvider: unknown = provider,
  portal: PortalOptions['portal'] = {},
) =>
  renderPortal({
    path,
    portal,
    resolvers: {
      Query: {
        session: () => (localStorage.getItem('travel-portal.token') ? helen : null),
        demoPersonas: () => [],
        places: () => [],
        openIdProvider: () => openIdProvider,
      },
      Mutation: { signInWithOpenId },
    },
  });

test('a user is sent to the provider with the digest of a secret that stays in the tab', async () => {
  const address = new URL((await beginOpenIdAttempt(provider, redirectUri)) ?? '');
  const kept = JSON.parse(sessionStorage.getItem('travel-portal.openid-attempt') ?? '') as Record<
    string,
    string
  >;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(kept['codeVerifier']));
  expect(Object.fromEntries(address.searchParams)).toEqual({
    tenant: 'larkfield',
    response_type: 'code',
    client_id: 'travel-portal',
    scope: 'openid email',
    redirect_uri: redirectUri,
    state: kept['state'],
    nonce: kept['nonce'],
    code_challenge: Buffer.from(digest).toString('base64url'),
    code_challenge_method: 'S256',
  });
  expect(address.href).not.toContain(kept['codeVerifier']);
});

test('a page over plain http says that this sign-in needs https, and keeps the other', async () => {
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  await open('/auth/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Larkfield ID' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This page is not secureSigning in with Larkfield ID works only at an address that begins with https://. Open the portal there, or sign in with a code.',
  );
  expect(screen.getByRole('button', { name: 'Continue with Larkfield ID' })).toBeEnabled();
  expect(sessionStorage.getItem('travel-portal.openid-attempt')).toBeNull();
});

test('a response of the provider is accepted once', async () => {
  const state = new URL((await beginOpenIdAttempt(provider, redirectUri)) ?? '').searchParams.get('state');
  const search = `?code=code-1&state=${state}&iss=https://id.example`;
  expect(endOpenIdAttempt(search)).toMatchObject({
    authorizationCode: 'code-1',
    issuer: 'https://id.example',
    redirectUri,
  });
  expect(endOpenIdAttempt(search)).toBeNull();
});

test.each(['{', 'null', '{"state":"state-1"}'])(
  'a response is refused when the stored attempt is %s',
  (stored) => {
    sessionStorage.setItem('travel-portal.openid-attempt', stored);
    expect(endOpenIdAttempt('?code=code-1&state=state-1')).toBeNull();
  },
);

test('the sign-in page offers the provider, and stores the attempt', async () => {
  await open('/auth/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Larkfield ID' }));
  await waitFor(() => expect(sessionStorage.getItem('travel-portal.openid-attempt')).not.toBeNull());
});

test('without a provider, or with an unreachable one, the page shows only the form', async () => {
  await open('/auth/login', undefined, () => {
    throw new GraphQLError('down');
  });
  await screen.findByRole('button', { name: 'Sign in' });
  expect(screen.queryByRole('button', { name: /Continue with/ })).not.toBeInTheDocument();
});

test('a returning user is signed in, and continues on the page that required the sign-in', async () => {
  sessionStorage.setItem('travel-portal.return-path', '/flights/?from=YYZ');
  const state = new URL((await beginOpenIdAttempt(provider, redirectUri)) ?? '').searchParams.get('state');
  const signInWithOpenId = vi.fn<SignInWithOpenId>(() => signedIn);
  const { address } = await open(`/auth/return?code=code-1&state=${state}`, signInWithOpenId);
  await waitFor(() => expect(address()).toBe('/flights/?from=YYZ'));
  expect(signInWithOpenId).toHaveBeenCalledTimes(1);
  expect(signInWithOpenId.mock.calls[0]?.[1].input).toMatchObject({
    authorizationCode: 'code-1',
    redirectUri,
  });
  expect(localStorage.getItem('travel-portal.token')).toBe('token-1');
});

test.each([
  ['with the state of another tab', '?code=code-1&state=another'],
  ['after declining at the provider', '?error=access_denied&state=another'],
  ['without parameters', ''],
])('a user who returns %s is not signed in', async (_, search) => {
  await beginOpenIdAttempt(provider, redirectUri);
  const signInWithOpenId = vi.fn<SignInWithOpenId>(() => signedIn);
  await open(`/auth/return${search}`, signInWithOpenId);
  expect(await screen.findByText('The sign-in was not completed')).toBeVisible();
  expect(signInWithOpenId).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Continue with Larkfield ID' })).toBeEnabled();
});

test('[SE-11] in the business portal only a code by email counts as denied access: a refused sign-in can start again', async () => {
  const state = new URL((await beginOpenIdAttempt(provider, redirectUri)) ?? '').searchParams.get('state');
  const path = `/auth/return?code=code-1&state=${state}`;
  const { address } = await open(path, () => refused, provider, { tenant: 'CORPORATE' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Start the sign-in again.');
  expect(address()).toBe(path);
  expect(screen.getByRole('button', { name: 'Continue with Larkfield ID' })).toBeEnabled();
});
