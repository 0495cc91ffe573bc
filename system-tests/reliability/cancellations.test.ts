/**
 * Stays are canceled from two tabs each, while platform and gateway are killed at random moments: each stay is canceled once, its
 * refund is paid once, its nights are free, and the books are consistent (CN-09).
 *
 *     CANCELLATIONS=200 CANCELLATIONS_SEED=7 npx jest system-tests/reliability/cancellations.test.ts
 */
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { type Books, openBooks } from '../testing/books';
import { canceledStays } from '../testing/canceled-stays';
import { CARD_HOLDERS } from '../testing/card-holders';
import { type Credentials, signIn } from '../testing/graph';
import { readyToBook } from '../testing/graph-booking';
import { cancelAndFollow } from '../testing/persistent-canceler';
import { bookAndFollow } from '../testing/persistent-traveler';
import { type Portal, startPortal, UNLIMITED, untilReady } from '../testing/portal';
import { stayIn } from '../testing/stays';

const requestedRuns = Number(process.env['CANCELLATIONS'] ?? 0);
const CANCELLATIONS = requestedRuns || 12;
const SEED = Number(
  process.env['CANCELLATIONS_SEED'] ?? (requestedRuns > 0 ? Math.floor(Date.now() / 1_000) : 1),
);
const ROUND = 4;
const STUCK_AFTER_MS = 60_000;
/** Helen's miles in each of her bookings, worth ten dollars. */
const MILES = { accountReferenceId: 'acct_helen_summit', quantity: { value: '1000' } };
const MILES_CENTS = 1_000;

const LISTINGS = [
  'test-always-works',
  'test-cancellation-partially-refundable',
  'test-cancellation-fails-once',
  'test-cancellation-fails-cancellation-fees-applicable',
] as const;

interface Round {
  readonly listings: readonly (typeof LISTINGS)[number][];
  readonly victim: 'platform' | 'gateway';
  readonly afterMs: number;
}

const rounds: readonly Round[] = fc.sample(
  fc.record({
    listings: fc.array(fc.constantFrom(...LISTINGS), { minLength: ROUND, maxLength: ROUND }),
    victim: fc.constantFrom('platform', 'platform', 'gateway'),
    afterMs: fc.integer({ min: 0, max: 900 }),
  }),
  { numRuns: Math.ceil(CANCELLATIONS / ROUND), seed: SEED },
);

let portal: Portal;
let books: Books;
let people: readonly Credentials[];

beforeAll(async () => {
  portal = await startPortal({ gateway: UNLIMITED });
  books = openBooks(portal.databaseUrl);
  people = await Promise.all(
    CARD_HOLDERS.map(({ emailAddress, code }) => signIn(portal.url, emailAddress, code)),
  );
});
afterAll(async () => {
  await books.close();
  await portal.close();
});

/** The number of the reservation. */
async function bookedStay(listingId: string, person: number, daysAhead: number): Promise<string> {
  const credentials = people[person]!;
  const ready = await readyToBook(portal.url, credentials, { listingId, stay: stayIn(daysAhead, 1) });
  const total = Math.round(Number(ready.acceptedTotal.value) * 100);
  const rewards = person === 0 ? MILES : undefined;
  const input = {
    ...ready,
    payment: { paymentMethodId: CARD_HOLDERS[person]!.card, ...(rewards && { rewards }) },
    acceptedAmountDue: {
      value: ((rewards ? total - MILES_CENTS : total) / 100).toFixed(2),
      currencyCode: 'USD',
    },
    idempotencyKey: crypto.randomUUID(),
  };
  const { end } = await bookAndFollow(portal.url, { credentials, ready, input }, () => Infinity);
  if (end.trip === undefined) throw new Error(`The stay was not booked: ${end.__typename}`);
  return end.trip.id;
}

async function kill(victim: Round['victim']): Promise<void> {
  if (victim === 'platform') {
    await portal.platform().kill();
    await portal.restartPlatform();
  } else {
    await portal.gateway().kill();
    await portal.restartGateway();
  }
  await untilReady(portal.url);
}

test(
  `[CN-09] ${CANCELLATIONS} cancellations in two tabs each, with kills (seed ${SEED})`,
  async () => {
    for (const [number, { listings, victim, afterMs }] of rounds.entries()) {
      const trips = await Promise.all(
        // Nights of the same home must not overlap those of another round that is still being canceled.
        listings.map((listing, person) => bookedStay(listing, person, 40 + number * ROUND + person)),
      );
      let deadline = Infinity;
      const canceled = trips.flatMap((tripId, person) =>
        [1, 2].map(() => cancelAndFollow(portal.url, people[person]!, tripId, () => deadline)),
      );
      const ended = Promise.all(canceled);
      ended.catch(() => undefined);
      await sleep(afterMs);
      await kill(victim);
      deadline = performance.now() + STUCK_AFTER_MS;
      await ended;
    }

    const stays = await canceledStays(portal.databaseUrl);
    expect(stays).toHaveLength(rounds.length * ROUND);
    for (const stay of stays) {
      expect(stay).toMatchObject({
        state: 'Canceled',
        refunded: stay.cardRefund,
        refundOperations: 1,
        milesReturned: stay.milesRefund,
        nights: 0,
      });
      // One attempt succeeds, the last one, after a failed one if the home has it.
      expect([['Succeeded'], ['Failed', 'Succeeded']]).toContainEqual(stay.attempts);
      expect(stay.cardRefund).toBeGreaterThan(0);
    }
    expect(await books.problems()).toEqual([]);
  },
  60_000 + rounds.length * 40_000,
);
