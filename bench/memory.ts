/**
 * Checks that the gateway's memory stays flat: sends requests of all kinds, with repeated and new bytes, for `MINUTES` minutes,
 * and reports the memory after each round.
 *
 *     MINUTES=15 npm run bench -- memory
 */
import { requireBuilt, servers as builtServers } from '#scripts/bundles.ts';
import { asksOf, type BenchCase } from './cases';
import { processorTime } from './load';
import { type BenchServer, startServer } from './servers';

const MINUTES = Number(process.env['MINUTES'] ?? 15);
const TOKEN = 'a-token-for-the-metrics-of-a-bench';

/** The requests of a round: most repeat the same bytes, as returning travelers do. */
const ROUND: readonly { name: BenchCase; bytes: 'new' | 'same'; requests: number }[] = [
  { name: 'session', bytes: 'same', requests: 12_000 },
  { name: 'session', bytes: 'new', requests: 4_000 },
  { name: 'search', bytes: 'same', requests: 4_000 },
  { name: 'search', bytes: 'new', requests: 1_000 },
  { name: 'full page', bytes: 'same', requests: 2_000 },
  { name: 'full page', bytes: 'new', requests: 500 },
];

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576)} MB`;

async function heapOf({ url }: BenchServer): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const used = /^nodejs_heap_size_used_bytes (\d+)/m.exec(await response.text())?.[1];
  if (used === undefined) throw new Error('The gateway does not show its heap');
  return Number(used);
}

export async function measureMemory(): Promise<void> {
  await requireBuilt(builtServers);
  const platform = await startServer('platform', 'stub-platform');
  const environment = { PLATFORM_URL: platform.url, METRICS_TOKEN: TOKEN };
  const gateway = await startServer('gateway', 'dist/gateway.js', environment);
  const endsAt = performance.now() + MINUTES * 60_000;
  for (let sent = 0; performance.now() < endsAt;) {
    let minHeap = Infinity;
    for (const [at, { name, bytes, requests }] of ROUND.entries()) {
      await fetch(`${platform.url}/bench/bytes=${bytes}`);
      // Includes sessions of other users, whose responses and allowances are stored separately.
      await processorTime(gateway, asksOf(name, [`bench-user-${sent + at}`]), requests);
      sent += requests;
      minHeap = Math.min(minHeap, await heapOf(gateway));
    }
    const resident = megabytes(gateway.residentBytes());
    console.log(`${sent} requests: heap ${megabytes(minHeap)}, resident ${resident}`);
  }
  gateway.stop();
  platform.stop();
}
