import { type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { gql } from 'graphql-tag';
import { credentialsOf } from '../kernel/credentials';
import type { EndSignal } from '../kernel/ending';
import { LatestIterator } from '../live/latest-iterator';
import { settle } from '../testing/manual-clock';
import type { OperationContext } from './context-factory';
import { type Outlet, type SharedEvent, SharedStreams } from './shared-streams';

interface Tick {
  readonly state: string;
  readonly count: number;
}

let opened: { readonly user: string; readonly source: LatestIterator<Tick>; left: boolean }[];
let executed: number;
let signals: EndSignal[];
let streams: SharedStreams;

const schema = makeExecutableSchema({
  typeDefs: `
    type Query { none: Int }
    type Tick { state: String! count: Int! }
    type Subscription { tick(work: String): Tick! }`,
  resolvers: {
    Subscription: {
      tick: {
        subscribe(_: unknown, { work }: { work: string }, { credentials }: OperationContext) {
          if (work === 'refused') throw new GraphQLError('refused');
          const stream = {
            user: credentials.fingerprint,
            source: new LatestIterator<Tick>(() => (stream.left = true)),
            left: false,
          };
          opened.push(stream);
          return stream.source;
        },
        resolve(tick: Tick) {
          executed += 1;
          return tick;
        },
      },
    },
  },
});

const states = gql`subscription ($work: String) { tick(work: $work) { state } }`;
const counts = gql`subscription ($work: String) { tick(work: $work) { state count } }`;

const contextOf = (user: string, csrfToken?: string) =>
  ({
    credentials: credentialsOf(`Bearer ${user}`, csrfToken),
    platform: { forget: () => undefined },
  }) as unknown as OperationContext;

const askedBy = (user: string, document = states, work = 'w'): ExecutionArgs => ({
  schema,
  document,
  variableValues: { work },
  contextValue: contextOf(user),
});

/** Records everything that a connection receives. */
class Received implements Outlet {
  readonly events: SharedEvent[] = [];
  readonly bytes: Buffer[] = [];
  ended: unknown = 'no';
  iterator: AsyncIterableIterator<never> | undefined;
  /** Whether the connection no longer accepts data. */
  isStuck = false;
  private release: (() => void) | undefined;

  async sendLatest(latest: () => SharedEvent | undefined): Promise<void> {
    if (this.isStuck) await new Promise<void>((resolve) => (this.release = resolve));
    const event = latest();
    if (event === undefined) return;
    this.events.push(event);
    this.bytes.push(event.serverSent);
    await Promise.resolve();
  }

  goOn(): void {
    this.isStuck = false;
    this.release?.();
  }

  async follow(iterator: AsyncIterableIterator<never>): Promise<void> {
    this.iterator = iterator;
    try {
      for await (const value of iterator) throw new Error(`a value: ${String(value)}`);
      this.ended = 'in order';
    } catch (error) {
      this.ended = error;
    }
  }

  get received(): unknown[] {
    return this.events.map(({ view }) => view.data?.['tick']);
  }
}

async function follow(...asked: Parameters<typeof askedBy>): Promise<Received> {
  const outlet = new Received();
  const events = await streams.follow({ ...askedBy(...asked), outlet });
  if (!(Symbol.asyncIterator in events)) throw new Error('no stream');
  void outlet.follow(events);
  return outlet;
}

const tick = async (state: string, count = 0, isLast = false) => {
  opened.forEach(({ source }) => source.push({ state, count }, isLast));
  await settle();
};

beforeEach(() => {
  opened = [];
  executed = 0;
  signals = [];
  streams = new SharedStreams({
    contextFor(follower, signal) {
      signals.push(signal);
      return follower;
    },
    viewOf: ({ data }) => (data === undefined ? {} : { data }),
  });
});

test.each([
  ['null', { other: null }, 1],
  ['infinite', { other: Infinity }, 2],
  ['minus zero', { other: -0 }, 2],
  ['a card number', { other: '4000050000064821' }, 2],
])(
  'followers whose variables are equal share a stream, unless one has no exact key: %s',
  async (_, other, opens) => {
    for (let at = 0; at < 2; at += 1) {
      const asked = askedBy('ann');
      const outlet = new Received();
      await streams.follow({ ...asked, variableValues: { ...asked.variableValues, ...other }, outlet });
    }
    expect(opened).toHaveLength(opens);
  },
);

test('followers of the same work and document share one execution', async () => {
  const followers = await Promise.all([follow('ann'), follow('ann'), follow('ann')]);
  await tick('pending');
  await tick('done', 0, true);
  expect([opened.length, executed]).toEqual([1, 2]);
  for (const { received, ended } of followers) {
    expect(received).toEqual([{ state: 'pending' }, { state: 'done' }]);
    expect(ended).toBe('in order');
  }
});

test('other users, documents, or work are executed separately', async () => {
  await Promise.all([
    follow('ann'),
    follow('ben'),
    follow('ann', counts),
    follow('ann', states, 'other work'),
  ]);
  expect(opened).toHaveLength(4);
  const anti = { ...askedBy('ann'), contextValue: contextOf('ann', 'another token') };
  await streams.follow({ ...anti, outlet: new Received() });
  expect(opened).toHaveLength(5);
});

test('a late subscriber receives the latest event immediately', async () => {
  await follow('ann');
  await tick('pending');
  const late = await follow('ann');
  await settle();
  expect(late.received).toEqual([{ state: 'pending' }]);
  expect(executed).toBe(1);
});

test('an event with only different counters reaches the subscribers that select them', async () => {
  const [withoutCount, withCount] = await Promise.all([follow('ann'), follow('ann', counts)]);
  for (const count of [1, 2, 3]) await tick('pending', count);
  expect(withoutCount.received).toEqual([{ state: 'pending' }]);
  expect(withCount.received).toHaveLength(3);
});

test('the execution ends with its last follower, and not earlier', async () => {
  const [first, second] = await Promise.all([follow('ann'), follow('ann')]);
  await first.iterator?.return?.();
  await tick('pending');
  expect([opened[0]?.left, signals[0]?.aborted]).toEqual([false, false]);
  expect(second.received).toEqual([{ state: 'pending' }]);
  await second.iterator?.return?.();
  await settle();
  expect([opened[0]?.left, signals[0]?.aborted]).toEqual([true, true]);
  await follow('ann');
  expect(opened).toHaveLength(2);
});

test('a failed stream fails for all followers, and can be followed again', async () => {
  const followers = await Promise.all([follow('ann'), follow('ann')]);
  opened[0]?.source.fail(new Error('gone'));
  await settle();
  expect(followers.map(({ ended }) => ended)).toEqual([new Error('gone'), new Error('gone')]);
  await follow('ann');
  expect(opened).toHaveLength(2);
});

test('a client without access gets the error, each time', async () => {
  for (let time = 0; time < 2; time += 1) {
    const asked = { ...askedBy('ann', states, 'refused'), outlet: new Received() };
    const refused = (await streams.follow(asked)) as ExecutionResult;
    expect(refused.errors?.[0]?.message).toBe('refused');
  }
});

test('an event is serialized once for all followers', async () => {
  const followers = await Promise.all(Array.from({ length: 1_200 }, () => follow('ann')));
  await tick('pending');
  const [first] = followers[0]?.bytes ?? [];
  expect(String(first)).toBe('event: next\ndata: {"data":{"tick":{"state":"pending"}}}\n\n');
  for (const { bytes } of followers) {
    expect(bytes).toHaveLength(1);
    expect(bytes[0]).toBe(first);
  }
});

test('a slow reader receives the latest event and the end, and does not delay others', async () => {
  const [quick, slow] = await Promise.all([follow('ann', counts), follow('ann', counts)]);
  await tick('pending', 1);
  slow.isStuck = true;
  for (const count of [2, 3, 4]) await tick('pending', count);
  await tick('done', 5, true);
  expect(quick.received).toHaveLength(5);
  expect([slow.received, slow.ended]).toEqual([[{ state: 'pending', count: 1 }], 'no']);
  slow.goOn();
  await settle();
  expect(slow.received.at(-1)).toEqual({ state: 'done', count: 5 });
  expect([slow.received.length, slow.ended]).toEqual([2, 'in order']);
});

test('a follower that leaves while an event waits receives nothing more', async () => {
  const [leaving, other] = await Promise.all([follow('ann'), follow('ann')]);
  leaving.isStuck = true;
  await tick('pending');
  await leaving.iterator?.return?.();
  leaving.goOn();
  await tick('done');
  expect([leaving.bytes, leaving.ended]).toEqual([[], 'in order']);
  expect(other.received).toHaveLength(2);
});
