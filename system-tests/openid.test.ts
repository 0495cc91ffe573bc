/** Signing in with an OpenID provider, of travelers or of agents, from the portal's first request to the session's data. */
import { createHash, randomUUID } from 'node:crypto';
import { print, type DocumentNode } from 'graphql';
import { gql } from 'graphql-tag';
import { type OpenIdIssuer, startOpenIdIssuer } from '#gateway/testing/openid-issuer.ts';
import { type Portal, startPortal } from './testing/portal';

let issuer: OpenIdIssuer;
let agentIssuer: OpenIdIssuer;
let portal: Portal;

beforeAll(async () => {
  issuer = await startOpenIdIssuer();
  agentIssuer = await startOpenIdIssuer();
  const settings = {
    OPENID_ISSUER: issuer.url,
    OPENID_CLIENT_ID: issuer.clientId,
    AGENT_OPENID_ISSUER: agentIssuer.url,
    AGENT_OPENID_CLIENT_ID: agentIssuer.clientId,
  };
  portal = await startPortal({ gateway: { ...settings, OPENID_NAME: 'Larkfield ID' }, platform: settings });
});
afterAll(async () => {
  await portal.close();
  await issuer.close();
  await agentIssuer.close();
});

interface SignInResult {
  readonly __typename: string;
  readonly token?: string;
  readonly code?: string;
}

interface Answer {
  readonly data: {
    readonly provider: Record<'name' | 'authorizationUrl' | 'clientId' | 'scope', string>;
    readonly signIn: SignInResult;
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

const travelers = {
  issuer: () => issuer,
  provider: gql`{ provider: openIdProvider { name authorizationUrl clientId scope } }`,
  signIn: gql`mutation ($input: SignInWithOpenIdInput!) { signIn: signInWithOpenId(input: $input) {
    __typename ... on SignedIn { token } ... on SignInRefused { code text } } }`,
};

const agents: typeof travelers = {
  issuer: () => agentIssuer,
  provider: gql`{ provider: agentOpenIdProvider { name authorizationUrl clientId scope } }`,
  signIn: gql`mutation ($input: SignInWithOpenIdInput!) { signIn: signInAsAgentWithOpenId(input: $input) {
    __typename ... on SignedIn { token } ... on SignInRefused { code text } } }`,
};

/** Goes to the provider and returns, as users of the portal do. */
async function signIn(side: typeof travelers): Promise<SignInResult> {
  const { authorizationUrl, clientId, scope } = (await ask(side.provider)).provider;
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
  const { searchParams } = await side.issuer().visit(address.href);
  const [authorizationCode, named] = [searchParams.get('code'), searchParams.get('iss')];
  const input = { authorizationCode, issuer: named, codeVerifier, nonce, redirectUri };
  return (await ask(side.signIn, { input })).signIn;
}

test('a user of the provider gets a session of the platform', async () => {
  const { token } = await signIn(travelers);
  await expect(ask(gql`{ session { userId } }`, {}, token)).resolves.toEqual({
    session: { userId: 'user_helen' },
  });
});

test("a provider's user who is unknown to the platform is refused", async () => {
  issuer.user = { ...issuer.user, email: 'nobody@larkfield.example' };
  await expect(signIn(travelers)).resolves.toEqual({
    __typename: 'SignInRefused',
    code: 'AUTH_ERROR',
    text: 'The sign-in was not confirmed, or your account is not known here. Start it again, or use your email address and a code.',
  });
});

test('[SE-17] an agent signs in at the provider of agents, which admits no travelers, and that of travelers admits no agents', async () => {
  const priya = { sub: 'priya', email: 'priya.raman@agents.example', email_verified: true };
  const helen = { sub: 'helen', email: 'helen.ortiz@larkfield.example', email_verified: true };
  agentIssuer.user = priya;
  const { token } = await signIn(agents);
  await expect(ask(gql`{ customers(search: { text: "Ortiz" }) { totalCount } }`, {}, token)).resolves.toEqual(
    {
      customers: { totalCount: 1 },
    },
  );
  agentIssuer.user = helen;
  await expect(signIn(agents)).resolves.toMatchObject({ code: 'AUTH_ERROR' });
  issuer.user = priya;
  await expect(signIn(travelers)).resolves.toMatchObject({ code: 'AUTH_ERROR' });
});
