/**
 * Subscribers of a gateway that stop reading: their cost until they are disconnected.
 *
 *     READERS=1000 npx jest system-tests/reliability/slow-readers.test.ts
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { print } from 'graphql';
import { gql } from 'graphql-tag';
import WebSocket from 'ws';
import { type Credentials, execute, signIn } from '../testing/graph';
import { book, readyToBook } from '../testing/graph-booking';
import { type Portal, startPortal, UNLIMITED } from '../testing/portal';
import { primaryCardholder, stayIn } from '../testing/stays';

const READERS = Number(process.env['READERS'] ?? 100);
/** As many sockets as one session may have. */
const READERS_PER_SESSION = 20;
const MAX_MEBIBYTES = 16;
/** A silent socket is cut after ten seconds. */
const MAX_SECONDS = 15;

let portal: Portal;
let sessions: Credentials[];
let token: string;

const newSession = () => signIn(portal.url, primaryCardholder.emailAddress, primaryCardholder.code);

beforeAll(async () => {
  portal = await startPortal({ gateway: UNLIMITED });
  sessions = [await newSession()];
  while (sessions.length * READERS_PER_SESSION < READERS) sessions.push(await newSession());
  const [helen] = sessions as [Credentials];
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
}, 120_000);
afterAll(() => portal.close());

async function measured(name: string): Promise<number> {
  const text = await (await fetch(`${portal.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

const mebibytes = async () => (await measured('process_resident_memory_bytes')) / 2 ** 20;

/** An event of two kilobytes for each poll. */
const copies = Array.from({ length: 40 }, (_, index) => `copy${index}_${'x'.repeat(40)}: elapsedMs`);
const subscription = {
  query: print(gql`subscription Booking($token: ID!) {
    bookingStatus(token: $token, untilKnown: true) { __typename ... on BookingPending { ${copies.join(' ')} } }
  }`),
};

/** A socket that follows the booking; resolves with its first event. */
async function reader({ token: bearer, csrfToken }: Credentials): Promise<WebSocket> {
  const socket = new WebSocket(`${portal.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
  const say = (message: object) => socket.send(JSON.stringify(message));
  socket.on('open', () =>
    say({ type: 'connection_init', payload: { authorization: `Bearer ${bearer}`, csrfToken } }),
  );
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { type: string };
      if (type === 'connection_ack') {
        say({ id: '1', type: 'subscribe', payload: { ...subscription, variables: { token } } });
      } else if (type === 'next') resolve(socket);
      else if (type === 'error' || type === 'complete') reject(new Error(data.toString()));
    });
  });
}

test(`${READERS} subscribers that stop reading are disconnected, and cost less than ${MAX_MEBIBYTES} MiB until then`, async () => {
  const readers: WebSocket[] = [];
  for (const session of sessions) {
    const left = Math.min(READERS_PER_SESSION, READERS - readers.length);
    readers.push(...(await Promise.all(Array.from({ length: left }, () => reader(session)))));
  }
  const memory: number[] = [];
  for (let second = 0; second < 3; second += 1) {
    memory.push(await mebibytes());
    await sleep(1_000);
  }
  const before = Math.max(...memory);
  expect(await measured('gateway_open_sockets')).toBe(READERS);

  for (const socket of readers) socket.pause();
  const stoppedAt = performance.now();
  let peak = before;
  let slowest = 0;
  const seconds = () => (performance.now() - stoppedAt) / 1_000;
  while ((await measured('gateway_open_sockets')) > 0 && seconds() < MAX_SECONDS) {
    const asked = performance.now();
    const { errors } = await execute(portal.url, gql`{ travelers { id } }`, {}, sessions[0]);
    expect(errors).toBeUndefined();
    slowest = Math.max(slowest, performance.now() - asked);
    peak = Math.max(peak, await mebibytes());
    await sleep(100);
  }
  const cutAfter = seconds();
  console.log(
    `${READERS} readers: ${(peak - before).toFixed(1)} MiB more than while they read, all cut after ${cutAfter.toFixed(1)} s; ` +
      `slowest query of another client meanwhile ${slowest.toFixed(0)} ms`,
  );
  expect(await measured('gateway_open_sockets')).toBe(0);
  expect(peak - before).toBeLessThan(MAX_MEBIBYTES);
  for (const left of ['gateway_live_subscribers', 'gateway_live_loops'])
    while ((await measured(left)) !== 0) await sleep(50);
  for (const socket of readers) socket.terminate();
}, 300_000);
