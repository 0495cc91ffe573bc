import { fixture } from '../fixtures/fixture';
import { unreadable } from '../fixtures/builders';
import { useResolvers } from './testing/resolvers-kit';
import { broken, ok, refused } from './testing/platform-mock';

const kit = useResolvers();

const PLAN = `query ($input: PaymentPlanInput!) { paymentPlan(input: $input) {
  mode total { value } offer { id amount { value } } credit { value }
  rewards { rewards { accountReferenceId value currency } cash { value } }
  amountDue { value } isCardRequired lines { label amount { value } }
  accounts { accountReferenceId isEnabled disabledReason tripTotal { value currency } }
  minimumRedemptionNotice problems { field message }
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

const plan = async (choices: Record<string, unknown> = {}) => {
  const { data, errors } = await kit.run<Plan>(PLAN, { input: { quoteToken: 'quote-1', ...choices } });
  expect(errors).toBeUndefined();
  return data.paymentPlan;
};
const withoutWallet = { withoutOffer: true, walletCredit: { value: '0', currencyCode: 'USD' } };

test('[WA-06] [WA-07] [PR-10] [PR-15] the best offer and all the credit it allows apply by themselves', async () => {
  expect(await plan({ paymentMethodId: 'card-visa' })).toMatchObject({
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

test('[PM-15] without a card that is due the plan is incomplete', async () => {
  expect(await plan(withoutWallet)).toMatchObject({
    mode: 'INCOMPLETE',
    offer: null,
    credit: null,
    amountDue: { value: '577.50' },
    isCardRequired: true,
  });
});

test("[PM-01] a card that is not the user's is no choice", async () => {
  expect(await plan({ ...withoutWallet, paymentMethodId: 'card-of-somebody-else' })).toMatchObject({
    mode: 'INCOMPLETE',
  });
});

test('[PM-14] rewards that cover everything are worth what is left, without a conversion', async () => {
  expect(await plan({ ...withoutWallet, rewards: { accountReferenceId: 'acct-summit' } })).toMatchObject({
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
  const choices = {
    ...withoutWallet,
    rewards: { accountReferenceId: 'acct-summit', rewardsAmount: '20000' },
    paymentMethodId: 'card-visa',
  };
  expect(await plan(choices)).toMatchObject({
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
  const rewards = { accountReferenceId: 'acct-summit', rewardsAmount: '80000' };
  expect(await plan({ ...withoutWallet, rewards })).toMatchObject({
    mode: 'REWARDS_ONLY',
    rewards: { rewards: { value: '57750.00' } },
  });
});

test.each([
  ['90000', 'Invalid amount. Enter an amount that is lower then your available balance.'],
  ['0', 'Invalid rewards balance. Please enter a valid amount.'],
  ['-5', 'Invalid rewards balance. Please enter a valid amount.'],
])('[SP-08] %s of 82,450.50 rewards', async (rewardsAmount, message) => {
  const rewards = { accountReferenceId: 'acct-summit', rewardsAmount };
  expect(await plan({ ...withoutWallet, rewards })).toMatchObject({
    rewards: null,
    problems: [{ field: 'REWARDS', message }],
  });
});

test('[SP-07] a conversion that fails leaves the rewards out and says so', async () => {
  kit.platform.on('convertRewardsToUsd', refused(500, 50001));
  const rewards = { accountReferenceId: 'acct-summit', rewardsAmount: '20000' };
  expect(await plan({ ...withoutWallet, rewards })).toMatchObject({
    rewards: null,
    amountDue: { value: '577.50' },
    problems: [{ field: 'REWARDS', message: 'Could not fetch split pay conversion.' }],
  });
});

test('[RW-08] [RW-10] [SP-02] tells of each account whether it can be used here, and why not', async () => {
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

test('[RW-15] the Lifestyle collection is closed to most card products; the listing says which it is', async () => {
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

test('[RW-12] [RW-13] the notice on minimum redemption', async () => {
  const answer = fixture<'RewardsAccountList'>('rewards/list-rewards-accounts.four');
  answer.accounts[2]!.redemptionMin = 900000;
  kit.platform.on('listRewardsAccounts', ok(answer));
  expect((await plan())['minimumRedemptionNotice']).toBe(
    'One of your rewards accounts does not meet the minimum redemption amount.',
  );
});

test.each([
  [{ walletOfferId: 'offer-welcome' }, { id: 'offer-welcome', amount: { value: '40.00' } }],
  [{ walletOfferId: null }, null],
  [{ withoutOffer: true }, null],
  [{}, { id: 'offer-spring', amount: { value: '75.00' } }],
])('[WA-06] the offer of %j', async (choices, offer) => {
  expect((await plan(choices))['offer']).toEqual(offer);
});

test('[WA-05] an offer that is yet to start cannot be chosen', async () => {
  expect(await plan({ walletOfferId: 'offer-summer' })).toMatchObject({
    offer: null,
    problems: [{ field: 'OFFER', message: 'This offer cannot be used on this trip.' }],
  });
});

test('[WA-08] experiments close offers and credits', async () => {
  kit.platform.on('listActiveExperiments', ok(fixture('experiments/list-active-experiments.none')));
  expect(await plan()).toMatchObject({ offer: null, credit: null, amountDue: { value: '577.50' } });
  expect(kit.platform.requests('getWalletDetails')).toEqual([]);
});

test.each([
  ['rewards accounts', 'listRewardsAccounts', refused(500, 50001), { accounts: [] }],
  ['the wallet', 'getWalletDetails', broken, { offer: null, credit: null }],
  ['experiments', 'listActiveExperiments', refused(503, 50301), { offer: null, credit: null }],
])('a card still pays when %s cannot be read', async (_, operation, answer, expected) => {
  kit.platform.on(operation, answer);
  expect(await plan({ paymentMethodId: 'card-visa' })).toMatchObject({ ...expected, mode: 'CARD_ONLY' });
});

test.each([
  [401, 40101, 'UNAUTHENTICATED'],
  [401, 40103, 'ACCESS_DENIED'],
])('[SE-01] HTTP %i with %i ends the plan, whichever call learns of it', async (status, upstream, code) => {
  for (const operation of ['listRewardsAccounts', 'getWalletDetails']) {
    kit.platform
      .on('listRewardsAccounts', ok(fixture('rewards/list-rewards-accounts.four')))
      .on(operation, refused(status, upstream));
    const { errors } = await kit.run(PLAN, { input: { quoteToken: 'quote-1' } });
    expect(errors?.[0]?.extensions.code).toBe(code);
  }
});

test.each([
  ['is pending', ok(fixture('purchase/poll-quote.pending'))],
  ['has failed', ok(fixture('purchase/poll-quote.failure'))],
  ['is for a hotel', ok(fixture('purchase/poll-quote.hotel'))],
])('a quote that %s cannot be paid', async (_, answer) => {
  kit.platform.on('pollQuote', answer);
  const { errors } = await kit.run(PLAN, { input: { quoteToken: 'quote-1' } });
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('[PR-18] nor can one whose total cannot be read', async () => {
  const answer = fixture<'QuotePoll'>('purchase/poll-quote.success');
  answer.quote!.value!.rate.detailedPrice.payNowTotal = { fiat: unreadable() };
  kit.platform.on('pollQuote', ok(answer));
  const { errors } = await kit.run(PLAN, { input: { quoteToken: 'quote-1' } });
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('quote, wallet, rewards accounts and cards are read side by side', async () => {
  const slowly = (body: unknown) => ({ body, delayMs: 100 });
  kit.platform
    .on('pollQuote', slowly(fixture('purchase/poll-quote.success')))
    .on('listRewardsAccounts', slowly(fixture('rewards/list-rewards-accounts.four')))
    .on('listPaymentMethods', slowly(fixture('payment-methods/list-payment-methods.two-cards')))
    .on('listActiveExperiments', slowly(fixture('experiments/list-active-experiments.all-on')))
    .on('getWalletDetails', slowly(fixture('wallet/get-wallet-details.offers-and-credit')))
    .on('shopHome', slowly(fixture('homes/shop-home.available')));
  await plan();
  // Quote, accounts, cards and experiments; then what quote and experiments lead to.
  expect(kit.platform.mostAtOnce).toBeGreaterThanOrEqual(4);
});
