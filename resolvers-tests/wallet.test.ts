import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import type { components } from '#schema/platform.openapi.ts';
import { useResolvers } from './testing/resolvers-kit';
import { ok } from './testing/platform-mock';

type Schemas = components['schemas'];

const kit = useResolvers();

const allOn = () =>
  kit.platform.on('listActiveExperiments', ok(fixture('experiments/list-active-experiments.all-on')));

/** All experiments on except the given ones. */
function without(...ids: string[]) {
  const answer = fixture<'ExperimentList'>('experiments/list-active-experiments.all-on');
  answer.experiments = answer.experiments.filter(({ id }) => !ids.includes(id));
  return kit.platform.on('listActiveExperiments', ok(answer));
}

const OFFER =
  'id amount { value } descriptions maxApplicableCredit { value } saleEventStartOn funnels trackingProperties';
const WALLET = gql`{ wallet {
  credit { value currencyCode } creditBreakdown {
    id name kind rawKind state usableAmount { value } remainingAmount { value } grantedAmount { value } hold expiresOn
  }
  offers { ${OFFER} } bestOffer { id } activity { nodes { id kind description amount { value } occurredAt } }
} }`;

test('[WA-01] [WA-02] [WA-03] [WA-04] each resource of the wallet is read once, with its own call', async () => {
  allOn()
    .on('getWallet', ok(fixture('wallet/get-wallet.credit')))
    .on('getWalletHistory', ok(fixture('wallet/get-wallet-history.transactions')))
    .on('getWalletDetails', ok(fixture('wallet/get-wallet-details.offers-and-credit')));
  const { data, errors } = await kit.run(WALLET);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    wallet: {
      credit: { value: '300.00', currencyCode: 'USD' },
      creditBreakdown: [
        {
          id: 'credit-annual',
          name: 'Annual travel credit',
          kind: 'ANNUAL_TRAVEL_CREDIT',
          rawKind: 'AnnualTravelCredit',
          state: 'AVAILABLE',
          usableAmount: { value: '254.75' },
          remainingAmount: { value: '254.75' },
          grantedAmount: { value: '300.00' },
          hold: null,
          expiresOn: '2026-12-31',
        },
        {
          id: 'credit-goodwill',
          name: 'With our apologies',
          kind: 'GOODWILL_CREDIT',
          rawKind: 'GoodwillCredit',
          state: 'AVAILABLE',
          usableAmount: { value: '45.25' },
          remainingAmount: null,
          grantedAmount: null,
          hold: null,
          expiresOn: null,
        },
      ],
      offers: [
        {
          id: 'offer-spring',
          amount: { value: '75.00' },
          descriptions: ['Spring offer', '$75 off a stay'],
          maxApplicableCredit: { value: '100.00' },
          saleEventStartOn: '2026-04-01T00:00:00.000Z',
          funnels: ['HOMES'],
          trackingProperties: { properties: {}, encryptedProperties: 'b2ZmZXI' },
        },
        expect.objectContaining({
          id: 'offer-welcome',
          maxApplicableCredit: null,
          saleEventStartOn: null,
          funnels: [],
          trackingProperties: null,
        }),
      ],
      bestOffer: { id: 'offer-spring' },
      activity: {
        nodes: [
          {
            id: 'tx-2',
            kind: 'REDEEMED',
            description: 'Used on a stay in Moab',
            amount: { value: '-45.25' },
            occurredAt: '2026-04-20T09:00:00.000Z',
          },
          expect.objectContaining({ id: 'tx-1', kind: 'UNKNOWN', amount: { value: '345.25' } }),
        ],
      },
    },
  });
  const calls = kit.platform.sent.map(({ method, path }) => `${method} ${path}`);
  expect(calls.sort()).toEqual([
    'GET /api/v0/user/wallet',
    'GET /api/v0/user/wallet/details',
    'GET /api/v0/user/wallet/history',
    'PUT /api/v0/experiments/active',
  ]);
});

test('[WA-01] a field that is not selected is not read', async () => {
  allOn().on('getWallet', ok(fixture('wallet/get-wallet.credit')));
  await kit.run(gql`{ wallet { credit { value } } }`);
  expect(kit.platform.sent.map(({ operation }) => operation)).toEqual(['listActiveExperiments', 'getWallet']);
});

test('[WA-05] [WA-06] [WA-10] an offer that has not started, is void, worth nothing, or for another product is not included', async () => {
  const details = fixture<'WalletDetails'>('wallet/get-wallet-details.offers-and-credit');
  const worthless = { id: 'offer-zero', amount: { amount: 0, currency: 'USD' } };
  details.offers.push({ ...details.offers[0]!, ...worthless });
  allOn().on('getWalletDetails', ok(details));
  const { data } = await kit.run<{ wallet: { offers: { id: string }[] } }>(gql`{ wallet { offers { id } } }`);
  expect(data.wallet.offers.map(({ id }) => id)).toEqual(['offer-spring', 'offer-welcome']);
});

describe('[WA-08] experiments enable the wallet', () => {
  test('without offers and credits it is null, and the wallet is not read', async () => {
    without('travel-wallet-offers', 'wallet-credits');
    const { data } = await kit.run(WALLET);
    expect(data).toEqual({ wallet: null });
    expect(kit.platform.sent).toHaveLength(1);
  });

  test('without credits it has only offers', async () => {
    without('wallet-credits').on(
      'getWalletDetails',
      ok(fixture('wallet/get-wallet-details.offers-and-credit')),
    );
    const { data } = await kit.run(WALLET);
    expect(data).toMatchObject({
      wallet: {
        credit: { value: '0.00' },
        creditBreakdown: [],
        activity: { nodes: [] },
        bestOffer: { id: 'offer-spring' },
      },
    });
    expect(kit.platform.requests('getWallet')).toEqual([]);
    expect(kit.platform.requests('getWalletHistory')).toEqual([]);
  });

  test('without offers it has only credits', async () => {
    without('travel-wallet-offers').on('getWallet', ok(fixture('wallet/get-wallet.credit')));
    const { data } = await kit.run(gql`{ wallet { credit { value } offers { id } bestOffer { id } } }`);
    expect(data).toEqual({ wallet: { credit: { value: '300.00' }, offers: [], bestOffer: null } });
    expect(kit.platform.requests('getWalletDetails')).toEqual([]);
  });

  test('without annual travel credits they are neither listed nor available for payment', async () => {
    without('annual-travel-credits').on(
      'getWalletDetails',
      ok(fixture('wallet/get-wallet-details.offers-and-credit')),
    );
    const { data } = await kit.run(gql`{ wallet { credit { value } creditBreakdown { id } } }`);
    expect(data).toEqual({
      wallet: { credit: { value: '45.25' }, creditBreakdown: [{ id: 'credit-goodwill' }] },
    });
    expect(kit.platform.requests('getWallet')).toEqual([]);
  });

  test('spent annual travel credits are not subtracted a second time', async () => {
    const details = fixture<'WalletDetails'>('wallet/get-wallet-details.offers-and-credit');
    const annual = details.creditBreakdown.filter(
      ({ CreditDetail }) => CreditDetail === 'AnnualTravelCredit',
    );
    details.creditBreakdown.push(...annual.map((part) => ({ ...part, state: 'Redeemed' as const })));
    without('annual-travel-credits').on('getWalletDetails', ok(details));
    const { data } = await kit.run(gql`{ wallet { credit { value } } }`);
    expect(data).toEqual({ wallet: { credit: { value: '45.25' } } });
  });

  test.each([
    ['are more than all credit', { usableAmount: { amount: 400, currency: 'USD' } }, '0.00', undefined],
    ['cannot be read', { usableAmount: { amount: 400, currency: 'XXX' } }, null, 'PLATFORM_CONTRACT'],
    ['are in another currency', { usableAmount: { amount: 40, currency: 'CAD' } }, null, 'PLATFORM_CONTRACT'],
  ])(
    '[PR-18] annual travel credits that %s never make the credit negative or wrong',
    async (_, part, value, code) => {
      const details = fixture<'WalletDetails'>('wallet/get-wallet-details.offers-and-credit');
      Object.assign(details.creditBreakdown[0]!, part);
      without('annual-travel-credits').on('getWalletDetails', ok(details));
      const { data, errors } = await kit.run(gql`{ wallet { credit { value } } }`);
      expect(data).toEqual({ wallet: value && { credit: { value } } });
      expect(errors?.[0]?.extensions.code).toBe(code);
    },
  );

  test('[WA-15] without offers it has no later ones either', async () => {
    without('travel-wallet-offers');
    const { data } = await kit.run(gql`{ wallet { allOffers { id } } }`);
    expect(data).toEqual({ wallet: { allOffers: [] } });
    expect(kit.platform.requests('getWalletDetails')).toEqual([]);
  });

  test('without the history it is empty', async () => {
    without('credit-transaction-history');
    const { data } = await kit.run(gql`{ wallet { activity { nodes { id } } } }`);
    expect(data).toEqual({ wallet: { activity: { nodes: [] } } });
  });
});

test('[WA-01] a user who never had credit has none', async () => {
  allOn().on('getWallet', ok({}));
  const { data } = await kit.run(gql`{ wallet { credit { minorUnits currencyCode } } }`);
  expect(data).toEqual({ wallet: { credit: { minorUnits: 0, currencyCode: 'USD' } } });
});

test('[PR-18] an offer with an unreadable limit of credit is omitted: no limit would be a better offer', async () => {
  const details = fixture<'WalletDetails'>('wallet/get-wallet-details.offers-and-credit');
  for (const { maxApplicableCredit } of details.offers)
    if (maxApplicableCredit) maxApplicableCredit.currency = 'XXX';
  allOn().on('getWalletDetails', ok(details));
  const { data } = await kit.run(gql`{ wallet { offers { id } } }`);
  expect(data).toEqual({ wallet: { offers: [{ id: 'offer-welcome' }] } });
});

test('[PR-18] unreadable credit is an error, and never 0', async () => {
  allOn().on('getWallet', ok({ credit: { amount: { amount: 300, currency: 'XXX' } } }));
  const { data, errors } = await kit.run(gql`{ wallet { credit { value } } }`);
  expect(data).toEqual({ wallet: null });
  expect(errors?.[0]?.extensions.code).toBe('PLATFORM_CONTRACT');
});

describe('credit in rewards [RW-20]', () => {
  const inRewards = async (accountReferenceId: string) => {
    allOn()
      .on('getWallet', ok(fixture('wallet/get-wallet.credit')))
      .on('listRewardsAccounts', ok(fixture('rewards/list-rewards-accounts.four')));
    const { data, errors } = await kit.run<{ wallet: { creditInRewards: unknown } }>(
      gql`query ($id: ID!) { wallet { creditInRewards(accountReferenceId: $id) { accountReferenceId value currency } } }`,
      { id: accountReferenceId },
    );
    expect(errors).toBeUndefined();
    return data.wallet.creditInRewards;
  };

  test.each([
    ['acct-summit', { value: '30000.00', currency: 'Miles' }],
    ['acct-cash', { value: '300.00', currency: 'Cash' }],
  ])('$300 have this value in the account %s', async (accountReferenceId, worth) => {
    expect(await inRewards(accountReferenceId)).toEqual({ accountReferenceId, ...worth });
  });

  test("another user's account has no value", async () => {
    expect(await inRewards('acct-of-somebody-else')).toBeNull();
  });
});

test('[WA-03] [WA-04] [VO-02] an unknown kind, state or product is UNKNOWN', async () => {
  const details = fixture<'WalletDetails'>('wallet/get-wallet-details.offers-and-credit');
  Object.assign(details.creditBreakdown[0]!, { CreditDetail: 'BirthdayCredit', state: 'Dozing' });
  details.offers[0]!.funnels = ['homes', 'boats'];
  allOn().on('getWalletDetails', ok(details));
  const { data } = await kit.run<{ wallet: object }>(
    gql`{ wallet { creditBreakdown { kind rawKind state } offers { funnels } } }`,
  );
  expect(data.wallet).toMatchObject({
    creditBreakdown: [{ kind: 'UNKNOWN', rawKind: 'BirthdayCredit', state: 'UNKNOWN' }, {}],
    offers: [{ funnels: ['HOMES', 'UNKNOWN'] }, {}],
  });
});

const details = (change: (details: Schemas['WalletDetails']) => void) => {
  const wire = fixture<'WalletDetails'>('wallet/get-wallet-details.offers-and-credit');
  change(wire);
  return allOn().on('getWalletDetails', ok(wire));
};

test('[WA-15] all offers state when and where they can be used', async () => {
  details(({ offers }) => {
    offers[0]!.expiresOn = '2026-12-01';
  });
  const { data } = await kit.run(gql`{ wallet { allOffers { id stage expiresOn } } }`);
  expect(data).toEqual({
    wallet: {
      allOffers: [
        { id: 'offer-spring', stage: 'OPEN', expiresOn: '2026-12-01' },
        { id: 'offer-welcome', stage: 'OPEN', expiresOn: null },
        { id: 'offer-summer', stage: 'COMING', expiresOn: null },
        { id: 'offer-flights', stage: 'OTHER_PRODUCTS', expiresOn: null },
      ],
    },
  });
});

test('[WA-11] the conditions of an offer are in reading order, with whether stays meet them', async () => {
  details(({ offers }) => {
    offers[0]!.condition = {
      OfferCondition: 'And',
      conditions: [
        { OfferCondition: 'AmountComparison', atLeast: { amount: 250, currency: 'USD' } },
        { OfferCondition: 'Not', conditions: [{ OfferCondition: 'FirstFlightBooking' }] },
      ],
    };
    offers[1]!.condition = { OfferCondition: 'Airline', airlineCodes: ['AC', 'DL'] };
  });
  const { data } = await kit.run<{ wallet: { allOffers: unknown[]; offers: unknown[] } }>(
    gql`{ wallet { allOffers { stage conditions { depth kind text isMetByStays airlineCodes atLeast { value } } } offers { id } } }`,
  );
  const none = { airlineCodes: [], atLeast: null };
  expect(data.wallet.allOffers.slice(0, 3)).toEqual([
    {
      stage: 'OPEN',
      conditions: [
        { ...none, depth: 0, kind: 'AND', text: 'All of these', isMetByStays: null },
        {
          depth: 1,
          kind: 'AMOUNT_COMPARISON',
          text: 'A booking of $250 or more',
          isMetByStays: null,
          airlineCodes: [],
          atLeast: { value: '250.00' },
        },
        { ...none, depth: 1, kind: 'NOT', text: 'Not this', isMetByStays: true },
        {
          ...none,
          depth: 2,
          kind: 'FIRST_FLIGHT_BOOKING',
          text: 'Your first flight booking',
          isMetByStays: false,
        },
      ],
    },
    {
      stage: 'OTHER_PRODUCTS',
      conditions: [
        {
          depth: 0,
          kind: 'AIRLINE',
          text: 'A flight with AC or DL',
          isMetByStays: false,
          airlineCodes: ['AC', 'DL'],
          atLeast: null,
        },
      ],
    },
    { stage: 'COMING', conditions: [] },
  ]);
  expect(data.wallet.offers).toEqual([{ id: 'offer-spring' }]);
});

test('[WA-11] a condition that is new, lacks its data, or is nested too deeply is UNKNOWN', async () => {
  details(({ offers }) => {
    let endless: Schemas['OfferCondition'] = { OfferCondition: 'FirstFlightBooking' };
    for (let depth = 0; depth < 200; depth += 1) endless = { OfferCondition: 'Not', conditions: [endless] };
    const conditions = [
      { OfferCondition: 'FullMoon' },
      { OfferCondition: 'AmountComparison', atLeast: { amount: 250, currency: 'XXX' } },
      endless,
    ];
    conditions.forEach((condition, index) => {
      offers[index]!.condition = condition;
    });
  });
  const { data } = await kit.run<{
    wallet: { allOffers: { conditions: { kind: string; isMetByStays: null }[] }[] };
  }>(gql`{ wallet { allOffers { conditions { kind isMetByStays } } } }`);
  const innermost = data.wallet.allOffers.slice(0, 3).map(({ conditions }) => conditions.at(-1));
  expect(innermost).toEqual(Array(3).fill({ kind: 'UNKNOWN', isMetByStays: null }));
  // Six levels and what is below them.
  expect(data.wallet.allOffers[2]?.conditions).toHaveLength(7);
});

test('[WA-11] a combination without the conditions that it combines is UNKNOWN', async () => {
  const firstFlight = { OfferCondition: 'FirstFlightBooking' };
  details(({ offers }) => {
    offers[0]!.condition = { OfferCondition: 'Or', conditions: [firstFlight, firstFlight] };
    offers[1]!.condition = { OfferCondition: 'And', conditions: [] };
    offers[2]!.condition = { OfferCondition: 'Not', conditions: [firstFlight, firstFlight] };
  });
  const { data } = await kit.run<{ wallet: { allOffers: { conditions: { kind: string }[] }[] } }>(
    gql`{ wallet { allOffers { conditions { kind } } } }`,
  );
  const kinds = data.wallet.allOffers.map(({ conditions }) => conditions.map(({ kind }) => kind));
  expect(kinds.slice(0, 3)).toEqual([
    ['OR', 'FIRST_FLIGHT_BOOKING', 'FIRST_FLIGHT_BOOKING'],
    ['UNKNOWN'],
    ['UNKNOWN'],
  ]);
});

test('[WA-14] [WA-16] a credit on hold has its reason, and kinds that no product here grants are defined', async () => {
  details(({ creditBreakdown }) => {
    Object.assign(creditBreakdown[0]!, { CreditDetail: 'CancelForAnyReasonCredit', hold: 'BadStanding' });
    Object.assign(creditBreakdown[1]!, { CreditDetail: 'HotelPriceFreezeDeposit', hold: 'Thursday' });
  });
  const { data } = await kit.run(gql`{ wallet { creditBreakdown { kind hold } } }`);
  expect(data).toEqual({
    wallet: {
      creditBreakdown: [
        { kind: 'CANCEL_FOR_ANY_REASON_CREDIT', hold: 'BAD_STANDING' },
        { kind: 'HOTEL_PRICE_FREEZE_DEPOSIT', hold: 'UNKNOWN' },
      ],
    },
  });
});

describe('accounts', () => {
  const ACCOUNTS = gql`{ wallet {
    accounts {
      accountReferenceId productDisplayName lastFour openedOn standing changes { kind occurredAt }
    }
    creditBreakdown { id account { accountReferenceId standing } trips { id } }
  } }`;
  const at = '2026-04-20T09:00:00.000Z';

  test('[WA-13] [WA-14] [AD-14] have a standing and its history; credits name theirs, and the stays they paid', async () => {
    const trips = fixture<'ItineraryList'>('itineraries/list-itineraries.five');
    const stay = trips.itineraries.find(({ tripKind }) => tripKind === 'Home')!;
    kit.platform.on('listItineraries', ok(trips));
    details((wire) => {
      wire.accounts = [
        {
          accountReferenceId: 'acct-summit',
          productDisplayName: 'Summit',
          lastFour: '4821',
          openedOn: '2014-05-02',
          standing: 'Bad',
          changes: [
            { change: 'BadStanding', occurredAt: at },
            { change: 'Eclipse', occurredAt: at },
          ],
        },
        { accountReferenceId: 'acct-cash', productDisplayName: 'Cash', standing: 'Wobbly' },
      ];
      wire.creditBreakdown[0]!.accountReferenceId = 'acct-summit';
      wire.creditBreakdown[0]!.itineraryIds = [stay.id, 'of-nobody'];
      wire.creditBreakdown[1]!.accountReferenceId = 'acct-of-nobody';
    });
    const { data, errors } = await kit.run(ACCOUNTS);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      wallet: {
        accounts: [
          {
            accountReferenceId: 'acct-summit',
            productDisplayName: 'Summit',
            lastFour: '4821',
            openedOn: '2014-05-02',
            standing: 'BAD',
            changes: [
              { kind: 'BAD_STANDING', occurredAt: at },
              { kind: 'UNKNOWN', occurredAt: at },
            ],
          },
          {
            accountReferenceId: 'acct-cash',
            productDisplayName: 'Cash',
            lastFour: null,
            openedOn: null,
            standing: 'UNKNOWN',
            changes: [],
          },
        ],
        creditBreakdown: [
          {
            id: 'credit-annual',
            account: { accountReferenceId: 'acct-summit', standing: 'BAD' },
            trips: [{ id: 'LF-5' }],
          },
          { id: 'credit-goodwill', account: null, trips: [] },
        ],
      },
    });
    expect(kit.platform.requests('getWalletDetails')).toHaveLength(1);
  });

  test('[WA-14] a platform without account data has no accounts, and no trips are read', async () => {
    details(() => undefined);
    const { data, errors } = await kit.run(ACCOUNTS);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      wallet: {
        accounts: [],
        creditBreakdown: [
          { account: null, trips: [] },
          { account: null, trips: [] },
        ],
      },
    });
    expect(kit.platform.requests('listItineraries')).toEqual([]);
  });

  test('[WA-08] are disabled together with the credits', async () => {
    without('wallet-credits');
    expect((await kit.run(gql`{ wallet { accounts { standing } } }`)).data).toEqual({
      wallet: { accounts: [] },
    });
    expect(kit.platform.requests('getWalletDetails')).toEqual([]);
  });
});

describe('activity', () => {
  const ACTIVITY = gql`query ($first: Int, $after: String) { wallet { activity(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id } }
  } } }`;
  interface Page {
    readonly wallet: { readonly activity: { readonly pageInfo: { readonly endCursor: string } } };
  }

  test('[WA-02] [WA-15] is returned page by page', async () => {
    allOn().on('getWalletHistory', ok(fixture('wallet/get-wallet-history.transactions')));
    const { data: one } = await kit.run<Page>(ACTIVITY, { first: 1 });
    expect(one).toMatchObject({
      wallet: {
        activity: { totalCount: 2, pageInfo: { hasNextPage: true }, edges: [{ node: { id: 'tx-2' } }] },
      },
    });
    const { data: two } = await kit.run<Page>(ACTIVITY, {
      first: 1,
      after: one.wallet.activity.pageInfo.endCursor,
    });
    expect(two).toMatchObject({
      wallet: { activity: { pageInfo: { hasNextPage: false }, edges: [{ node: { id: 'tx-1' } }] } },
    });
  });

  test.each([
    ['USED', 'Used'],
    ['CONFIRM_STATE', 'ConfirmState'],
    ['CANCELED', 'Cancelled'],
    ['EXPIRED', 'Expired'],
    ['PENDING', 'Pending'],
    ['AUTHORIZED', 'Authorized'],
    ['UNKNOWN', 'Thawed'],
  ])('[WA-10] has the state %s', async (state, wire) => {
    const history = fixture<'WalletHistory'>('wallet/get-wallet-history.transactions');
    history.credits[0]!.state = wire;
    allOn().on('getWalletHistory', ok(history));
    const { data } = await kit.run(gql`{ wallet { activity(first: 1) { nodes { state } } } }`);
    expect(data).toEqual({ wallet: { activity: { nodes: [{ state }] } } });
  });

  test('[WA-15] [WA-13] contains the stay that it concerned and the change that caused it', async () => {
    const history = fixture<'WalletHistory'>('wallet/get-wallet-history.transactions');
    const trips = fixture<'ItineraryList'>('itineraries/list-itineraries.five');
    const stay = trips.itineraries.find(({ tripKind }) => tripKind === 'Home')!;
    history.credits[0]!.itineraryId = stay.id;
    history.credits[1]!.standingChange = 'NewBenefitPeriod';
    allOn().on('getWalletHistory', ok(history)).on('listItineraries', ok(trips));
    const { data, errors } = await kit.run(
      gql`{ wallet { activity { nodes { trip { id } standingChange } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      wallet: {
        activity: {
          nodes: [
            { trip: { id: 'LF-5' }, standingChange: null },
            { trip: null, standingChange: 'NEW_BENEFIT_PERIOD' },
          ],
        },
      },
    });
    expect(kit.platform.requests('listItineraries')).toHaveLength(1);
  });
});
