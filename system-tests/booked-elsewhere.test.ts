/**
 * The protections of a trip that was booked elsewhere, over the graph: a delayed flight offers exactly the qualifying flights,
 * and a cancellation for any reason refunds to the cent, once, even when it is requested twice.
 */
import { gql } from 'graphql-tag';
import { openBooks, type Books } from './testing/books';
import { type Credentials, demand, signIn } from './testing/graph';
import { openDatabase } from './testing/platform-database';
import { type Portal, startPortal } from './testing/portal';

const elena = { emailAddress: 'elena.marsh@larkfield.example', code: '266300' } as const;

const PROTECTIONS = gql`query ($id: ID!) { trip(id: $id) { state ... on TripElsewhere { protections {
  id kind state used { kind amount { value } }
  choices { token kind amount { value } flight { segment { flightNumber } } }
} } } }`;
const EXERCISE = gql`mutation ($input: ExerciseProtectionInput!) { exerciseProtection(input: $input) { __typename
  ... on ProtectionExercised { trip { state } } ... on ProtectionNotExercised { code } } }`;

interface Choice {
  readonly token: string;
  readonly kind: string;
  readonly amount: { readonly value: string };
  readonly flight: { readonly segment: { readonly flightNumber: string } } | null;
}
interface Protection {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly used: { readonly kind: string; readonly amount: { readonly value: string } } | null;
  readonly choices: readonly Choice[];
}
interface Outcome {
  readonly exerciseProtection: { readonly __typename: string; readonly code?: string };
}

let portal: Portal;
let books: Books;
let traveler: Credentials;

beforeAll(async () => {
  portal = await startPortal();
  books = openBooks(portal.databaseUrl);
  traveler = await signIn(portal.url, elena.emailAddress, elena.code);
});

afterAll(async () => {
  expect(await books.problems()).toEqual([]);
  await books.close();
  await portal.close();
});

async function protectionOf(id: string, kind: string): Promise<Protection> {
  const { trip } = await demand<{ trip: { protections: readonly Protection[] } }>(
    portal.url,
    PROTECTIONS,
    { id },
    traveler,
  );
  const found = trip.protections.find((each) => each.kind === kind);
  if (!found) throw new Error(`The trip ${id} has no ${kind}`);
  return found;
}

/** The demo was seeded hours ago: this makes its flight depart five hours from now again. */
async function departsSoon(itineraryId: string): Promise<void> {
  const answer = await fetch(`${portal.platform().url}/api/v0/itineraries/demo/flights/change`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${traveler.token}`,
      'h-csrf-token': traveler.csrfToken,
    },
    body: JSON.stringify({ itineraryId, event: 'Move', minutes: 300 }),
  });
  expect(answer.status).toBe(200);
}

const exercise = (input: Record<string, string>) =>
  demand<Outcome>(portal.url, EXERCISE, { input }, traveler);

async function refundsDue(): Promise<number> {
  const database = openDatabase(portal.databaseUrl);
  const row = await database
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('kind', '=', 'RefundsDue')
    .executeTakeFirst();
  await database.destroy();
  return row?.balance ?? 0;
}

test('[AD-08] a delayed flight offers exactly the flights that qualify', async () => {
  await departsSoon('else_elena_denver');
  const { state, choices } = await protectionOf('else_elena_denver', 'DISRUPTION_ASSISTANCE');
  expect(state).toBe('EXERCISABLE');
  expect(choices.map(({ kind, flight }) => [kind, flight?.segment.flightNumber])).toEqual([
    ['REBOOK', 'LK 641'],
    ['REBOOK', 'NB 88'],
    ['REBOOK', 'LK 633X'],
    ['REFUND', undefined],
  ]);
});

test('[AD-02] cancel for any reason refunds to the cent, once, also on a double click', async () => {
  const { id, choices } = await protectionOf('else_elena_lisbon', 'CANCEL_FOR_ANY_REASON');
  const refund = choices.find(({ kind }) => kind === 'REFUND');
  // 80 % of 1,824.43 is 1,459.544.
  expect(refund?.amount.value).toBe('1459.54');
  const intent = { tripId: 'else_elena_lisbon', protectionId: id, choice: refund?.token ?? '' };
  const outcomes = await Promise.all(
    [crypto.randomUUID(), crypto.randomUUID()].map((idempotencyKey) =>
      exercise({ ...intent, idempotencyKey }),
    ),
  );
  expect(outcomes.map(({ exerciseProtection: result }) => result.__typename)).toEqual([
    'ProtectionExercised',
    'ProtectionExercised',
  ]);
  expect(await refundsDue()).toBe(145_954);
  expect(await protectionOf('else_elena_lisbon', 'CANCEL_FOR_ANY_REASON')).toMatchObject({
    state: 'EXERCISED',
    used: { kind: 'REFUND', amount: { value: '1459.54' } },
  });
});

test('[AD-21] another choice afterwards is refused, and nothing more is paid', async () => {
  const { id } = await protectionOf('else_elena_lisbon', 'CANCEL_FOR_ANY_REASON');
  const { exerciseProtection: result } = await exercise({
    tripId: 'else_elena_lisbon',
    protectionId: id,
    choice: 'another-choice',
    idempotencyKey: crypto.randomUUID(),
  });
  expect(result).toEqual({ __typename: 'ProtectionNotExercised', code: 'PROTECTION_CHOICE_GONE' });
  expect(await refundsDue()).toBe(145_954);
});
