import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

test('[SE-08] [TN-04] a user reads the business travel terms and acknowledges them, once and for all', async () => {
  const chloe = await platform.signIn('chloe');
  expect((await chloe.refused('getUserInfo')).body.code).toBe(40106);
  const { body: terms } = await chloe.call('getBusinessTerms');
  expect(terms.sections[0]).toMatchObject({ title: 'Who may book' });
  expect(terms).not.toHaveProperty('acknowledgedAt');
  expect((await chloe.refused('acknowledgeBusinessTerms', { version: 'an older one' })).body.code).toBe(
    40902,
  );
  const { body: first } = await chloe.call('acknowledgeBusinessTerms', { version: terms.version });
  expect(first.acknowledgedAt).toBe(platform.clock.now().toISOString());
  platform.clock.advance(60_000);
  const { body: again } = await chloe.call('acknowledgeBusinessTerms', { version: terms.version });
  expect(again).toEqual(first);
  const { body: info } = await (await platform.signIn('chloe')).call('getUserInfo');
  expect(info.corporateInfo?.businessName).toBe('Harborlight Studio');
});

test('[SE-08] an agent cannot acknowledge for a traveler', async () => {
  const priya = await platform.signIn('priya');
  expect((await priya.refused('acknowledgeBusinessTerms', { version: '2026-11' })).body.code).toBe(40302);
});

describe('[TN-06] onboarding', () => {
  test('a member without the right sees whom to ask, and cannot complete a step', async () => {
    const tess = await platform.signIn('tess');
    expect((await tess.refused('getUserInfo')).body.code).toBe(40105);
    expect((await tess.call('getOnboarding')).body).toMatchObject({
      step: 'welcome',
      isLive: false,
      canOnboard: false,
      administrators: ['Amir Haddad'],
      businessName: 'Quayside Ceramics',
    });
    expect((await tess.refused('completeOnboardingStep', { step: 'welcome' })).body.code).toBe(40302);
  });

  test('an administrator completes the steps in their order and in several sessions, and the business is live', async () => {
    const amir = await platform.signIn('amir');
    const complete = async (body: Parameters<typeof amir.call<'completeOnboardingStep'>>[1]) =>
      (await amir.call('completeOnboardingStep', body)).body.step;
    expect((await amir.refused('completeOnboardingStep', { step: 'policy' })).body.code).toBe(40902);
    expect(await complete({ step: 'welcome' })).toBe('list');
    expect((await amir.refused('completeOnboardingStep', { step: 'list' })).body.code).toBe(40001);
    const foreign = { step: 'list', accountReferenceId: 'acct_ingrid_business' };
    expect((await amir.refused('completeOnboardingStep', foreign)).body.code).toBe(40401);
    expect(await complete({ step: 'list', accountReferenceId: 'acct_amir_business' })).toBe('details');
    expect(await complete({ step: 'details', businessName: ' Quayside & Daughters ' })).toBe('additional');
    expect(
      await complete({ step: 'additional', loyaltyPrograms: [{ programCode: 'MAR', value: 'Q-17' }] }),
    ).toBe('policy');
    // An earlier step again: what was reached stays.
    expect(await complete({ step: 'details', businessName: 'Quayside Ceramics' })).toBe('policy');
    expect(await complete({ step: 'policy', isApprovalRequired: true, maxUsdPerNight: 280 })).toBe(
      'you_are_all_set',
    );
    const later = await platform.signIn('amir');
    expect((await later.call('getOnboarding')).body).toMatchObject({
      step: 'you_are_all_set',
      loyaltyPrograms: [{ programCode: 'MAR', value: 'Q-17' }],
      maxPricePerNight: { value: 280 },
      isApprovalRequired: true,
    });
    expect((await later.refused('getUserInfo')).body.code).toBe(40105);
    expect((await later.call('completeOnboardingStep', { step: 'you_are_all_set' })).body.isLive).toBe(true);
    const { corporateInfo } = (await later.call('getUserInfo')).body;
    expect(corporateInfo).toMatchObject({ businessName: 'Quayside Ceramics', businessIsLive: true });
    await (await platform.signIn('tess')).call('getUserInfo');
    expect((await later.refused('completeOnboardingStep', { step: 'welcome' })).body.code).toBe(40902);
  });
});
