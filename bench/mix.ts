/**
 * Measures a traveler's mix of operations against the reference platform and its database, at 20 and at 60 operations a second: the
 * processor time of the gateway, compared with that of the platform in the same rounds, and the latency of each operation.
 *
 *     ROUND_SECONDS=10 npm run bench -- mix
 *     BUILDS="dist/gateway.js ../other/dist/gateway.js" npm run bench -- mix      compares builds, with two processes of each, in turn
 */
import { resolve } from 'node:path';
import { gql } from 'graphql-tag';
import { requireBuilt, servers as builtServers } from '#scripts/bundles.ts';
import { quotedStay } from '#system-tests/testing/graph-booking.ts';
import { type Credentials, demand, executeText, signIn } from '#system-tests/testing/graph.ts';
import { freePort, startProgram, temporaryDataDir } from '#system-tests/testing/programs.ts';
import { stayIn } from '#system-tests/testing/stays.ts';
import { documentOf } from './cases';
import { medianOf } from './median';
import { type BenchServer, processorMsOf, startServer } from './servers';

const RATES = [20, 60];
const ROUNDS = 3;
const ROUND_SECONDS = Number(process.env['ROUND_SECONDS'] ?? 4);
const BUILDS = (process.env['BUILDS'] ?? 'dist/gateway.js').split(' ');
const SESSIONS_OF_A_PERSON = 2;

interface World {
  readonly people: readonly Credentials[];
  readonly places: readonly string[];
  readonly homes: readonly string[];
}

type Operation = (url: string, world: World, at: number) => Promise<unknown>;

const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('The platform has no such data');
  return item;
};

/** A prime, so that neighbors in the sequence differ in person, place, and stay. */
const spread = (at: number): number => at * 7_919;

const stayOf = (at: number) => stayIn(20 + (spread(at) % 90), 2 + (at % 5));

const query =
  (name: string, variablesOf: (world: World, at: number) => Readonly<Record<string, unknown>> = () => ({})) =>
  (url: string, world: World, at: number) =>
    executeText(url, documentOf(name), variablesOf(world, at), pick(world.people, spread(at)));

/** Each operation of the portal with its share in a hundred. */
const MIX: readonly (readonly [string, number, Operation])[] = [
  ['session', 22, query('Session')],
  [
    'search',
    22,
    query('StaysAvailabilityScreen', ({ places }, at) => ({
      placeId: pick(places, at),
      stay: stayOf(at),
      sortOrder: 'RECOMMENDED',
      first: 20,
      isFirstPage: true,
    })),
  ],
  ['listing', 18, query('Listing', ({ homes }, at) => ({ id: pick(homes, at), stay: stayOf(at) }))],
  ['calendar', 10, query('ListingCalendar', ({ homes }, at) => ({ listingId: pick(homes, at) }))],
  ['home', 8, query('StaysHomeScreen')],
  ['rewards', 6, query('ListingRewards')],
  ['trips', 6, query('TripsSection', () => ({ section: 'UPCOMING', first: 10 }))],
  ['places', 5, query('PlaceCombobox', (_, at) => ({ text: pick([...'abcdefghilmnoprst'], at) }))],
  [
    'quote',
    3,
    (url, { people }, at) => quotedStay(url, pick(people, spread(at)), { stay: stayIn(20 + (at % 300), 2) }),
  ],
];

/** Names of operations, a hundred in a fixed order that mixes them. */
const sequence = MIX.flatMap(([name, share, operation]) =>
  Array.from({ length: share }, (_, at) => ({ name, operation, place: (at + 0.5) / share })),
).sort((one, other) => one.place - other.place);

async function worldOf(gateway: BenchServer, platformUrl: string): Promise<World> {
  const { personas } = (await (await fetch(`${platformUrl}/api/v0/auth/personas`)).json()) as {
    personas: readonly { emailAddress: string; code: string }[];
  };
  const people: Credentials[] = [];
  for (const { emailAddress, code } of personas) {
    for (let session = 0; session < SESSIONS_OF_A_PERSON; session += 1) {
      const credentials = await signIn(gateway.url, emailAddress, code).catch(() => undefined);
      if (credentials === undefined) continue;
      // Some of the demo's people may not use the portal.
      const { errors } = await executeText(gateway.url, documentOf('ListingRewards'), {}, credentials);
      if (errors === undefined) people.push(credentials);
    }
  }
  const places = new Set<string>();
  const homes = new Set<string>();
  for (const text of 'abcdefghilmnoprst') {
    const found = await demand<{ places: readonly { id: string }[] }>(
      gateway.url,
      gql`query Places($text: String!) { places(text: $text) { id } }`,
      { text },
      people[0],
    );
    for (const { id } of found.places) places.add(id);
  }
  for (const placeId of places) {
    const { stays } = await demand<{ stays: { edges: readonly { node: { listingId: string } }[] } }>(
      gateway.url,
      gql`query Homes($search: StaySearchInput!) { stays(search: $search, first: 50) { edges { node { listingId } } } }`,
      { search: { placeId, stay: stayIn(30, 3) } },
      people[0],
    );
    for (const { node } of stays.edges) homes.add(node.listingId);
  }
  return { people, places: [...places], homes: [...homes] };
}

interface Round {
  readonly corePercent: number;
  readonly ofPlatform: number;
  readonly times: ReadonlyMap<string, readonly number[]>;
}

async function round(
  gateway: BenchServer,
  platformMs: () => number,
  world: World,
  perSecond: number,
  first: number,
): Promise<Round> {
  const count = perSecond * ROUND_SECONDS;
  const times = new Map<string, number[]>(MIX.map(([name]) => [name, []]));
  const before = { gateway: gateway.processorMs(), platform: platformMs() };
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await new Promise((done) => setTimeout(done, startedAt + (at * 1_000) / perSecond - performance.now()));
      const { name, operation } = pick(sequence, first + at);
      const sentAt = performance.now();
      await operation(gateway.url, world, first + at);
      times.get(name)?.push(performance.now() - sentAt);
    }),
  );
  const spent = gateway.processorMs() - before.gateway;
  return {
    corePercent: (100 * spent) / (performance.now() - startedAt),
    ofPlatform: spent / (platformMs() - before.platform),
    times,
  };
}

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

function print(name: string, perSecond: number, rounds: readonly Round[]): void {
  // A quote is followed until the platform has a price.
  const all = rounds.flatMap(({ times }) =>
    [...times].flatMap(([each, own]) => (each === 'quote' ? [] : own)),
  );
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(all, share).toFixed(1));
  const cores = rounds.map(({ corePercent }) => corePercent.toFixed(0)).join(' ');
  const ratio = medianOf(rounds.map(({ ofPlatform }) => ofPlatform)).toFixed(2);
  console.log(`\n${name}, ${perSecond} a second`);
  console.log(
    `  processor ${cores} % of a core by round, ${ratio} × the platform's; p50/p95/p99 ${p50}/${p95}/${p99} ms`,
  );
  for (const [operation] of MIX) {
    const own = rounds.flatMap(({ times }) => times.get(operation) ?? []);
    console.log(`  ${operation.padEnd(10)} p50 ${percentile(own, 0.5).toFixed(1)} ms`);
  }
}

export async function measureMix(): Promise<void> {
  await requireBuilt(builtServers);
  const data = temporaryDataDir();
  const port = await freePort();
  const platform = await startProgram('platform', port, {
    PLATFORM_PORT: String(port),
    DATA_DIR: data.path,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
  });
  const platformMs = () => processorMsOf(platform.processId);
  const gateways: BenchServer[] = [];
  try {
    const processes = BUILDS.length > 1 ? 2 : 1;
    for (let copy = 0; copy < processes; copy += 1)
      for (const build of BUILDS)
        gateways.push(
          await startServer(build, resolve(build), { PLATFORM_URL: platform.url, LOG_LEVEL: 'warn' }),
        );
    const [gateway] = gateways;
    if (gateway === undefined) return;
    const world = await worldOf(gateway, platform.url);
    console.log(
      `${world.people.length} sessions, ${world.places.length} places, ${world.homes.length} homes`,
    );
    for (const each of gateways) await round(each, platformMs, world, 20, 0);
    for (const perSecond of RATES) {
      const rounds = gateways.map((): Round[] => []);
      for (let at = 0; at < ROUNDS; at += 1)
        for (const [index, each] of gateways.entries())
          rounds[index]?.push(
            await round(each, platformMs, world, perSecond, at * perSecond * ROUND_SECONDS),
          );
      for (const [index, each] of gateways.entries()) print(each.name, perSecond, rounds[index] ?? []);
    }
  } finally {
    gateways.forEach((each) => each.stop());
    await platform.stop();
    data.remove();
  }
}
