import * as fc from 'fast-check';
import { PARTIAL_AND_FULL } from '../../catalogue/home/cancel-for-any-reason';
import { variantsOf } from '../../homes/cancel-for-any-reason';
import { addDays, dayOf, momentIn } from '../../kernel/dates';
import { type BookingPayment, refundedToTraveler, sumOf } from '../purchase/booking-payment';
import { type BookedProtection, premiumInPayments } from '../purchase/protection';
import { exerciseTerms, cancellationTerms, type CancellationFacts } from './cancellation-terms';
import { type Exercise, exerciseLines, withoutExtras } from './exercise-terms';

const linesOf = (exercise: Omit<Exercise, 'extrasMinor'>) =>
  exerciseLines({ ...exercise, extrasMinor: premiumInPayments(exercise.protection) });

const card = (amountMinor: number): BookingPayment => ({
  kind: 'UserCard',
  paymentId: 'card',
  vaultToken: 'tok',
  amountMinor,
  description: 'Visa ending in 4821',
});
const rewards = (amountMinor: number, hundredths = amountMinor * 100): BookingPayment => ({
  kind: 'Rewards',
  accountReferenceId: 'acct',
  unit: 'Miles',
  hundredths,
  amountMinor,
  description: 'Summit',
});
const credit = (amountMinor: number): BookingPayment => ({
  kind: 'TravelWalletCredit',
  creditId: null,
  amountMinor,
  description: 'Travel credit',
});
const offer = (amountMinor: number): BookingPayment => ({
  kind: 'TravelWalletOffer',
  offerId: 'offer',
  amountMinor,
  description: '$50 off',
});

const frozen = (kind: 'HotelPriceFreezeDeposit' | 'HotelPriceFreezeDiscount', amountMinor: number) =>
  ({ kind, priceFreezeId: 'freeze', amountMinor, description: 'Frozen price' }) satisfies BookingPayment;

const stay = {
  from: '2026-06-20',
  until: '2026-06-23',
  guests: { adults: 2, children: [], petsIncluded: false },
};
const sold = { variants: PARTIAL_AND_FULL, checkInTime: '15:00', timezone: 'America/New_York' };

const protectionOf = (stayMinor: number, coverage: 'Partial' | 'Full'): BookedProtection =>
  variantsOf({ cancelForAnyReason: sold }, stay, { totalMinor: stayMinor }).find(
    (each) => each.coverage === coverage,
  )!;

const amounts = (lines: readonly { kind: string; amountMinor: number }[]) =>
  lines.map(({ kind, amountMinor }) => [kind, amountMinor]);

describe('the premium', () => {
  test('[AD-04] is paid by the card first, then by rewards, credit and an offer', () => {
    const payments = [offer(5_000), credit(1_000), rewards(2_000), card(3_000)];
    expect(amounts(withoutExtras(payments, 2_500))).toEqual([
      ['TravelWalletOffer', 5_000],
      ['TravelWalletCredit', 1_000],
      ['Rewards', 2_000],
      ['UserCard', 500],
    ]);
    expect(amounts(withoutExtras(payments, 5_500))).toEqual([
      ['TravelWalletOffer', 5_000],
      ['TravelWalletCredit', 500],
      ['Rewards', 0],
      ['UserCard', 0],
    ]);
  });

  test('[AD-04] includes its share of the rewards', () => {
    expect(withoutExtras([rewards(10_000, 1_000_001)], 2_500)).toMatchObject([
      { amountMinor: 7_500, hundredths: 750_000 },
    ]);
  });
});

describe('a use', () => {
  test.each([
    ['Partial', 59_200],
    ['Full', 74_000],
  ] as const)('[AD-04] of a %s coverage refunds the covered amount to the card', (coverage, back) => {
    const protection = protectionOf(74_000, coverage);
    const payments = [card(74_000 + protection.premiumMinor)];
    expect(amounts(linesOf({ protection, payments, expiredMinor: {} }))).toEqual([['UserCard', back]]);
  });

  test('[AD-28] [AD-04] refunds the covered amount when an offer paid a part', () => {
    const paidWith = (coverage: 'Partial' | 'Full', offered: number, expired = 0) => {
      const protection = protectionOf(74_000, coverage);
      const payments = [offer(offered), card(74_000 - offered + protection.premiumMinor)];
      const expiredMinor = { TravelWalletOffer: expired };
      return amounts(linesOf({ protection, payments, expiredMinor }));
    };
    expect(paidWith('Full', 5_000)).toEqual([
      ['TravelWalletOffer', 5_000],
      ['UserCard', 69_000],
    ]);
    expect(paidWith('Partial', 5_000)).toEqual([['UserCard', 59_200]]);
    expect(paidWith('Partial', 14_800)).toEqual([['UserCard', 59_200]]);
    expect(paidWith('Partial', 14_801)).toEqual([
      ['TravelWalletOffer', 14_801],
      ['UserCard', 44_399],
    ]);
    expect(paidWith('Partial', 20_000, 20_000)).toEqual([['UserCard', 54_000]]);
  });

  test('[AD-04] does not refund credit that has expired', () => {
    const protection = protectionOf(74_000, 'Full');
    const payments = [credit(10_000), card(64_000 + protection.premiumMinor)];
    const linesWith = (expired: number) =>
      amounts(linesOf({ protection, payments, expiredMinor: { TravelWalletCredit: expired } }));
    expect(linesWith(4_000)).toEqual([
      ['TravelWalletCredit', 6_000],
      ['UserCard', 64_000],
    ]);
    expect(linesWith(10_000)).toEqual([['UserCard', 64_000]]);
  });

  test('[AD-04] a frozen price pays no premium, and its discount is not refunded to the traveler', () => {
    const protection = { ...protectionOf(74_000, 'Full'), coverageMinor: 70_000 };
    const payments = [
      frozen('HotelPriceFreezeDiscount', 4_000),
      frozen('HotelPriceFreezeDeposit', 5_000),
      card(65_000 + protection.premiumMinor),
    ];
    const lines = linesOf({ protection, payments, expiredMinor: {} });
    expect(amounts(lines)).toEqual([
      ['HotelPriceFreezeDiscount', 4_000],
      ['HotelPriceFreezeDeposit', 5_000],
      ['UserCard', 65_000],
    ]);
    expect(sumOf(refundedToTraveler(lines))).toBe(70_000);
  });

  test('[AD-04] does not refund the agent fee', () => {
    const protection = protectionOf(74_000, 'Full');
    const payments = [card(75_000 + protection.premiumMinor)];
    expect(amounts(linesOf({ protection, payments, expiredMinor: {} }))).toEqual([['UserCard', 74_000]]);
    const withOffer = [offer(5_000), card(70_000 + protection.premiumMinor)];
    expect(amounts(linesOf({ protection, payments: withOffer, expiredMinor: {} }))).toEqual([
      ['TravelWalletOffer', 5_000],
      ['UserCard', 69_000],
    ]);
  });
});

describe('random payments', () => {
  const anyTerms = fc
    .record({
      stayMinor: fc.integer({ min: 100, max: 5_000_000 }),
      feeMinor: fc.constantFrom(0, 0, 1_000),
      coverage: fc.constantFrom('Partial' as const, 'Full' as const),
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
    })
    .map(({ stayMinor, feeMinor, coverage, cuts }) => {
      const protection = protectionOf(stayMinor, coverage);
      const total = stayMinor + feeMinor + protection.premiumMinor;
      const [first = 0, second = 0, third = 0] = cuts
        .map((cut) => Math.floor(cut * total))
        .sort((one, other) => one - other);
      const payments = [
        offer(first),
        credit(second - first),
        rewards(third - second),
        card(total - third),
      ].filter(({ amountMinor }) => amountMinor > 0);
      return { stayMinor, feeMinor, protection, payments };
    });

  test('[AD-28] [AD-04] the refund is the coverage to the cent, and no part gets more than it paid', () => {
    fc.assert(
      fc.property(anyTerms, ({ protection, payments }) => {
        const lines = linesOf({ protection, payments, expiredMinor: {} });
        for (const { kind, amountMinor, hundredths } of lines) {
          const part = payments.find((each) => each.kind === kind)!;
          expect(amountMinor).toBeLessThanOrEqual(part.amountMinor);
          if (part.kind === 'Rewards') expect(hundredths).toBeLessThanOrEqual(part.hundredths);
        }
        const restored = sumOf(lines.filter(({ kind }) => kind === 'TravelWalletOffer'));
        expect(sumOf(lines)).toBe(Math.max(protection.coverageMinor, restored));
      }),
    );
  });

  test('[AD-04] [AG-03] no cancellation refunds the premium or the fee of an agent, whatever paid it', () => {
    fc.assert(
      fc.property(anyTerms, ({ stayMinor, feeMinor, protection, payments }) => {
        expect(sumOf(withoutExtras(payments, protection.premiumMinor))).toBe(stayMinor + feeMinor);
        const extrasMinor = protection.premiumMinor + feeMinor;
        const home = cancellationTerms(facts({ payments, protection, extrasMinor }));
        expect(home.outcome).toBe('FullyRefundable');
        expect(sumOf(home.lines)).toBe(stayMinor);
      }),
    );
  });

  test('[AD-26] coverage and premium are shares of the price, and partial coverage costs less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 50_000_000 }), (stayMinor) => {
        const [part, full] = variantsOf({ cancelForAnyReason: sold }, stay, { totalMinor: stayMinor });
        expect(full!.coverageMinor).toBe(stayMinor);
        expect(part!.coverageMinor).toBe(Math.floor((stayMinor * 80) / 100));
        expect(part!.premiumMinor).toBeLessThan(full!.premiumMinor);
        expect(part!.premiumMinor).toBe(Math.round((stayMinor * 7) / 100));
      }),
    );
  });
});

const facts = (changes: Partial<CancellationFacts>): CancellationFacts => ({
  bookingId: 'trip_1',
  state: 'Confirmed',
  checkIn: stay.from,
  policy: {
    Policy: 'FullyRefundable',
    refunds: [{ until: '2026-06-07T04:00:00.000Z', percent: 100 }],
  },
  payments: [],
  protection: null,
  extrasMinor: changes.protection?.premiumMinor ?? 0,
  refunded: [],
  expiredMinor: {},
  attempts: 0,
  maxPercent: 100,
  today: '2026-06-01',
  now: new Date('2026-06-01T12:00:00.000Z'),
  ...changes,
});

describe('when', () => {
  const protection = protectionOf(74_000, 'Full');
  const payments = [card(74_000 + protection.premiumMinor)];
  const at = (moment: string) =>
    exerciseTerms(facts({ protection, payments, now: new Date(moment), today: moment.slice(0, 10) }));

  test('[AD-04] it can be used until the check-in time at the home, also on the day of arrival', () => {
    expect(protection.exercisableUntil).toBe('2026-06-20T19:00:00.000Z');
    expect(at('2026-06-20T18:59:59.999Z')?.validUntil).toEqual(new Date('2026-06-20T19:00:00.000Z'));
    expect(at('2026-06-20T19:00:00.000Z')).toBeNull();
  });

  test('[AD-04] it ends at the check-in time at the home, to the millisecond, whatever the zone and the season', () => {
    const zones = ['America/New_York', 'Pacific/Honolulu', 'Europe/Lisbon', 'Pacific/Auckland'];
    const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2026-01-05', days));
    const time = fc.constantFrom('00:00', '12:30', '15:00', '16:00', '23:45');
    const ms = fc.integer({ min: -90_000_000, max: 90_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), day, time, ms, (timezone, from, checkInTime, msBefore) => {
        const [bought] = variantsOf(
          { cancelForAnyReason: { ...sold, timezone, checkInTime } },
          { ...stay, from, until: addDays(from, 3) },
          { totalMinor: 74_000 },
        );
        const end = momentIn(timezone, from, checkInTime);
        const now = new Date(end.getTime() - msBefore);
        const terms = exerciseTerms(facts({ protection: bought!, payments, now, today: dayOf(now) }));
        expect(terms?.validUntil).toEqual(msBefore > 0 ? end : undefined);
      }),
    );
  });

  test.each(['Running', 'Reversing', 'Failed', 'Canceling', 'Canceled'] as const)(
    '[AD-04] it cannot be used for a stay that is %s',
    (state) => {
      expect(exerciseTerms(facts({ protection, payments, state }))).toBeNull();
    },
  );

  test('its terms are accepted only with their own token', () => {
    const both = facts({ protection, payments });
    expect(exerciseTerms(both)?.token).not.toBe(cancellationTerms(both).token);
    expect(exerciseTerms({ ...both, attempts: 1 })?.token).not.toBe(exerciseTerms(both)?.token);
  });
});
