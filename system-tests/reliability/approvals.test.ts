/**
 * Bookings that need an approval are approved, declined, withdrawn, and run out of time in parallel, while the platform is killed,
 * before they wait and while they are decided: each has one outcome, with its money and its nights (CP-11).
 *
 *     APPROVALS=50 npx jest system-tests/reliability/approvals.test.ts
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentNode } from 'graphql';
import { gql } from 'graphql-tag';
import { sql } from 'kysely';
import { bookingMoments, MOMENTS_OF_REQUESTS } from '../testing/booking-moments';
import { type Books, openBooks } from '../testing/books';
import { type Credentials, execute, demand, signIn } from '../testing/graph';
import { type ReadyBooking, readyToBook } from '../testing/graph-booking';
import { openDatabase } from '../testing/platform-database';
import { type Portal, startPortal, UNLIMITED, untilReady } from '../testing/portal';
import { stayIn } from '../testing/stays';

const APPROVALS = Number(process.env['APPROVALS'] ?? 9);
const PATIENCE_MS = 90_000;

let portal: Portal;
let books: Books;
let database: ReturnType<typeof openDatabase>;
let sam: Credentials;
let ingrid: Credentials;
let marta: Credentials;

beforeAll(async () => {
  portal = await startPortal({ gateway: { ...UNLIMITED, TENANT: 'corporate' } });
  books = openBooks(portal.databaseUrl);
  database = openDatabase(portal.databaseUrl);
  [sam, ingrid, marta] = await Promise.all([
    signIn(portal.url, 'sam.okafor@lakeshore.example', '440200'),
    signIn(portal.url, 'ingrid.solberg@lakeshore.example', '701500'),
    signIn(portal.url, 'marta.keller@lakeshore.example', '702500'),
  ]);
  await sql`update travel_policies set rules = jsonb_set(rules, '{hotels,maxPricePerNight,value}', '150')`.execute(
    database,
  );
});
afterAll(async () => {
  await books.close();
  await database.destroy();
  await portal.close();
});

const quoted = (daysAhead: number): Promise<ReadyBooking> =>
  readyToBook(portal.url, sam, { stay: stayIn(daysAhead, 1) });

async function request(ready: ReadyBooking): Promise<void> {
  const { book } = await demand<{ book: { __typename: string } }>(
    portal.url,
    gql`mutation ($input: BookInput!) { book(input: $input) { __typename ... on UserFacingError { text } } }`,
    {
      input: {
        ...ready,
        idempotencyKey: crypto.randomUUID(),
        payment: { paymentMethodId: 'card_sam_business' },
        acceptedAmountDue: ready.acceptedTotal,
        corporate: { outOfPolicyReason: 'The hotel is full', approvalRequestReason: 'Customer visit' },
      },
    },
    sam,
  );
  expect(book).toEqual({ __typename: 'BookingScheduled' });
}

/** Requests a booking for each moment at which the platform can be killed before they wait, and kills it there. */
async function requestWithKill(): Promise<void> {
  const moments = await bookingMoments(portal.databaseUrl);
  const ready = await Promise.all(MOMENTS_OF_REQUESTS.map((_, index) => quoted(10 + index)));
  await moments.hold(
    new Map(ready.map(({ quoteToken }, index) => [quoteToken, MOMENTS_OF_REQUESTS[index]!])),
  );
  for (const each of ready) await request(each);
  await moments.reached(ready.length);
  await portal.platform().kill();
  await moments.release();
  await portal.restartPlatform();
  await untilReady(portal.url);
}

const waiting = async () =>
  (
    await sql<{ id: string }>`select booking_id as id from booking_approvals where state = 'Waiting'`.execute(
      database,
    )
  ).rows;

async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain until ${what}`);
    await sleep(50);
  }
}

const APPROVE = gql`mutation ($id: ID!) { decision: approveBooking(input: { approvalId: $id }) { __typename } }`;
const DECLINE = gql`mutation ($id: ID!) { decision: declineBooking(input: { approvalId: $id, reason: "No" }) { __typename } }`;
const WITHDRAW = gql`mutation ($id: ID!) { decision: withdrawBooking(input: { approvalId: $id }) { __typename } }`;

/** Sends a decision until the platform has answered it. */
async function decided(operation: DocumentNode, id: string, credentials: Credentials): Promise<string> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    try {
      const { data } = await execute<{ decision: { __typename: string } }>(
        portal.url,
        operation,
        { id },
        credentials,
      );
      if (data?.decision) return data.decision.__typename;
    } catch {
      // The platform is being killed.
    }
    await sleep(100);
  }
  throw new Error(`The decision on ${id} has no answer`);
}

interface Outcome {
  readonly approval: string;
  readonly booking: string;
  readonly due: number;
  readonly authorizations: number;
  readonly captured: number;
  readonly voided: boolean;
  readonly nights: number;
}

const outcomes = async (): Promise<Outcome[]> =>
  (
    await sql<Outcome>`
      select approval.state as approval, booking.state as booking, total_minor as due,
        count(card.id)::int as authorizations, coalesce(sum(captured_minor), 0)::bigint as captured,
        bool_or(voided) as voided,
        (select count(*)::int from sold_nights where booking_id = booking.id) as nights
      from booking_approvals approval
      join bookings booking on booking.id = approval.booking_id
      join vault_operations operation on operation.idempotency_key = booking.id || ':authorize'
      join vault_authorizations card on card.id = operation.authorization_id
      group by approval.state, booking.id
    `.execute(database)
  ).rows;

test(
  `[CP-11] ${APPROVALS} bookings are decided on in four ways in parallel, with kills`,
  async () => {
    await requestWithKill();
    for (let number = MOMENTS_OF_REQUESTS.length; number < APPROVALS; number += 1)
      await request(await quoted(10 + number));
    await until(async () => (await waiting()).length === APPROVALS, 'all bookings wait');
    const ids = (await waiting()).map(({ id }) => id);

    const expiring = ids.filter((_, index) => index % 3 === 0);
    await sql`update booking_approvals set expires_at = now() + interval '500 milliseconds'
      where booking_id in (${sql.join(expiring)})`.execute(database);
    const decisions = Promise.all(
      ids.map((id) =>
        Promise.all([decided(APPROVE, id, ingrid), decided(DECLINE, id, marta), decided(WITHDRAW, id, sam)]),
      ),
    );
    decisions.catch(() => undefined);
    await sleep(300);
    await portal.platform().kill();
    await portal.restartPlatform();
    await untilReady(portal.url);

    // A repeated decision of the same person counts as made.
    for (const answers of await decisions) {
      expect(answers.filter((answer) => answer === 'ApprovalDecided').length).toBeLessThanOrEqual(1);
      expect(answers.filter((answer) => answer === 'ApprovalRefused')).toEqual([]);
    }
    const isSettled = ({ booking }: Outcome) => booking === 'Confirmed' || booking === 'Failed';
    await until(async () => (await outcomes()).every(isSettled), 'all bookings are settled');

    const all = await outcomes();
    expect(all).toHaveLength(APPROVALS);
    for (const outcome of all) {
      const isApproved = outcome.approval === 'Approved';
      expect(['Approved', 'Declined', 'Expired', 'Withdrawn']).toContain(outcome.approval);
      expect(outcome).toMatchObject({
        booking: isApproved ? 'Confirmed' : 'Failed',
        authorizations: 1,
        captured: isApproved ? outcome.due : 0,
        voided: !isApproved,
        nights: isApproved ? 1 : 0,
      });
    }
    expect(await books.problems()).toEqual([]);
  },
  60_000 + APPROVALS * 10_000,
);
