import { createHash } from 'node:crypto';
import type { OpenIdSettings } from '../kernel/environment';
import { type OpenIdIssuer, startOpenIdIssuer, type TokenFault } from '../testing/openid-issuer';
import { createOpenIdProvider, type Grant, type OpenIdProvider } from './openid-provider';

const codeVerifier = 'a-verifier-that-only-the-browser-of-the-user-knows';
const nonce = 'nonce-of-this-sign-in';
const redirectUri = 'https://portal.example/auth/return';

let issuer: OpenIdIssuer;
let provider: OpenIdProvider;

const settingsOf = ({ url, clientId }: OpenIdIssuer): OpenIdSettings => ({
  issuer: url,
  clientId,
  clientSecret: undefined,
  scope: 'openid email',
  name: 'Test ID',
});

/** The grant with which the provider returns a user whom a portal sent to it. */
async function grantOf(changes: Partial<Grant> = {}): Promise<Grant> {
  const address = new URL(await provider.authorizationUrl());
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: issuer.clientId,
    scope: 'openid email',
    redirect_uri: redirectUri,
    state: 'state-1',
    nonce,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const { searchParams } = await issuer.visit(address.href);
  return {
    authorizationCode: searchParams.get('code') ?? '',
    issuer: searchParams.get('iss') ?? undefined,
    codeVerifier,
    nonce,
    redirectUri,
    ...changes,
  };
}

beforeEach(async () => {
  issuer = await startOpenIdIssuer();
  provider = createOpenIdProvider(settingsOf(issuer));
});
afterEach(() => issuer.close());

test('a code is redeemed for the ID token of its user', async () => {
  const idToken = await provider.redeem(await grantOf());
  const claims = JSON.parse(Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ iss: issuer.url, aud: 'travel-portal', nonce, email_verified: true });
});

test.each<[string, TokenFault]>([
  ['the nonce of another sign-in', { claims: { nonce: 'another' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['another audience', { claims: { aud: 'another-client' } }],
  ['several audiences, with another authorized party', { claims: { aud: ['travel-portal', 'b'], azp: 'b' } }],
  ['another issuer', { claims: { iss: 'https://elsewhere.example' } }],
  ['a past expiry', { claims: { exp: 1_700_000_000 } }],
  ['no expiry', { claims: { exp: undefined } }],
  ['the signature of a key that is not published', { signature: 'of an unpublished key' }],
  ['no signature', { signature: 'none' }],
])('a token with %s is rejected', async (_, fault) => {
  issuer.fault = fault;
  await expect(provider.redeem(await grantOf())).resolves.toBeUndefined();
});

test.each<[string, Partial<Grant>]>([
  ['without the verifier', { codeVerifier: 'b'.repeat(50) }],
  ['for another address', { redirectUri: 'https://portal.example/elsewhere' }],
  ['that the provider never issued', { authorizationCode: 'invented' }],
  ['with another provider as issuer', { issuer: 'https://elsewhere.example' }],
])('a code is not redeemed %s', async (_, changes) => {
  await expect(provider.redeem(await grantOf(changes))).resolves.toBeUndefined();
});

test('a code can be redeemed only once', async () => {
  const grant = await grantOf();
  await expect(provider.redeem(grant)).resolves.toEqual(expect.any(String));
  await expect(provider.redeem(grant)).resolves.toBeUndefined();
});

test("after a key rotation the provider's new key is accepted, and its former key is not", async () => {
  await provider.redeem(await grantOf());
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  issuer.rotateKey();
  await expect(provider.redeem(await grantOf())).resolves.toEqual(expect.any(String));
  issuer.fault = { signature: 'of an unpublished key' };
  await expect(provider.redeem(await grantOf())).resolves.toBeUndefined();
});

test('a client with a secret authenticates with it', async () => {
  await issuer.close();
  issuer = await startOpenIdIssuer({ clientSecret: 'secret-of-the-gateway' });
  provider = createOpenIdProvider({ ...settingsOf(issuer), clientSecret: 'secret-of-the-gateway' });
  await expect(provider.redeem(await grantOf())).resolves.toEqual(expect.any(String));
  provider = createOpenIdProvider({ ...settingsOf(issuer), clientSecret: 'another' });
  await expect(provider.redeem(await grantOf())).resolves.toBeUndefined();
});

const UNAVAILABLE = { extensions: { code: 'IDENTITY_PROVIDER_UNAVAILABLE' } };

test('a failing provider causes no refusal of users, and works again later', async () => {
  const grant = await grantOf();
  issuer.fault = { status: 500 };
  await expect(provider.redeem(grant)).rejects.toMatchObject(UNAVAILABLE);
  issuer.fault = {};
  await expect(provider.redeem(grant)).resolves.toEqual(expect.any(String));
});

test('an unreachable provider is an error', async () => {
  await issuer.close();
  await expect(provider.authorizationUrl()).rejects.toMatchObject(UNAVAILABLE);
});

test('a provider with another issuer than the configured one is not used', async () => {
  const elsewhere = createOpenIdProvider({
    ...settingsOf(issuer),
    issuer: issuer.url.replace('127.0.0.1', 'localhost'),
  });
  await expect(elsewhere.authorizationUrl()).rejects.toMatchObject(UNAVAILABLE);
});
