import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import { createVault, type Vault, VaultMisuse } from './vault-operations';

let platform: TestPlatform;
let helen: TestCaller;
let vault: Vault;

beforeAll(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
  vault = createVault(platform.database, platform.clock);
});
afterAll(() => platform.close());

const CARD = {
  number: '4242424242424242',
  verificationValue: '123',
  month: 12,
  year: 2030,
  fullName: 'Helen Ortiz',
  zip: '04841',
  country: 'US',
};
const environmentKey = async () => (await helen.call('getVaultCredentials')).body.environmentKey;

describe('adding a card to the vault', () => {
  test('[PM-08] with a key from the platform a card becomes a token, without a session', async () => {
    const credentials = (await helen.call('getVaultCredentials')).body;
    expect(credentials.url).toBe('/vault/v1/payment_methods');
    const { status, body } = await platform.stranger.call('tokenizeCard', {
      environmentKey: credentials.environmentKey,
      card: CARD,
    });
    expect(status).toBe(201);
    expect(body).toEqual({ token: expect.stringMatching(/^card_/), last4: '4242', cardType: 'visa' });
  });

  test('[PM-20] neither the number nor the security code is stored anywhere in the database', async () => {
    await platform.stranger.call('tokenizeCard', { environmentKey: await environmentKey(), card: CARD });
    const rows = await platform.database.selectFrom('vault_cards').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(CARD.number);
    expect(Object.keys(rows[0]!)).not.toContain('verification_value');
  });

  test('[PM-08] a wrong or expired key is refused', async () => {
    const wrong = { environmentKey: 'zzzzzzzz.forged', card: CARD };
    expect((await platform.stranger.refused('tokenizeCard', wrong)).body.code).toBe(40101);
    const key = await environmentKey();
    platform.clock.advance(10 * 60_000);
    expect(
      (await platform.stranger.refused('tokenizeCard', { environmentKey: key, card: CARD })).body.code,
    ).toBe(40101);
  });

  test('an invalid card is refused field by field', async () => {
    const card = { ...CARD, number: '4242424242424241', verificationValue: '1234', year: 2020 };
    const { body } = await platform.stranger.refused('tokenizeCard', {
      environmentKey: await environmentKey(),
      card,
    });
    expect(body).toMatchObject({
      code: 42202,
      errors: [{ field: 'number' }, { field: 'verificationValue' }, { field: 'year' }],
    });
  });

  test('[PM-08] a browser on any origin may call the vault, and nothing else', async () => {
    const ask = (path: string) =>
      fetch(platform.url + path, {
        method: 'OPTIONS',
        headers: { origin: 'https://portal.example', 'access-control-request-method': 'POST' },
      });
    const preflight = await ask('/vault/v1/payment_methods');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(
      (await ask('/api/v0/paymentMethods/verify')).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });
});

describe('operations', () => {
  const authorize = (idempotencyKey: string, amountMinor = 1_000) =>
    vault.authorize({ idempotencyKey, cardToken: 'tok_helen_summit', amountMinor, currency: 'USD' });
  const authorized = async (idempotencyKey: string) => {
    const answer = await authorize(idempotencyKey);
    if (!answer.approved) throw new Error(answer.decline);
    return answer.authorizationId;
  };

  test('the same key has the same response, also concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => authorize('at-once')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('a key cannot be reused for another amount or another operation', async () => {
    const authorizationId = await authorized('misused');
    await expect(authorize('misused', 2_000)).rejects.toThrow(VaultMisuse);
    await expect(vault.void({ idempotencyKey: 'misused', authorizationId })).rejects.toThrow(VaultMisuse);
  });

  test('an unknown card is declined, and stays declined', async () => {
    const request = { idempotencyKey: 'unknown', cardToken: 'nobody', amountMinor: 1, currency: 'USD' };
    expect(await vault.authorize(request)).toEqual({ approved: false, decline: 'UserCardNotFound' });
    expect(await vault.authorize(request)).toEqual({ approved: false, decline: 'UserCardNotFound' });
  });

  test('captures never exceed the authorization, refunds never exceed the capture, and nothing is voided after capture', async () => {
    const authorizationId = await authorized('limits');
    await expect(
      vault.capture({ idempotencyKey: 'capture-more', authorizationId, amountMinor: 1_001 }),
    ).rejects.toThrow('nothing_beyond_the_authorization');
    await vault.capture({ idempotencyKey: 'capture', authorizationId, amountMinor: 1_000 });
    await expect(
      vault.refund({ idempotencyKey: 'refund-more', authorizationId, amountMinor: 1_001 }),
    ).rejects.toThrow('nothing_beyond_the_capture');
    await expect(vault.void({ idempotencyKey: 'void-late', authorizationId })).rejects.toThrow(
      'voided_before_capture',
    );
  });

  test('a card that has expired since it was saved is declined', async () => {
    await platform.database
      .updateTable('vault_cards')
      .set({ expiry_month: 1, expiry_year: 2026 })
      .where('token', '=', 'tok_helen_cash')
      .execute();
    const request = { idempotencyKey: 'old', cardToken: 'tok_helen_cash', amountMinor: 1, currency: 'USD' };
    expect(await vault.authorize(request)).toEqual({ approved: false, decline: 'CreditCardExpired' });
  });
});
