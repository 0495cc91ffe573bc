import {
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  parse,
} from 'graphql';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { OperationContext } from '../context-factory';
import { credentialsOf } from '../credentials';
import { LatestIterator } from '../live/latest-iterator';
import { settle } from '../testing/manual-clock';
import { SharedStreams } from './shared-streams';

interface Tick {
  readonly state: string;
  readonly count: number;
}

let opened: { readonly user: string; readonly source: LatestIterator<Tick>; left: boolean }[];
let executed: number;
let signals: AbortSignal[];
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

const states = parse('subscription ($work: String) { tick(work: $work) { state } }');
const counts = parse('subscription ($work: String) { tick(work: $work) { state count } }');

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

/** What a follower has received. */
class Follower {
  readonly received: unknown[] = [];
  ended: unknown = 'no';

  constructor(readonly events: AsyncIterableIterator<FormattedExecutionResult>) {
    void this.read();
  }

  private async read(): Promise<void> {
    try {
      for await (const { data } of this.events) this.received.push(data?.['tick']);
      this.ended = 'in order';
    } catch (error) {
      this.ended = error;
    }
  }
}

async function follow(...asked: Parameters<typeof askedBy>): Promise<Follower> {
  const events = await streams.follow(askedBy(...asked));
  if (!(Symbol.asyncIterator in events)) throw new Error('no stream');
  return new Follower(events);
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

test('other users, documents, or work are executed apart', async () => {
  await Promise.all([
    follow('ann'),
    follow('ben'),
    follow('ann', counts),
    follow('ann', states, 'other work'),
  ]);
  expect(opened).toHaveLength(4);
  const anti = { ...askedBy('ann'), contextValue: contextOf('ann', 'another token') };
  await streams.follow(anti);
  expect(opened).toHaveLength(5);
});

test('who comes late gets the latest event at once', async () => {
  await follow('ann');
  await tick('pending');
  const late = await follow('ann');
  await settle();
  expect(late.received).toEqual([{ state: 'pending' }]);
  expect(executed).toBe(1);
});

test('an event of which only counters differ reaches those who select them', async () => {
  const [withoutCount, withCount] = await Promise.all([follow('ann'), follow('ann', counts)]);
  for (const count of [1, 2, 3]) await tick('pending', count);
  expect(withoutCount.received).toEqual([{ state: 'pending' }]);
  expect(withCount.received).toHaveLength(3);
});

test('the execution ends with its last follower, and not before', async () => {
  const [first, second] = await Promise.all([follow('ann'), follow('ann')]);
  await first.events.return?.();
  await tick('pending');
  expect([opened[0]?.left, signals[0]?.aborted]).toEqual([false, false]);
  expect(second.received).toEqual([{ state: 'pending' }]);
  await second.events.return?.();
  await settle();
  expect([opened[0]?.left, signals[0]?.aborted]).toEqual([true, true]);
  await follow('ann');
  expect(opened).toHaveLength(2);
});

test('a stream that fails fails for all of its followers, and can be followed again', async () => {
  const followers = await Promise.all([follow('ann'), follow('ann')]);
  opened[0]?.source.fail(new Error('gone'));
  await settle();
  expect(followers.map(({ ended }) => ended)).toEqual([new Error('gone'), new Error('gone')]);
  await follow('ann');
  expect(opened).toHaveLength(2);
});

test('who may not follow gets the error, each time', async () => {
  for (let time = 0; time < 2; time += 1) {
    const refused = (await streams.follow(askedBy('ann', states, 'refused'))) as ExecutionResult;
    expect(refused.errors?.[0]?.message).toBe('refused');
  }
});
