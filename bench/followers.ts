/**
 * What followers of one quote cost the gateway: memory for each, processor time for each message, and how long one event takes
 * to reach all of them. `FOLLOWERS=10000 npm run bench:followers`
 */
import WebSocket from 'ws';
import { startServer } from './servers';

const FOLLOWERS = Number(process.env['FOLLOWERS'] ?? 2_000);
const SECONDS = 10;
/** As many connect at once. */
const BATCH = 100;

const DOCUMENT = `subscription Follow($token: ID!) {
  priceQuoteStatus(token: $token) { __typename ... on PriceQuotePending { attempt elapsedMs } }
}`;

const received = { messages: 0 };

function follow(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send('{"type":"connection_init","payload":{"authorization":"Bearer bench-user"}}'),
    );
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('{"type":"connection_ack"')) {
        const payload = { query: DOCUMENT, variables: { token: 'bench-quote' } };
        socket.send(JSON.stringify({ id: 'one', type: 'subscribe', payload }));
        resolve(socket);
      } else if (text.includes('"next"')) received.messages += 1;
      else if (text.includes('"error"')) reject(new Error(text));
    });
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function main(): Promise<void> {
  const platform = await startServer('platform', 'stub-platform');
  const gateway = await startServer('gateway', 'gateway', { PLATFORM_URL: platform.url, LOG_LEVEL: 'warn' });
  for (let at = 0; at < 50; at += 1) (await follow(gateway.url)).close();
  await pause(8_000);
  const before = gateway.residentBytes();
  for (let at = 0; at < FOLLOWERS; at += BATCH) {
    await Promise.all(Array.from({ length: Math.min(BATCH, FOLLOWERS - at) }, () => follow(gateway.url)));
  }
  await pause(3_000);
  const memory = (gateway.residentBytes() - before) / FOLLOWERS / 1_024;
  const [messages, processor] = [received.messages, gateway.processorMs()];
  await pause(SECONDS * 1_000);
  const sent = received.messages - messages;
  const each = ((gateway.processorMs() - processor) * 1_000) / sent;
  console.log(`${FOLLOWERS} followers: ${memory.toFixed(1)} KB each`);
  console.log(`${sent} messages in ${SECONDS} s: ${each.toFixed(1)} µs of processor time each`);
  gateway.stop();
  platform.stop();
}

void main().then(() => process.exit(0));
