import { Agent, get, type IncomingMessage } from 'node:http';
import WebSocket from 'ws';
import { startPortal, type Portal } from './testing/portal';
import type { Program } from './testing/programs';

let portal: Portal;

const start = async (SHUTDOWN_DELAY_MS: string) => {
  const settings = { SHUTDOWN_DELAY_MS };
  portal = await startPortal({ gateway: settings, platform: settings });
};
afterEach(() => portal.close());

/** Allows a GET that no foreign page can send. */
const headers = { 'apollo-require-preflight': 'true' };

/** A client that sends one request after the other on one connection, until a response closes that connection. */
async function useOneConnection(url: string, onAnswer: () => void): Promise<{ statuses: Set<number> }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses = new Set<number>();
  for (;;) {
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      get(url, { agent, headers }, resolve).once('error', reject),
    );
    await answer.resume().toArray();
    statuses.add(answer.statusCode ?? 0);
    onAnswer();
    if (answer.headers.connection === 'close') return { statuses };
  }
}

/** Resolves with the statuses of all responses, after each client's connection has been closed by a response. */
async function leave(server: Program, path: string) {
  const clients = 4;
  const busy = new Set<number>();
  let allBusy: () => void;
  const everyClientHasAnAnswer = new Promise<void>((resolve) => (allBusy = resolve));
  const answered = Array.from({ length: clients }, (_, client) =>
    useOneConnection(server.url + path, () => {
      if (busy.add(client).size === clients) allBusy();
    }),
  );
  await everyClientHasAnAnswer;
  const gone = server.stop();
  const results = await Promise.all(answered);
  const ready = await fetch(`${server.url}/readyz`);
  await gone;
  return { statuses: results.flatMap(({ statuses }) => [...statuses]), ready: ready.status };
}

test('a stopping server is not ready, loses no request on a kept-alive connection, and closes sockets with 1001', async () => {
  await start('2000');
  const socket = new WebSocket(`${portal.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const code = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send('{"type":"connection_init"}');
  const query = `/graphql?query=${encodeURIComponent('{ __typename }')}`;
  const [gateway, platform] = await Promise.all([
    leave(portal.gateway(), query),
    leave(portal.platform(), '/healthz'),
  ]);
  expect(gateway).toEqual({ statuses: [200, 200, 200, 200], ready: 503 });
  expect(platform).toEqual({ statuses: [200, 200, 200, 200], ready: 503 });
  await expect(code).resolves.toBe(1001);
});

test('a second signal ends a stopping server immediately', async () => {
  await start('300000');
  for (const server of [portal.gateway(), portal.platform()]) {
    const gone = server.stop();
    while ((await fetch(`${server.url}/readyz`)).status !== 503) await new Promise(setImmediate);
    await server.stop();
    await gone;
  }
});
