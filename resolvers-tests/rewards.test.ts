import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { unreadable, usd } from '#fixtures/builders.ts';
import { useResolvers } from './testing/resolvers-kit';
import { broken, ok, refused } from './testing/platform-mock';

const kit = useResolvers();
const accounts = () =>
  kit.platform.on('listRewardsAccounts', ok(fixture('rewards/list-rewards-accounts.four')));

const ACCOUNTS = gql`{ rewardsAccounts {
  accountReferenceId productDisplayName customerAccountRole rewardsBalance { value currency currencyDescription formatted }
  rewardsCashEquivalent { value } redemptionMin allowRewardsRedemption hiddenRewardsText lastFour lastFourVirtualCardNumbers
  isTiered accountUseType earn { homes flights hotels cars }
} }`;
interface Accounts {
  rewardsAccounts: Record<string, unknown>[] | null;
}

describe('rewardsAccounts', () => {
  test('[RW-01] [RW-02] [RW-17] come from PUT /api/v0/rewards/accounts', async () => {
    accounts();
    const { data, errors } = await kit.run<Accounts>(ACCOUNTS);
    expect(errors).toBeUndefined();
    expect(data.rewardsAccounts?.[0]).toEqual({
      accountReferenceId: 'acct-summit',
      productDisplayName: 'Summit Reserve',
      customerAccountRole: 'PRIMARY',
      rewardsBalance: {
        value: '82450.50',
        currency: 'Miles',
        currencyDescription: 'Summit miles',
        formatted: '82,451',
      },
      rewardsCashEquivalent: { value: '824.50' },
      redemptionMin: '1000.00',
      allowRewardsRedemption: true,
      hiddenRewardsText: null,
      lastFour: '4242',
      lastFourVirtualCardNumbers: ['9911', '9912'],
      isTiered: false,
      accountUseType: 'PERSONAL',
      earn: { homes: 5, flights: 5, hotels: 10, cars: 10 },
    });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({ method: 'PUT', path: '/api/v0/rewards/accounts', body: undefined }),
    ]);
  });

  test('[RW-07] [RW-17] [RW-18] roles in both spellings, dollars with two decimals, the text that replaces rewards', async () => {
    accounts();
    const { data } = await kit.run<Accounts>(ACCOUNTS);
    expect(data.rewardsAccounts?.slice(1)).toMatchObject([
      {
        customerAccountRole: 'AUTHORIZED_USER',
        rewardsBalance: { formatted: '$12.30' },
        allowRewardsRedemption: false,
        hiddenRewardsText: "Authorized users can't redeem rewards",
      },
      { customerAccountRole: 'ACCOUNT_MANAGER', accountUseType: 'BUSINESS', hiddenRewardsText: null },
      { customerAccountRole: 'UNKNOWN', accountUseType: 'UNKNOWN' },
    ]);
  });

  test('[RW-17] rewards without a description are described by their unit', async () => {
    const answer = fixture<'RewardsAccountList'>('rewards/list-rewards-accounts.four');
    delete answer.accounts[0]!.rewardsBalance.currencyDescription;
    kit.platform.on('listRewardsAccounts', ok(answer));
    const { data } = await kit.run<Accounts>(ACCOUNTS);
    expect(data.rewardsAccounts?.[0]).toMatchObject({
      rewardsBalance: { currency: 'Miles', currencyDescription: 'Miles' },
    });
  });

  test.each([
    ['Account Manager', 'ACCOUNT_MANAGER', "Account managers can't redeem rewards"],
    ['NonFinancialUser', 'NON_FINANCIAL_USER', "Can't redeem rewards"],
    ['Primary', 'PRIMARY', "Can't redeem rewards"],
  ])('[RW-07] [RW-18] the role %s', async (wire, customerAccountRole, hiddenRewardsText) => {
    const answer = fixture<'RewardsAccountList'>('rewards/list-rewards-accounts.four');
    answer.accounts = [
      { ...answer.accounts[1]!, customerAccountRole: wire as 'Primary', allowRewardsRedemption: false },
    ];
    kit.platform.on('listRewardsAccounts', ok(answer));
    const { data } = await kit.run<Accounts>(ACCOUNTS);
    expect(data.rewardsAccounts).toMatchObject([{ customerAccountRole, hiddenRewardsText }]);
  });

  test.each([
    ['a refusal', refused(500, 50001), 'PLATFORM_ERROR'],
    ['a broken connection', broken, 'PLATFORM_UNAVAILABLE'],
  ])(
    '[RW-03] after %s the accounts are null with an error, and the rest is returned',
    async (_, answer, code) => {
      kit.platform
        .on('listRewardsAccounts', answer)
        .on('listPaymentMethods', ok(fixture('payment-methods/list-payment-methods.two-cards')));
      const { data, errors } = await kit.run(gql`{ rewardsAccounts { lastFour } paymentMethods { id } }`);
      expect(data).toEqual({
        rewardsAccounts: null,
        paymentMethods: [{ id: 'card-visa' }, { id: 'card-union' }],
      });
      expect(errors).toEqual([
        expect.objectContaining({ path: ['rewardsAccounts'], extensions: expect.objectContaining({ code }) }),
      ]);
    },
  );

  test('[PR-18] an unreadable balance is not a balance of 0: its account is omitted', async () => {
    const answer = fixture<'RewardsAccountList'>('rewards/list-rewards-accounts.four');
    answer.accounts[0]!.rewardsBalance.currency = '' as 'Miles';
    answer.accounts[1]!.rewardsCashEquivalent = unreadable();
    kit.platform.on('listRewardsAccounts', ok(answer));
    const { data } = await kit.run<Accounts>(
      gql`{ rewardsAccounts { accountReferenceId rewardsCashEquivalent { value } } }`,
    );
    expect(data.rewardsAccounts).toEqual([
      { accountReferenceId: 'acct-cash', rewardsCashEquivalent: null },
      { accountReferenceId: 'acct-business', rewardsCashEquivalent: { value: '5000.00' } },
      { accountReferenceId: 'acct-odd', rewardsCashEquivalent: { value: '0.10' } },
    ]);
  });
});

describe('in the corporate tenant', () => {
  const business = useResolvers({ tenant: 'corporate' });
  const IDS = gql`{ rewardsAccounts { accountReferenceId } }`;

  test('[RW-04] accounts are narrowed to that of the business', async () => {
    business.platform
      .on('listRewardsAccounts', ok(fixture('rewards/list-rewards-accounts.four')))
      .on('getUserInfo', ok(fixture('people/get-user-info.corporate-admin')));
    const { data } = await business.run(IDS);
    expect(data).toEqual({ rewardsAccounts: [{ accountReferenceId: 'acct-business' }] });
  });

  test('[RW-04] [RW-19] accounts are narrowed to business cards if none is that of the business', async () => {
    const session = fixture<'SessionInfo'>('people/get-user-info.corporate-admin');
    session.corporateInfo!.accountReferenceId = 'acct-elsewhere';
    business.platform
      .on('listRewardsAccounts', ok(fixture('rewards/list-rewards-accounts.four')))
      .on('getUserInfo', ok(session));
    const { data } = await business.run(IDS);
    expect(data).toEqual({ rewardsAccounts: [{ accountReferenceId: 'acct-business' }] });
  });
});

describe('[RW-09] whether rewards can be redeemed', () => {
  const business = useResolvers({ tenant: 'corporate' });
  const REDEEMABLE = gql`{ rewardsAccounts { accountReferenceId allowRewardsRedemption hiddenRewardsText } }`;
  const closedTo = (role: string) => {
    const answer = fixture<'RewardsAccountList'>('rewards/list-rewards-accounts.four');
    for (const account of answer.accounts) {
      Object.assign(account, { allowRewardsRedemption: false, customerAccountRole: role });
    }
    return ok(answer);
  };

  test('depends on the business in the corporate tenant', async () => {
    business.platform
      .on('listRewardsAccounts', closedTo('AuthorizedUser'))
      .on('getUserInfo', ok(fixture('people/get-user-info.corporate-admin')));
    const { data } = await business.run(REDEEMABLE);
    expect(data).toEqual({
      rewardsAccounts: [
        { accountReferenceId: 'acct-business', allowRewardsRedemption: true, hiddenRewardsText: null },
      ],
    });
  });

  test('depends on the account for a user without a business', async () => {
    business.platform
      .on('listRewardsAccounts', closedTo('AuthorizedUser'))
      .on('getUserInfo', ok(fixture('people/get-user-info.consumer')));
    const { data } = await business.run<Accounts>(REDEEMABLE);
    expect(data.rewardsAccounts).toContainEqual({
      accountReferenceId: 'acct-summit',
      allowRewardsRedemption: false,
      hiddenRewardsText: "Authorized users can't redeem rewards",
    });
  });
});

describe('rewardsToCash', () => {
  const CONVERT = gql`query ($account: ID!, $amount: Decimal!) { rewardsToCash(accountReferenceId: $account, rewardsAmount: $amount) {
    __typename ... on RewardsInCash { rewards { accountReferenceId value currency } cash { value } }
    ... on RewardsConversionRefused { code title buttons { action } } } }`;

  test('[SP-06] [SP-12] sends PUT rewardsToUsd with the amount', async () => {
    accounts().on('convertRewardsToUsd', ok(fixture('rewards/convert-rewards-to-usd.worth')));
    const { data } = await kit.run(CONVERT, { account: 'acct-summit', amount: '20000.50' });
    expect(data).toEqual({
      rewardsToCash: {
        __typename: 'RewardsInCash',
        rewards: { accountReferenceId: 'acct-summit', value: '20000.50', currency: 'Miles' },
        cash: { value: '200.00' },
      },
    });
    expect(kit.platform.requests('convertRewardsToUsd')).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: '/api/v0/rewards/convert/redeem/rewardsToUsd',
        body: { rewardsAmount: 20000.5, accountReferenceId: 'acct-summit' },
      }),
    ]);
  });

  test.each([
    ['fails', refused(500, 50001)],
    ['returns nothing', ok({ data: { value: 0, currencySymbol: '$', currencyCode: 'USD' } })],
    ['returns an unreadable value', ok({ data: unreadable() })],
    ['violates the contract', ok({})],
  ])('[SP-07] a conversion that %s is a refusal', async (_, answer) => {
    accounts().on('convertRewardsToUsd', answer);
    const { data } = await kit.run(CONVERT, { account: 'acct-summit', amount: '20000' });
    expect(data).toMatchObject({
      rewardsToCash: {
        __typename: 'RewardsConversionRefused',
        code: 'REWARDS_CONVERSION_FAILED',
        title: 'Rewards Redemption Failure',
      },
    });
  });

  test.each([
    ['acct-summit', '0'],
    ['acct-summit', '0.99'],
    ['acct-cash', '0.00'],
  ])('[SP-06] of %s, %s rewards may be worth 0.00', async (account, amount) => {
    accounts().on('convertRewardsToUsd', ok({ data: usd(0) }));
    const { data } = await kit.run(CONVERT, { account, amount });
    expect(data).toMatchObject({ rewardsToCash: { __typename: 'RewardsInCash', cash: { value: '0.00' } } });
  });

  test.each([
    ['acct-summit', '1'],
    ['acct-cash', '0.01'],
  ])('[SP-07] of %s, %s rewards without a worth are refused', async (account, amount) => {
    accounts().on('convertRewardsToUsd', ok({ data: usd(0) }));
    const { data } = await kit.run(CONVERT, { account, amount });
    expect(data).toMatchObject({ rewardsToCash: { code: 'REWARDS_CONVERSION_FAILED' } });
  });

  test.each([
    ['the least that has a value', '1', 0.01],
    ['the most that can be converted', '1000000000', 10_000_000],
  ])('[SP-06] %s, %s miles, is converted', async (_what, amount, value) => {
    accounts().on('convertRewardsToUsd', ok({ data: usd(value) }));
    const { data } = await kit.run(CONVERT, { account: 'acct-summit', amount });
    expect(data).toMatchObject({
      rewardsToCash: { __typename: 'RewardsInCash', cash: { value: value.toFixed(2) } },
    });
  });

  test.each(['-1', '1000000001'])('%s rewards are refused as an argument', async (amount) => {
    accounts();
    const { errors } = await kit.run(CONVERT, { account: 'acct-summit', amount });
    expect(errors?.[0]).toMatchObject({
      message: '`rewardsAmount` has to be 0 to 1,000,000,000.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(kit.platform.requests('convertRewardsToUsd')).toEqual([]);
  });

  test("another user's account is not found, and not requested", async () => {
    accounts();
    const { errors } = await kit.run(CONVERT, { account: 'acct-of-somebody-else', amount: '1' });
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(kit.platform.requests('convertRewardsToUsd')).toEqual([]);
  });

  test.each([
    ['[SP-12] more than two decimals', '1.005', 'An amount of rewards has at most two decimals.'],
    ['an amount that cannot be represented', '999999999999999', 'The amount of rewards is too large.'],
  ])('%s: refused with the reason', async (_, amount, message) => {
    accounts();
    const { errors } = await kit.run(CONVERT, { account: 'acct-summit', amount });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });
});

describe('rewardsEarned', () => {
  const EARN = gql`query ($amount: MoneyInput!, $accounts: [ID!], $offer: String, $quote: ID) {
    rewardsEarned(
      amount: $amount, accountReferenceIds: $accounts, earnOfferDescription: $offer, quoteToken: $quote
    ) { accountReferenceId value currency } }`;
  const amount = { value: '577.50', currencyCode: 'USD' };

  test('[EA-01] sends PUT productToEarn for one account', async () => {
    kit.platform.on('convertProductToEarn', ok(fixture('rewards/convert-product-to-earn.miles')));
    const { data } = await kit.run(EARN, { amount, accounts: ['acct-summit'] });
    expect(data).toEqual({
      rewardsEarned: [{ accountReferenceId: 'acct-summit', value: '2887.50', currency: 'Miles' }],
    });
    expect(kit.platform.sent).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: '/api/v0/rewards/convert/productToEarn',
        body: { account: 'acct-summit', travelProduct: 'Homes', amountUsd: 577.5 },
      }),
    ]);
  });

  test.each([
    ['unchanged', '$50 off a home', '$50 off a home'],
    ["cut to the platform's limit", 'x'.repeat(300), 'x'.repeat(200)],
  ])('[EA-01] sends the offer of the booked stay, %s', async (_, offer, earnOfferDescription) => {
    kit.platform.on('convertProductToEarn', ok(fixture('rewards/convert-product-to-earn.miles')));
    await kit.run(EARN, { amount, accounts: ['acct-summit'], offer });
    expect(kit.platform.requests('convertProductToEarn').map(({ body }) => body)).toEqual([
      { account: 'acct-summit', travelProduct: 'Homes', amountUsd: 577.5, earnOfferDescription },
    ]);
  });

  test('[EA-01] requests all accounts in parallel', async () => {
    accounts().on('convertProductToEarn', {
      body: fixture('rewards/convert-product-to-earn.miles'),
      delayMs: 200,
    });
    const { data } = await kit.run<{ rewardsEarned: unknown[] }>(EARN, { amount });
    expect(kit.platform.maxConcurrent).toBeGreaterThanOrEqual(4);
    expect(data.rewardsEarned).toHaveLength(4);
    expect(kit.platform.requests('convertProductToEarn')).toHaveLength(4);
  });

  test.each(['-1', '1000000.01'])('[EA-01] a price of %s is refused, without a call', async (value) => {
    const { errors } = await kit.run(EARN, { amount: { ...amount, value } });
    expect(errors?.[0]).toMatchObject({
      message: '`amount` has to be 0 to 1,000,000 US dollars.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(kit.platform.sent).toEqual([]);
  });

  test.each(['0', '1000000'])('[EA-01] a price of %s is accepted', async (value) => {
    kit.platform.on('convertProductToEarn', ok(fixture('rewards/convert-product-to-earn.miles')));
    const accounts = Array.from({ length: 20 }, (_, index) => `acct-${index}`);
    const { data } = await kit.run<{ rewardsEarned: unknown[] }>(EARN, {
      amount: { ...amount, value },
      accounts,
    });
    expect(data.rewardsEarned).toHaveLength(20);
  });

  test('[EA-01] too many accounts are refused, without a call', async () => {
    const accounts = Array.from({ length: 21 }, (_, index) => `acct-${index}`);
    const { errors } = await kit.run(EARN, { amount, accounts });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(kit.platform.sent).toEqual([]);
  });

  describe('for a price in another currency', () => {
    const halfOfIt = {
      amount: { value: '400.00', currencyCode: 'CAD' },
      accounts: ['acct-summit'],
      quote: 'quote-1',
    };
    const quoted = (payNowTotal: object) => {
      const answer = fixture<'QuotePoll'>('purchase/poll-quote.success');
      Object.assign(answer.quote!.value!.rate.detailedPrice, { payNowTotal });
      return ok(answer);
    };
    const inCanada = {
      fiat: { value: 800, currencyCode: 'CAD', currencySymbol: 'CA$' },
      rewards: { 'acct-cash': { value: 584.01, currency: 'Cash', currencyDescription: 'Cash back' } },
    };

    test("[EA-01] requests the quote's value in dollars, from the platform's conversion to rewards", async () => {
      kit.platform
        .on('pollQuote', quoted(inCanada))
        .on('convertRewardsToUsd', ok({ data: { value: 584.01, currencyCode: 'USD', currencySymbol: '$' } }))
        .on('convertProductToEarn', ok(fixture('rewards/convert-product-to-earn.miles')));
      const { data } = await kit.run<{ rewardsEarned: unknown[] }>(EARN, halfOfIt);
      expect(data.rewardsEarned).toHaveLength(1);
      expect(kit.platform.sent.map(({ operation, body }) => [operation, body])).toEqual([
        ['pollQuote', { value: 'quote-1' }],
        ['convertRewardsToUsd', { rewardsAmount: 584.01, accountReferenceId: 'acct-cash' }],
        ['convertProductToEarn', { account: 'acct-summit', travelProduct: 'Homes', amountUsd: 292.01 }],
      ]);
    });

    test.each([
      ['is not converted into rewards', { fiat: inCanada.fiat }],
      ['is in yet another currency', { ...inCanada, fiat: { ...inCanada.fiat, currencyCode: 'EUR' } }],
      ['has an unreadable price', { ...inCanada, fiat: unreadable() }],
      [
        'has unreadable rewards',
        { ...inCanada, rewards: { 'acct-cash': { value: 1e30, currency: 'Cash' } } },
      ],
    ])('[EA-01] is empty when the quote %s', async (_what, payNowTotal) => {
      kit.platform
        .on('pollQuote', quoted(payNowTotal))
        .on('convertRewardsToUsd', ok(fixture('rewards/convert-rewards-to-usd.worth')));
      const { data, errors } = await kit.run(EARN, halfOfIt);
      expect(errors).toBeUndefined();
      expect(data).toEqual({ rewardsEarned: [] });
    });

    test.each([
      ['refuses to convert them', refused(400, 40001)],
      ['values them at nothing', ok({ data: usd(0) })],
    ])('[EA-01] is empty when the platform %s', async (_what, answer) => {
      kit.platform.on('pollQuote', quoted(inCanada)).on('convertRewardsToUsd', answer);
      const { data, errors } = await kit.run(EARN, halfOfIt);
      expect(errors).toBeUndefined();
      expect(data).toEqual({ rewardsEarned: [] });
      expect(kit.platform.requests('convertProductToEarn')).toEqual([]);
    });

    test('[EA-01] is an error, not empty, when its value cannot be read', async () => {
      kit.platform.on('pollQuote', quoted(inCanada)).on('convertRewardsToUsd', refused(503, 50301));
      const { data, errors } = await kit.run(EARN, halfOfIt);
      expect(data).toEqual({ rewardsEarned: null });
      expect(errors?.[0]?.extensions.code).toBe('PLATFORM_UNAVAILABLE');
    });
  });

  test('[EA-01] is empty for a price in another currency without its quote, and nothing is requested', async () => {
    const { data } = await kit.run(EARN, { amount: { value: '500.00', currencyCode: 'CAD' } });
    expect(data).toEqual({ rewardsEarned: [] });
    expect(kit.platform.sent).toEqual([]);
  });
});

describe('rewardsActivity', () => {
  const ACTIVITY = gql`query ($first: Int, $after: String) { rewardsActivity(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id kind description occurredAt amount { value currency } account { productDisplayName } trip { id } }
  } }`;
  interface Activity {
    rewardsActivity: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
      nodes: { id: string }[];
    } | null;
  }

  test('[RW-01] has the movements of the shown accounts, page by page', async () => {
    accounts();
    kit.platform.on('listRewardsActivity', ok(fixture('rewards/list-rewards-activity.three')));
    kit.platform.on('listItineraries', ok({ itineraries: [] }));
    const { data } = await kit.run<Activity>(ACTIVITY, { first: 2 });
    expect(data.rewardsActivity).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      nodes: [
        {
          id: 'ltx-3',
          kind: 'RETURNED',
          description: 'Cancellation of LK-CVY2YX',
          occurredAt: '2026-04-22T09:00:00.000Z',
          amount: { value: '20000.00', currency: 'Miles' },
          account: { productDisplayName: 'Summit Reserve' },
          trip: null,
        },
        { id: 'ltx-2', kind: 'REDEEMED', amount: { value: '-20000.00', currency: 'Miles' } },
      ],
    });
    expect(kit.platform.sent).toContainEqual(
      expect.objectContaining({ method: 'GET', path: '/api/v0/rewards/activity' }),
    );
    const { data: next } = await kit.run<Activity>(ACTIVITY, {
      first: 2,
      after: data.rewardsActivity!.pageInfo.endCursor,
    });
    expect(next.rewardsActivity?.nodes).toMatchObject([
      { id: 'ltx-1', kind: 'UNKNOWN', amount: { value: '12.30', currency: 'Cash' }, trip: null },
    ]);
  });

  test('is null with an error when it cannot be read', async () => {
    accounts();
    kit.platform.on('listRewardsActivity', broken);
    const { data, errors } = await kit.run<Activity>(ACTIVITY);
    expect(data.rewardsActivity).toBeNull();
    expect(errors).toHaveLength(1);
  });
});
