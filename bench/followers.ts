/**
 * Measures what the followers of one quote cost the gateway: memory per follower, processor time per message, and the time until
 * all followers have received an event. The baseline writes as many bytes to as many connections, without a protocol.
 *
 *     FOLLOWERS=10000 npm run bench -- followers
 *     TRANSPORT=sse npm run bench -- followers
 */
import { followedGateway, requireBuilt } from '#scripts/bundles.ts';
import { type Followers, followOver, type FollowerTransport } from './follower-links';
import { type BenchServer, startServer } from './servers';
import { medianOf } from './median';

const FOLLOWERS = Number(process.env['FOLLOWERS'] ?? 2_000);
const TRANSPORT: FollowerTransport = process.env['TRANSPORT'] === 'sse' ? 'sse' : 'websocket';
const SECONDS = 10;
/** The number of connections opened in parallel. */
const BATCH = 100;
/** Receipts that are further apart belong to different events: one event is sent each second. */
const APART_MS = 300;

/** Each poll is an event. */
const EVERY_POLL = '__typename ... on PriceQuotePending { attempt elapsedMs }';
/** The state does not change, so followers only wait. */
const STATE_ALONE = '__typename';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function connectAll(
  server: BenchServer,
  selection: string,
  transport: FollowerTransport = TRANSPORT,
): Promise<Followers> {
  const followers = followOver(transport, server.url, selection);
  for (let at = 0; at < FOLLOWERS; at += BATCH) {
    await Promise.all(Array.from({ length: Math.min(BATCH, FOLLOWERS - at) }, () => followers.add()));
  }
  return followers;
}

/** From the first to the last receipt of each event, in milliseconds. */
function spreads(receipts: readonly number[]): number[] {
  const found: number[] = [];
  let first = receipts[0] ?? 0;
  receipts.forEach((at, index) => {
    const next = receipts[index + 1];
    if (next !== undefined && next - at < APART_MS) return;
    found.push(at - first);
    first = next ?? at;
  });
  // The first and the last event may be incomplete.
  return found.slice(1, -1);
}

async function measureIdle(gateway: BenchServer): Promise<void> {
  const before = gateway.residentBytes();
  const followers = await connectAll(gateway, STATE_ALONE);
  await pause(5_000);
  const each = (gateway.residentBytes() - before) / FOLLOWERS / 1_000;
  const processor = gateway.processorMs();
  await pause(SECONDS * 1_000);
  const idle = ((gateway.processorMs() - processor) * 1_000) / FOLLOWERS / SECONDS;
  console.log(`${FOLLOWERS} followers over ${TRANSPORT}: ${each.toFixed(1)} kB each`);
  console.log(`while nothing happens: ${idle.toFixed(1)} µs of processor time a second for each`);
  followers.close();
}

async function measureEvents(server: BenchServer, transport: FollowerTransport = TRANSPORT): Promise<void> {
  const followers = await connectAll(server, EVERY_POLL, transport);
  await pause(3_000);
  followers.receipts.length = 0;
  const processor = server.processorMs();
  await pause(SECONDS * 1_000);
  const spent = server.processorMs() - processor;
  const sent = followers.receipts.length;
  const each = (spent * 1_000) / sent;
  const times = spreads(followers.receipts);
  console.log(
    `${sent} messages over ${transport} in ${SECONDS} s: ${each.toFixed(1)} µs of processor time each`,
  );
  console.log(
    `from the first to the last receipt of an event: ${medianOf(times).toFixed(0)} ms (at most ${Math.max(...times).toFixed(0)})`,
  );
  followers.close();
}

export async function measureFollowers(): Promise<void> {
  await requireBuilt(followedGateway);
  const platform = await startServer('platform', 'stub-platform');
  const environment = { PLATFORM_URL: platform.url, LOG_LEVEL: 'warn' };
  const gateway = await startServer('gateway', followedGateway.result, environment);
  const warmUp = followOver(TRANSPORT, gateway.url, EVERY_POLL);
  for (let at = 0; at < 50; at += 1) await warmUp.add();
  warmUp.close();
  await pause(8_000);
  await measureIdle(gateway);
  await pause(5_000);
  await measureEvents(gateway);
  gateway.stop();
  platform.stop();
  const baseline = await startServer('baseline', 'bare-sockets');
  await measureEvents(baseline, 'bare sockets');
  baseline.stop();
}
