/** Cancel for any reason that is bought after the stay was booked (AD-18): offered, paid once, kept, and refunded. */
import type { components } from '#schema/platform.openapi.ts';
import { balanceOf } from '../../payment/ledger/testing/balance-of';
import { ledgerProblems } from '../../payment/ledger/testing/check-ledgers';
import { addCard } from '../../testing/new-card';
import { TEST_CARDS } from '../../payment/vault/test-cards';
import { createVault, type Vault } from '../../payment/vault/vault-operations';
import { startTestPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform';
import { documentedNumber } from '../../testing/documented-values';
import { book, bookingOutcome, byCard, readyQuote, withCredit } from '../../testing/booking-journey';
import { cardsOf } from '../../testing/what-moved';
import { losingTheAnswerTo, overtakenBy, takeOver } from '../../testing/worked-rows';
import { advance, type Leased, LeaseLost } from '../durable-worker';
import { protectionWork } from './protection-work';

type Schemas = components['schemas'];

const HOUR_MS = 3_600_000;

const DECLINED = TEST_CARDS.filter((card) => card.at !== 'Never' && card.answer === 'CreditCardDeclined');

let platform: TestPlatform;
let helen: TestCaller;

beforeEach(async () => {
  platform = await startTestPlatform();
  helen = await platform.signIn('helen');
});
afterEach(async () => {
  expect(await ledgerProblems(platform.database)).toEqual([]);
  await platform.close();
});

interface StayToBook {
  readonly from?: string;
  readonly until?: string;
  readonly agentFee?: number;
  readonly creditPays?: number;
  readonly card?: string;
}

/** A stay of three nights for 740, without a protection. */
async function booked(
  listingId = 'test-protection',
  { from = '2026-06-02', until = '2026-06-05', agentFee, creditPays = 0, card }: StayToBook = {},
): Promise<string> {
  const fee = agentFee === undefined ? {} : { agentFee };
  const quote = await readyQuote(helen, { listingId, from, until, ...fee });
  const payments = [
    ...(creditPays > 0 ? [withCredit(creditPays)] : []),
    byCard(Number((quote.total - creditPays).toFixed(2)), card),
  ];
  const { result } = await bookingOutcome(helen, await book(helen, { ...quote, ...fee }, payments));
  expect(result).toBe('Success');
  return (await trip()).id;
}

const trip = async () => (await helen.call('listItineraries')).body.itineraries[0]!;
const offerFor = async (itineraryId: string) =>
  (await helen.call('quoteHomeProtection', { itineraryId })).body;

async function requestFor(
  itineraryId: string,
  coverage: 'Partial' | 'Full' = 'Full',
  changes: Partial<Schemas['PurchaseHomeProtectionRequest']> = {},
): Promise<Schemas['PurchaseHomeProtectionRequest']> {
  const { cancelForAnyReason } = await offerFor(itineraryId);
  const variant = cancelForAnyReason.variants.find((each) => each.coverage === coverage)!;
  const { value, currencyCode } = variant.premiumPrices.total.fiat;
  return {
    itineraryId,
    quoteId: variant.quoteId,
    seenPremium: { value, currencyCode: currencyCode as 'USD' },
    paymentId: 'card_helen_cash',
    ...changes,
  };
}

const buy = async (request: Schemas['PurchaseHomeProtectionRequest'], key: string) =>
  (await helen.call('purchaseHomeProtection', request, { 'idempotency-key': key })).body;

const poll = async (idempotencyKey: string) =>
  (await helen.call('pollHomeProtectionPurchase', { idempotencyKey })).body;

async function later(milliseconds: number): Promise<void> {
  platform.clock.advance(milliseconds);
  helen = await platform.signIn('helen');
}

/** The requests for card payments, the largest first. */
const cards = async () =>
  (await cardsOf(platform.database)).toSorted((one, other) => other.captured_minor - one.captured_minor);

const platformBalance = (kind: 'Revenue' | 'Premiums' | 'Claims' | 'Refunds') =>
  balanceOf(platform.database, { kind, reference: 'USD' });

async function confirm(itineraryId: string, token: string) {
  let { body } = await helen.call('confirmHomeCancellation', { itineraryId, token });
  while (body.result === 'Pending') ({ body } = await helen.call('pollHomeCancellation', { itineraryId }));
  return body;
}

const NOT_SOLD = { result: 'Failed', errors: [{ kind: 'ProductError', code: 'AncillaryNotAvailable' }] };
const NOTHING = { availability: { Availability: 'Unavailable' }, variants: [] };

describe('the offer', () => {
  test('[AD-18] [AD-26] has the premiums and coverages of the booked price, without the agent fee', async () => {
    helen = await platform.actFor('priya', 'walter');
    const id = await booked('test-protection', { agentFee: 25, card: 'card_walter_summit' });
    expect(await offerFor(id)).toMatchObject({
      cancelForAnyReason: {
        availability: { Availability: 'Available' },
        variants: [
          {
            coverage: 'Partial',
            premiumPrices: { total: { fiat: { value: 51.8 } } },
            coverageAmount: { value: 592 },
          },
          {
            coverage: 'Full',
            premiumPrices: { total: { fiat: { value: 85.1 } } },
            coverageAmount: { value: 740 },
          },
        ],
      },
      cancellationPolicy: { policy: { Policy: 'NonRefundable' } },
    });
  });

  test('[AD-18] ends 72 hours after the booking', async () => {
    const id = await booked();
    const end = new Date(platform.clock.now().getTime() + 72 * HOUR_MS);
    expect(new Date((await offerFor(id)).purchasableUntil ?? '').getTime()).toBeCloseTo(end.getTime(), -4);
    const request = await requestFor(id);
    await later(72 * HOUR_MS);
    expect((await offerFor(id)).cancelForAnyReason).toEqual(NOTHING);
    expect(await buy(request, 'too-late-1')).toEqual(NOT_SOLD);
  });

  test('[AD-18] for a stay soon ends a day before its check-in time', async () => {
    const id = await booked('test-protection', { from: '2026-05-07', until: '2026-05-10' });
    expect((await offerFor(id)).purchasableUntil).toBe('2026-05-06T19:00:00.000Z');
  });

  test.each([
    ['test-always-works', 'Unavailable'],
    ['test-protection-unavailable', 'Unavailable'],
    ['test-protection-failure', 'Failure'],
  ])('[AD-18] for %s is %s', async (listingId, Availability) => {
    const id = await booked(listingId);
    expect(await offerFor(id)).toMatchObject({
      cancelForAnyReason: { availability: { Availability }, variants: [] },
    });
    expect(await offerFor(id)).not.toHaveProperty('purchasableUntil');
  });
});

describe('a purchase', () => {
  test('[AD-18] is paid with the saved card, and appears on the trip, the receipt and in the ledger', async () => {
    const id = await booked();
    const answer = await buy(await requestFor(id), 'protect-once');
    expect(answer).toMatchObject({ result: 'Success', itinerary: { id } });
    const protectedTrip = await trip();
    expect(answer.itinerary).toEqual(protectedTrip);
    expect(protectedTrip).toMatchObject({
      total: { value: 825.1 },
      payments: [
        { amount: { value: 740 } },
        {
          kind: 'UserCard',
          description: expect.stringContaining('ending in') as string,
          amount: { value: 85.1 },
        },
      ],
      protection: {
        coverage: 'Full',
        premium: { value: 85.1 },
        action: 'Purchase',
        boughtAt: platform.clock.now().toISOString(),
        paidWith: expect.stringContaining('ending in') as string,
      },
    });
    expect(protectedTrip.priceGroups?.at(-1)).toMatchObject({
      kind: { Kind: 'Protections' },
      amount: { fiat: { value: 85.1 } },
      items: [{ name: 'Cancel for any reason (full refund)' }],
    });
    expect([await platformBalance('Revenue'), await platformBalance('Premiums')]).toEqual([74_000, 8_510]);
    expect(await cards()).toMatchObject([
      { captured_minor: 74_000 },
      { captured_minor: 8_510, refunded_minor: 0 },
    ]);
  });

  test('[AD-18] [BK-17] has one outcome for each key, and another request with the key is a conflict', async () => {
    const id = await booked();
    const request = await requestFor(id);
    const answers = await Promise.all([1, 2, 3].map(() => buy(request, 'protect-once')));
    expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(['Success']));
    expect(await poll('protect-once')).toEqual(answers[0]);
    const { body } = await helen.refused(
      'purchaseHomeProtection',
      { ...request, paymentId: 'card_helen_summit' },
      { 'idempotency-key': 'protect-once' },
    );
    expect(body.code).toBe(40901);
    expect(await platformBalance('Premiums')).toBe(8_510);
  });

  test('[AD-18] is made once for a stay, whatever the keys', async () => {
    const id = await booked();
    const request = await requestFor(id);
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => buy(request, `protect-${name}`)));
    expect(answers.map(({ result }) => result).sort()).toEqual(['Failed', 'Failed', 'Success']);
    expect((await offerFor(id)).cancelForAnyReason).toEqual(NOTHING);
    expect(await buy(request, 'protect-again')).toEqual(NOT_SOLD);
    expect(await platformBalance('Premiums')).toBe(8_510);
  });

  test('[AD-18] that is slow is pending, and is followed by its key', async () => {
    const id = await booked('test-protection-sale-slow');
    const request = await requestFor(id);
    expect(await buy(request, 'protect-slowly')).toEqual({ result: 'Pending' });
    expect((await offerFor(id)).cancelForAnyReason).toEqual(NOTHING);
    let answer = await poll('protect-slowly');
    while (answer.result === 'Pending') {
      await new Promise((resolve) => setTimeout(resolve, 100));
      answer = await poll('protect-slowly');
    }
    expect(answer).toMatchObject({ result: 'Success', itinerary: { protection: { action: 'Purchase' } } });
  }, 30_000);

  test.each([
    ['test-protection-price-increase', 97.6],
    ['test-protection-price-decrease', 72.6],
  ])(
    '[AD-18] [AD-27] for %s fails with the current premium, which can be paid',
    async (listingId, premium) => {
      const request = await requestFor(await booked(listingId));
      const answer = await buy(request, 'protect-first');
      expect(answer).toMatchObject({
        result: 'Failed',
        errors: [{ kind: 'ErrorCode', code: 'PriceChanged' }],
        offer: { quoteId: request.quoteId, premiumPrices: { total: { fiat: { value: premium } } } },
      });
      const seenPremium = { value: premium, currencyCode: 'USD' as const };
      expect(await buy({ ...request, seenPremium }, 'protect-second')).toMatchObject({ result: 'Success' });
      expect(await platformBalance('Premiums')).toBe(Math.round(premium * 100));
    },
  );

  test.each([
    ['a sold-out home', 'test-protection-sold-out', {}],
    ['a variant that is not offered', 'test-protection', { quoteId: 'another-variant' }],
  ])('[AD-18] for %s fails, and charges nothing', async (_what, listingId, changes) => {
    const request = await requestFor(await booked(listingId), 'Full', changes);
    expect(await buy(request, 'protect-nothing')).toEqual(NOT_SOLD);
    expect(await platformBalance('Premiums')).toBe(0);
  });

  test.each(DECLINED)(
    '[AD-18] with a card declined at $at fails with its reason, and another card pays',
    async (card) => {
      const id = await booked();
      const request = await requestFor(id);
      const { payment } = await addCard(helen, documentedNumber(card));
      expect(await buy({ ...request, paymentId: payment!.id }, 'protect-declined')).toMatchObject({
        result: 'Failed',
        errors: [{ kind: 'PaymentError', code: 'CreditCardDeclined' }],
      });
      expect((await trip()).protection).toBeUndefined();
      expect(await buy(request, 'protect-other-card')).toMatchObject({ result: 'Success' });
    },
  );

  test("[AD-18] for another user's trip, or with another user's card, is refused", async () => {
    const request = await requestFor(await booked());
    for (const changes of [{ itineraryId: 'trip_of_nobody' }, { paymentId: 'card_of_nobody' }]) {
      const { body } = await helen.refused('purchaseHomeProtection', { ...request, ...changes });
      expect(body.code).toBe(40401);
    }
  });
});

describe('canceling a stay that was protected later', () => {
  test('[AD-18] [AD-04] refunds the coverage to the original payments, and none of the premium', async () => {
    const id = await booked('test-protection', { creditPays: 100 });
    await buy(await requestFor(id), 'protect-once');
    const { protection } = (await helen.call('quoteHomeCancellation', { itineraryId: id })).body;
    expect(protection).toMatchObject({
      refund: { value: 740 },
      lines: [
        { kind: 'TravelWalletCredit', amount: { value: 100 } },
        { kind: 'UserCard', amount: { value: 640 } },
      ],
    });
    expect(await confirm(id, protection!.token)).toMatchObject({
      result: 'Success',
      itinerary: { protection: { action: 'Exercise', refund: { amount: { value: 740 } } } },
    });
    expect(await cards()).toMatchObject([
      { captured_minor: 64_000, refunded_minor: 64_000 },
      { captured_minor: 8_510, refunded_minor: 0 },
    ]);
    expect([await platformBalance('Claims'), await platformBalance('Premiums')]).toEqual([-74_000, 8_510]);
  });

  test('[AD-18] on the terms of the home refunds the whole price of the stay', async () => {
    const id = await booked('test-protection-refundable');
    await buy(await requestFor(id), 'protect-once');
    const { token, refund } = (await helen.call('quoteHomeCancellation', { itineraryId: id })).body;
    expect(refund.value).toBe(740);
    expect(await confirm(id, token!)).toMatchObject({ result: 'Success' });
    expect([await platformBalance('Refunds'), await platformBalance('Premiums')]).toEqual([-74_000, 8_510]);
  });
});

describe('a platform that is killed', () => {
  const vault = () => createVault(platform.database, platform.clock);
  const advanceWith = (withVault: Vault, leased: Leased<'protection_purchases'>) =>
    advance(
      platform.database,
      protectionWork({ database: platform.database, clock: platform.clock, vault: withVault }),
      leased,
    );
  const taken = (id: string) => takeOver(platform.database, 'protection_purchases', id);

  /** A purchase that the platform's worker does not reach, as if it had been killed. */
  async function purchaseUnderWay(): Promise<Leased<'protection_purchases'>> {
    const bookingId = await booked('test-protection-sale-slow');
    await buy(await requestFor(bookingId), 'protect-slowly');
    const { id } = await platform.database
      .updateTable('protection_purchases')
      .set({ state: 'Running', attempts: 9, run_after: new Date(Date.now() + 15_000) })
      .where('booking_id', '=', bookingId)
      .returning('id')
      .executeTakeFirstOrThrow();
    return taken(id);
  }

  test.each(['authorize', 'capture'] as const)(
    '[AD-18] [BK-20] repeats the request after a lost response to %s, and charges the premium once',
    async (operation) => {
      const losing = losingTheAnswerTo(operation, vault());
      const leased = await purchaseUnderWay();
      await expect(advanceWith(losing, leased)).rejects.toThrow('connection was lost');
      expect(await poll('protect-slowly')).toEqual({ result: 'Pending' });
      await advanceWith(losing, await taken(leased.row.id));
      expect(await poll('protect-slowly')).toMatchObject({ result: 'Success' });
      expect(await platformBalance('Premiums')).toBe(8_510);
    },
  );

  test('[AD-18] and two workers on one purchase take one premium', async () => {
    const leased = await purchaseUnderWay();
    const finish = async () => advanceWith(vault(), await taken(leased.row.id));
    await expect(advanceWith(overtakenBy(finish, vault()), leased)).rejects.toThrow(LeaseLost);
    expect(await cards()).toMatchObject([
      { captured_minor: 74_000 },
      { captured_minor: 8_510, refunded_minor: 0 },
    ]);
    expect(await platformBalance('Premiums')).toBe(8_510);
  });

  test('[AD-18] while the stay is canceled does not protect it, and refunds the premium', async () => {
    const leased = await purchaseUnderWay();
    const itineraryId = leased.row.booking_id;
    const { token } = (await helen.call('quoteHomeCancellation', { itineraryId })).body;
    await confirm(itineraryId, token!);
    const losing = losingTheAnswerTo('refund', vault());
    await expect(advanceWith(losing, leased)).rejects.toThrow('connection was lost');
    await advanceWith(losing, await taken(leased.row.id));
    expect(await poll('protect-slowly')).toEqual(NOT_SOLD);
    expect((await trip()).protection).toBeUndefined();
    expect(await cards()).toMatchObject([
      { captured_minor: 74_000, refunded_minor: 74_000 },
      { captured_minor: 8_510, refunded_minor: 8_510 },
    ]);
    expect(await platformBalance('Premiums')).toBe(0);
  });
});
