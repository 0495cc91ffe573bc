import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { unreadable, usd } from '#fixtures/builders.ts';
import { useResolvers } from './testing/resolvers-kit';
import { type Answer, broken, noAnswer, ok, refused } from './testing/platform-mock';

const kit = useResolvers();

const PLAN = gql`query ($quoteToken: ID!, $payment: PaymentInput!) { paymentPlan(quoteToken: $quoteToken, payment: $payment) {
  mode total { value } offer { id amount { value } } credit { value }
  rewards { rewards { accountReferenceId value currency } cash { value } }
  amountDue { value } isCardRequired lines { label amount { value } }
  accounts { accountReferenceId isEnabled disabledReason tripTotal { value currency } }
  minimumRedemptionNotice problems { field code message }
} }`;

interface Plan {
  paymentPlan: Record<string, unknown>;
}

beforeEach(() => {
  kit.platform
    .on('pollQuote', ok(fixture('purchase/poll-quote.success')))
    .on('shopHome', ok(fixture('homes/shop-home.available')))
    .on('listActiveExperiments', ok(fixture('experiments/list-active-experiments.all-on')))
    .on('getWalletDetails', ok(fixture('wallet/get-wallet-details.offers-and-credit')))
    .on('listRewardsAccounts', ok(fixture('rewards/list-rewards-accounts.four')))
    .on('listPaymentMethods', ok(fixture('payment-methods/list-payment-methods.two-cards')))
    .on('convertRewardsToUsd', ok(fixture('rewards/convert-rewards-to-usd.worth')));
});

const plan = async (payment: Record<string, unknown> = {}) => {
  const { data, errors } = await kit.run<Plan>(PLAN, { quoteToken: 'quote-1', payment });
  expect(errors).toBeUndefined();
  return data.paymentPlan;
};
const wholeWallet = { offer: { take: 'BEST' }, credit: { take: 'MAXIMUM' } };
const rewardsOf = (accountReferenceId: string, quantity: Record<string, unknown>) => ({
  rewards: { accountReferenceId, quantity },
});

test.each([{}, { offer: null, credit: null, rewards: null }])(
  'a payment of %j with a card charges the card the whole total [PM-14]',
  async (parts) => {
    expect(await plan({ ...parts, paymentMethodId: 'card-visa' })).toMatchObject({
      mode: 'CARD_ONLY',
      offer: null,
      credit: null,
      rewards: null,
      amountDue: { value: '577.50' },
      lines: [
        { label: 'Total', amount: { value: '577.50' } },
        { label: 'Ending in 4242:', amount: { value: '577.50' } },
        { label: 'Amount due:', amount: { value: '577.50' } },
      ],
      problems: [],
    });
  },
);

test('[WA-08] without their experiment annual travel credits pay for no stay', async () => {
  const experiments = fixture<'ExperimentList'>('experiments/list-active-experiments.all-on');
  experiments.experiments = experiments.experiments.filter(({ id }) => id !== 'annual-travel-credits');
  kit.platform.on('listActiveExperiments', ok(experiments));
  expect(await plan({ credit: { take: 'MAXIMUM' }, paymentMethodId: 'card-visa' })).toMatchObject({
    credit: { value: '45.25' },
    amountDue: { value: '532.25' },
  });
});

test('the best offer and the most credit it allows are used when requested [WA-06] [WA-07] [PR-10] [PR-15]', async () => {
  expect(await plan({ ...wholeWallet, paymentMethodId: 'card-visa' })).toMatchObject({
    mode: 'CARD_ONLY',
    total: { value: '577.50' },
    offer: { id: 'offer-spring', amount: { value: '75.00' } },
    credit: { value: '100.00' },
    rewards: null,
    amountDue: { value: '402.50' },
    isCardRequired: true,
    lines: [
      { label: 'Total', amount: { value: '577.50' } },
      { label: 'Travel offer applied:', amount: { value: '75.00' } },
      { label: 'Travel credits applied:', amount: { value: '100.00' } },
      { label: 'Total travel credits applied:', amount: { value: '175.00' } },
      { label: 'Ending in 4242:', amount: { value: '402.50' } },
      { label: 'Amount due:', amount: { value: '402.50' } },
    ],
    problems: [],
  });
});

test('[PM-15] without a required card the plan is incomplete', async () => {
  expect(await plan()).toMatchObject({
    mode: 'INCOMPLETE',
    offer: null,
    credit: null,
    amountDue: { value: '577.50' },
    isCardRequired: true,
  });
});

test("[PM-01] [PM-15] another user's card is a problem, except when nothing is left to pay", async () => {
  const paymentMethodId = 'card-of-somebody-else';
  expect(await plan({ paymentMethodId })).toMatchObject({
    mode: 'INCOMPLETE',
    problems: [{ field: 'CARD', message: 'This card cannot be used.' }],
  });
  expect(await plan({ ...rewardsOf('acct-summit', { take: 'MAXIMUM' }), paymentMethodId })).toMatchObject({
    mode: 'REWARDS_ONLY',
    problems: [],
  });
});

test('[PM-14] rewards that cover everything have the value of the amount left, without a conversion', async () => {
  expect(await plan(rewardsOf('acct-summit', { take: 'MAXIMUM' }))).toMatchObject({
    mode: 'REWARDS_ONLY',
    rewards: {
      rewards: { accountReferenceId: 'acct-summit', value: '57750.00', currency: 'Miles' },
      cash: { value: '577.50' },
    },
    amountDue: { value: '0.00' },
    isCardRequired: false,
  });
  expect(kit.platform.requests('convertRewardsToUsd')).toEqual([]);
});

test('[SP-06] [PM-14] a part of the rewards is converted, and the rest is due by card', async () => {
  const payment = { ...rewardsOf('acct-summit', { value: '20000' }), paymentMethodId: 'card-visa' };
  expect(await plan(payment)).toMatchObject({
    mode: 'SPLIT',
    rewards: { rewards: { value: '20000.00' }, cash: { value: '200.00' } },
    amountDue: { value: '377.50' },
  });
  expect(kit.platform.requests('convertRewardsToUsd')[0]?.body).toEqual({
    rewardsAmount: 20000,
    accountReferenceId: 'acct-summit',
  });
});

test('[SP-03] an amount above the trip uses the full trip rewards', async () => {
  expect(await plan(rewardsOf('acct-summit', { value: '80000' }))).toMatchObject({
    mode: 'REWARDS_ONLY',
    rewards: { rewards: { value: '57750.00' } },
  });
});

test.each([
  ['90000', 'Invalid amount. Enter an amount that is lower then your available balance.'],
  ['0', 'Invalid rewards balance. Please enter a valid amount.'],
  ['-5', 'Invalid rewards balance. Please enter a valid amount.'],
  ['999.99', 'Invalid rewards balance. Please enter a valid amount.'],
])('[SP-08] %s of 82,450.50 rewards, with a minimum of 1,000', async (rewardsAmount, message) => {
  expect(await plan(rewardsOf('acct-summit', { value: rewardsAmount }))).toMatchObject({
    rewards: null,
    problems: [{ field: 'REWARDS', message }],
  });
});

test('[SP-07] a failed conversion leaves the rewards out and reports it', async () => {
  kit.platform.on('convertRewardsToUsd', refused(500, 50001));
  expect(await plan(rewardsOf('acct-summit', { value: '20000' }))).toMatchObject({
    rewards: null,
    amountDue: { value: '577.50' },
    problems: [{ field: 'REWARDS', message: 'Could not fetch split pay conversion.' }],
  });
});

describe('rewards of an account whose minimum redemption is 1,000', () => {
  const BELOW = 'The amount due is below the minimum redemption amount';
  const leaving = (value: string, quantity: Record<string, unknown>) =>
    plan({
      credit: { amount: { value: (577.5 - Number(value)).toFixed(2), currencyCode: 'USD' } },
      ...rewardsOf('acct-summit', quantity),
      paymentMethodId: 'card-visa',
    });

  beforeEach(() => {
    const wallet = fixture<'WalletDetails'>('wallet/get-wallet-details.offers-and-credit');
    wallet.credit = { amount: { amount: 577.5, currency: 'USD' } };
    kit.platform.on('getWalletDetails', ok(wallet));
  });

  test.each([{ take: 'MAXIMUM' }, { value: '1000' }])(
    'are a problem where 999 of them are left to pay, as %j, and the account is not enabled [RW-10] [SP-03]',
    async (quantity) => {
      const made = await leaving('9.99', quantity);
      expect(made).toMatchObject({
        mode: 'CARD_ONLY',
        rewards: null,
        amountDue: { value: '9.99' },
        problems: [{ field: 'REWARDS', message: BELOW }],
      });
      expect(made['accounts']).toContainEqual(
        expect.objectContaining({
          accountReferenceId: 'acct-summit',
          isEnabled: false,
          disabledReason: BELOW,
        }),
      );
    },
  );

  test.each([{ take: 'MAXIMUM' }, { value: '1000' }])(
    'pay 1,000 of them that are left, as %j [RW-10] [SP-03]',
    async (quantity) => {
      expect(await leaving('10.00', quantity)).toMatchObject({
        mode: 'REWARDS_ONLY',
        rewards: { rewards: { value: '1000.00' }, cash: { value: '10.00' } },
        amountDue: { value: '0.00' },
        problems: [],
      });
    },
  );
});

test.each(['acct-cash', 'acct-of-somebody-else'])(
  'rewards of %s, which cannot pay, are a problem and pay nothing [SP-02] [SP-04]',
  async (account) => {
    expect(
      await plan({ ...rewardsOf(account, { take: 'MAXIMUM' }), paymentMethodId: 'card-visa' }),
    ).toMatchObject({ rewards: null, amountDue: { value: '577.50' }, problems: [{ field: 'REWARDS' }] });
  },
);

test('[RW-08] [RW-10] [SP-02] returns for each account whether it can be used here, and why not', async () => {
  expect((await plan())['accounts']).toEqual([
    {
      accountReferenceId: 'acct-summit',
      isEnabled: true,
      disabledReason: null,
      tripTotal: { value: '57750.00', currency: 'Miles' },
    },
    {
      accountReferenceId: 'acct-cash',
      isEnabled: false,
      disabledReason: "Authorized users can't redeem rewards",
      tripTotal: { value: '577.50', currency: 'Cash' },
    },
    expect.objectContaining({ accountReferenceId: 'acct-business', isEnabled: false, tripTotal: null }),
    expect.objectContaining({ accountReferenceId: 'acct-odd', isEnabled: false, tripTotal: null }),
  ]);
});

test('[RW-15] the Lifestyle collection excludes most card products; the listing shows its collection', async () => {
  const home = fixture<'ShopHome'>('homes/shop-home.available');
  home.value.listing!.listingCollection = 'Lifestyle';
  kit.platform.on('shopHome', ok(home));
  const { accounts } = (await plan()) as {
    accounts: { accountReferenceId: string; isEnabled: boolean; disabledReason: string }[];
  };
  expect(accounts[0]).toMatchObject({ accountReferenceId: 'acct-summit', isEnabled: true });
  expect(accounts[2]?.disabledReason).toMatch(/Lifestyle/);
  expect(kit.platform.requests('shopHome')[0]?.body).toMatchObject({
    listingId: 'home-pine',
    stayDetails: { dateRange: { from: '2026-06-05', until: '2026-06-07' } },
  });
});

test('[RW-12] [RW-13] has the notice on minimum redemption', async () => {
  const answer = fixture<'RewardsAccountList'>('rewards/list-rewards-accounts.four');
  answer.accounts[2]!.redemptionMin = 900000;
  kit.platform.on('listRewardsAccounts', ok(answer));
  expect((await plan())['minimumRedemptionNotice']).toBe(
    'One of your rewards accounts does not meet the minimum redemption amount.',
  );
});

test.each([
  [{ id: 'offer-welcome' }, { id: 'offer-welcome', amount: { value: '40.00' } }],
  [{ take: 'BEST' }, { id: 'offer-spring', amount: { value: '75.00' } }],
  [null, null],
])('for the offer %j, the plan uses %j [WA-06]', async (offer, used) => {
  expect((await plan({ offer }))['offer']).toEqual(used);
});

test.each([
  [{ amount: { value: '0.01', currencyCode: 'USD' } }, { value: '0.01' }],
  [{ take: 'MAXIMUM' }, { value: '300.00' }],
  [null, null],
])('for the credit %j, the plan uses %j [WA-06]', async (credit, used) => {
  expect((await plan({ credit }))['credit']).toEqual(used);
});

test('without a usable offer the best offer is none, which is not a problem [WA-06]', async () => {
  const wallet = fixture<'WalletDetails'>('wallet/get-wallet-details.offers-and-credit');
  kit.platform.on('getWalletDetails', ok({ ...wallet, offers: [] }));
  expect(await plan({ offer: { take: 'BEST' } })).toMatchObject({ offer: null, problems: [] });
});

test('[WA-05] an offer whose sale has not started cannot be chosen', async () => {
  expect(await plan({ offer: { id: 'offer-summer' } })).toMatchObject({
    offer: null,
    problems: [
      { field: 'OFFER', code: 'OFFER_NOT_USABLE', message: 'This offer cannot be used on this trip.' },
    ],
  });
});

test('[WA-14] [PM-14] credit on hold pays nothing, and has the reason why more cannot be used', async () => {
  const wallet = fixture<'WalletDetails'>('wallet/get-wallet-details.offers-and-credit');
  wallet.credit = { amount: { amount: 45.25, currency: 'USD' } };
  Object.assign(wallet.creditBreakdown[0]!, {
    usableAmount: { amount: 0, currency: 'USD' },
    remainingAmount: { amount: 254.75, currency: 'USD' },
    hold: 'BadStanding',
  });
  kit.platform.on('getWalletDetails', ok(wallet));
  expect(await plan({ credit: { take: 'MAXIMUM' } })).toMatchObject({
    credit: { value: '45.25' },
    problems: [],
  });
  expect(await plan({ credit: { amount: { value: '100.00', currencyCode: 'USD' } } })).toMatchObject({
    credit: { value: '45.25' },
    problems: [
      {
        field: 'CREDIT',
        code: 'CREDIT_ON_HOLD',
        message: 'On hold until your account is in good standing.',
      },
    ],
  });
});

test('[WA-08] [PM-14] an amount of credit without its experiment is a problem with its code', async () => {
  kit.platform.on('listActiveExperiments', ok(fixture('experiments/list-active-experiments.none')));
  expect(await plan({ credit: { amount: { value: '10.00', currencyCode: 'USD' } } })).toMatchObject({
    credit: null,
    problems: [{ field: 'CREDIT', code: 'CREDITS_NOT_OPEN' }],
  });
});

test('[WA-08] offers and credits require their experiments', async () => {
  kit.platform.on('listActiveExperiments', ok(fixture('experiments/list-active-experiments.none')));
  expect(await plan(wholeWallet)).toMatchObject({
    offer: null,
    credit: null,
    amountDue: { value: '577.50' },
  });
  expect(kit.platform.requests('getWalletDetails')).toEqual([]);
});

const ACCOUNTS = { ...rewardsOf('acct-summit', { value: '20000' }) };

describe('unreadable data', () => {
  const outages: readonly (readonly [string, Answer, string])[] = [
    ['HTTP 500', refused(500, 50001), 'PLATFORM_ERROR'],
    ['HTTP 503', refused(503, 50301), 'PLATFORM_UNAVAILABLE'],
    ['HTTP 429', refused(429, 42901), 'RATE_LIMITED'],
    ['a broken connection', broken, 'PLATFORM_UNAVAILABLE'],
    ['a time-out', noAnswer, 'PLATFORM_TIMEOUT'],
    ['HTML', ok('<html>'), 'PLATFORM_CONTRACT'],
  ];
  const used = [
    ['listRewardsAccounts', ACCOUNTS],
    ['getWalletDetails', { offer: { take: 'BEST' } }],
    ['getWalletDetails', { offer: { id: 'offer-spring' } }],
    ['getWalletDetails', { credit: { take: 'MAXIMUM' } }],
    ['listActiveExperiments', { credit: { amount: { value: '10.00', currencyCode: 'USD' } } }],
  ] as const;

  test.each(
    used.flatMap(([operation, payment]) => outages.map((outage) => [operation, payment, ...outage] as const)),
  )(
    '%s for a payment of %j, for %s, is an error of the platform [PM-14]',
    async (operation, payment, _, answer, code) => {
      kit.platform.on(operation, answer);
      const { data, errors } = await kit.run<Plan>(PLAN, { quoteToken: 'quote-1', payment });
      expect(errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([
        [['paymentPlan'], code],
      ]);
      expect(data.paymentPlan).toBeNull();
    },
  );

  test.each(['getWalletDetails', 'listActiveExperiments'])(
    '%s prevents no payment by card or rewards',
    async (operation) => {
      kit.platform.on(operation, broken);
      expect(await plan({ ...ACCOUNTS, paymentMethodId: 'card-visa' })).toMatchObject({
        mode: 'SPLIT',
        problems: [],
      });
    },
  );

  test('of listRewardsAccounts prevents no payment by card, offer and credit, and the accounts are a separate error', async () => {
    kit.platform.on('listRewardsAccounts', refused(500, 50001));
    const payment = { ...wholeWallet, paymentMethodId: 'card-visa' };
    const { data, errors } = await kit.run<Plan>(PLAN, { quoteToken: 'quote-1', payment });
    expect(data.paymentPlan).toMatchObject({
      mode: 'CARD_ONLY',
      amountDue: { value: '402.50' },
      accounts: null,
      minimumRedemptionNotice: null,
      problems: [],
    });
    expect(errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['paymentPlan', 'accounts'], 'PLATFORM_ERROR'],
      [['paymentPlan', 'minimumRedemptionNotice'], 'PLATFORM_ERROR'],
    ]);
  });

  const unreadableAmounts: readonly (readonly [string, object, () => void])[] = [
    [
      'a balance',
      ACCOUNTS,
      () => {
        const answer = fixture<'RewardsAccountList'>('rewards/list-rewards-accounts.four');
        answer.accounts[0]!.redemptionMin = Number.MAX_VALUE;
        kit.platform.on('listRewardsAccounts', ok(answer));
      },
    ],
    [
      'the trip in rewards',
      ACCOUNTS,
      () => {
        const answer = fixture<'QuotePoll'>('purchase/poll-quote.success');
        answer.quote!.value!.rate.detailedPrice.payNowTotal.rewards!['acct-summit']!.value = Number.MAX_VALUE;
        kit.platform.on('pollQuote', ok(answer));
      },
    ],
    [
      'an offer',
      { offer: { id: 'offer-spring' } },
      () => {
        const wallet = fixture<'WalletDetails'>('wallet/get-wallet-details.offers-and-credit');
        wallet.offers.find(({ id }) => id === 'offer-spring')!.amount.currency = 'XXX';
        kit.platform.on('getWalletDetails', ok(wallet));
      },
    ],
    [
      'the credit',
      { credit: { take: 'MAXIMUM' } },
      () => {
        const wallet = fixture<'WalletDetails'>('wallet/get-wallet-details.offers-and-credit');
        wallet.credit!.amount.currency = 'XXX';
        kit.platform.on('getWalletDetails', ok(wallet));
      },
    ],
  ];

  test.each(unreadableAmounts)(
    '%s in use: a violated contract, not a wrong choice [PR-18]',
    async (_, payment, given) => {
      given();
      const { errors } = await kit.run(PLAN, { quoteToken: 'quote-1', payment });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['PLATFORM_CONTRACT']);
      expect((await plan({ paymentMethodId: 'card-visa' }))['mode']).toBe('CARD_ONLY');
    },
  );

  test('an offer that is no longer open is a wrong choice, and not unreadable [WA-10]', async () => {
    const payment = { offer: { id: 'offer-voided' }, paymentMethodId: 'card-visa' };
    expect(await plan(payment)).toMatchObject({ offer: null, problems: [{ field: 'OFFER' }] });
  });

  test('credit that no experiment enables is a wrong choice, even when it cannot be read [WA-08]', async () => {
    const wallet = fixture<'WalletDetails'>('wallet/get-wallet-details.offers-and-credit');
    wallet.credit!.amount.currency = 'XXX';
    const experiments = fixture<'ExperimentList'>('experiments/list-active-experiments.all-on');
    experiments.experiments = experiments.experiments.filter(({ id }) => id !== 'wallet-credits');
    kit.platform.on('getWalletDetails', ok(wallet)).on('listActiveExperiments', ok(experiments));
    const payment = { credit: { take: 'MAXIMUM' }, paymentMethodId: 'card-visa' };
    expect(await plan(payment)).toMatchObject({ credit: null, amountDue: { value: '577.50' } });
  });
});

test.each([
  [401, 40101, 'UNAUTHENTICATED'],
  [401, 40103, 'ACCESS_DENIED'],
])('[SE-01] HTTP %i with %i ends the plan, whichever call receives it', async (status, upstream, code) => {
  for (const operation of ['listRewardsAccounts', 'getWalletDetails']) {
    kit.platform
      .on('listRewardsAccounts', ok(fixture('rewards/list-rewards-accounts.four')))
      .on(operation, refused(status, upstream));
    const { errors } = await kit.run(PLAN, { quoteToken: 'quote-1', payment: {} });
    expect(errors?.[0]?.extensions.code).toBe(code);
  }
});

test.each([
  ['is pending', ok(fixture('purchase/poll-quote.pending')), 'not known yet. Follow the quote'],
  ['has failed', ok(fixture('purchase/poll-quote.failure')), 'failed. Request another quote.'],
  ['is for a hotel', ok(fixture('purchase/poll-quote.hotel')), 'something other than a home'],
])('a quote that %s cannot be paid', async (_, answer, reason) => {
  kit.platform.on('pollQuote', answer);
  const { errors } = await kit.run(PLAN, { quoteToken: 'quote-1', payment: {} });
  expect(errors).toMatchObject([
    { message: expect.stringContaining(reason), extensions: { code: 'CONFLICT' } },
  ]);
});

test.each([
  ['Pending', 'This quote is booked already. Follow its booking.'],
  ['Failure', 'This quote was used by a booking that failed. Request another quote.'],
])('[BK-22] a quote whose booking is %s cannot be paid again', async (result, message) => {
  const quote = fixture<'QuotePoll'>('purchase/poll-quote.success');
  kit.platform
    .on('pollQuote', ok({ ...quote, fulfillment: { value: 'booking-1' } }))
    .on('pollFulfillment', ok({ result }));
  const { errors } = await kit.run(PLAN, { quoteToken: 'quote-1', payment: {} });
  expect(errors).toMatchObject([{ message, extensions: { code: 'CONFLICT' } }]);
});

test.each([
  ['an unreadable', unreadable()],
  ['a negative', usd(-0.01)],
])('[PR-18] a quote with %s total cannot be paid', async (_, fiat) => {
  const answer = fixture<'QuotePoll'>('purchase/poll-quote.success');
  answer.quote!.value!.rate.detailedPrice.payNowTotal = { fiat };
  kit.platform.on('pollQuote', ok(answer));
  const { errors } = await kit.run(PLAN, { quoteToken: 'quote-1', payment: {} });
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('quote, wallet, rewards accounts and cards are read in parallel', async () => {
  const slowly = (body: unknown) => ({ body, delayMs: 100 });
  kit.platform
    .on('pollQuote', slowly(fixture('purchase/poll-quote.success')))
    .on('listRewardsAccounts', slowly(fixture('rewards/list-rewards-accounts.four')))
    .on('listPaymentMethods', slowly(fixture('payment-methods/list-payment-methods.two-cards')))
    .on('listActiveExperiments', slowly(fixture('experiments/list-active-experiments.all-on')))
    .on('getWalletDetails', slowly(fixture('wallet/get-wallet-details.offers-and-credit')))
    .on('shopHome', slowly(fixture('homes/shop-home.available')));
  await plan();
  // Quote, accounts, cards and experiments; then the calls that depend on quote and experiments.
  expect(kit.platform.maxConcurrent).toBeGreaterThanOrEqual(4);
});
