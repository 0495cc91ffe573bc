import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OpenIdIssuer, startOpenIdIssuer, type TokenFault } from '#gateway/testing/openid-issuer.ts';
import { createTestClock } from '../../testing/test-clock';
import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

const clock = createTestClock();
let issuer: OpenIdIssuer;
let platform: TestPlatform;

beforeAll(async () => {
  issuer = await startOpenIdIssuer({ now: clock.now });
  const openId = { issuer: issuer.url, clientId: issuer.clientId };
  platform = await startTestPlatform({ clock, openId });
});
afterAll(async () => {
  await platform.close();
  await issuer.close();
});

const HELEN = { sub: 'helen', email: 'Helen.Ortiz@larkfield.example', email_verified: true };

beforeEach(() => {
  issuer.user = HELEN;
  issuer.fault = {};
});

test('an ID token opens a session for the user whose address it confirms', async () => {
  const { body, headers } = await platform.stranger.call('loginByIdToken', { idToken: await issuer.token() });
  expect(body).toMatchObject({ userId: 'user_helen', tenant: 'consumer' });
  expect(headers.get('set-cookie')).toContain(`h-csrf-token=${body.csrfToken};`);
});

const seconds = Math.floor(clock.now().getTime() / 1_000);

test.each<[string, TokenFault]>([
  ['of another audience', { claims: { aud: 'another-client' } }],
  ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
  ['that has expired', { claims: { exp: seconds - 60 } }],
  ['without an expiry', { claims: { exp: undefined } }],
  ['that was issued six minutes ago', { claims: { iat: seconds - 360 } }],
  ['without an issue time', { claims: { iat: undefined } }],
  ['signed by a key that is not published', { signature: 'of an unpublished key' }],
  ['without a signature', { signature: 'none' }],
  ['with an unconfirmed address', { claims: { email_verified: false } }],
  ['with an address of unknown confirmation', { claims: { email_verified: undefined } }],
  ['without an address', { claims: { email: undefined } }],
  ['with an address that holds NUL', { claims: { email: 'helen.ortiz@larkfield.example\0' } }],
  ['with an address that holds half of a surrogate pair', { claims: { email: '\ud800@larkfield.example' } }],
  ['with an unknown address', { claims: { email: 'nobody@larkfield.example' } }],
])('a token %s opens no session', async (_, fault) => {
  issuer.fault = fault;
  await expect(
    platform.stranger.refused('loginByIdToken', { idToken: await issuer.token() }),
  ).resolves.toMatchObject({ status: 401, body: { code: 40104 } });
});

test.each([
  ['[SE-10] outside the beta', 'leo.marchetti@harborlight.example', 40102],
  ['[SE-09] without access', 'nora.fielding@harborlight.example', 40103],
])('a user %s is refused as in the sign-in by code', async (_, email, code) => {
  issuer.user = { ...HELEN, email };
  await expect(
    platform.stranger.refused('loginByIdToken', { idToken: await issuer.token() }),
  ).resolves.toMatchObject({ status: 401, body: { code } });
});

test('the keys are read again when the provider has rotated its key', async () => {
  await platform.stranger.call('loginByIdToken', { idToken: await issuer.token() });
  const before = await issuer.token();
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  issuer.rotateKey();
  await platform.stranger.call('loginByIdToken', { idToken: await issuer.token() });
  await expect(platform.stranger.refused('loginByIdToken', { idToken: before })).resolves.toMatchObject({
    body: { code: 40104 },
  });
});

test('a provider that fails at the first sign-in opens a session at the next', async () => {
  let isDown = true;
  const server = createServer((_request, response) => {
    if (isDown) return void response.writeHead(500).end();
    const body = { issuer: url, jwks_uri: keys };
    return void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const found = await fetch(`${issuer.url}/.well-known/openid-configuration`);
  const { jwks_uri: keys } = (await found.json()) as { readonly jwks_uri: string };
  const restarted = await startTestPlatform({ clock, openId: { issuer: url, clientId: issuer.clientId } });
  try {
    issuer.fault = { claims: { iss: url } };
    const idToken = await issuer.token();
    await expect(restarted.stranger.refused('loginByIdToken', { idToken })).resolves.toMatchObject({
      status: 503,
    });
    isDown = false;
    const { body } = await restarted.stranger.call('loginByIdToken', { idToken });
    expect(body).toMatchObject({ userId: 'user_helen' });
  } finally {
    await restarted.close();
    server.close();
  }
});

test('a platform without a provider accepts no token', async () => {
  const alone = await startTestPlatform();
  try {
    await expect(
      alone.stranger.refused('loginByIdToken', { idToken: await issuer.token() }),
    ).resolves.toMatchObject({ status: 401, body: { code: 40104 } });
  } finally {
    await alone.close();
  }
});
