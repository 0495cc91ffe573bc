import { cardProblems } from '../payment/vault/card-check';
import { startTestPlatform, type TestPlatform } from '../testing/test-platform';
import { personas } from './personas/personas';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const infoOf = async (persona: string) => (await (await platform.signIn(persona)).call('getUserInfo')).body;

test('[SE-04] [SE-05] returns consumers their identity, and no business', async () => {
  const info = await infoOf('helen');
  expect(info).toMatchObject({
    userId: 'user_helen',
    userInfo: { firstName: 'Helen', lastName: 'Ortiz', email: 'helen.ortiz@larkfield.example' },
    isFirstSession: false,
    isDelegatedSession: false,
    sessionExpiration: '2026-05-05T04:00:00.000Z',
  });
  expect(info).not.toHaveProperty('corporateInfo');
});

test('[SE-05] distinguishes a first session from later ones', async () => {
  expect((await infoOf('maya')).isFirstSession).toBe(true);
  expect((await infoOf('maya')).isFirstSession).toBe(false);
});

test('[SE-06] [SE-21] [TR-12] returns to a business user the business, permissions, policy and hidden travelers', async () => {
  await platform.database
    .insertInto('seen_modals')
    .values({ user_id: 'user_ingrid', name: 'welcome' })
    .execute();
  const { corporateInfo } = await infoOf('ingrid');
  expect(corporateInfo).toMatchObject({
    permissions: { canViewUsers: true, canViewAdmin: true },
    hasSeenModalMap: { welcome: true },
    businessIsLive: true,
    roles: ['Admin', 'Traveler'],
    policyTier: 'Executive',
    businessName: 'Lakeshore Instruments',
    accountReferenceId: 'acct_ingrid_business',
    defaultTravelerId: 'trav_ingrid_ingrid',
    hiddenTravelerIds: ['trav_petra_petra'],
    eligibleBusinessAccounts: [{ accountReferenceId: 'acct_ingrid_business' }],
    businesses: [{ name: 'Harborlight Studio' }, { name: 'Lakeshore Instruments' }],
    logo: { src: '/photos/logo-lakeshore.webp', alt: 'Lakeshore Instruments' },
  });
});

test('[SE-06] a person continues in another business by its account, and the next sign-in continues there', async () => {
  const ingrid = await platform.signIn('ingrid');
  platform.clock.advance(1000);
  const there = await platform.inBusiness(ingrid, 'acct_ingrid-harborlight_studio');
  expect((await ingrid.refused('getUserInfo')).body.code).toBe(40101);
  expect((await there.call('getUserInfo')).body).toMatchObject({
    userId: 'user_ingrid-harborlight',
    userInfo: { email: 'ingrid.solberg@lakeshore.example' },
    corporateInfo: {
      businessName: 'Harborlight Studio',
      accountReferenceId: 'acct_ingrid-harborlight_studio',
      policyTier: 'Open',
      logo: { src: '/photos/logo-harborlight.webp' },
    },
  });
  expect((await there.call('listUsers')).body.users.map(({ id }) => id)).toEqual([
    'user_chloe',
    'user_ingrid-harborlight',
  ]);
  expect((await infoOf('ingrid')).corporateInfo?.businessName).toBe('Harborlight Studio');
  platform.clock.advance(1000);
  await platform.inBusiness(await platform.signIn('ingrid'), 'acct_ingrid_business');
  expect((await infoOf('ingrid')).corporateInfo?.businessName).toBe('Lakeshore Instruments');
});

test.each([
  ['sam', 'acct_ingrid-harborlight_studio', 40401],
  ['ingrid', 'acct_sam_business', 40401],
  ['helen', 'acct_ingrid_business', 40401],
  ['priya', 'acct_ingrid_business', 40302],
])('[SE-06] %s does not enter the business of %s', async (persona, accountReferenceId, code) => {
  const caller = await platform.signIn(persona);
  expect((await caller.refused('selectBusiness', { accountReferenceId })).body.code).toBe(code);
  await caller.call('getUserInfo');
});

test('[SE-20] the customer record', async () => {
  const { body } = await (await platform.signIn('walter')).call('getCustomerDetails');
  expect(body).toEqual({ customerId: 'cust_walter', customerSince: '2009-10-30' });
});

test('[TR-10] only users with the permission to view users can list those of the business', async () => {
  const { body } = await (await platform.signIn('ingrid')).call('listUsers');
  expect(body.users.map(({ lastName }) => lastName)).toEqual(['Keller', 'Novak', 'Okafor', 'Solberg']);
  for (const persona of ['sam', 'helen']) {
    expect((await (await platform.signIn(persona)).refused('listUsers')).body.code).toBe(40302);
  }
});

test('[CP-01] a business has settings and policies, a consumer has none', async () => {
  const { body } = await (await platform.signIn('sam')).call('getPolicyDetails');
  expect(body.settings).toEqual({ isApprovalRequired: true, whoBooks: 'MyselfAndOthers' });
  expect(body.policies.map(({ name }) => name)).toEqual(['Standard', 'Executive']);
  expect(body.policies[0]).toMatchObject({
    flights: { enableLongFlights: true, minHoursForLongFlight: 6 },
    hotels: { allowedStarRatings: [2, 3, 4], maxPricePerNight: { value: 325 } },
    cars: { maxPricePerDay: { value: 90 } },
  });
  const consumer = await (await platform.signIn('helen')).call('getPolicyDetails');
  expect(consumer.body).toEqual({ policies: [] });
});

test('the cards of all personas are realistic and match one of their accounts', () => {
  for (const persona of personas) {
    for (const { number, expiryMonth, expiresInYears, account } of persona.cards) {
      const card = { number, month: expiryMonth, year: 2026 + expiresInYears, verificationValue: '123' };
      expect(cardProblems(card, platform.clock.now())).toEqual([]);
      const { lastFour, lastFourVirtual = [] } = persona.accounts.find(({ key }) => key === account) ?? {};
      expect([lastFour, ...lastFourVirtual]).toContain(number.slice(-4));
    }
  }
});
