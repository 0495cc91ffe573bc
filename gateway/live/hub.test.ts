import { credentialsOf } from '../kernel/credentials';
import { PlatformError } from '../rest/client/platform-error';
import { ManualClock, settle } from '../testing/manual-clock';
import { StreamReader } from '../testing/stream-reader';
import { createLiveHub, type LiveHub } from './hub';
import type { LivePolicy, LiveStream } from './live-stream';
import { createMemoryBus } from './live-bus';

const ann = credentialsOf('Bearer ann', 'c1');
const ben = credentialsOf('Bearer ben', 'c2');

/** Pending until a response starts with an exclamation mark; failures end the stream. */
const policy: LivePolicy<string, string> = {
  onAnswer: (answer) => ({ state: answer, isLast: answer.startsWith('!') }),
  onFailure: (error) => {
    throw error;
  },
};

let clock: ManualClock;
let hub: LiveHub;
let polls: string[];
let signals: AbortSignal[];
let answers: (poll: number) => Promise<string>;
let loops = 0;
let subscribers = 0;

beforeEach(() => {
  clock = new ManualClock();
  polls = [];
  signals = [];
  answers = async (poll) => `answer ${poll}`;
  loops = subscribers = 0;
  hub = createLiveHub({
    bus: createMemoryBus(clock),
    clock,
    intervalMs: 1_000,
    gracePeriodMs: 5_000,
    leaseMs: 1_500,
    maxStreamsPerUser: 10,
    onLoop: (change) => (loops += change),
    onSubscriber: (change) => (subscribers += change),
  });
});
afterEach(() => hub.close());

function stream(token = 't1', credentials = ann): LiveStream<string, string> {
  return {
    name: 'quote',
    token,
    credentials,
    policy,
    poll: (signal) => {
      polls.push(`${credentials.authorization} ${token}`);
      signals.push(signal);
      return answers(polls.length);
    },
  };
}
const follow = (token?: string, credentials?: typeof ann) =>
  new StreamReader(hub.open(stream(token, credentials)));

test('[PQ-07] [DC-04] polls every second until the last state, then completes', async () => {
  answers = async (poll) => (poll < 3 ? 'Pending' : '!Success');
  const reader = follow();
  await clock.advance(0);
  expect(reader.states).toEqual(['Pending']);
  await clock.advance(999);
  expect(polls).toHaveLength(1);
  await clock.advance(1);
  expect(polls).toHaveLength(2);
  await clock.advance(60_000);
  expect(polls).toHaveLength(3);
  expect(reader.states).toEqual(['Pending', 'Pending', '!Success']);
  expect(
    reader.events.map(({ sequence, attempt, elapsedMs, isLast }) => [sequence, attempt, elapsedMs, isLast]),
  ).toEqual([
    [1, 1, 0, false],
    [2, 2, 1_000, false],
    [3, 3, 2_000, true],
  ]);
  expect(reader.ended).toBe('done');
  await reader.leave();
  expect([loops, subscribers]).toEqual([0, 0]);
});

test('the interval starts at the response: a slow platform is never polled twice at a time', async () => {
  let answer: (value: string) => void = () => undefined;
  answers = () => new Promise((resolve) => (answer = resolve));
  follow();
  await clock.advance(4_000);
  expect(polls).toHaveLength(1);
  answer('Pending');
  await clock.advance(999);
  expect(polls).toHaveLength(1);
  await clock.advance(1);
  expect(polls).toHaveLength(2);
  answer('!Success');
  await settle();
});

test('[PQ-20] many subscribers share one loop, and a late one gets the current state immediately', async () => {
  const early = Array.from({ length: 9 }, () => follow());
  await clock.advance(2_500);
  expect(polls).toHaveLength(3);
  const late = follow();
  await settle();
  expect(polls).toHaveLength(3);
  expect(late.states).toEqual(['answer 3']);
  await clock.advance(500);
  expect(polls).toHaveLength(4);
  for (const reader of [...early, late]) expect(reader.states.at(-1)).toBe('answer 4');
  expect([loops, subscribers]).toEqual([1, 10]);
});

test('[PQ-20] a subscriber after the end gets the state of now and the end, for one call', async () => {
  answers = async () => '!Success';
  const early = follow();
  await clock.advance(0);
  expect(early.ended).toBe('done');
  answers = async () => '!Discarded';
  const late = follow();
  await clock.advance(0);
  expect(late.states).toEqual(['!Discarded']);
  expect(late.events[0]?.sequence).toBeGreaterThan(early.events[0]?.sequence ?? 0);
  expect(late.ended).toBe('done');
  expect(polls).toHaveLength(2);
});

test('[SE-01] a session that has ended gets no outcome that its user received before', async () => {
  answers = async () => '!Success';
  follow();
  await clock.advance(0);
  answers = () =>
    Promise.reject(new PlatformError('unauthorized', { endpoint: 'POST /poll', httpStatus: 401 }));
  const late = follow();
  await clock.advance(0);
  expect(late.states).toEqual([]);
  expect(late.ended).toMatchObject({ error: { kind: 'unauthorized' } });
});

test('[PQ-18] after the grace period of the last subscriber there are no more calls', async () => {
  const readers = [follow(), follow()];
  await clock.advance(1_000);
  await readers[0]?.leave();
  await clock.advance(3_000);
  await readers[1]?.leave();
  await clock.advance(4_999);
  const pollsInGrace = polls.length;
  expect([loops, subscribers]).toEqual([1, 0]);
  await clock.advance(1);
  expect(loops).toBe(0);
  await clock.advance(60_000);
  expect(polls).toHaveLength(pollsInGrace);
});

test('a subscriber who returns within the grace period finds the loop running and the sequence increasing', async () => {
  const reader = follow();
  await clock.advance(1_000);
  await reader.leave();
  await clock.advance(4_000);
  const back = follow();
  await clock.advance(10_000);
  const sequences = back.events.map(({ sequence }) => sequence);
  expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
  expect(sequences[0]).toBe(6);
  expect(loops).toBe(1);
});

test('[PQ-19] a subscriber who returns later starts from the known state, a second later, and the elapsed time continues', async () => {
  const reader = follow();
  await clock.advance(60_500);
  await reader.leave();
  await clock.advance(5_000);
  expect(loops).toBe(0);
  const back = follow();
  await clock.advance(499);
  expect(back.states).toEqual(['answer 66']);
  await clock.advance(1);
  expect(back.events.map(({ sequence, attempt, elapsedMs }) => [sequence, attempt, elapsedMs])).toEqual([
    [66, 66, 65_000],
    [67, 67, 66_000],
  ]);
});

test('the state of work is kept for a subscriber who returns within a minute, however long it was followed', async () => {
  const reader = follow();
  await clock.advance(60_500);
  await reader.leave();
  await clock.advance(6_000);
  answers = () => new Promise(() => undefined);
  const back = follow();
  await clock.advance(0);
  expect(back.states).toEqual(['answer 66']);
});

test('leaving ends the wait and, after the grace period, the call in progress', async () => {
  answers = () => new Promise(() => undefined);
  const reader = follow();
  await clock.advance(0);
  await reader.leave();
  expect(reader.ended).toBe('done');
  expect(signals[0]?.aborted).toBe(false);
  await clock.advance(5_000);
  expect(signals[0]?.aborted).toBe(true);
});

test('another user never joins the loop or sees the state: own credentials, own calls', async () => {
  const readers = [follow('t1', ann), follow('t1', ben)];
  await clock.advance(0);
  expect(polls).toEqual(['Bearer ann t1', 'Bearer ben t1']);
  expect(readers.map(({ states }) => states)).toEqual([['answer 1'], ['answer 2']]);
});

test('other tokens are separate work', async () => {
  follow('t1');
  follow('t2');
  await clock.advance(0);
  expect(polls).toEqual(['Bearer ann t1', 'Bearer ann t2']);
});

test('work of another kind on the same token is separate work', async () => {
  follow();
  const freshness = new StreamReader(
    hub.open({ ...stream(), name: 'freshness', poll: async () => '!Fresh' }),
  );
  await clock.advance(0);
  expect(freshness.states).toEqual(['!Fresh']);
  expect(polls).toEqual(['Bearer ann t1']);
});

describe.each(['none', 'c0'])('[SE-02] a client with the refused anti-forgery token %s', (csrfToken) => {
  const wrong = credentialsOf('Bearer ann', csrfToken === 'none' ? undefined : csrfToken);
  const refusal = new PlatformError('antiForgery', { endpoint: 'POST /poll', httpStatus: 403 });
  const followWith = (credentials: typeof ann) =>
    new StreamReader(
      hub.open({
        ...stream('t1', credentials),
        poll: async () => {
          polls.push(String(credentials.csrfToken));
          if (credentials.csrfToken !== ann.csrfToken) throw refusal;
          return polls.length < 6 ? 'Pending' : '!Success';
        },
      }),
    );

  test.each([
    ['after', [ann, wrong]],
    ['before', [wrong, ann]],
  ])('fails alone when it subscribes %s a client with the right one', async (_, clients) => {
    const readers = new Map<typeof ann, StreamReader<string>>();
    for (const credentials of clients) {
      readers.set(credentials, followWith(credentials));
      await clock.advance(1_500);
    }
    await clock.advance(10_000);
    expect(readers.get(ann)?.states.at(-1)).toBe('!Success');
    expect(readers.get(ann)?.ended).toBe('done');
    expect(readers.get(wrong)?.ended).toEqual({ error: refusal });
    expect(readers.get(wrong)?.states).toEqual([]);
  });
});

test('a user follows a limited number of streams at a time; those of others, and those already followed, do not count', async () => {
  const readers = Array.from({ length: 10 }, (_, n) => follow(`t${n}`));
  await clock.advance(0);
  expect(() => hub.open(stream('t10'))).toThrow('At most 10');
  readers.push(follow('t9'), follow('t10', ben));
  await clock.advance(0);
  expect([loops, subscribers]).toEqual([11, 12]);
  await readers[0]?.leave();
  await clock.advance(5_000);
  follow('t10');
  await clock.advance(0);
  expect(polls.at(-1)).toBe('Bearer ann t10');
});

test('the error that ends a stream reaches every subscriber; the next one starts over', async () => {
  const error = new PlatformError('unauthorized', { endpoint: 'POST /poll', httpStatus: 401 });
  answers = async (poll) => {
    if (poll === 1) throw error;
    return 'Pending';
  };
  const readers = [follow(), follow()];
  await clock.advance(0);
  expect(readers.map(({ ended }) => ended)).toEqual([{ error }, { error }]);
  expect([loops, subscribers]).toEqual([0, 0]);
  const next = follow();
  await clock.advance(0);
  expect(next.states).toEqual(['Pending']);
});

test('a slow consumer gets the newest state, then the last one, not a queue', async () => {
  answers = async (poll) => (poll < 400 ? `Pending ${poll}` : '!Success');
  const slow = hub.open(stream());
  await clock.advance(0);
  await expect(slow.next()).resolves.toMatchObject({ value: { state: 'Pending 1' } });
  await clock.advance(300_000);
  await expect(slow.next()).resolves.toMatchObject({ value: { state: 'Pending 301' } });
  await clock.advance(300_000);
  await expect(slow.next()).resolves.toMatchObject({ value: { state: '!Success', isLast: true } });
  await expect(slow.next()).resolves.toMatchObject({ done: true });
});

test('[DC-04] concurrent reads get one state each, and the end after the last', async () => {
  answers = async (poll) => (poll < 3 ? `Pending ${poll}` : '!Success');
  const reader = hub.open(stream());
  const reads = Array.from({ length: 4 }, () => reader.next());
  await clock.advance(2_000);
  const results = await Promise.all(reads);
  expect(results.map(({ done, value }) => (done ? 'end' : value.state))).toEqual([
    'Pending 1',
    'Pending 2',
    '!Success',
    'end',
  ]);
});

test('[DC-04] a subscriber who has left gets nothing more, not even the waiting state', async () => {
  const reader = hub.open(stream());
  await clock.advance(0);
  const end = { done: true, value: undefined };
  await expect(reader.return?.()).resolves.toEqual(end);
  await expect(reader.next()).resolves.toEqual(end);
});

test('an error is thrown once, and then the end', async () => {
  const error = new PlatformError('unauthorized', { endpoint: 'POST /poll', httpStatus: 401 });
  answers = () => Promise.reject(error);
  const reader = hub.open(stream());
  await expect(reader.next()).rejects.toBe(error);
  await expect(reader.next()).resolves.toEqual({ done: true, value: undefined });
});

test('closing the hub ends all streams and loops', async () => {
  const reader = follow();
  const idle = hub.open(stream());
  await clock.advance(0);
  await idle.next();
  await hub.close();
  expect([loops, subscribers]).toEqual([0, 0]);
  await settle();
  expect(reader.ended).toBe('done');
  await expect(idle.next()).resolves.toMatchObject({ done: true });
  await clock.advance(60_000);
  expect(polls).toHaveLength(1);
});
