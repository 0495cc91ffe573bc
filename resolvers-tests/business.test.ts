import { gql } from 'graphql-tag';
import { useResolvers } from './testing/resolvers-kit';
import { ok, refused } from './testing/platform-mock';

const kit = useResolvers({ tenant: 'corporate' });
const usd = (value: number) => ({ value, currencySymbol: '$', currencyCode: 'USD' });

test('[SE-08] [TN-04] the terms are read and acknowledged while every other call is refused', async () => {
  const terms = { version: '2026-11', sections: [{ title: 'Who may book', text: 'You.' }] };
  const acknowledgedAt = '2026-11-28T12:00:00.000Z';
  kit.platform
    .on('getUserInfo', refused(401, 40106))
    .on('getBusinessTerms', ok(terms))
    .on('acknowledgeBusinessTerms', ok({ ...terms, acknowledgedAt }));
  const { data, errors } = await kit.run(
    gql`{ session { userId } businessTerms { version sections { title } acknowledgedAt } }`,
  );
  expect(errors).toMatchObject([{ extensions: { upstreamCode: '40106' } }]);
  expect(data).toEqual({
    session: null,
    businessTerms: { version: '2026-11', sections: [{ title: 'Who may book' }], acknowledgedAt: null },
  });
  const { data: done } =
    await kit.run(gql`mutation { acknowledgeBusinessTerms(input: { version: "2026-11" }) {
    ... on BusinessTermsAcknowledged { terms { acknowledgedAt } } } }`);
  expect(done).toEqual({ acknowledgeBusinessTerms: { terms: { acknowledgedAt } } });
});

const COMPLETE = gql`mutation ($input: CompleteOnboardingStepInput!) { completeOnboardingStep(input: $input) {
  ... on OnboardingStepCompleted { onboarding { step maxPricePerNight { value } loyaltyPrograms { membershipNumber } } }
  ... on OnboardingRefused { code inputErrors { path code } } } }`;

test.each([
  [{ step: 'LIST' }, [['accountReferenceId', 'REQUIRED']]],
  [{ step: 'DETAILS', businessName: '  ' }, [['businessName', 'REQUIRED']]],
  [{ step: 'DETAILS', businessName: 'x'.repeat(81) }, [['businessName', 'TOO_LONG']]],
  [
    { step: 'ADDITIONAL', loyaltyPrograms: [{ programCode: 'mar', membershipNumber: 'a b' }] },
    [
      ['loyaltyPrograms.0.programCode', 'UNSUPPORTED_VALUE'],
      ['loyaltyPrograms.0.membershipNumber', 'UNSUPPORTED_VALUE'],
    ],
  ],
  [
    { step: 'POLICY', maxUsdPerNight: 0 },
    [
      ['isApprovalRequired', 'REQUIRED'],
      ['maxUsdPerNight', 'OUT_OF_RANGE'],
    ],
  ],
  [
    { step: 'POLICY', isApprovalRequired: true, maxUsdPerNight: 100_001 },
    [['maxUsdPerNight', 'OUT_OF_RANGE']],
  ],
])('[TN-06] an incomplete step is refused with its fields, and not sent: %j', async (input, errors) => {
  const { data } = await kit.run(COMPLETE, { input });
  expect(data).toEqual({
    completeOnboardingStep: {
      code: 'INVALID_REQUEST',
      inputErrors: errors.map(([path, code]) => ({ path: ['input', ...path!.split('.')], code })),
    },
  });
  expect(kit.platform.sent).toEqual([]);
});

test('[TN-06] a completed step is sent in the spelling of the platform, and returns the next one', async () => {
  kit.platform.on(
    'completeOnboardingStep',
    ok({
      step: 'you_are_all_set',
      isLive: false,
      canOnboard: true,
      administrators: ['Amir Haddad'],
      businessName: 'Quayside Ceramics',
      accountReferenceId: 'acct-1',
      accounts: [],
      loyaltyPrograms: [{ programCode: 'MAR', value: 'Q-17' }],
      maxPricePerNight: usd(280),
      isApprovalRequired: true,
    }),
  );
  const input = { step: 'POLICY', maxUsdPerNight: 100_000, isApprovalRequired: true };
  expect((await kit.run(COMPLETE, { input })).data).toEqual({
    completeOnboardingStep: {
      onboarding: {
        step: 'YOU_ARE_ALL_SET',
        maxPricePerNight: { value: '280.00' },
        loyaltyPrograms: [{ membershipNumber: 'Q-17' }],
      },
    },
  });
  expect(kit.platform.sent).toMatchObject([
    { body: { step: 'policy', maxUsdPerNight: 100_000, isApprovalRequired: true } },
  ]);
});

test('[TN-04] users who do not administer a business are refused', async () => {
  kit.platform.on('getBusinessSpend', refused(403, 40302));
  const { data, errors } = await kit.run(gql`{ businessAdministration { spend { month } } }`);
  expect(data).toEqual({ businessAdministration: null });
  expect(errors).toMatchObject([{ extensions: { code: 'ACCESS_DENIED' } }]);
});

test('[TN-04] the trips of a business continue on the next page of the platform', async () => {
  const trip = (id: string) => ({
    itineraryId: id,
    userId: 'user-1',
    travelerName: 'Samuel Okafor',
    listingName: 'Lake house',
    stayDates: { from: '2026-06-02', until: '2026-06-05' },
    bookedAt: '2026-05-04T16:00:00.000Z',
    state: 'Canceled',
    total: usd(740),
    spend: usd(0),
  });
  const TRIPS = gql`query ($after: String) { businessAdministration { trips(first: 2, after: $after) {
    totalCount nodes { id isCanceled spend { value } } pageInfo { hasNextPage endCursor } } } }`;
  kit.platform.on(
    'listBusinessTrips',
    ok({ trips: [trip('1'), trip('2')], nextCursor: 'c2', totalCount: 3 }),
  );
  const first = (await kit.run(TRIPS)).data as unknown as {
    businessAdministration: { trips: { pageInfo: { endCursor: string } } };
  };
  expect(first).toMatchObject({
    businessAdministration: {
      trips: {
        totalCount: 3,
        nodes: [{ id: '1', isCanceled: true, spend: { value: '0.00' } }, { id: '2' }],
        pageInfo: { hasNextPage: true },
      },
    },
  });
  kit.platform.on('listBusinessTrips', ok({ trips: [trip('3')], totalCount: 3 }));
  const { endCursor } = first.businessAdministration.trips.pageInfo;
  expect((await kit.run(TRIPS, { after: endCursor })).data).toMatchObject({
    businessAdministration: { trips: { nodes: [{ id: '3' }], pageInfo: { hasNextPage: false } } },
  });
  expect(kit.platform.sent.map(({ body }) => body)).toEqual([{ size: 2 }, { cursor: 'c2', size: 2 }]);
});

const UPDATE_LIMITS = gql`mutation ($limits: PolicyLimitsInput!) { updatePolicyLimits(input: { policyId: "p-1", limits: $limits }) {
    ... on PolicyLimitsUpdated { policy { limits { allowedStarRatings hotelNight carDay } } }
    ... on PolicyLimitsRefused { code inputErrors { path code } } } }`;

test.each([
  { allowedStarRatings: [], code: 'REQUIRED' },
  { allowedStarRatings: [0], code: 'UNSUPPORTED_VALUE' },
  { allowedStarRatings: [6], code: 'UNSUPPORTED_VALUE' },
  { allowedStarRatings: [3, 3], code: 'UNSUPPORTED_VALUE' },
])(
  '[TN-04] the star ratings $allowedStarRatings are refused as $code',
  async ({ allowedStarRatings, code }) => {
    const { data } = await kit.run(UPDATE_LIMITS, { limits: { allowedStarRatings } });
    expect(data).toMatchObject({
      updatePolicyLimits: { inputErrors: [{ path: ['input', 'limits', 'allowedStarRatings'], code }] },
    });
    expect(kit.platform.sent).toEqual([]);
  },
);

test('[TN-04] limits are validated by field, and those left out end', async () => {
  const invalid = await kit.run(UPDATE_LIMITS, {
    limits: { allowedStarRatings: [6], hotelNight: 0, carDay: 100_001 },
  });
  expect(invalid.data).toEqual({
    updatePolicyLimits: {
      code: 'INVALID_REQUEST',
      inputErrors: [
        { path: ['input', 'limits', 'allowedStarRatings'], code: 'UNSUPPORTED_VALUE' },
        { path: ['input', 'limits', 'hotelNight'], code: 'OUT_OF_RANGE' },
        { path: ['input', 'limits', 'carDay'], code: 'OUT_OF_RANGE' },
      ],
    },
  });
  expect(kit.platform.sent).toEqual([]);
  const limits = { allowedStarRatings: [1, 5], hotelNight: 100_000 };
  kit.platform.on('updatePolicyLimits', ok({ id: 'p-1', name: 'Standard', travelerCount: 2, limits }));
  const { data } = await kit.run(UPDATE_LIMITS, { limits: { ...limits, carDay: null } });
  expect(data).toEqual({ updatePolicyLimits: { policy: { limits: { ...limits, carDay: null } } } });
  expect(kit.platform.sent).toMatchObject([{ body: { policyId: 'p-1', limits } }]);
});
