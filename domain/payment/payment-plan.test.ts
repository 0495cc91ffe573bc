import fc from 'fast-check';
import { CURRENCIES, type CurrencyCode } from '../money/currencies';
import { type Money, money, sumMoney } from '../money/money';
import { INITIAL_PAYMENT_CHOICE, type PaymentChoice } from './payment-choice';
import {
  type PaymentPlan,
  paymentPlan,
  type PaymentPlanInput,
  rewardsToConvert,
  withPayableRewards,
} from './payment-plan';
import { points } from '../money/points';
import type { RedemptionAccount } from './redemption';
import {
  AMOUNT_ABOVE_BALANCE,
  AMOUNT_NOT_VALID,
  CONVERSION_FAILED,
  customAmountError,
} from './rewards-payment';
import { tenantOf } from '../portal/tenants';
import type { WalletOffer } from './wallet';

const usd = (cents: number) => money(cents, 'USD');
const miles = (whole: number) => points(whole * 100, 'Miles');

const account = (change: Partial<RedemptionAccount> = {}): RedemptionAccount => ({
  accountReferenceId: 'a-1',
  productDisplayName: 'Larkfield Summit',
  role: 'PRIMARY',
  balance: miles(100_000),
  redemptionMin: miles(2_500),
  allowRewardsRedemption: true,
  ...change,
});

const offer = (id: string, cents: number, change: Partial<WalletOffer> = {}): WalletOffer => ({
  id,
  amount: usd(cents),
  maxApplicableCredit: null,
  saleEventStartOn: null,
  funnels: [],
  condition: null,
  ...change,
});

const input = (
  change: Partial<Omit<PaymentPlanInput, 'choice'>> & { choice?: Partial<PaymentChoice> } = {},
): PaymentPlanInput => ({
  total: usd(50_000),
  tripTotals: [{ accountReferenceId: 'a-1', amount: miles(50_000) }],
  accounts: [account()],
  setting: { tenant: tenantOf('consumer'), listingCollection: 'NO_COLLECTION' },
  wallet: null,
  gates: { offers: true, credits: true, stacking: true },
  now: new Date('2026-03-10T12:00:00Z'),
  convertedRewards: null,
  cardLast4: null,
  ...change,
  choice: { ...INITIAL_PAYMENT_CHOICE, ...change.choice },
});

const plan = (...args: Parameters<typeof input>) => paymentPlan(input(...args));
const withRewards = (amount: number | null = null) => ({
  rewards: { accountReferenceId: 'a-1', amount: amount === null ? null : miles(amount) },
});
const wallet = (credit: number, offers: WalletOffer[] = []) => ({ wallet: { offers, credit: usd(credit) } });

const parts = ({ total, offer: applied, credit, rewards, amountDue }: PaymentPlan) =>
  sumMoney(
    [applied?.amount, credit, rewards?.cash, amountDue].flatMap((each) => (each ? [each] : [])),
    total.currencyCode,
  );

describe('modes', () => {
  test('[PM-14] a card only', () => {
    expect(plan({ choice: { paymentMethodId: 'c-1' } })).toMatchObject({
      mode: 'CARD_ONLY',
      amountDue: usd(50_000),
      isCardRequired: true,
      paymentMethodId: 'c-1',
    });
  });

  test('[PM-14] [PM-15] rewards that cover everything need no card and no conversion', () => {
    expect(plan({ choice: { ...withRewards(), paymentMethodId: 'c-1' } })).toMatchObject({
      mode: 'REWARDS_ONLY',
      amountDue: usd(0),
      isCardRequired: false,
      paymentMethodId: null,
      rewards: { amount: miles(50_000), cash: usd(50_000) },
    });
  });

  test('[PM-14] [PM-15] rewards and card', () => {
    const choice = { ...withRewards(10_000), paymentMethodId: 'c-1' };
    expect(plan({ choice, convertedRewards: usd(10_000) })).toMatchObject({
      mode: 'SPLIT',
      amountDue: usd(40_000),
      isCardRequired: true,
    });
  });

  test('[PM-14] [PR-16] only credits, only an offer, or both stacked require no card', () => {
    const none = { mode: 'CREDITS_ONLY', amountDue: usd(0), isCardRequired: false };
    expect(plan(wallet(60_000))).toMatchObject({ ...none, credit: usd(50_000) });
    expect(plan(wallet(0, [offer('o-1', 70_000)]))).toMatchObject({ ...none, mode: 'OFFER_ONLY' });
    expect(plan(wallet(30_000, [offer('o-1', 20_000)]))).toMatchObject({
      ...none,
      mode: 'OFFER_AND_CREDITS',
    });
  });

  test('[PM-15] a required card that is not chosen leaves the plan incomplete', () => {
    expect(plan()).toMatchObject({ mode: 'INCOMPLETE', isCardRequired: true, problems: [] });
    expect(plan({ choice: withRewards(10_000), convertedRewards: usd(10_000) }).mode).toBe('INCOMPLETE');
  });
});

describe('wallet', () => {
  test('[WA-06] the best offer and all credit apply automatically', () => {
    const both = plan(wallet(10_000, [offer('small', 500), offer('best', 2_000), offer('other', 1_000)]));
    expect(both).toMatchObject({
      bestOfferId: 'best',
      offer: { id: 'best', amount: usd(2_000) },
      credit: usd(10_000),
    });
    const equal = plan(wallet(0, [offer('first', 2_000), offer('second', 2_000)]));
    expect(equal.bestOfferId).toBe('first');
  });

  test('[WA-06] an offer is not deducted if none is requested, or if it would make the stay more expensive', () => {
    const unwanted = plan({ ...wallet(0, [offer('o-1', 500)]), choice: { offer: { kind: 'NONE' } } });
    expect(unwanted).toMatchObject({ offer: null, bestOfferId: 'o-1', problems: [] });
    expect(plan(wallet(0, [offer('o-1', -500)]))).toMatchObject({ offer: null, bestOfferId: null });
  });

  test('[WA-11] an offer applies to a stay that meets its condition, and not if the condition is unknown', () => {
    const under = (condition: WalletOffer['condition']) =>
      plan(wallet(0, [offer('o-1', 500, { condition })]));
    const atLeast = (cents: number) => under({ kind: 'AMOUNT_COMPARISON', atLeast: usd(cents) }).bestOfferId;
    const { total } = plan();
    expect(atLeast(total.minorUnits)).toBe('o-1');
    expect(atLeast(total.minorUnits + 1)).toBeNull();
    expect(under({ kind: 'UNKNOWN' }).bestOfferId).toBeNull();
  });

  test('[WA-05] an offer applies once its sale has started', () => {
    const at = (saleEventStartOn: string) => plan(wallet(0, [offer('o-1', 500, { saleEventStartOn })])).offer;
    expect(at('2026-03-10T12:00:00Z')).not.toBeNull();
    expect(at('2026-03-10T12:00:01Z')).toBeNull();
    expect(at('some day')).toBeNull();
  });

  test('[WA-06] offers for other products or currencies do not apply', () => {
    expect(plan(wallet(0, [offer('o-1', 500, { funnels: ['flights'] })])).offer).toBeNull();
    expect(plan(wallet(0, [offer('o-1', 500, { funnels: ['flights', 'Homes'] })])).offer).not.toBeNull();
    expect(plan(wallet(0, [offer('o-1', 500, { amount: money(500, 'EUR') })])).offer).toBeNull();
  });

  test('[WA-07] an offer caps the credit that is stacked with it', () => {
    const capped = plan(wallet(10_000, [offer('o-1', 2_000, { maxApplicableCredit: usd(3_000) })]));
    expect(capped).toMatchObject({ credit: usd(3_000), amountDue: usd(45_000) });
    const asked = {
      offer: { kind: 'OFFER', offerId: 'o-1' },
      credit: { kind: 'AMOUNT', amount: usd(3_000) },
    } as const;
    expect(plan({ ...wallet(10_000, [offer('o-1', 2_000)]), choice: asked })).toMatchObject({
      offer: { id: 'o-1' },
      credit: usd(3_000),
      problems: [],
    });
  });

  test('[WA-07] without stacking, offer and credit exclude each other: the requested one applies, else the larger', () => {
    const gates = { offers: true, credits: true, stacking: false };
    const small = { ...wallet(10_000, [offer('o-1', 2_000)]), gates };
    expect(plan(small)).toMatchObject({ offer: null, credit: usd(10_000) });
    for (const credits of [1_000, 2_000]) {
      expect(plan({ ...wallet(credits, [offer('o-1', 2_000)]), gates })).toMatchObject({
        offer: { id: 'o-1' },
        credit: null,
      });
    }
    const asked = { offer: { kind: 'OFFER', offerId: 'o-1' } } as const;
    expect(plan({ ...small, choice: asked })).toMatchObject({
      offer: { id: 'o-1' },
      credit: null,
      problems: [],
    });
    const both = plan({ ...small, choice: { ...asked, credit: { kind: 'AMOUNT', amount: usd(100) } } });
    expect(both.problems).toEqual([
      { field: 'CREDIT', code: 'CREDIT_WITH_OFFER', message: expect.stringMatching(/combined/) },
    ]);
    const credit = { credit: { kind: 'AMOUNT', amount: usd(100) } } as const;
    expect(plan({ ...small, choice: credit })).toMatchObject({ offer: null, credit: usd(100), problems: [] });
  });

  test('[WA-08] offers and credits require their experiments', () => {
    const gates = { offers: false, credits: false, stacking: true };
    expect(plan({ ...wallet(10_000, [offer('o-1', 2_000)]), gates })).toMatchObject({
      offer: null,
      credit: null,
    });
  });

  test('[PM-14] an offer and credit that no longer exist are problems', () => {
    const gone = plan({ ...wallet(100), choice: { offer: { kind: 'OFFER', offerId: 'x' } } });
    expect(gone.problems).toEqual([
      { field: 'OFFER', code: 'OFFER_NOT_USABLE', message: 'This offer cannot be used on this trip.' },
    ]);
    const notThere = [
      { field: 'CREDIT', code: 'CREDIT_NOT_ENOUGH', message: 'You do not have that much travel credit.' },
    ];
    const asked = (amount: Money) => plan({ ...wallet(100), choice: { credit: { kind: 'AMOUNT', amount } } });
    expect(asked(usd(101))).toMatchObject({ credit: usd(100), problems: notThere });
    expect(asked(usd(100))).toMatchObject({ credit: usd(100), problems: [] });
    expect(asked(money(50, 'EUR'))).toMatchObject({
      credit: null,
      problems: [
        {
          field: 'CREDIT',
          code: 'CREDIT_NOT_ENOUGH',
          message: 'You have no travel credit in this currency.',
        },
      ],
    });
    expect(plan({ ...wallet(100), choice: { credit: { kind: 'NONE' } } })).toMatchObject({
      credit: null,
      problems: [],
    });
  });

  test.each([0, -50])('an amount of %i cents of credit is a problem and pays nothing [PM-14]', (cents) => {
    expect(
      plan({ ...wallet(100), choice: { credit: { kind: 'AMOUNT', amount: usd(cents) } } }),
    ).toMatchObject({
      credit: null,
      amountDue: usd(50_000),
      problems: [
        {
          field: 'CREDIT',
          code: 'CREDIT_NOT_POSITIVE',
          message: 'An amount of travel credit must be greater than zero.',
        },
      ],
    });
  });

  test.each([
    ['BAD_STANDING', 'On hold until your account is in good standing.'],
    ['PROMOTION_USED', 'For one booking per account, and a booking has used it.'],
  ] as const)(
    '[WA-14] [PM-14] credit on hold (%s) pays nothing, and is the reason when more is requested',
    (hold, message) => {
      const held = { wallet: { offers: [], credit: usd(100), heldCredits: [{ hold, amount: usd(5_000) }] } };
      expect(plan({ ...held, choice: { credit: { kind: 'ALL' } } })).toMatchObject({
        credit: usd(100),
        problems: [],
      });
      const amount = { kind: 'AMOUNT', amount: usd(101) } as const;
      expect(plan({ ...held, choice: { credit: amount } })).toMatchObject({
        credit: usd(100),
        problems: [{ field: 'CREDIT', code: 'CREDIT_ON_HOLD', message }],
      });
    },
  );

  test('[WA-08] [PM-14] an amount of credit is a problem without the experiment for credits', () => {
    const gates = { offers: true, credits: false, stacking: true };
    const choice = { credit: { kind: 'AMOUNT', amount: usd(100) } } as const;
    expect(plan({ ...wallet(10_000), gates, choice })).toMatchObject({
      credit: null,
      problems: [{ field: 'CREDIT', code: 'CREDITS_NOT_OPEN' }],
    });
  });

  test('[WA-03] credit in another currency, or below zero, pays nothing', () => {
    for (const credit of [money(10_000, 'EUR'), usd(-10_000)]) {
      expect(plan({ wallet: { offers: [], credit } })).toMatchObject({
        credit: null,
        amountDue: usd(50_000),
      });
    }
  });
});

describe('rewards', () => {
  const refused = (message: string) => ({ rewards: null, problems: [{ field: 'REWARDS', message }] });
  const NOT_IN_TRIP = "Rewards of this card can't be used on this trip";

  test('of an account that is not in the trip totals are a problem and pay nothing [SP-02]', () => {
    const gone = plan({ tripTotals: [], choice: withRewards() });
    expect(gone).toMatchObject(refused(NOT_IN_TRIP));
    expect(gone.accounts[0]).toMatchObject({ isEnabled: false, refusal: 'NOT_IN_TRIP_TOTAL' });
  });

  test.each([
    ['differs from the balance', points(50_000, 'Cash')],
    ['is zero', miles(0)],
  ])('of an account whose trip total %s are a problem and pay nothing [SP-02]', (_what, amount) => {
    const tripTotals = [{ accountReferenceId: 'a-1', amount }];
    const made = plan({ tripTotals, choice: withRewards() });
    expect(made).toMatchObject({ ...refused(NOT_IN_TRIP), amountDue: usd(50_000) });
    expect(made.accounts[0]).toMatchObject({ isEnabled: false });
  });

  test('of an account that is not the user’s are a problem and pay nothing [SP-02]', () => {
    const rewards = { accountReferenceId: 'a-2', amount: null };
    const tripTotals = [{ accountReferenceId: 'a-2', amount: miles(50_000) }];
    expect(plan({ tripTotals, choice: { rewards } })).toMatchObject(refused(NOT_IN_TRIP));
  });

  test('[SP-03] if offer and credits pay for everything, rewards are not used', () => {
    expect(plan({ ...wallet(60_000), choice: withRewards(200_000) })).toMatchObject({
      mode: 'CREDITS_ONLY',
      rewards: null,
      problems: [],
    });
  });

  test('[SP-03] an amount above the trip total uses the full trip rewards', () => {
    expect(plan({ choice: withRewards(80_000) }).rewards).toMatchObject({
      amount: miles(50_000),
      cash: usd(50_000),
    });
  });

  test.each([
    [
      'that may not redeem',
      "Authorized users can't redeem rewards",
      'REWARDS_NOT_USABLE',
      account({ allowRewardsRedemption: false, role: 'AUTHORIZED_USER' }),
    ],
    [
      'below its minimum',
      'The balance is below the minimum redemption amount',
      'REWARDS_BELOW_MINIMUM',
      account({ balance: miles(2_000) }),
    ],
  ])(
    'of an account %s are a problem and pay nothing: %s [SP-04] [RW-08] [RW-10]',
    (_what, message, code, closed) => {
      const made = plan({ accounts: [closed], choice: withRewards() });
      expect(made.problems).toMatchObject([{ code }]);
      expect(made).toMatchObject({ ...refused(message), amountDue: usd(50_000) });
      expect(made.accounts[0]).toMatchObject({ isEnabled: false, disabledReason: message });
    },
  );

  test('[SP-11] the plan contains account, amount and value of the rewards, and separately whether the conversion failed', () => {
    const choice = withRewards(10_000);
    const { rewards, problems } = plan({ choice, convertedRewards: usd(9_876) });
    expect(rewards).toEqual({ accountReferenceId: 'a-1', amount: miles(10_000), cash: usd(9_876) });
    expect(problems).toEqual([]);
    expect(plan({ choice, convertedRewards: null }).problems).toEqual([
      { field: 'REWARDS', code: 'REWARDS_NOT_CONVERTED', message: CONVERSION_FAILED },
    ]);
  });

  test('[SP-07] a partial amount has the value that the platform returns; without one it is not applied', () => {
    const choice = withRewards(10_000);
    expect(plan({ choice, convertedRewards: usd(9_876) }).rewards?.cash).toEqual(usd(9_876));
    expect(plan({ choice })).toMatchObject({
      rewards: null,
      amountDue: usd(50_000),
      problems: [{ field: 'REWARDS', message: CONVERSION_FAILED }],
    });
    expect(plan({ choice, convertedRewards: usd(1) })).toMatchObject({ rewards: { cash: usd(1) } });
    expect(plan({ choice, convertedRewards: money(9_876, 'EUR') })).toMatchObject({
      rewards: null,
      problems: [{ field: 'REWARDS', message: CONVERSION_FAILED }],
    });
  });

  test.each([
    [100_001, AMOUNT_ABOVE_BALANCE, 'REWARDS_ABOVE_BALANCE'],
    [0, AMOUNT_NOT_VALID, 'REWARDS_AMOUNT_NOT_VALID'],
    [-5, AMOUNT_NOT_VALID, 'REWARDS_AMOUNT_NOT_VALID'],
    [2_499, AMOUNT_NOT_VALID, 'REWARDS_AMOUNT_NOT_VALID'],
  ])('[SP-08] a custom amount of %i is refused: %s', (amount, message, code) => {
    expect(plan({ choice: withRewards(amount), convertedRewards: usd(1) })).toMatchObject({
      rewards: null,
      problems: [{ field: 'REWARDS', code, message }],
    });
  });

  test.each([2_500, 100_000])('[SP-08] a custom amount of %i, at the limit, is accepted', (amount) => {
    const taken = plan({
      total: usd(200_000),
      tripTotals: [{ accountReferenceId: 'a-1', amount: miles(200_000) }],
      choice: withRewards(amount),
      convertedRewards: usd(1),
    });
    expect(taken).toMatchObject({ rewards: { amount: miles(amount) }, problems: [] });
  });

  test.each([
    [miles(0), AMOUNT_NOT_VALID],
    [miles(-5), AMOUNT_NOT_VALID],
    [points(500, 'Cash'), AMOUNT_NOT_VALID],
    [points(1, 'Miles'), undefined],
  ])('[SP-08] of an account without a minimum, %j is refused with %p', (amount, message) => {
    expect(customAmountError(amount, account({ redemptionMin: miles(0) }))).toBe(message);
  });

  test('[SP-08] the texts are those of the specification', () => {
    expect(AMOUNT_ABOVE_BALANCE).toBe(
      'Invalid amount. Enter an amount that is lower then your available balance.',
    );
    expect(AMOUNT_NOT_VALID).toBe('Invalid rewards balance. Please enter a valid amount.');
    expect(CONVERSION_FAILED).toBe('Could not fetch split pay conversion.');
  });

  test('[SP-06] the rewards to convert are a part of the trip, never all that is left', () => {
    expect(rewardsToConvert(input({ choice: withRewards(10_000) }))?.amount).toEqual(miles(10_000));
    expect(rewardsToConvert(input({ choice: withRewards() }))).toBeNull();
    const poor = input({ accounts: [account({ balance: miles(20_000) })], choice: withRewards() });
    expect(rewardsToConvert(poor)?.amount).toEqual(miles(20_000));
    expect(rewardsToConvert(input())).toBeNull();
  });

  test("[SP-06] [VO-01] in a currency other than the platform's, a part has its share of the trip's value", () => {
    const yen = {
      total: money(74_001, 'JPY'),
      tripTotals: [{ accountReferenceId: 'a-1', amount: miles(49_581) }],
      choice: { ...withRewards(10_000), paymentMethodId: 'c-1' },
    };
    expect(rewardsToConvert(input(yen))).toBeNull();
    expect(plan(yen)).toMatchObject({
      mode: 'SPLIT',
      rewards: { amount: miles(10_000), cash: money(14_925, 'JPY') },
      amountDue: money(59_076, 'JPY'),
      problems: [],
    });
    expect(plan({ ...yen, choice: withRewards() })).toMatchObject({
      mode: 'REWARDS_ONLY',
      rewards: { amount: miles(49_581), cash: money(74_001, 'JPY') },
    });
  });

  describe('with a minimum of 2,500 miles, when offer and credits leave', () => {
    const BELOW = 'The amount due is below the minimum redemption amount';
    /** Leaves this many cents to pay; a mile is worth a cent. */
    const leaving = (cents: number, rewards: ReturnType<typeof withRewards>) =>
      plan({ ...wallet(50_000 - cents), choice: { ...rewards, paymentMethodId: 'c-1' } });

    test.each([
      ['all of them', null],
      ['the minimum', 2_500],
      ['more than is left', 3_000],
    ])(
      '2,499.99 miles to pay, %s are a problem and the account is not enabled [RW-10] [SP-03]',
      (_what, amount) => {
        const tripTotals = [{ accountReferenceId: 'a-1', amount: miles(49_999.8) }];
        const made = plan({
          ...wallet(47_500),
          tripTotals,
          choice: { ...withRewards(amount), paymentMethodId: 'c-1' },
        });
        expect(made).toMatchObject({ ...refused(BELOW), mode: 'CARD_ONLY', amountDue: usd(2_500) });
        expect(made.accounts[0]).toMatchObject({
          isEnabled: false,
          refusal: 'AMOUNT_DUE_BELOW_MINIMUM',
          disabledReason: BELOW,
        });
      },
    );

    test.each([null, 2_500, 3_000])('2,500 miles to pay, %p of them pay it [RW-10] [SP-03]', (amount) => {
      expect(leaving(2_500, withRewards(amount))).toMatchObject({
        mode: 'REWARDS_ONLY',
        rewards: { amount: miles(2_500), cash: usd(2_500) },
        accounts: [{ isEnabled: true, disabledReason: null }],
        problems: [],
      });
    });

    test('nothing to pay, the account stays enabled and none are redeemed [RW-10] [SP-03]', () => {
      expect(leaving(0, withRewards())).toMatchObject({
        mode: 'CREDITS_ONLY',
        rewards: null,
        accounts: [{ isEnabled: true }],
        problems: [],
      });
    });
  });

  test('that cannot pay are removed from a choice, and others are kept [SP-02] [SP-04]', () => {
    const kept = input({ choice: withRewards() });
    expect(withPayableRewards(kept)).toEqual(kept.choice);
    for (const closed of [
      input({ choice: withRewards(), tripTotals: [] }),
      input({ choice: withRewards(), accounts: [] }),
      input({ choice: withRewards(), ...wallet(49_000) }),
    ]) {
      expect(withPayableRewards(closed)).toEqual({ ...closed.choice, rewards: null });
    }
  });

  test('[PR-15] rewards in addition to offer and credits pay only the remainder', () => {
    const stacked = plan({ ...wallet(10_000, [offer('o-1', 15_000)]), choice: withRewards() });
    expect(stacked).toMatchObject({
      rewards: { amount: miles(25_000), cash: usd(25_000) },
      amountDue: usd(0),
    });
    expect(stacked.mode).toBe('REWARDS_ONLY');
  });

  test('[PR-15] a conversion above the amount left never makes the amount due negative', () => {
    const generous = plan({ choice: withRewards(10_000), convertedRewards: usd(90_000) });
    expect(generous).toMatchObject({ amountDue: usd(0), rewards: { cash: usd(50_000) } });
  });
});

test('[PR-10] the lines are in order', () => {
  const full = plan({
    ...wallet(5_000, [offer('o-1', 5_000)]),
    choice: { ...withRewards(10_000), paymentMethodId: 'c-1' },
    convertedRewards: usd(10_000),
    cardLast4: '4242',
  });
  expect(full.lines).toEqual([
    { kind: 'TOTAL', label: 'Total', amount: usd(50_000) },
    { kind: 'WALLET_DEDUCTION', label: 'Travel offer applied:', amount: usd(5_000) },
    { kind: 'WALLET_DEDUCTION', label: 'Travel credits applied:', amount: usd(5_000) },
    { kind: 'WALLET_SUBTOTAL', label: 'Total travel credits applied:', amount: usd(10_000) },
    { kind: 'DEDUCTION', label: 'Rewards applied:', amount: usd(10_000) },
    { kind: 'CARD', label: 'Ending in 4242:', amount: usd(30_000) },
    { kind: 'DUE', label: 'Amount due:', amount: usd(30_000) },
  ]);
  expect(plan().lines.map(({ label }) => label)).toEqual(['Total', 'Amount due:']);
  const withoutCard = plan({ choice: { ...withRewards(), paymentMethodId: 'c-1' }, cardLast4: '4242' });
  expect(withoutCard.lines.map(({ label }) => label)).toEqual(['Total', 'Rewards applied:', 'Amount due:']);
});

test('[PR-15] [PR-18] [VO-01] offer, credits, rewards and card always sum to the total, to the minor unit', () => {
  const cents = fc.integer({ min: 0, max: 2_000_000 });
  const codes = fc.constantFrom(...(Object.keys(CURRENCIES) as CurrencyCode[]));
  const anyOffer = (code: CurrencyCode) =>
    fc.tuple(cents, fc.option(cents)).map(([amount, cap]) =>
      offer('o', amount, {
        amount: money(amount, code),
        maxApplicableCredit: cap === null ? null : money(cap, code),
      }),
    );
  const anyChoice = (code: CurrencyCode) =>
    fc.record<PaymentChoice>({
      offer: fc.constantFrom({ kind: 'BEST' }, { kind: 'NONE' }, { kind: 'OFFER', offerId: 'o' }),
      credit: fc.oneof(
        fc.constantFrom({ kind: 'ALL' } as const, { kind: 'NONE' } as const),
        cents.map((amount) => ({ kind: 'AMOUNT', amount: money(amount, code) }) as const),
      ),
      rewards: fc.option(
        fc.option(fc.integer({ min: -100, max: 30_000_000 })).map((amount) => ({
          accountReferenceId: 'a-1',
          amount: amount === null ? null : points(amount, 'Miles'),
        })),
      ),
      paymentMethodId: fc.option(fc.constant('c-1')),
    });
  const anyPlan = codes.chain((code) =>
    fc.record({
      code: fc.constant(code),
      total: cents,
      offers: fc.array(anyOffer(code), { maxLength: 3 }),
      credit: cents,
      choice: anyChoice(code),
      converted: fc.option(cents),
      tripPoints: fc.integer({ min: 1, max: 90_000_000 }),
      stacking: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(anyPlan, ({ code, total, offers, credit, choice, converted, tripPoints, stacking }) => {
      const made = plan({
        total: money(total, code),
        wallet: { offers, credit: money(credit, code) },
        choice,
        convertedRewards: converted === null ? null : usd(converted),
        tripTotals: [{ accountReferenceId: 'a-1', amount: points(tripPoints, 'Miles') }],
        gates: { offers: true, credits: true, stacking },
      });
      expect(parts(made)).toEqual(money(total, code));
      expect(made.amountDue.minorUnits).toBeGreaterThanOrEqual(0);
      expect(made.isCardRequired).toBe(made.amountDue.minorUnits > 0);
      for (const part of [made.offer?.amount, made.credit]) {
        if (part) expect(part.minorUnits).toBeGreaterThan(0);
      }
      if (!stacking) expect(made.offer !== null && made.credit !== null).toBe(false);
      if (made.rewards) {
        expect(made.rewards.amount.hundredths).toBeGreaterThan(0);
        expect(made.rewards.amount.hundredths).toBeLessThanOrEqual(Math.max(tripPoints, 0));
        expect(made.rewards.cash.minorUnits).toBeGreaterThan(0);
      }
    }),
    { numRuns: 5000 },
  );
});

test('there is no plan for a total below zero', () => {
  expect(() => plan({ total: usd(-1) })).toThrow(RangeError);
});
