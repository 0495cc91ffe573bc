import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const helen = { emailAddress: 'helen.ortiz@larkfield.example', code: '482100' };

describe('signing in by code', () => {
  test('[SE-02] returns a bearer token, an anti-forgery token and its cookie, and permissions', async () => {
    const { body, headers } = await platform.stranger.call('loginByCode', helen);
    expect(body).toMatchObject({
      userId: 'user_helen',
      tenant: 'consumer',
      expiresAt: '2026-05-05T04:00:00.000Z',
      permissions: { canViewUsers: false, canViewAdmin: false },
    });
    expect(headers.get('set-cookie')).toContain(`h-csrf-token=${body.csrfToken};`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('keeps only a hash of the token', async () => {
    const { token } = await platform.signIn('helen');
    const rows = await platform.database.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('ignores the case of the e-mail address', async () => {
    const { status } = await platform.stranger.call('loginByCode', {
      ...helen,
      emailAddress: 'Helen.Ortiz@Larkfield.example',
    });
    expect(status).toBe(200);
  });

  test.each([
    ['a wrong code', { ...helen, code: '000000' }, 401, 40104],
    ['an unknown address', { ...helen, emailAddress: 'nobody@larkfield.example' }, 401, 40104],
    [
      '[SE-10] a user outside the beta',
      { emailAddress: 'leo.marchetti@harborlight.example', code: '401020' },
      401,
      40102,
    ],
    [
      '[SE-09] a user without access',
      { emailAddress: 'nora.fielding@harborlight.example', code: '401030' },
      401,
      40103,
    ],
    ['a malformed code', { ...helen, code: 'abc' }, 400, 40001],
    ['an unknown field', { ...helen, remember: true }, 400, 40001],
  ])('refuses %s', async (_case, body, status, code) => {
    await expect(platform.stranger.refused('loginByCode', body)).resolves.toMatchObject({
      status,
      body: { code },
    });
  });

  test('after five wrong codes refuses every code for five minutes, even the right one', async () => {
    const ruth = { emailAddress: 'ruth.abara@larkfield.example', code: '335800' };
    const wrong = await Promise.all(
      Array.from({ length: 8 }, () => platform.stranger.refused('loginByCode', { ...ruth, code: '111111' })),
    );
    expect(wrong.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const locked = await platform.stranger.refused('loginByCode', ruth);
    expect(locked.body.code).toBe(42901);
    expect(Number(locked.headers.get('retry-after'))).toBe(300);

    platform.clock.advance(301_000);
    await expect(platform.stranger.call('loginByCode', ruth)).resolves.toMatchObject({ status: 200 });
  });

  const from = (sender: string) => ({ 'x-forwarded-for': sender });
  const guess = async (emailAddress: string, sender: string, times: number) => {
    const statuses: number[] = [];
    for (let at = 0; at < times; at += 1) {
      const wrong = { emailAddress, code: '111111' };
      statuses.push((await platform.stranger.refused('loginByCode', wrong, from(sender))).status);
    }
    return statuses;
  };
  const times = (count: number, status: number) => Array<number>(count).fill(status);

  test('wrong codes of a sender do not lock out the owner of the address, who sends from elsewhere', async () => {
    const { emailAddress } = helen;
    expect(await guess(emailAddress, '203.0.113.1', 6)).toEqual([...times(5, 401), 429]);
    const refused = await platform.stranger.refused('loginByCode', helen, from('203.0.113.1'));
    expect(refused.body.code).toBe(42901);
    await platform.stranger.call('loginByCode', helen, from('203.0.113.2'));
    // The sign-in of the owner does not renew the attempts of the sender.
    expect(await guess(emailAddress, '203.0.113.1', 1)).toEqual([429]);
  });

  test('25 wrong codes of several senders for one address are the most', async () => {
    const emailAddress = 'nobody@larkfield.example';
    for (let sender = 1; sender <= 5; sender += 1) {
      expect(await guess(emailAddress, `198.51.100.${sender}`, 5)).toEqual(times(5, 401));
    }
    expect(await guess(emailAddress, '198.51.100.6', 1)).toEqual([429]);
  });

  test('50 wrong codes of one sender for any addresses are the most, and are forgotten after five minutes', async () => {
    const sender = '192.0.2.1';
    for (let each = 0; each < 50; each += 1) {
      expect(await guess(`user${each}@larkfield.example`, sender, 1)).toEqual([401]);
    }
    expect(await guess('another@larkfield.example', sender, 1)).toEqual([429]);
    await platform.stranger.call('loginByCode', helen, from('192.0.2.2'));
    platform.clock.advance(301_000);
    expect(await guess('another@larkfield.example', sender, 1)).toEqual([401]);
    const rows = await platform.database.selectFrom('failed_sign_ins').select('sender').execute();
    expect(rows).toEqual([{ sender }]);
  });
});

describe('[TN-07] the tenant of the portal', () => {
  const at = (tenant: string) => ({ 'x-tenant': tenant });
  const sam = { emailAddress: 'sam.okafor@lakeshore.example', code: '440200' };
  const priya = { emailAddress: 'priya.raman@agents.example', code: '771100' };

  test.each([
    ['a business traveler at the consumer portal', 'loginByCode', sam, 'consumer'],
    ['a consumer at the portal of businesses', 'loginByCode', helen, 'corporate'],
    ['an agent of consumers at the portal of businesses', 'loginAgentByCode', priya, 'corporate'],
  ] as const)('refuses the sign-in of %s', async (_who, operation, user, tenant) => {
    const before = await platform.database.selectFrom('sessions').select('id').execute();
    await expect(platform.stranger.refused(operation, user, at(tenant))).resolves.toMatchObject({
      status: 401,
      body: { code: 40103 },
    });
    expect(await platform.database.selectFrom('sessions').select('id').execute()).toEqual(before);
  });

  test('refuses the session of another tenant, except to sign out', async () => {
    const session = await platform.signIn('sam');
    await expect(session.call('getUserInfo', undefined, at('corporate'))).resolves.toMatchObject({
      body: { userId: 'user_sam' },
    });
    await expect(session.refused('getUserInfo', undefined, at('consumer'))).resolves.toMatchObject({
      status: 401,
      body: { code: 40103 },
    });
    await session.call('logout', undefined, at('consumer'));
  });

  test('is one of the two that are known', async () => {
    await expect(platform.stranger.refused('loginByCode', helen, at('private'))).resolves.toMatchObject({
      status: 400,
      body: { code: 40001 },
    });
  });
});

describe('a session', () => {
  test('[SE-01] is required, must exist and expires', async () => {
    await expect(platform.stranger.refused('getUserInfo')).resolves.toMatchObject({
      status: 401,
      body: { code: 40101 },
    });
    const unknown = { authorization: 'Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' };
    await expect(platform.stranger.refused('getUserInfo', undefined, unknown)).resolves.toMatchObject({
      status: 401,
    });

    const session = await platform.signIn('helen');
    await session.call('getUserInfo');
    await session.call('logout');
    await expect(session.refused('getUserInfo')).resolves.toMatchObject({
      status: 401,
      body: { code: 40101 },
    });

    const another = await platform.signIn('helen');
    platform.clock.advance(12 * 3_600_000 + 1);
    await expect(another.refused('getUserInfo')).resolves.toMatchObject({ status: 401 });
  });

  test('[SE-02] refuses requests other than GET without their anti-forgery token', async () => {
    const session = await platform.signIn('ingrid');
    for (const token of ['', 'wrong', (await platform.signIn('helen')).csrfToken]) {
      await expect(session.refused('listUsers', {}, { 'h-csrf-token': token })).resolves.toMatchObject({
        status: 403,
        body: { code: 40301 },
      });
    }
    await expect(session.call('getUserInfo', undefined, { 'h-csrf-token': '' })).resolves.toMatchObject({
      status: 200,
    });
  });

  test.each([
    ['[SE-07] onboarding', 'amir', 40105],
    ['[SE-08] acknowledgement', 'chloe', 40106],
  ])('of a user without %s grants no access, and ends when they sign out', async (_what, persona, code) => {
    const session = await platform.signIn(persona);
    await expect(session.refused('getUserInfo')).resolves.toMatchObject({ status: 401, body: { code } });
    await session.call('logout');
    await expect(session.refused('getUserInfo')).resolves.toMatchObject({
      status: 401,
      body: { code: 40101 },
    });
  });
});

describe('personas', () => {
  test('are listed in demo mode', async () => {
    const { body } = await platform.stranger.call('listPersonas');
    expect(body.personas.map(({ role }) => role)).toEqual(
      expect.arrayContaining([
        'Primary cardholder',
        'Authorized user',
        'Account manager',
        'Non-financial user',
        'Corporate traveler',
        'Corporate administrator',
        'Agent',
        'First visit',
      ]),
    );
  });

  test('are neither listed nor able to sign in without demo mode', async () => {
    const production = await startTestPlatform({ demo: false });
    try {
      expect((await production.stranger.call('listPersonas')).body.personas).toEqual([]);
      await expect(production.stranger.refused('loginByCode', helen)).resolves.toMatchObject({ status: 401 });
    } finally {
      await production.close();
    }
  });
});
