/** There is one booking even when responses are lost and workers change. */
import { sql } from 'kysely';
import { connect, type Database } from '../../database/connect';
import { json } from '../../database/json';
import { HOUR_MS } from '../../kernel/durations';
import { newId } from '../../kernel/identifiers';
import { createLogger } from '../../kernel/logger';
import { balanceOf } from '../../payment/ledger/testing/balance-of';
import { ledgerProblems } from '../../payment/ledger/testing/check-ledgers';
import { createVault } from '../../payment/vault/vault-operations';
import { startPlatform } from '../../server';
import { createDatabase, databaseUrl, dropDatabase } from '../../testing/template-database';
import { createTestClock } from '../../testing/test-clock';
import { createCaller, startTestPlatform } from '../../testing/test-platform';
import { decide, type Decision } from '../approvals/decide';
import { createCatalogueSupplier } from '../../catalogue-supplier/catalogue-supplier';
import { LeaseLost, postpone, release, StepWaits } from '../durable-worker';
import type { BookingTools } from './booking-step';
import { book, bookingOutcome, byCard, readyQuote } from '../../testing/booking-journey';
import { advanceBooking, leaseBookings, leaseNext, storeBooking } from '../../testing/stored-booking';
import { cardsOf, nightsSold } from '../../testing/what-moved';
import { losingTheAnswerTo, overtakenBy } from '../../testing/worked-rows';

const LISTING = 'test-always-works';
const REFUSING_LISTING = 'test-booking-fails-fraud';

describe('one booking', () => {
  const template = process.env['TEST_TEMPLATE_URL'] ?? '';
  let url: string;
  let database: Database;
  let tools: BookingTools;

  beforeEach(async () => {
    url = databaseUrl(template, newId('portal_test'));
    await createDatabase(url, template);
    database = connect(url, () => undefined, { connections: 5 });
    const clock = createTestClock();
    tools = {
      database,
      clock,
      vault: createVault(database, clock),
      supplier: createCatalogueSupplier(database, clock),
    };
  });
  afterEach(async () => {
    expect(await ledgerProblems(database)).toEqual([]);
    await database.destroy();
    await dropDatabase(url);
  });

  const miles = () => balanceOf(database, { kind: 'Rewards', reference: 'acct_helen_summit' });
  const stateOf = async (id: string) =>
    (await database.selectFrom('bookings').select('state').where('id', '=', id).executeTakeFirstOrThrow())
      .state;

  const losing = (operation: 'authorize' | 'capture' | 'refund' | 'void'): BookingTools => ({
    ...tools,
    vault: losingTheAnswerTo(operation, tools.vault),
  });

  test.each(['authorize', 'capture'] as const)(
    'is charged once when the response to %s is lost',
    async (operation) => {
      const before = await miles();
      const id = await storeBooking(database);
      const forgetful = losing(operation);
      await expect(advanceBooking(forgetful, await leaseNext(database))).rejects.toThrow(
        'connection was lost',
      );
      await advanceBooking(forgetful, await leaseNext(database));
      expect(await stateOf(id)).toBe('Confirmed');
      expect(await cardsOf(database)).toEqual([
        { authorized_minor: 64_000, captured_minor: 64_000, refunded_minor: 0, voided: false },
      ]);
      expect(await miles()).toBe(before - 1_000_000);
      expect(await nightsSold(database, LISTING)).toHaveLength(3);
    },
  );

  test('is refunded once when the response to the refund is lost', async () => {
    const before = await miles();
    const id = await storeBooking(database, { listingId: REFUSING_LISTING });
    const forgetful = losing('refund');
    await expect(advanceBooking(forgetful, await leaseNext(database))).rejects.toThrow('connection was lost');
    expect(await stateOf(id)).toBe('Reversing');
    await advanceBooking(forgetful, await leaseNext(database));
    expect(await stateOf(id)).toBe('Failed');
    expect(await cardsOf(database)).toMatchObject([{ captured_minor: 64_000, refunded_minor: 64_000 }]);
    expect(await miles()).toBe(before);
    expect(await nightsSold(database, REFUSING_LISTING)).toEqual([]);
  });

  describe('a cancellation', () => {
    /** A booked stay that is being canceled on terms that refund everything. */
    async function canceling(listingId: string): Promise<string> {
      const id = await storeBooking(database, { listingId });
      await advanceBooking(tools, await leaseNext(database));
      const { payments } = await database
        .updateTable('bookings')
        .set({ state: 'Canceling', refund: sql`payments`, lease: null })
        .where('id', '=', id)
        .returning('payments')
        .executeTakeFirstOrThrow();
      expect(payments).toHaveLength(2);
      await database
        .insertInto('cancellations')
        .values({
          booking_id: id,
          attempt: 1,
          user_id: 'user_helen',
          idempotency_key: 'key-of-the-test',
          terms_token: 'terms',
          state: 'Running',
          requested_at: tools.clock.now(),
        })
        .execute();
      return id;
    }

    const attempts = async () =>
      (await database.selectFrom('cancellations').select('state').execute()).map(({ state }) => state);

    async function untilSettled(id: string): Promise<number> {
      for (let waits = 0; ; waits += 1) {
        const leased = await leaseNext(database);
        try {
          await advanceBooking(tools, leased);
          await release(database, 'bookings', leased);
          expect(await stateOf(id)).not.toBe('Canceling');
          return waits;
        } catch (error) {
          if (!(error instanceof StepWaits)) throw error;
          await postpone(database, 'bookings', leased, 'waits');
          await database
            .updateTable('bookings')
            .set({ run_after: sql`now()` })
            .execute();
        }
      }
    }

    test('refunds once when the response to the refund is lost', async () => {
      const before = await miles();
      const id = await canceling(LISTING);
      const forgetful = losing('refund');
      await expect(advanceBooking(forgetful, await leaseNext(database))).rejects.toThrow(
        'connection was lost',
      );
      expect([await stateOf(id), await attempts()]).toEqual(['Canceling', ['Running']]);
      await advanceBooking(forgetful, await leaseNext(database));
      expect([await stateOf(id), await attempts()]).toEqual(['Canceled', ['Succeeded']]);
      expect(await cardsOf(database)).toMatchObject([{ captured_minor: 64_000, refunded_minor: 64_000 }]);
      expect(await miles()).toBe(before);
      expect(await nightsSold(database, LISTING)).toEqual([]);
    });

    test('polls the provider until it agrees', async () => {
      const id = await canceling('test-cancellation-slow');
      expect(await untilSettled(id)).toBe(5);
      expect([await stateOf(id), await attempts()]).toEqual(['Canceled', ['Succeeded']]);
    });

    test('polls the provider until it refuses, and then changes nothing', async () => {
      const id = await canceling('test-cancellation-slow-fails');
      const before = await miles();
      expect(await untilSettled(id)).toBe(5);
      expect([await stateOf(id), await attempts()]).toEqual(['Confirmed', ['Failed']]);
      expect(await cardsOf(database)).toMatchObject([{ captured_minor: 64_000, refunded_minor: 0 }]);
      expect(await miles()).toBe(before);
      expect(await nightsSold(database, 'test-cancellation-slow-fails')).toHaveLength(3);
    });
  });

  describe('that needs an approval', () => {
    /** Helen's booking, as one of a member of Ingrid's business. */
    async function needingApproval(): Promise<string> {
      const id = await storeBooking(database);
      await database
        .insertInto('booking_approvals')
        .values({
          booking_id: id,
          business_id: 'biz_lakeshore',
          state: 'Requested',
          verdict: json({ outOfPolicyReasons: ['PricePerNight'] }),
          requested_at: tools.clock.now(),
          expires_at: new Date(tools.clock.now().getTime() + HOUR_MS),
          decided_at: null,
          decided_by: null,
          decline_reason: null,
        })
        .execute();
      return id;
    }

    const decided = (approvalId: string, decision: Decision) =>
      decide(database, tools.clock, { userId: 'user_ingrid', approvalId, decision });
    const DECLINED = { state: 'Declined', reason: 'No' } as const;

    test.each([
      ['authorize', { state: 'Approved' }, 'Confirmed', { captured_minor: 64_000, voided: false }],
      ['capture', { state: 'Approved' }, 'Confirmed', { captured_minor: 64_000, voided: false }],
      ['void', DECLINED, 'Failed', { captured_minor: 0, voided: true }],
    ] as const)('ends as decided when the response to %s is lost', async (operation, decision, end, card) => {
      const before = await miles();
      const id = await needingApproval();
      const forgetful = losing(operation);
      const advanceOrLose = async () =>
        advanceBooking(forgetful, await leaseNext(database)).catch((error: Error) => {
          expect(error.message).toContain('connection was lost');
        });
      while ((await stateOf(id)) !== 'AwaitingApproval') await advanceOrLose();
      expect(await cardsOf(database)).toMatchObject([{ captured_minor: 0, voided: false }]);
      await decided(id, decision);
      while ((await stateOf(id)) !== end) await advanceOrLose();
      expect(await cardsOf(database)).toMatchObject([{ authorized_minor: 64_000, ...card }]);
      expect(await miles()).toBe(end === 'Failed' ? before : before - 1_000_000);
      expect(await nightsSold(database, LISTING)).toHaveLength(end === 'Failed' ? 0 : 3);
    });

    test('goes on when it is decided before its worker has released it', async () => {
      const id = await needingApproval();
      const leased = await leaseNext(database);
      await advanceBooking(tools, leased);
      await decided(id, { state: 'Approved' });
      await release(database, 'bookings', leased);
      await advanceBooking(tools, await leaseNext(database));
      expect(await stateOf(id)).toBe('Confirmed');
    });

    test('is not taken by a worker while it waits', async () => {
      await needingApproval();
      await advanceBooking(tools, await leaseNext(database));
      await expect(leaseNext(database)).rejects.toThrow('no booking under way');
    });
  });

  const rewards = {
    kind: 'Rewards',
    accountReferenceId: 'acct_helen_summit',
    unit: 'Miles',
    hundredths: 10_000_000,
    amountMinor: 74_000,
    description: 'Larkfield Summit Reserve',
  } as const;
  const credit = {
    kind: 'TravelWalletCredit',
    creditId: null,
    amountMinor: 15_000,
    description: 'Travel credit',
  } as const;
  const offer = {
    kind: 'TravelWalletOffer',
    offerId: 'offer_helen_stay-50',
    amountMinor: 5_000,
    description: '$50 off a vacation rental',
  } as const;

  // Each is enough for one of the two: 182,450 miles, and $215.50 of credit.
  test.each([
    ['the nights', '06', undefined, { kind: 'ProductError', code: 'NotAvailable' }],
    ['[SP-06] the rewards', '07', [rewards], { kind: 'PaymentError', code: 'RedemptionFailure' }],
    ['[WA-06] the credit', '07', [credit], { kind: 'PaymentError', code: 'CartValidationError' }],
    ['[WA-06] the offer', '07', [offer], { kind: 'PaymentError', code: 'OfferInvalid' }],
  ] as const)(
    'fails when another booking has taken %s, and takes nothing',
    async (_what, month, payments, error) => {
      await storeBooking(database, { payments });
      await advanceBooking(tools, await leaseNext(database));
      const before = [await miles(), await cardsOf(database), await nightsSold(database, LISTING)];
      const id = await storeBooking(database, { month, payments });
      await advanceBooking(tools, await leaseNext(database));
      expect(
        await database
          .selectFrom('bookings')
          .select(['state', 'errors'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      ).toEqual({ state: 'Failed', errors: [error] });
      expect([await miles(), await cardsOf(database), await nightsSold(database, LISTING)]).toEqual(before);
    },
  );

  test('a worker that was overtaken commits nothing more', async () => {
    const id = await storeBooking(database);
    const finish = async () => advanceBooking(tools, await leaseNext(database));
    const slow = { ...tools, vault: overtakenBy(finish, tools.vault) };
    await expect(advanceBooking(slow, await leaseNext(database))).rejects.toThrow(LeaseLost);
    expect(await stateOf(id)).toBe('Confirmed');
    expect(await cardsOf(database)).toHaveLength(1);
    const steps = await database.selectFrom('booking_steps').select('step').orderBy('done_at').execute();
    expect(steps).toHaveLength(6);
  });

  test('is leased to one worker at a time', async () => {
    await storeBooking(database);
    const taken = await Promise.all(Array.from({ length: 8 }, () => leaseBookings(database)));
    expect(taken.flat()).toHaveLength(1);
  });
});

test('two platforms on one database share the bookings, and each is booked once', async () => {
  const first = await startTestPlatform();
  const second = await startPlatform({
    port: 0,
    databaseUrl: first.databaseUrl,
    dataDir: '',
    demo: true,
    checkAnswers: true,
    publicBrowsing: true,
    logger: createLogger('silent'),
    clock: first.clock,
  });
  try {
    const { token, csrfToken, ...helen } = await first.signIn('helen');
    const elsewhere = createCaller(second.url, {
      authorization: `Bearer ${token}`,
      'h-csrf-token': csrfToken,
    });
    const days = Array.from({ length: 12 }, (_, index) => index + 1);
    const tokens = await Promise.all(
      days.map(async (day) => {
        const quote = await readyQuote(helen, {
          from: `2026-07-${String(day).padStart(2, '0')}`,
          until: `2026-07-${String(day + 1).padStart(2, '0')}`,
        });
        return book(day % 2 === 0 ? helen : elsewhere, quote, [byCard(quote.total)]);
      }),
    );
    const outcomes = await Promise.all(tokens.map((each) => bookingOutcome(elsewhere, each)));
    expect(outcomes.map(({ result }) => result)).toEqual(days.map(() => 'Success'));
    expect(await cardsOf(first.database)).toHaveLength(days.length);
    expect(await ledgerProblems(first.database)).toEqual([]);
  } finally {
    await second.close();
    await first.close();
  }
});
