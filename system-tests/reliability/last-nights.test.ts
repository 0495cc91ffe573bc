/**
 * Many travelers book the same last nights in parallel, over two gateways: one gets them, and no other pays (BK-21).
 *
 *     RACERS=50 RACES=6 npx jest system-tests/reliability/last-nights.test.ts
 */
import { CARD_HOLDERS } from '../testing/card-holders';
import { type Books, openBooks } from '../testing/books';
import { type Credentials, signIn } from '../testing/graph';
import { readyToBook } from '../testing/graph-booking';
import { bookAndFollow, type Intent } from '../testing/persistent-traveler';
import { type Portal, startPortal, UNLIMITED } from '../testing/portal';
import { stayIn } from '../testing/stays';

const RACERS = Number(process.env['RACERS'] ?? 12);
const RACES = Number(process.env['RACES'] ?? 1);

let portal: Portal;
let books: Books;
let gateways: readonly string[];
let people: readonly Credentials[];

beforeAll(async () => {
  portal = await startPortal({ gateway: UNLIMITED });
  gateways = [portal.url, (await portal.startGateway()).url];
  books = openBooks(portal.databaseUrl);
  people = await Promise.all(
    CARD_HOLDERS.map(({ emailAddress, code }) => signIn(portal.url, emailAddress, code)),
  );
});
afterAll(async () => {
  await books.close();
  await portal.close();
});

interface Racer {
  readonly url: string;
  readonly intent: Intent;
}

async function racersFor(daysAhead: number): Promise<Racer[]> {
  const racers: Racer[] = [];
  for (let number = 0; number < RACERS; number += 1) {
    const credentials = people[number % people.length]!;
    const ready = await readyToBook(portal.url, credentials, { stay: stayIn(daysAhead, 3) });
    const input = {
      ...ready,
      payment: { paymentMethodId: CARD_HOLDERS[number % people.length]!.card },
      acceptedAmountDue: ready.acceptedTotal,
      idempotencyKey: crypto.randomUUID(),
    };
    racers.push({ url: gateways[number % gateways.length]!, intent: { credentials, ready, input } });
  }
  return racers;
}

/** Retries when the platform responds that it is too busy. */
async function endOf({ url, intent }: Racer): Promise<string> {
  const { end, refusals } = await bookAndFollow(url, intent, () => Infinity);
  return [end.__typename, ...(end.errors ?? []).map(({ code }) => code), ...refusals].join(' ');
}

test.each(Array.from({ length: RACES }, (_, race) => [RACERS, race + 1]))(
  '[BK-21] of %i bookings of the same last nights one succeeds, and the others cost nothing: race %i',
  async (_, race) => {
    const racers = await racersFor(20 + 4 * race);
    const chargedBefore = await books.charged();
    const ends = await Promise.all(racers.map(endOf));
    expect(ends.sort()).toEqual([
      ...Array.from({ length: RACERS - 1 }, () => 'BookingFailure NOT_AVAILABLE'),
      'BookingSuccess',
    ]);
    const cents = Math.round(Number(racers[0]!.intent.ready.acceptedTotal.value) * 100);
    expect(await books.charged()).toBe(chargedBefore + cents);
    expect(await books.problems()).toEqual([]);
  },
);
