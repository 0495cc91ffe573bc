/** Signing in with an OpenID provider, from the portal's first request to the session's data. */
import { createHash, randomUUID } from 'node:crypto';
import { print, type DocumentNode } from 'graphql';
import { gql } from 'graphql-tag';
import { type OpenIdIssuer, startOpenIdIssuer } from '#gateway/testing/openid-issuer.ts';
import { type Portal, startPortal } from './testing/portal';

let issuer: OpenIdIssuer;
let portal: Portal;

beforeAll(async () => {
  issuer = await startOpenIdIssuer();
  const settings = { OPENID_ISSUER: issuer.url, OPENID_CLIENT_ID: issuer.clientId };
  portal = await startPortal({ gateway: { ...settings, OPENID_NAME: 'Larkfield ID' }, platform: settings });
});
afterAll(async () => {
  await portal.close();
  await issuer.close();
});

interface Answer {
  readonly data: {
    readonly openIdProvider: Record<'name' | 'authorizationUrl' | 'clientId' | 'scope', string>;
    readonly signInWithOpenId: {
      readonly __typename: string;
      readonly token?: string;
      readonly code?: string;
    };
    readonly session: { readonly userId: string };
  };
}

async function ask(operation: DocumentNode, variables: object = {}, token?: string): Promise<Answer['data']> {
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: print(operation), variables }),
  });
  return ((await response.json()) as Answer).data;
}

const SIGN_IN = gql`mutation ($input: SignInWithOpenIdInput!) { signInWithOpenId(input: $input) {
  __typename ... on SignedIn { token } ... on SignInRefused { code text } } }`;

/** Goes to the provider and returns, as users of the portal do. */
async function signIn(): Promise<Answer['data']['signInWithOpenId']> {
  const { openIdProvider } = await ask(gql`{ openIdProvider { name authorizationUrl clientId scope } }`);
  const { authorizationUrl, clientId, scope } = openIdProvider;
  const codeVerifier = randomUUID() + randomUUID();
  const nonce = randomUUID();
  const redirectUri = `${portal.url}/auth/return`;
  const address = new URL(authorizationUrl);
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    scope,
    redirect_uri: redirectUri,
    state: 'state-1',
    nonce,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const { searchParams } = await issuer.visit(address.href);
  const [authorizationCode, named] = [searchParams.get('code'), searchParams.get('iss')];
  const input = { authorizationCode, issuer: named, codeVerifier, nonce, redirectUri };
  return (await ask(SIGN_IN, { input })).signInWithOpenId;
}

test('a user of the provider gets a session of the platform', async () => {
  const { token } = await signIn();
  await expect(ask(gql`{ session { userId } }`, {}, token)).resolves.toEqual({
    session: { userId: 'user_helen' },
  });
});

test("a provider's user who is unknown to the platform is refused", async () => {
  issuer.user = { ...issuer.user, email: 'nobody@larkfield.example' };
  await expect(signIn()).resolves.toEqual({
    __typename: 'SignInRefused',
    code: 'AUTH_ERROR',
    text: 'The sign-in was not confirmed, or your account is not known here. Start it again, or use your email address and a code.',
  });
});
