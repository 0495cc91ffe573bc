import { print } from 'graphql';
import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { FAILURE, helen, useResolvers } from './testing/resolvers-kit';
import { ok, refused } from './testing/platform-mock';

const kit = useResolvers();
const corporate = { tenant: 'corporate' } as const;

const FIELDS = gql`fragment Fields on Session {
  userId givenName surname emailAddress phoneNumber isFirstSession isDelegated isAgent expiresAt csrfToken
  corporate { businessId businessName isBusinessLive accountReferenceId roles policyTier canViewUsers canViewAdmin
    defaultTravelerId hiddenTravelerIds logo { url alt } businesses { id name accountReferenceId }
    eligibleAccounts { accountReferenceId productDisplayName } loyaltyPrograms { programCode membershipNumber }
    seenDialogs issuerRole }
}`;
const SESSION = gql`{ session { ...Fields } } ${FIELDS}`;

describe('portal', () => {
  test('[TN-01] [TN-02] [TN-05] [LQ-21] returns tenant, brand and the date in Toronto without a call to the platform', async () => {
    const { data } = await kit.runAs(
      {},
      gql`{ portal { tenant brandName supportPhone supportHours today mapTileUrl mapAttribution } }`,
    );
    expect(data).toEqual({
      portal: {
        tenant: 'CONSUMER',
        brandName: 'Larkfield Travel',
        supportPhone: '1-800-555-0142',
        supportHours: 'day and night',
        today: '2026-05-01',
        mapTileUrl: null,
        mapAttribution: null,
      },
    });
    expect(kit.platform.sent).toEqual([]);
  });
});

describe('a portal whose operator has configured an admin portal', () => {
  const business = useResolvers({
    ...corporate,
    adminPortalUrl: 'https://admin.example/portal',
    businessPortalUrl: 'https://business.example/',
  });

  test('[RT-15] [TN-04] returns its address', async () => {
    const { data } = await business.runAs({}, gql`{ portal { tenant adminPortalUrl businessPortalUrl } }`);
    expect(data).toEqual({
      portal: {
        tenant: 'CORPORATE',
        adminPortalUrl: 'https://admin.example/portal',
        businessPortalUrl: 'https://business.example/',
      },
    });
  });
});

describe('a portal whose operator has configured its cards', () => {
  const kit = useResolvers({
    cardNames: {
      businessCardPrefixes: ['Northwind for Work'],
      productFamilies: { PREMIUM: ['Infinite'], MID_TIER: [], CASH_BACK: [], BUSINESS: ['Work'] },
      unservicedProduct: null,
    },
  });

  test('[RW-16] [RW-19] [RW-21] returns the names', async () => {
    const { data } = await kit.runAs(
      {},
      gql`{ portal { cardNames { businessCardPrefixes productFamilies { family words } unservicedProduct } } }`,
    );
    expect(data).toEqual({
      portal: {
        cardNames: {
          businessCardPrefixes: ['Northwind for Work'],
          productFamilies: [
            { family: 'BUSINESS', words: ['Work'] },
            { family: 'PREMIUM', words: ['Infinite'] },
            { family: 'MID_TIER', words: [] },
            { family: 'CASH_BACK', words: [] },
          ],
          unservicedProduct: null,
        },
      },
    });
  });
});

describe('a portal whose operator has configured failure titles for agents and a sentence about protections', () => {
  const agents = useResolvers({
    agentTitles: { FRAUD: 'Transfer to the fraud desk' },
    socialProof: 'Over 60,000 travelers added this service.',
  });

  test('[AG-04] returns them', async () => {
    const { data } = await agents.runAs({}, gql`{ portal { agentTitles { code title } } }`);
    expect(data).toEqual({
      portal: { agentTitles: [{ code: 'FRAUD', title: 'Transfer to the fraud desk' }] },
    });
  });

  test('[TM-05] returns the sentence of the operator on travelers who added a protection', async () => {
    const { data } = await agents.runAs({}, gql`{ portal { socialProof } }`);
    expect(data).toEqual({ portal: { socialProof: 'Over 60,000 travelers added this service.' } });
  });
});

describe('session', () => {
  test('[SE-04] [SE-05] [SE-02] is the user of GET /api/v0/userInfo, read with both tokens', async () => {
    kit.platform.on('getUserInfo', ok(fixture('people/get-user-info.consumer')));
    const { data, errors } = await kit.run(SESSION);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      session: {
        userId: 'user-helen',
        givenName: 'Helen',
        surname: 'Ortiz',
        emailAddress: 'helen.ortiz@larkfield.example',
        phoneNumber: '+14165550148',
        isFirstSession: false,
        isDelegated: false,
        isAgent: false,
        expiresAt: '2026-05-02T16:00:00.000Z',
        csrfToken: 'csrf-helen',
        corporate: null,
      },
    });
    expect(kit.platform.sent).toHaveLength(1);
    expect(kit.platform.sent[0]).toMatchObject({
      method: 'GET',
      path: '/api/v0/userInfo',
      headers: {
        'content-type': 'application/json',
        authorization: helen.authorization,
        'h-csrf-token': helen['h-csrf-token'],
      },
    });
  });

  test('[SE-06] selecting a business by its account returns the session there, and refuses the account of another business', async () => {
    const SELECT = gql`mutation ($account: ID!) { selectBusiness(input: { accountReferenceId: $account }) {
      ... on SignedIn { token session { userId corporate { businessName } } }
      ... on SelectBusinessRefused { code title inputErrors { path code } } } }`;
    kit.platform
      .on('selectBusiness', ok(fixture('auth/login-by-code.signed-in')))
      .on('getUserInfo', ok(fixture('people/get-user-info.corporate-admin')));
    const { data } = await kit.run(SELECT, { account: 'acct-business' });
    expect(data).toEqual({
      selectBusiness: {
        token: 'token-helen',
        session: { userId: 'user-priya', corporate: { businessName: 'Northwind Traders' } },
      },
    });
    expect(kit.platform.sent).toMatchObject([
      { path: '/api/v0/auth/business/select', body: { accountReferenceId: 'acct-business' } },
      { path: '/api/v0/userInfo', headers: { authorization: 'Bearer token-helen' } },
    ]);
    kit.platform.on('selectBusiness', refused(404, 40401));
    expect((await kit.run(SELECT, { account: 'acct-other' })).data).toEqual({
      selectBusiness: {
        code: 'BUSINESS_MISSING',
        title: 'You do not belong to this business.',
        inputErrors: [{ path: ['input', 'accountReferenceId'], code: 'NOT_FOUND' }],
      },
    });
  });

  test('[SE-05] [SE-06] [SE-17] [TR-12] has the business data of a corporate user', async () => {
    kit.platform.on('getUserInfo', ok(fixture('people/get-user-info.corporate-admin')));
    const { data } = await kit.run(SESSION);
    expect(data).toMatchObject({
      session: {
        isFirstSession: true,
        isDelegated: true,
        isAgent: true,
        phoneNumber: null,
        corporate: {
          businessId: 'business-northwind',
          businessName: 'Northwind Traders',
          isBusinessLive: true,
          accountReferenceId: 'acct-business',
          roles: ['Admin'],
          policyTier: 'Standard',
          canViewUsers: true,
          canViewAdmin: true,
          defaultTravelerId: 'traveler-priya',
          hiddenTravelerIds: ['traveler-omar'],
          logo: { url: '/photos/northwind.webp', alt: 'Northwind Traders' },
          businesses: [
            { id: 'business-northwind', name: 'Northwind Traders', accountReferenceId: 'acct-business' },
          ],
          eligibleAccounts: [{ accountReferenceId: 'acct-business', productDisplayName: 'Ledger Business' }],
          loyaltyPrograms: [{ programCode: 'HX', membershipNumber: 'NW-1' }],
          seenDialogs: ['welcome'],
          issuerRole: 'ACCOUNT_MANAGER',
        },
      },
    });
  });

  test('[SE-05] [SE-06] a business with few details, or with unknown values, is returned', async () => {
    const info = fixture('people/get-user-info.corporate-admin') as { corporateInfo: object };
    const {
      permissions,
      businessIsLive,
      roles,
      businessId,
      businessName,
      accountReferenceId,
      hiddenTravelerIds,
    } = info.corporateInfo as Record<string, unknown>;
    kit.platform.on(
      'getUserInfo',
      ok({
        ...info,
        corporateInfo: {
          permissions,
          businessIsLive,
          roles,
          businessId,
          businessName,
          accountReferenceId,
          hiddenTravelerIds,
          cap1Role: 'Trustee',
          hasSeenModalMap: { welcome: false },
          logo: { src: 'javascript:alert(1)', alt: 'Northwind Traders' },
        },
      }),
    );
    const { data } = await kit.run(SESSION);
    expect(data).toMatchObject({
      session: {
        corporate: {
          logo: null,
          businesses: [],
          eligibleAccounts: [],
          loyaltyPrograms: [],
          seenDialogs: [],
          issuerRole: 'UNKNOWN',
        },
      },
    });
  });

  test('[SE-02] the scheme and the token may be separated by several spaces', async () => {
    kit.platform.on('getUserInfo', ok(fixture('people/get-user-info.consumer')));
    await kit.runAs({ authorization: 'bearer   token' }, SESSION);
    expect(kit.platform.sent[0]?.headers).toMatchObject({ authorization: 'Bearer token' });
  });

  test.each([
    ['of another scheme', 'Token token'],
    ['with two tokens', 'Bearer one  two'],
    ['with a tab', 'Bearer\ttoken'],
    ['that is too long', `Bearer ${'x'.repeat(5_000)}`],
  ])('[SE-01] a header %s is not a missing session', async (_, authorization) => {
    kit.platform.on('getUserInfo', refused(401, 40101));
    const { errors } = await kit.runAs({ authorization }, SESSION);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('[EX-02] is null without a session, and neither user nor experiments are requested', async () => {
    const { data } = await kit.runAs({}, gql`{ session { userId experiments { id } } }`);
    expect(data).toEqual({ session: null });
    expect(kit.platform.sent).toEqual([]);
  });

  test.each([
    [40101, 'UNAUTHENTICATED'],
    [40102, 'ACCESS_DENIED'],
    [40103, 'ACCESS_DENIED'],
    [40105, 'ACCESS_DENIED'],
    [40106, 'ACCESS_DENIED'],
  ])(
    '[SE-14] [SE-15] HTTP 401 with %i is an error with code %s, status and upstream code',
    async (code, expected) => {
      kit.platform.on('getUserInfo', refused(401, code));
      const { data, errors } = await kit.run(gql`{ session { userId } }`);
      expect(data).toEqual({ session: null });
      expect(errors).toHaveLength(1);
      expect(errors?.[0]?.extensions).toMatchObject({
        code: expected,
        httpStatus: 401,
        upstreamCode: String(code),
      });
    },
  );
});

describe('experiments', () => {
  const EXPERIMENTS = gql`{ session { userId experiments { id variant data } } }`;

  test('[EX-01] come from PUT /api/v0/experiments/active with an empty body', async () => {
    kit.platform
      .on('getUserInfo', ok(fixture('people/get-user-info.consumer')))
      .on('listActiveExperiments', ok(fixture('experiments/list-active-experiments.all-on')));
    const { data } = await kit.run<{ session: { experiments: { id: string }[] } }>(EXPERIMENTS);
    expect(data.session.experiments).toContainEqual({
      id: 'stays-booking',
      variant: 'available',
      data: null,
    });
    expect(data.session.experiments).toContainEqual({
      id: 'cover-reviews',
      variant: 'available',
      data: 'three',
    });
    expect(kit.platform.requests('listActiveExperiments')).toEqual([
      expect.objectContaining({ method: 'PUT', path: '/api/v0/experiments/active', body: undefined }),
    ]);
  });

  test('[EX-03] a maintenance experiment is parsed, and an unreadable one is control', async () => {
    kit.platform
      .on('getUserInfo', ok(fixture('people/get-user-info.consumer')))
      .on('listActiveExperiments', ok(fixture('experiments/list-active-experiments.all-on')));
    const { data } = await kit.run<{ session: { experiments: { id: string }[] } }>(EXPERIMENTS);
    const { experiments } = data.session;
    expect(experiments).toContainEqual({
      id: 'cap1-portal-maintenance',
      variant: 'trip-builder',
      data: { until: '2026-05-02' },
    });
    expect(experiments).toContainEqual({ id: 'corp-traveler-maintenance', variant: 'control', data: null });
  });

  test('user and experiments are requested in parallel', async () => {
    kit.platform
      .on('getUserInfo', { body: fixture('people/get-user-info.consumer'), delayMs: 100 })
      .on('listActiveExperiments', {
        body: fixture('experiments/list-active-experiments.none'),
        delayMs: 100,
      });
    const { data } = await kit.run(
      gql`{ session { userId ...more } } fragment more on Session { experiments { id } }`,
    );
    expect(kit.platform.maxConcurrent).toBe(2);
    expect(data).toEqual({ session: { userId: 'user-helen', experiments: [] } });
    expect(kit.platform.sent).toHaveLength(2);
  });
});

describe("with an operator's brand", () => {
  const branded = useResolvers({
    brand: { brandName: 'Northwind Stays', supportPhone: '0800 555 0199', supportHours: null },
  });

  test('[TN-02] [TN-05] the portal and its failures have the brand and number, and none of the demonstration', async () => {
    branded.platform.on('loginByCode', refused(429, 42901));
    const answers = [
      await branded.runAs({}, gql`{ portal { brandName supportPhone } }`),
      await branded.runAs(
        {},
        gql`mutation { signIn(input: { emailAddress: "ana@example.com", code: "123456" }) {
          ... on UserFacingError { title text }
        } }`,
      ),
    ].map(({ data }) => JSON.stringify(data));
    expect(answers[0]).toContain('"brandName":"Northwind Stays","supportPhone":"0800 555 0199"');
    expect(answers[1]).toContain('0800 555 0199');
    expect(answers.join()).not.toMatch(/larkfield|555-01(42|77)/i);
  });
});

describe('in the corporate tenant', () => {
  const business = useResolvers(corporate);

  test('[EX-01] experiments come from PUT /api/v0/experiments/cotb/active with an empty body', async () => {
    business.platform
      .on('getUserInfo', ok(fixture('people/get-user-info.corporate-admin')))
      .on(
        'listActiveCorporateExperiments',
        ok(fixture('experiments/list-active-corporate-experiments.corporate')),
      );
    const { data } = await business.run(gql`{ session { experiments { id } } }`);
    expect(data).toEqual({
      session: { experiments: [{ id: 'stays-booking' }, { id: 'corporate-trip-purpose' }] },
    });
    expect(business.platform.requests('listActiveCorporateExperiments')).toEqual([
      expect.objectContaining({ method: 'PUT', path: '/api/v0/experiments/cotb/active', body: undefined }),
    ]);
  });

  test('[TN-02] [TN-05] the portal has the brand and the telephone number of the tenant', async () => {
    const { data } = await business.runAs({}, gql`{ portal { brandName supportPhone } }`);
    expect(data).toEqual({
      portal: { brandName: 'Larkfield Business Travel', supportPhone: '1-800-555-0177' },
    });
  });

  test('[TN-01] personas are those of the tenant', async () => {
    business.platform.on('listPersonas', ok(fixture('auth/list-personas.demo')));
    const { data } = await business.runAs({}, gql`{ portal { tenant } demoPersonas { name } }`);
    expect(data).toEqual({ portal: { tenant: 'CORPORATE' }, demoPersonas: [{ name: 'Priya Nair' }] });
  });
});

describe('demoPersonas', () => {
  test('require no sign-in', async () => {
    kit.platform.on('listPersonas', ok(fixture('auth/list-personas.demo')));
    const { data } = await kit.runAs({}, gql`{ demoPersonas { emailAddress code name role description } }`);
    expect(data).toEqual({
      demoPersonas: [
        {
          emailAddress: 'helen.ortiz@larkfield.example',
          code: '424242',
          name: 'Helen Ortiz',
          role: 'Primary cardholder',
          description: 'Two cards, miles and cash back, travel credit and an offer.',
        },
      ],
    });
    expect(kit.platform.sent[0]?.headers).not.toHaveProperty('authorization');
  });
});

describe('signIn', () => {
  test('[TN-07] of a user of another tenant is refused, and the session is ended', async () => {
    kit.platform
      .on('loginByCode', ok({ ...fixture<'Session'>('auth/login-by-code.signed-in'), tenant: 'corporate' }))
      .on('logout', { status: 204 });
    const { data, errors } = await kit.runAs(
      {},
      gql`mutation { signIn(input: { emailAddress: "sam@example.com", code: "123456" }) { __typename } }`,
    );
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'ACCESS_DENIED', upstreamCode: '40103' });
    expect(kit.platform.requests('logout')).toHaveLength(1);
    expect(kit.platform.sent[0]?.headers).toMatchObject({ 'x-tenant': 'consumer' });
  });

  const SIGN_IN = gql`mutation ($input: SignInInput!) { signIn(input: $input) {
    __typename
    ... on SignedIn { token expiresAt csrfToken session { userId } }
    ... on SignInRefused { ${FAILURE} }
  } }`;
  const input = { emailAddress: 'helen.ortiz@larkfield.example', code: '424242' };

  test('[SE-02] returns the tokens and the new session, and sets the anti-forgery cookie', async () => {
    kit.platform
      .on('loginByCode', ok(fixture('auth/login-by-code.signed-in')))
      .on('getUserInfo', ok(fixture('people/get-user-info.consumer')));
    const response = await kit.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: { query: print(SIGN_IN), variables: { input } },
    });
    expect(response.json<{ data: unknown }>().data).toEqual({
      signIn: {
        __typename: 'SignedIn',
        token: 'token-helen',
        expiresAt: '2026-05-02T16:00:00.000Z',
        csrfToken: 'csrf-helen',
        session: { userId: 'user-helen' },
      },
    });
    expect(response.headers['set-cookie']).toMatch(/^h-csrf-token=csrf-helen; Path=\/; SameSite=Strict/);
    const [login, userInfo] = kit.platform.sent;
    expect(login).toMatchObject({ method: 'POST', path: '/api/v0/auth/login/code', body: input });
    expect(login?.headers).not.toHaveProperty('authorization');
    // Failed attempts count for the sender (X-Forwarded-For of the contract).
    expect(login?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
    expect(userInfo?.headers).toMatchObject({
      authorization: 'Bearer token-helen',
      'h-csrf-token': 'csrf-helen',
    });
  });

  const SIGN_IN_WITH_SESSION = gql`mutation ($input: SignInInput!) { signIn(input: $input) {
    ... on SignedIn { token session { ...Fields experiments { id variant data } } }
  } } ${FIELDS}`;

  test.each([
    ['a signed-out client', {}],
    ['another user', { authorization: 'Bearer token-of-yesterday', 'h-csrf-token': 'csrf-of-yesterday' }],
  ])(
    '[SE-05] [EX-01] reads every field of the new session as the new user, for %s before',
    async (_, headers) => {
      kit.platform
        .on('loginByCode', ok(fixture('auth/login-by-code.signed-in')))
        .on('getUserInfo', ok(fixture('people/get-user-info.corporate-admin')))
        .on('listActiveExperiments', ok(fixture('experiments/list-active-experiments.all-on')));
      const { data, errors } = await kit.runAs<{
        signIn: { token: string; session: Record<string, unknown> };
      }>(headers, SIGN_IN_WITH_SESSION, { input });
      expect(errors).toBeUndefined();
      expect(data.signIn).toMatchObject({
        token: 'token-helen',
        session: {
          userId: 'user-priya',
          corporate: { businessId: expect.any(String), hiddenTravelerIds: ['traveler-omar'] },
        },
      });
      expect(data.signIn.session['experiments']).toContainEqual({
        id: 'stays-booking',
        variant: 'available',
        data: null,
      });
      for (const operation of ['getUserInfo', 'listActiveExperiments']) {
        expect(kit.platform.requests(operation).map((request) => request.headers)).toEqual([
          expect.objectContaining({ authorization: 'Bearer token-helen', 'h-csrf-token': 'csrf-helen' }),
        ]);
      }
    },
  );

  test.each(['getUserInfo', 'listActiveExperiments'])(
    'returns the token of an unreadable session: %s fails',
    async (operation) => {
      kit.platform
        .on('loginByCode', ok(fixture('auth/login-by-code.signed-in')))
        .on('getUserInfo', ok(fixture('people/get-user-info.consumer')))
        .on('listActiveExperiments', ok(fixture('experiments/list-active-experiments.all-on')))
        .on(operation, refused(500, 50001));
      const { data, errors } = await kit.runAs({}, SIGN_IN_WITH_SESSION, { input });
      expect(data).toEqual({ signIn: { token: 'token-helen', session: null } });
      expect(errors).toHaveLength(1);
      expect(errors?.[0]).toMatchObject({ extensions: { code: 'PLATFORM_ERROR' } });
      expect(errors?.[0]?.path?.slice(0, 2)).toEqual(['signIn', 'session']);
    },
  );

  test('does not read the session when it is not selected', async () => {
    kit.platform.on('loginByCode', ok(fixture('auth/login-by-code.signed-in')));
    await kit.runAs({}, gql`mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }`, {
      input,
    });
    expect(kit.platform.sent.map(({ operation }) => operation)).toEqual(['loginByCode']);
  });

  test.each([
    [401, 40104, 'AUTH_ERROR', '40104'],
    [400, 40001, 'INVALID_REQUEST', '40001'],
    [429, 42901, 'EXCESSIVE_USER_ACTIVITY', '42901'],
  ])('HTTP %i with %i is a refusal that the user can act on', async (status, upstream, code, rawCode) => {
    kit.platform.on('loginByCode', refused(status, upstream));
    const { data } = await kit.runAs<{ signIn: { buttons: unknown[] } }>({}, SIGN_IN, { input });
    expect(data.signIn).toMatchObject({ __typename: 'SignInRefused', code, rawCode, trackingTag: null });
    expect(data.signIn.buttons).not.toHaveLength(0);
  });

  test.each([
    ['emailAddress', '', 'REQUIRED'],
    ['emailAddress', 'helen', 'INVALID_EMAIL_ADDRESS'],
    ['code', ' ', 'REQUIRED'],
  ])('the %s %j is refused at its field', async (name, value, code) => {
    const { data } = await kit.runAs(
      {},
      gql`mutation ($input: SignInInput!) { signIn(input: $input) {
        ... on SignInRefused { code inputErrors { path code } }
      } }`,
      { input: { ...input, [name]: value } },
    );
    expect(data).toEqual({
      signIn: { code: 'INVALID_REQUEST', inputErrors: [{ path: ['input', name], code }] },
    });
    expect(kit.platform.sent).toEqual([]);
  });

  test('[SE-09] [SE-10] access codes stay errors, which the client turns into their pages', async () => {
    kit.platform.on('loginByCode', refused(401, 40102));
    const { errors } = await kit.runAs({}, SIGN_IN, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'ACCESS_DENIED', upstreamCode: '40102' });
  });
});

describe('signOut', () => {
  const SIGN_OUT = gql`mutation { signOut { endedSession } }`;

  test('[SE-02] ends the session by POST /api/v0/auth/logout, with both tokens', async () => {
    kit.platform.on('logout', { status: 204 });
    const { data, errors } = await kit.run(SIGN_OUT);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ signOut: { endedSession: true } });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/api/v0/auth/logout',
        headers: expect.objectContaining({
          authorization: helen.authorization,
          'h-csrf-token': helen['h-csrf-token'],
        }),
      }),
    ]);
  });

  test('does not fail for a session that has already ended', async () => {
    kit.platform.on('logout', refused(401, 40101));
    const { data, errors } = await kit.run(SIGN_OUT);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ signOut: { endedSession: false } });
  });

  test('makes no call to the platform without a session', async () => {
    const { data } = await kit.runAs({}, SIGN_OUT);
    expect(data).toEqual({ signOut: { endedSession: false } });
    expect(kit.platform.sent).toEqual([]);
  });
});

test('[SE-20] the customer is read with GET /api/v0/customer/details', async () => {
  kit.platform.on('getCustomerDetails', ok(fixture('people/get-customer-details.helen')));
  const { data } = await kit.run(gql`
    {
      customer {
        customerNumber
        customerSince
      }
    }
  `);
  expect(data).toEqual({ customer: { customerNumber: 'cust_helen', customerSince: '2014-05-02' } });
  expect(kit.platform.sent).toEqual([
    expect.objectContaining({ method: 'GET', path: '/api/v0/customer/details' }),
  ]);
});
