/**
 * kill -9 of the platform, the gateway and PostgreSQL while several people book, at every step of a booking and at random
 * moments: acknowledged bookings exist, no traveler pays twice, no refused booking is booked, none stays stuck.
 *
 *     KILLS=200 KILLS_SEED=7 npx jest system-tests/reliability/kills.test.ts
 */
import { CARD_HOLDERS } from '../testing/card-holders';
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { Client } from 'pg';
import {
  type BookingMoments,
  bookingMoments,
  type Moment,
  MOMENTS,
  MOMENTS_OF_REFUSED,
} from '../testing/booking-moments';
import { type Books, openBooks } from '../testing/books';
import { type Credentials, signIn } from '../testing/graph';
import { readyToBook } from '../testing/graph-booking';
import { bookAndFollow, type Intent, type IntentEnd } from '../testing/persistent-traveler';
import { type Portal, startPortal, UNLIMITED, untilReady } from '../testing/portal';
import { stayIn } from '../testing/stays';

const requestedKills = Number(process.env['KILLS'] ?? 0);
const KILLS = requestedKills || 12;
/** The everyday suite kills at the same moments each time; a large run draws new moments. */
const SEED = Number(process.env['KILLS_SEED'] ?? (requestedKills > 0 ? Math.floor(Date.now() / 1_000) : 1));
/** After the last kill, for everything that is still running. */
const STUCK_AFTER_MS = 60_000;

const BOOKED = 'test-always-works';
const REFUSED = 'test-booking-fails-fraud';
/** Helen's miles in each of her bookings, worth ten dollars. */
const MILES = { accountReferenceId: 'acct_helen_summit', quantity: { value: '1000' } };
const MILES_CENTS = 1_000;

type Victim = 'platform' | 'gateway' | 'postmaster' | 'PostgreSQL with all its processes';

interface Kill {
  readonly victim: Victim;
  /** Where the bookings are held at the kill; empty: after this many milliseconds. */
  readonly held: readonly Moment[];
  readonly afterMs: number;
}

/** As many as a platform works on in parallel. */
const HELD_TOGETHER = MOMENTS.length / 2;
const HELD_HALVES = [MOMENTS.slice(0, HELD_TOGETHER), MOMENTS.slice(HELD_TOGETHER)] as const;

/**
 * Every second kill hits bookings at chosen steps, so that twelve of them hit each victim, except the postmaster alone, at each
 * step.
 */
const kills: readonly Kill[] = fc
  .sample(
    fc.record({
      victim: fc.constantFrom<Victim>(
        'platform',
        'gateway',
        'postmaster',
        'PostgreSQL with all its processes',
      ),
      afterMs: fc.integer({ min: 0, max: 600 }),
    }),
    { numRuns: KILLS, seed: SEED },
  )
  .map((kill, index) => {
    if (index % 2 === 1) return { ...kill, held: [] };
    const victims = ['platform', 'gateway', 'PostgreSQL with all its processes'] as const;
    return {
      victim: victims[(index / 2) % 3] ?? 'platform',
      held: HELD_HALVES[Math.floor(index / 6) % 2] ?? [],
      afterMs: 0,
    };
  });

/** A home has one year of nights to sell, so a large run uses several portals. */
const KILLS_OF_A_PORTAL = 50;
const portals = Array.from({ length: Math.ceil(KILLS / KILLS_OF_A_PORTAL) }, (_, index) =>
  kills.slice(index * KILLS_OF_A_PORTAL, (index + 1) * KILLS_OF_A_PORTAL),
).map((each, index) => ({ count: each.length, first: index * KILLS_OF_A_PORTAL + 1, each }));

let portal: Portal;
let books: Books;
let moments: BookingMoments;
let people: readonly Credentials[];
let intents: Promise<IntentEnd>[];
let deadline: number;
let startedIntents: number;

beforeEach(async () => {
  intents = [];
  deadline = Infinity;
  startedIntents = 0;
  portal = await startPortal({ durable: true, gateway: UNLIMITED });
  moments = await bookingMoments(portal.databaseUrl);
  books = openBooks(portal.databaseUrl);
  people = await Promise.all(
    CARD_HOLDERS.map(({ emailAddress, code }) => signIn(portal.url, emailAddress, code)),
  );
});
afterEach(async () => {
  await books.close();
  await portal.close();
});

async function newIntent(listingId: string): Promise<Intent> {
  const number = startedIntents++;
  const credentials = people[number % people.length]!;
  const person = CARD_HOLDERS[number % people.length]!;
  const ready = await readyToBook(portal.url, credentials, {
    listingId,
    // Refused bookings release their nights.
    stay: stayIn(2 + (number % 340), 1),
  });
  const total = Math.round(Number(ready.acceptedTotal.value) * 100);
  const rewards = person === CARD_HOLDERS[0] ? MILES : undefined;
  const due = rewards ? total - MILES_CENTS : total;
  return {
    credentials,
    ready,
    input: {
      ...ready,
      payment: { paymentMethodId: person.card, ...(rewards && { rewards }) },
      acceptedAmountDue: { value: (due / 100).toFixed(2), currencyCode: 'USD' },
      idempotencyKey: crypto.randomUUID(),
    },
  };
}

const isOfRefused = (moment: Moment): boolean => MOMENTS_OF_REFUSED.some((each) => each === moment);

async function meet({ victim, held, afterMs }: Kill): Promise<void> {
  const listings =
    held.length > 0
      ? held.map((moment) => (isOfRefused(moment) ? REFUSED : BOOKED))
      : [BOOKED, REFUSED, BOOKED];
  const fresh = await Promise.all(listings.map(newIntent));
  if (held.length > 0)
    await moments.hold(new Map(fresh.map(({ ready }, index) => [ready.quoteToken, held[index]!])));
  for (const [index, intent] of fresh.entries()) {
    const end = bookAndFollow(portal.url, intent, () => deadline);
    end.catch(() => undefined);
    intents.push(end);
    if (held.length > 0) await moments.reached(index + 1);
  }
  await sleep(afterMs);
  await killNow[victim]();
  await moments.release();
  await untilReady(portal.url);
}

const killNow: Record<Victim, () => Promise<void>> = {
  platform: async () => {
    await portal.platform().kill();
    await moments.release();
    await portal.restartPlatform();
  },
  gateway: async () => {
    await portal.gateway().kill();
    await moments.release();
    await portal.restartGateway();
  },
  postmaster: () => killPostgres(false),
  'PostgreSQL with all its processes': () => killPostgres(true),
};

async function killPostgres(withBackends: boolean): Promise<void> {
  const postmaster = await postmasterId();
  const backends = withBackends
    ? execFileSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' })
        .trim()
        .split('\n')
        .map(Number)
    : [];
  for (const id of [postmaster, ...backends]) killProcess(id);
  const isBack = async () =>
    (await fetch(`${portal.platform().url}/readyz`)).ok &&
    (await postmasterId().catch(() => 0)) !== postmaster;
  while (!(await isBack())) await sleep(20);
}

function killProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

async function postmasterId(): Promise<number> {
  const client = new Client({ connectionString: portal.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as id`,
  );
  await client.end();
  return Number(rows[0]?.id);
}

test.each(portals)(
  `[BK-22] $count kills from number $first (seed ${SEED})`,
  async ({ count, each }) => {
    for (const kill of each) await meet(kill);
    deadline = performance.now() + STUCK_AFTER_MS;
    const ends = await Promise.all(intents);

    const bookings = new Map((await books.bookedQuotes()).map((booking) => [booking.quoteToken, booking]));
    for (const { intent, end, tokens, refusals } of ends) {
      const { quoteToken } = intent.ready;
      const booking = bookings.get(quoteToken);
      if (end.__typename === 'BookingStillProcessing') {
        // The request did not reach the platform's database.
        expect({ booking, tokens, refusals }).toEqual({ booking: undefined, tokens: [], refusals: [] });
        continue;
      }
      const isBooked = end.__typename === 'BookingSuccess';
      expect({ end: end.__typename, refusals, tokens, ...booking }).toEqual({
        end: isBooked ? 'BookingSuccess' : 'BookingFailure',
        refusals: [],
        tokens: [booking?.token],
        token: booking?.token,
        quoteToken,
        state: isBooked ? 'Confirmed' : 'Failed',
        authorizations: 1,
        open: 0,
        charged: isBooked ? booking?.due : 0,
        due: booking?.due,
        nights: isBooked ? 1 : 0,
      });
    }
    expect(await books.problems()).toEqual([]);
    report(count, ends);
  },
  30_000 + KILLS_OF_A_PORTAL * 20_000,
);

function report(killed: number, ends: readonly IntentEnd[]): void {
  const seconds = ends.map(({ milliseconds }) => milliseconds / 1_000).sort((one, other) => one - other);
  const at = (part: number) => (seconds[Math.ceil(part * seconds.length) - 1] ?? 0).toFixed(1);
  const count = (type: string) => ends.filter(({ end }) => end.__typename === type).length;
  console.log(
    `${killed} kills (seed ${SEED}), ${ends.length} bookings: ${count('BookingSuccess')} booked, ` +
      `${count('BookingFailure')} refused, ${count('BookingStillProcessing')} never reached the platform, ` +
      `none lost or charged twice; settled p50 ${at(0.5)} s, p99 ${at(0.99)} s, longest ${at(1)} s`,
  );
}
