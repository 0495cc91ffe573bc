/**
 * The platform is killed (SIGKILL) while bookings are under way, again and again, and started anew: nobody is charged
 * twice, and what was acknowledged comes to an end.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database } from '../database/connect';
import { addDays, dayOf } from '../dates';
import { newId } from '../identifiers';
import { ledgerProblems } from '../ledger/testing/check-ledgers';
import { createDatabase, databaseUrl, dropDatabase } from '../testing/template-database';
import { type PlatformProcess, startPlatformProcess } from './testing/platform-process';
import {
  book,
  bookingOutcome,
  byCard,
  type ReadyQuote,
  readyQuote,
  withCredit,
  withMiles,
} from './testing/journey';

const ROUNDS = 4;
const BOOKINGS_PER_ROUND = 8;
/** Bookings of a round are all done after about this long when nothing is killed. */
const LONGEST_LIFE_MS = 250;

const url = databaseUrl(process.env['TEST_TEMPLATE_URL'] ?? '', newId('crash_test'));
let database: Database;
let platform: PlatformProcess;

beforeAll(async () => {
  await createDatabase(url);
  platform = await startPlatformProcess(url);
  database = connect(url, () => undefined, { connections: 5 });
});
afterAll(async () => {
  await platform.kill();
  await database.destroy();
  await dropDatabase(url);
});

interface Intent {
  readonly quote: ReadyQuote;
  readonly key: string;
  readonly payments: Parameters<typeof book>[2];
}

test(`[BK-22] killed ${ROUNDS} times at random: none charged twice, none acknowledged and lost`, async () => {
  const acknowledged: string[] = [];
  const intents: Intent[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const fresh = await intentsOf(round);
    intents.push(...fresh);
    const helen = await platform.signIn('helen');
    const answers = fresh.map(({ quote, payments, key }) => book(helen, quote, payments, key));
    const lifeMs = Math.random() * LONGEST_LIFE_MS;
    const [settled] = await Promise.all([
      Promise.allSettled(answers),
      sleep(lifeMs).then(() => platform.kill()),
    ]);
    acknowledged.push(...settled.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])));
    platform = await startPlatformProcess(url);
  }

  const helen = await platform.signIn('helen');
  // Whoever got no answer asks again with the same key.
  const tokens = await Promise.all(
    intents.map(({ quote, payments, key }) => book(helen, quote, payments, key)),
  );
  for (const token of acknowledged) expect(tokens).toContain(token);
  const outcomes = await Promise.all(tokens.map((token) => bookingOutcome(helen, token)));

  for (const [index, { quote }] of intents.entries()) {
    const moved = await whatMoved(quote.token);
    const isBooked = outcomes[index]?.result === 'Success';
    expect({ ...moved, isBooked }).toEqual({
      state: isBooked ? 'Confirmed' : 'Failed',
      isBooked,
      cardAuthorisations: 1,
      cardPaid: isBooked ? moved.cardDue : 0,
      cardDue: moved.cardDue,
      openAuthorisations: 0,
      nights: isBooked ? 2 : 0,
    });
  }
  expect(outcomes.filter(({ result }) => result === 'Success')).toHaveLength(intents.length / 2);
  expect(await ledgerProblems(database)).toEqual([]);
}, 300_000);

/** Every second booking is refused by its provider at the end, so that ways back are interrupted, too. */
async function intentsOf(round: number): Promise<Intent[]> {
  const helen = await platform.signIn('helen');
  const firstDay = addDays(dayOf(new Date()), 20 + round * BOOKINGS_PER_ROUND * 2);
  return Promise.all(
    Array.from({ length: BOOKINGS_PER_ROUND }, async (_, index): Promise<Intent> => {
      const from = addDays(firstDay, index * 2);
      const quote = await readyQuote(helen, {
        listingId: index % 2 === 0 ? 'test-always-works' : 'test-booking-fails-fraud',
        from,
        until: addDays(from, 2),
      });
      return {
        quote,
        key: `round-${round}-booking-${index}`,
        payments: [withMiles(1_000, 10), withCredit(1), byCard(quote.total - 11)],
      };
    }),
  );
}

async function whatMoved(quoteToken: string) {
  const { id, state, payments } = await database
    .selectFrom('bookings')
    .select(['id', 'state', 'payments'])
    .where('quote_token', '=', quoteToken)
    .executeTakeFirstOrThrow();
  const cards = await database
    .selectFrom('vault_operations')
    .innerJoin('vault_authorisations', 'vault_authorisations.id', 'vault_operations.authorisation_id')
    .selectAll('vault_authorisations')
    .where('idempotency_key', '=', `${id}:authorise`)
    .execute();
  const nights = await database
    .selectFrom('sold_nights')
    .select('night')
    .where('booking_id', '=', id)
    .execute();
  return {
    state,
    cardAuthorisations: cards.length,
    cardDue: payments.find(({ kind }) => kind === 'UserCard')?.amountMinor,
    cardPaid: cards.reduce((sum, card) => sum + card.captured_minor - card.refunded_minor, 0),
    openAuthorisations: cards.filter(({ captured_minor, voided }) => captured_minor === 0 && !voided).length,
    nights: nights.length,
  };
}
