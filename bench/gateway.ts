/**
 * Measures the cost of a request to the gateway, compared with servers that make the same calls to a stub platform: `npm run bench -- gateway`.
 * Each round measures all servers in turn. Ratios compare the fastest round of a server with that of the bare proxy: other work of
 * the machine only makes rounds slower.
 *
 *     BENCH_ROUNDS=15 BENCH_REQUESTS=1000 npm run bench -- gateway      sets the size of the run
 */
import assert from 'node:assert/strict';
import { requireBuilt, servers as builtServers } from '#scripts/bundles.ts';
import { asksOf, caseNames } from './cases';
import { type Ask, askOnce, latencies, processorTime } from './load';
import { medianOf } from './median';
import { isMercuriusInstalled } from './mercurius';
import { type BenchServer, startServer } from './servers';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9);
const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 250);
/** Each request of the working set often enough for every execution path. */
const WARM_UP = 4 * asksOf('session').length;

export interface Ratio {
  readonly server: string;
  /** Of the fastest rounds. */
  readonly ratio: number;
  /** Of the rounds, each compared with the proxy in the same round. */
  readonly median: number;
  /** In the fastest round. */
  readonly microseconds: number;
}

export interface Measured {
  readonly name: string;
  readonly ratios: readonly Ratio[];
}

async function measureCase(
  servers: readonly BenchServer[],
  name: string,
  asks: readonly Ask[],
  rounds: number,
): Promise<Measured> {
  for (const server of servers) await processorTime(server, asks, WARM_UP);
  const times = servers.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, server] of servers.entries()) {
      times[at]?.push(await processorTime(server, asks, REQUESTS));
    }
  }
  const baseline = times[0] ?? [];
  const ratios = servers.map(({ name: server }, at) => {
    const own = times[at] ?? [];
    const fastest = Math.min(...own);
    return {
      server,
      ratio: fastest / Math.min(...baseline),
      median: medianOf(own.map((time, round) => time / (baseline[round] ?? Number.NaN))),
      microseconds: Math.round(fastest),
    };
  });
  return { name, ratios };
}

/** The answers of plain Apollo Server are those of the others, each way that these can answer. */
async function proveEqual(apollo: BenchServer, others: readonly BenchServer[]): Promise<void> {
  for (const name of caseNames) {
    for (const ask of asksOf(name).slice(0, 2)) {
      const expected = (await askOnce(apollo, ask)) as { data: unknown; errors?: unknown };
      assert.equal(expected.errors, undefined, JSON.stringify(expected.errors));
      for (const other of others) {
        for (let times = 0; times < 5; times += 1) {
          assert.deepEqual(await askOnce(other, ask), expected, `${other.name}: ${name}`);
        }
      }
    }
  }
}

/** What the gateway adds to the median latency at 60 full pages a second, in milliseconds. */
const addedAt60 = async (proxy: BenchServer, gateway: BenchServer): Promise<number> => {
  const p50 = async (server: BenchServer) => medianOf(await latencies(server, asksOf('full page'), 60, 300));
  await p50(proxy);
  return (await p50(gateway)) - (await p50(proxy));
};

/** The servers of a measurement. The others than proxy and gateway are measured for the table, not for the check. */
async function startAll(platform: BenchServer, withOthers: boolean) {
  const environment = { PLATFORM_URL: platform.url };
  const proxy = await startServer('bare proxy', 'proxy', environment);
  const gateway = await startServer('gateway', 'dist/gateway.js', environment);
  const apollo = await startServer('Apollo Server', 'plain-apollo', environment);
  if (!withOthers) {
    // Some processes stay slower for as long as they run.
    const another = await startServer('gateway', 'dist/gateway.js', environment);
    return { apollo, graphs: [gateway, another], measured: [proxy, gateway, another] as const };
  }
  const parsing = await startServer('proxy that parses', 'proxy', { ...environment, WORK: 'parse' });
  const printing = await startServer('proxy that parses and prints', 'proxy', {
    ...environment,
    WORK: 'print',
  });
  const mercurius = isMercuriusInstalled()
    ? [await startServer('Mercurius with JIT', 'mercurius-jit', environment)]
    : [];
  return {
    apollo,
    graphs: [gateway, ...mercurius],
    measured: [proxy, gateway, parsing, printing, apollo, ...mercurius] as const,
  };
}

/** By case. */
export type Ratios = Readonly<Record<string, number>>;

/** The ratio of the gateway in each case; of several processes, that of the fastest. */
export const ratiosOf = (measured: readonly Measured[]): Ratios =>
  Object.fromEntries(
    measured.map(({ name, ratios }) => {
      const own = ratios.filter(({ server }) => server === 'gateway').map(({ ratio }) => ratio);
      return [name, Number(Math.min(...own).toFixed(2))];
    }),
  );

/** Measures every case; `withOthers` includes the servers that are not the baseline. */
export async function measureGateway(withOthers: boolean): Promise<{
  readonly cases: readonly Measured[];
  readonly addedMs: Readonly<Record<string, number>>;
  readonly residentBytes: number;
}> {
  await requireBuilt(builtServers);
  const platform = await startServer('platform', 'stub-platform');
  const { apollo, graphs, measured: servers } = await startAll(platform, withOthers);
  const [proxy, gateway] = servers;
  const letDiffer = (bytes: string) => fetch(`${platform.url}/bench/bytes=${bytes}`);
  try {
    await letDiffer('same');
    await proveEqual(apollo, graphs);
    const measured: Measured[] = [];
    const addedMs: Record<string, number> = {};
    for (const bytes of ['new', 'same']) {
      await letDiffer(bytes);
      for (const name of caseNames) {
        measured.push(await measureCase(servers, `${name}, ${bytes} bytes`, asksOf(name), ROUNDS));
      }
      if (withOthers) addedMs[bytes] = await addedAt60(proxy, gateway);
    }
    return { cases: measured, addedMs, residentBytes: gateway.residentBytes() };
  } finally {
    for (const server of [platform, apollo, ...servers]) server.stop();
  }
}

export function printCase({ name, ratios }: Measured): void {
  console.log(`\n${name}`);
  for (const { server, ratio, median, microseconds } of ratios) {
    const ofAll = `median ${median.toFixed(2)}`.padStart(14);
    console.log(`  ${server.padEnd(30)} ${ratio.toFixed(2).padStart(6)} ${ofAll}   ${microseconds} µs`);
  }
}

export async function printGateway(): Promise<void> {
  const { cases: measured, addedMs, residentBytes } = await measureGateway(true);
  measured.forEach(printCase);
  for (const [bytes, added] of Object.entries(addedMs))
    console.log(`\nadded to the median at 60 full pages a second, ${bytes} bytes: ${added.toFixed(1)} ms`);
  console.log(`memory of the gateway: ${Math.round(residentBytes / 1_048_576)} MB`);
}
