import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { until } from '#gateway/testing/until.ts';
import { BOOK, type Booked, bookingInput, prepareBooking, scheduled } from './testing/booking-kit';
import { noAnswer, ok, refused } from './testing/platform-mock';
import { activePolicies, inactivePolicies } from './testing/policies';
import { useResolvers } from './testing/resolvers-kit';

const business = useResolvers({ tenant: 'corporate' });
const reasons = {
  outOfPolicyReason: 'Only home near the site',
  approvalRequestReason: 'Please',
  tripPurpose: 'Audit',
};

beforeEach(() => {
  const home = fixture<'ShopHome'>('homes/shop-home.available');
  home.value.listing!.corporateTravel!.policyCompliance.isInPolicy = false;
  prepareBooking(business.platform)
    .on('shopHome', ok(home))
    .on('getUserInfo', ok(fixture('people/get-user-info.corporate-admin')))
    .on(
      'listActiveCorporateExperiments',
      ok(fixture('experiments/list-active-corporate-experiments.corporate')),
    )
    .on('getPolicyDetails', ok(activePolicies()));
});

const bookAs = async (corporate: unknown) => {
  const input = { ...(await bookingInput(business)), corporate };
  const { data, errors } = await business.run<Booked>(BOOK, { input });
  expect(errors).toBeUndefined();
  return data.book;
};

const REASON_MISSING = {
  code: 'OUT_OF_POLICY_REASON_MISSING',
  path: ['input', 'corporate', 'outOfPolicyReason'],
};
const MESSAGE_MISSING = {
  code: 'APPROVAL_REASON_MISSING',
  path: ['input', 'corporate', 'approvalRequestReason'],
};

test('[BK-19] [CP-03] [CP-01] [CP-09] a stay out of policy requires a reason and a message to the approver, by field', async () => {
  expect(await bookAs({ outOfPolicyReason: 'Only home near the site' })).toMatchObject({
    __typename: 'BookingBlocked',
    title: 'Your stay is not booked yet.',
    text: 'Write a message to your approver to continue. Nothing has been charged.',
    buttons: [{ action: 'RESET' }],
    blockers: [MESSAGE_MISSING],
  });
  expect(business.platform.requests('getPolicyDetails')).toEqual([
    expect.objectContaining({ method: 'POST', path: '/api/v0/policies/details', body: undefined }),
  ]);
  expect(await bookAs(null)).toMatchObject({ blockers: [REASON_MISSING, MESSAGE_MISSING] });
  expect(await bookAs({ approvalRequestReason: 'Please', outOfPolicyReason: ' ' })).toMatchObject({
    text: 'Write why you are booking this stay to continue. Nothing has been charged.',
    blockers: [REASON_MISSING],
  });
  expect(business.platform.requests('scheduleFulfillment')).toEqual([]);
});

test('[CP-10] answers that only the platform knows to be missing are reported by field', async () => {
  business.platform.on('shopHome', ok(fixture('homes/shop-home.available'))).on('scheduleFulfillment', {
    status: 422,
    body: {
      code: 42203,
      message: 'missing',
      errors: ['corporateOutOfPolicyReason', 'approvalRequestReason'],
    },
  });
  expect(await bookAs(null)).toMatchObject({
    __typename: 'BookingBlocked',
    rawCode: '42203',
    blockers: [REASON_MISSING, MESSAGE_MISSING],
  });
});

test('[CP-02] a policy that limits nothing requires no reason where compliance is unknown', async () => {
  const home = fixture<'ShopHome'>('homes/shop-home.available');
  delete home.value.listing!.corporateTravel;
  business.platform.on('shopHome', ok(home)).on('getPolicyDetails', ok(inactivePolicies()));
  expect(await bookAs(null)).toEqual(scheduled);
});

test('[BK-19] [CP-09] reasons and purpose are sent', async () => {
  expect(await bookAs(reasons)).toEqual(scheduled);
  expect(business.platform.requests('scheduleFulfillment')[0]?.body).toMatchObject({
    corporateOutOfPolicyReason: 'Only home near the site',
    approvalRequestReason: 'Please',
    tripPurpose: 'Audit',
  });
});

test('[CP-03] [SP-06] policy and conversion are requested in parallel', async () => {
  const quote = fixture<'QuotePoll'>('purchase/poll-quote.success');
  const total = quote.quote!.value!.rate.detailedPrice.payNowTotal;
  total.rewards = { 'acct-business': { value: 57_750, currency: 'Points' } };
  const policyIsRequested = () => business.platform.requests('getPolicyDetails').length === 1;
  const policy = activePolicies();
  policy.settings!.isApprovalRequired = false;
  business.platform.on('pollQuote', ok(quote)).on('getPolicyDetails', ok(policy));
  const input = await bookingInput(business);
  business.platform.on('convertRewardsToUsd', {
    body: fixture('rewards/convert-rewards-to-usd.worth'),
    after: until(policyIsRequested, 'the policy is requested'),
  });
  const payment = {
    rewards: { accountReferenceId: 'acct-business', quantity: { value: '20000' } },
    paymentMethodId: 'card-visa',
  };
  const acceptedAmountDue = { value: '377.50', currencyCode: 'USD' };
  const { data } = await business.run<Booked>(BOOK, {
    input: { ...input, payment, acceptedAmountDue, corporate: { outOfPolicyReason: 'Near the site' } },
  });
  expect(data.book).toEqual(scheduled);
});

test('[BK-19] [CP-03] compliance is computed for the dates and the guests of the quote', async () => {
  await bookAs(reasons);
  expect(business.platform.requests('shopHome').at(-1)?.body).toMatchObject({
    listingId: 'home-pine',
    stayDetails: {
      dateRange: { from: '2026-06-05', until: '2026-06-07' },
      guestDetails: { adults: 3, children: [7, 12], petsIncluded: true },
    },
  });
});

test.each([
  [
    'the platform returns no policy',
    () => {
      const home = fixture<'ShopHome'>('homes/shop-home.available');
      delete home.value.listing!.corporateTravel;
      business.platform.on('shopHome', ok(home));
    },
  ],
  [
    'the quote does not contain its guests',
    () => {
      const quote = fixture<'QuotePoll'>('purchase/poll-quote.success');
      delete quote.quote!.value!.guests;
      business.platform.on('pollQuote', ok(quote)).on('shopHome', ok(fixture('homes/shop-home.available')));
    },
  ],
])("[BK-19] [CP-03] an unknown compliance requires the approver's reason: %s", async (_, unknown) => {
  unknown();
  expect(await bookAs(null)).toMatchObject({ blockers: [REASON_MISSING, MESSAGE_MISSING] });
});

test('[CP-03] a stay in policy requires no reason', async () => {
  business.platform.on('shopHome', ok(fixture('homes/shop-home.available')));
  expect(await bookAs(null)).toEqual(scheduled);
  expect(business.platform.requests('getPolicyDetails')).toEqual([]);
});

test('[CP-03] [CP-09] only the reason is required if the business does not require approval', async () => {
  const policy = activePolicies();
  policy.settings!.isApprovalRequired = false;
  business.platform.on('getPolicyDetails', ok(policy));
  expect(await bookAs(null)).toMatchObject({ blockers: [REASON_MISSING] });
  expect(await bookAs({ outOfPolicyReason: reasons.outOfPolicyReason })).toEqual(scheduled);
});

test.each([
  ['HTTP 500', refused(500, 50001), 'PLATFORM_ERROR'],
  ['HTTP 503', refused(503, 50301), 'PLATFORM_UNAVAILABLE'],
  ['a time-out', noAnswer, 'PLATFORM_TIMEOUT'],
])(
  "[CP-03] without a reason, unreadable settings for %s are an error, not the traveler's mistake",
  async (_, answer, code) => {
    business.platform.on('getPolicyDetails', answer);
    const { errors } = await business.run(BOOK, { input: await bookingInput(business) });
    expect(errors?.[0]?.extensions.code).toBe(code);
    expect(business.platform.requests('scheduleFulfillment')).toEqual([]);
  },
);

test('[CP-03] with a reason, a stay is booked even if settings cannot be read', async () => {
  business.platform.on('getPolicyDetails', refused(500, 50001));
  expect(await bookAs(reasons)).toEqual(scheduled);
});

describe('isApprovalRequired of a home, before any booking', () => {
  const HOME = gql`query ($stay: StayInput!) { listing(id: "home-pine", stay: $stay) {
    corporateTravel(stay: $stay) { isInPolicy isApprovalRequired }
  } }`;
  const stay = { fromDate: '2026-06-05', untilDate: '2026-06-07', adults: 2, children: [], pets: 0 };
  const isApprovalRequired = async () => {
    const { data, errors } = await business.run<{
      listing: { corporateTravel: { isInPolicy: boolean; isApprovalRequired: boolean } };
    }>(HOME, { stay });
    expect(errors).toBeUndefined();
    expect(data.listing.corporateTravel.isInPolicy).toBe(false);
    return data.listing.corporateTravel.isApprovalRequired;
  };
  const policy = (settings: object | undefined) => {
    const details = activePolicies();
    return ok({ ...details, settings });
  };

  test.each([
    ['[CP-03] settings that require it', policy({ isApprovalRequired: true }), true],
    ['[CP-03] settings that do not', policy({ isApprovalRequired: false }), false],
    ['[CP-03] no settings: unknown, so required', policy(undefined), true],
    ['[CP-03] unreadable policies: unknown, so required', refused(500, 50001), true],
  ])('%s', async (_, answer, expected) => {
    business.platform.on('getPolicyDetails', answer);
    expect(await isApprovalRequired()).toBe(expected);
  });

  const VERDICT = gql`query ($stay: StayInput!) { listing(id: "home-pine", stay: $stay) {
    corporateTravel(stay: $stay) { isInPolicy reasons maxPricePerNight { value } allowedStarRatings }
  } }`;
  const verdict = async (travel: object = {}) => {
    const home = fixture<'ShopHome'>('homes/shop-home.available');
    Object.assign(home.value.listing!.corporateTravel!, travel);
    business.platform.on('shopHome', ok(home));
    const { data } = await business.run<{ listing: { corporateTravel: unknown } }>(VERDICT, { stay });
    return data.listing.corporateTravel;
  };

  test('[CP-10] the limits, and those that the stay exceeds', async () => {
    const out = {
      allowedStarRatings: [4, 2, 3],
      policyCompliance: { isInPolicy: false, reasons: ['StarRating', 'Distance'] },
    };
    expect(await verdict(out)).toEqual({
      isInPolicy: false,
      reasons: ['STAR_RATING', 'UNKNOWN'],
      maxPricePerNight: { value: '250.00' },
      allowedStarRatings: [2, 3, 4],
    });
    const open = { allowedStarRatings: [1, 2, 3, 4, 5], maxPricePerNight: undefined };
    expect(await verdict(open)).toEqual({
      isInPolicy: true,
      reasons: [],
      maxPricePerNight: null,
      allowedStarRatings: null,
    });
  });

  test('[CP-02] nothing under policies that limit nothing', async () => {
    business.platform.on('getPolicyDetails', ok(inactivePolicies()));
    expect(await verdict()).toBeNull();
  });
});

const NO_FACETS = {
  bedrooms: [],
  beds: [],
  bathrooms: [],
  userRatings: [],
  homeKinds: [],
  amenities: [],
  listingCollections: [],
  petFriendlyCount: 0,
  freeCancellationCount: 0,
};

describe('a search of a business', () => {
  const SEARCH = gql`query ($search: StaySearchInput!) { stays(search: $search) {
    policySummary facets { inPolicyCount withoutFilters { filter count } }
  } }`;
  const stay = { fromDate: '2026-06-05', untilDate: '2026-06-08', adults: 2, children: [], pets: 0 };
  const page = fixture<'HomePage'>('homes/search-homes.first-page');
  const facets = {
    ...NO_FACETS,
    inPolicyCount: 2,
    withoutFilters: [{ filter: 'inPolicyOnly', homesCount: 3 }],
  };
  const found = (counts: object) => business.platform.on('searchHomes', ok({ ...page, facets, ...counts }));
  const search = async () => {
    const filters = { isInPolicyOnly: true };
    const { data, errors } = await business.run<{ stays: unknown }>(SEARCH, {
      search: { placeId: 'asheville', stay, filters },
    });
    expect(errors).toBeUndefined();
    return data.stays;
  };

  test.each([
    [0, 'NONE'],
    [1, 'SOME'],
    [3, 'ALL'],
  ])(
    '[CP-06] [CP-12] of 3 homes with %i in policy has the summary %s',
    async (inPolicyCount, policySummary) => {
      found({ totalCount: 3, inPolicyCount });
      expect(await search()).toEqual({
        policySummary,
        facets: { inPolicyCount: 2, withoutFilters: [{ filter: 'IN_POLICY', count: 3 }] },
      });
      expect(business.platform.requests('searchHomes')[0]?.body).toMatchObject({
        filters: { inPolicyOnly: true },
      });
    },
  );

  test('[CP-02] has neither under policies that limit nothing', async () => {
    business.platform.on('getPolicyDetails', ok(inactivePolicies()));
    found({ totalCount: 3, inPolicyCount: 3 });
    expect(await search()).toMatchObject({ policySummary: null, facets: { inPolicyCount: null } });
  });
});
