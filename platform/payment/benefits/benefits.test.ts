import {
  book,
  bookingOutcome,
  byCard,
  fulfillment,
  readyQuote,
  withCredit,
} from '../../testing/booking-journey';
import {
  createCaller,
  startTestPlatform,
  type TestCaller,
  type TestPlatform,
} from '../../testing/test-platform';
import { ledgerProblems } from '../ledger/testing/check-ledgers';
import { grantCredits } from './grant-credits';

let platform: TestPlatform;

beforeEach(async () => {
  platform = await startTestPlatform();
});
afterEach(async () => {
  expect(await ledgerProblems(platform.database)).toEqual([]);
  await platform.close();
});

const FELIX = { emailAddress: 'felix.aubert@larkfield.example', code: '518600' };
const usd = (amount: number) => ({ amount, currency: 'USD' });
const details = async (caller: TestCaller) => (await caller.call('getWalletDetails')).body;
const creditsOf = async (caller: TestCaller) => (await details(caller)).creditBreakdown;
const change = (caller: TestCaller, account: string, event: 'BadStanding' | 'GoodStanding' | 'Closing') =>
  caller.call('changeDemoAccount', { accountReferenceId: account, event });

describe('grants', () => {
  test('[AD-14] primary holders have the benefits of their card, others have none', async () => {
    const kindsOf = async (person: string) =>
      (await creditsOf(await platform.signIn(person)))
        .filter(({ state, accountReferenceId }) => state === 'Available' && accountReferenceId)
        .map(({ CreditDetail, grantedAmount }) => [CreditDetail, grantedAmount?.amount]);
    expect(await kindsOf('walter')).toEqual([['AnnualTravelCredit', 300]]);
    expect(await kindsOf('maya')).toEqual([['OneTimeTravelCredit', 100]]);
    expect(await kindsOf('felix')).toEqual([['LimitedOfferTravelCredit', 250]]);
    // The account manager of a premium card, the authorized user of a mid-tier card, an account opened years ago.
    for (const person of ['ruth', 'daniel', 'odile']) expect(await kindsOf(person)).toEqual([]);
  });

  test('[AD-14] a limited-offer credit ends one year after the account was opened', async () => {
    const felix = await platform.signIn('felix');
    const { accounts, creditBreakdown } = await details(felix);
    const openedOn = accounts?.[0]?.openedOn ?? '';
    expect(openedOn).toBe('2026-01-29');
    expect(creditBreakdown[0]).toMatchObject({
      expiresOn: '2027-01-29',
      accountReferenceId: 'acct_felix_cash',
    });
  });

  test('[AD-14] two concurrent sign-ins grant a credit once', async () => {
    const [first] = await Promise.all(
      Array.from({ length: 6 }, () => platform.stranger.call('loginByCode', FELIX)),
    );
    const felix = createCaller(platform.url, { authorization: `Bearer ${first?.body.token}` });
    expect((await felix.call('getWallet')).body.credit).toEqual({ amount: usd(250) });
    expect((await felix.call('getWalletHistory')).body.credits).toMatchObject([
      { event: 'created', amount: usd(250), standingChange: 'NewAccountOpening' },
    ]);
  });

  test('[AD-14] concurrent grants without a lock grant a credit once', async () => {
    await Promise.all(
      Array.from({ length: 4 }, () =>
        platform.database.transaction().execute((tx) => grantCredits(tx, platform.clock, 'user_felix')),
      ),
    );
    expect(await creditsOf(await platform.signIn('felix'))).toHaveLength(1);
  });

  test('[AD-14] a sign-in that is lost half way leaves neither a credit nor a posting', async () => {
    const lost = platform.database.transaction().execute(async (tx) => {
      await grantCredits(tx, platform.clock, 'user_felix');
      throw new Error('killed');
    });
    await expect(lost).rejects.toThrow('killed');
    const left = await platform.database
      .selectFrom('wallet_credits')
      .select('id')
      .where('user_id', '=', 'user_felix')
      .execute();
    expect(left).toEqual([]);
    expect(await creditsOf(await platform.signIn('felix'))).toMatchObject([{ usableAmount: usd(250) }]);
  });

  test('[AD-14] [WA-13] a new year of the account brings the next annual credit, and the last one has ended', async () => {
    const walter = await platform.signIn('walter');
    const before = (await creditsOf(walter)).find(
      ({ CreditDetail }) => CreditDetail === 'AnnualTravelCredit',
    );
    platform.clock.advance(351 * 86_400_000);
    const again = await platform.signIn('walter');
    const annual = (await creditsOf(again)).filter(
      ({ CreditDetail }) => CreditDetail === 'AnnualTravelCredit',
    );
    expect(
      annual.map(({ id, state, usableAmount }) => [id === before?.id, state, usableAmount.amount]),
    ).toEqual([
      [true, 'Expired', 0],
      [false, 'Available', 300],
    ]);
    const { credits } = (await again.call('getWalletHistory')).body;
    expect(credits[0]).toMatchObject({ event: 'created', standingChange: 'NewBenefitPeriod' });
    expect((await details(again)).accounts?.[0]?.changes?.[0]?.change).toBe('NewBenefitPeriod');
  });

  test('[AD-14] [WA-13] an upgrade to a premium card brings its annual credit immediately, and once', async () => {
    const maya = await platform.signIn('maya');
    const upgrade = {
      accountReferenceId: 'acct_maya_meridian',
      event: 'Upgrade',
      productDisplayName: 'Larkfield Summit Reserve',
    } as const;
    await maya.call('changeDemoAccount', upgrade);
    const { body } = await maya.call('changeDemoAccount', { ...upgrade, event: 'Migration' });
    expect(body.creditBreakdown.map(({ CreditDetail }) => CreditDetail).sort()).toEqual([
      'AnnualTravelCredit',
      'OneTimeTravelCredit',
    ]);
    expect((await maya.call('getWalletHistory')).body.credits[0]).toMatchObject({
      standingChange: 'Upgrade',
    });
  });
});

describe('standing', () => {
  const payment = (total: number, amount: number) => [
    withCredit(amount),
    byCard(total - amount, 'card_bianca_summit'),
  ];

  test('[WA-14] bad standing puts only the credits of that account on hold', async () => {
    const bianca = await platform.signIn('bianca');
    const { accounts, creditBreakdown, credit } = await details(bianca);
    expect(accounts).toMatchObject([{ standing: 'Bad', changes: [{ change: 'BadStanding' }] }]);
    expect(creditBreakdown).toMatchObject([
      { usableAmount: usd(0), remainingAmount: usd(237.6), hold: 'BadStanding', state: 'Available' },
      { usableAmount: usd(80), CreditDetail: 'GoodwillCredit' },
    ]);
    expect(creditBreakdown[1]).not.toHaveProperty('hold');
    expect(credit).toEqual({ amount: usd(80) });
  });

  test('[WA-14] credit on hold pays for no booking, named or not, and other credit does', async () => {
    const bianca = await platform.signIn('bianca');
    const quote = await readyQuote(bianca);
    const [held, rest] = payment(quote.total, 100);
    const named = { ...held!, offerId: 'credit_bianca_annual' };
    for (const credit of [held!, named]) {
      const refused = await bianca.refused('scheduleFulfillment', fulfillment(quote, [credit, rest!]));
      expect(refused.body.code).toBe(42203);
    }
    const booking = await book(bianca, quote, payment(quote.total, 80));
    expect((await bookingOutcome(bianca, booking)).result).toBe('Success');
  });

  test('[WA-14] [WA-13] good standing makes it spendable again', async () => {
    const bianca = await platform.signIn('bianca');
    const { body } = await change(bianca, 'acct_bianca_summit', 'GoodStanding');
    expect(body.credit).toEqual({ amount: usd(317.6) });
    expect(body.accounts?.[0]).toMatchObject({ standing: 'Good' });
    const quote = await readyQuote(bianca);
    const booking = await book(bianca, quote, payment(quote.total, 317.6));
    expect((await bookingOutcome(bianca, booking)).result).toBe('Success');
  });

  test('[AD-14] an account in bad standing receives no credit until it is in good standing', async () => {
    await platform.database
      .insertInto('account_changes')
      .values({
        id: 'bad',
        account_id: 'acct_felix_cash',
        change: 'BadStanding',
        occurred_at: platform.clock.now(),
      })
      .execute();
    const felix = await platform.signIn('felix');
    expect(await creditsOf(felix)).toEqual([]);
    platform.clock.advance(1_000);
    const { body } = await change(felix, 'acct_felix_cash', 'GoodStanding');
    expect(body.credit).toEqual({ amount: usd(250) });
  });

  test('[WA-14] a closed account ends its credits, and a cancellation returns none of them', async () => {
    const felix = await platform.signIn('felix');
    const quote = await readyQuote(felix);
    const payments = [withCredit(100), byCard(quote.total - 100, 'card_felix_cash')];
    await bookingOutcome(felix, await book(felix, quote, payments));
    const { body } = await change(felix, 'acct_felix_cash', 'Closing');
    expect(body.creditBreakdown).toMatchObject([{ state: 'Expired', usableAmount: usd(0) }]);
    expect(body.accounts).toMatchObject([{ standing: 'Closed' }]);
    await cancelOnly(felix);
    expect((await creditsOf(felix))[0]).toMatchObject({ remainingAmount: usd(150), usableAmount: usd(0) });
    // No sign-in grants it again.
    expect(await creditsOf(await platform.signIn('felix'))).toHaveLength(1);
  });
});

/** Cancels the user's only stay, and polls until the outcome. */
async function cancelOnly(caller: TestCaller): Promise<void> {
  const itineraryId = (await caller.call('listItineraries')).body.itineraries[0]?.id ?? '';
  const { token = '' } = (await caller.call('quoteHomeCancellation', { itineraryId })).body;
  let { body } = await caller.call('confirmHomeCancellation', { itineraryId, token });
  while (body.result === 'Pending') ({ body } = await caller.call('pollHomeCancellation', { itineraryId }));
  expect(body.result).toBe('Success');
}

describe('the promotion', () => {
  const STAYS = [
    { from: '2026-06-02', until: '2026-06-05' },
    { from: '2026-07-02', until: '2026-07-05' },
  ] as const;
  const partly = (total: number, amount: number) => [
    withCredit(amount),
    byCard(total - amount, 'card_felix_cash'),
  ];

  test('[AD-14] one booking uses it; the rest is on hold until that booking is canceled', async () => {
    const felix = await platform.signIn('felix');
    const quote = await readyQuote(felix, STAYS[0]);
    const booked = await bookingOutcome(felix, await book(felix, quote, partly(quote.total, 100)));
    expect(booked.result).toBe('Success');
    const itineraryId = (await felix.call('listItineraries')).body.itineraries[0]?.id;
    expect(await creditsOf(felix)).toMatchObject([
      { usableAmount: usd(0), remainingAmount: usd(150), hold: 'PromotionUsed', itineraryIds: [itineraryId] },
    ]);
    const second = await readyQuote(felix, STAYS[1]);
    const refused = await felix.refused('scheduleFulfillment', fulfillment(second, partly(second.total, 50)));
    expect(refused.body.code).toBe(42203);
    await cancelOnly(felix);
    expect(await creditsOf(felix)).toMatchObject([{ usableAmount: usd(250), itineraryIds: [] }]);
    const again = await bookingOutcome(felix, await book(felix, second, partly(second.total, 50)));
    expect(again.result).toBe('Success');
  });

  test('[AD-14] of two concurrent bookings one uses it, and the other fails and returns everything', async () => {
    const felix = await platform.signIn('felix');
    const quotes = [await readyQuote(felix, STAYS[0]), await readyQuote(felix, STAYS[1])];
    const tokens = await Promise.all(quotes.map((quote) => book(felix, quote, partly(quote.total, 100))));
    const outcomes = await Promise.all(tokens.map((token) => bookingOutcome(felix, token)));
    expect(outcomes.map(({ result }) => result).sort()).toEqual(['Failure', 'Success']);
    expect(await creditsOf(felix)).toMatchObject([{ remainingAmount: usd(150), hold: 'PromotionUsed' }]);
  });

  test('[AD-14] credit of a canceled stay is not refunded once it has expired', async () => {
    // Booked within the year of the account, for nights after it.
    platform.clock.advance(260 * 86_400_000);
    const later = await platform.signIn('felix');
    const quote = await readyQuote(later, { from: '2027-03-02', until: '2027-03-05' });
    await bookingOutcome(later, await book(later, quote, partly(quote.total, 100)));
    platform.clock.advance(15 * 86_400_000);
    const last = await platform.signIn('felix');
    await cancelOnly(last);
    expect(await creditsOf(last)).toMatchObject([{ state: 'Expired', remainingAmount: usd(150) }]);
  });
});
