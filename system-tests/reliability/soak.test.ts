/**
 * A gateway under load for a while: streams that open and close, queries, no error, and nothing left at the end.
 *
 *     SOAK_SECONDS=300 npx jest system-tests/reliability/soak.test.ts
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { gql } from 'graphql-tag';
import { execute, type Credentials, follow, signIn } from '../testing/graph';
import { book, readyToBook } from '../testing/graph-booking';
import { type Portal, startPortal, UNLIMITED } from '../testing/portal';
import { primaryCardholder, stayIn } from '../testing/stays';

const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 3);
/** Per round; a round takes just over a tenth of a second. */
const STREAMS = 10;
const QUERIES = 5;

let portal: Portal;
let helen: Credentials;
let token: string;

beforeAll(async () => {
  portal = await startPortal({ gateway: UNLIMITED });
  helen = await signIn(portal.url, primaryCardholder.emailAddress, primaryCardholder.code);
  const ready = await readyToBook(portal.url, helen, {
    listingId: 'test-booking-never-ends',
    stay: stayIn(20, 2),
  });
  const answer = await book(portal.url, helen, {
    ...ready,
    payment: { paymentMethodId: 'card_helen_summit' },
    acceptedAmountDue: ready.acceptedTotal,
    idempotencyKey: crypto.randomUUID(),
  });
  token = answer.token ?? '';
});
afterAll(() => portal.close());

async function measured(name: string): Promise<number> {
  const text = await (await fetch(`${portal.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

const mebibytes = async () => Math.round((await measured('process_resident_memory_bytes')) / 2 ** 20);

/** Between the first and the last third; in five minutes, a leak of 1.5 kB per stream would exceed it. */
const MAX_GROWTH_MEBIBYTES = 48;

const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

async function round(): Promise<number> {
  const streams = Array.from({ length: STREAMS }, () =>
    follow<{ bookingStatus: { __typename: string } }>(
      portal.url,
      gql`subscription Booking($token: ID!) { bookingStatus(token: $token, untilKnown: true) { __typename } }`,
      { token },
      helen,
    ),
  );
  const answers = await Promise.all(
    Array.from({ length: QUERIES }, () => execute(portal.url, gql`{ travelers { id } }`, {}, helen)),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  while (!streams.every(({ events }) => events.length > 0)) await sleep(20);
  await Promise.all(streams.map(({ leave }) => leave()));
  return streams.reduce((count, { events }) => count + events.length, 0);
}

test(
  `${SECONDS} s of streams that open and close, and queries`,
  async () => {
    await round();
    const memory: number[] = [];
    let [rounds, events] = [0, 0];
    const end = performance.now() + SECONDS * 1_000;
    while (performance.now() < end) {
      events += await round();
      rounds += 1;
      memory.push(await mebibytes());
    }
    const third = Math.ceil(rounds / 3);
    const [before, after] = [medianOf(memory.slice(0, third)), medianOf(memory.slice(-third))];
    for (const left of ['gateway_open_sockets', 'gateway_live_subscribers', 'gateway_live_loops'])
      while ((await measured(left)) !== 0) await sleep(50);
    console.log(
      `${SECONDS} s: ${rounds * STREAMS} streams, ${events} events, ${rounds * QUERIES} queries, no error, nothing left; ` +
        `resident memory ${before} MiB in the first third, ${after} MiB in the last`,
    );
    expect(after - before).toBeLessThan(MAX_GROWTH_MEBIBYTES);
  },
  120_000 + SECONDS * 2_000,
);
