import type { Redis } from 'ioredis';
import { credentialsOf } from '../kernel/credentials';
import { connectRedis } from '../kernel/redis';
import { systemClock } from '../kernel/timer-clock';
import { bookingPolicy, type BookingState } from '../modules/booking/booking-policy';
import { PlatformError } from '../rest/client/platform-error';
import { describeWithRedis, startRedis, type RedisServer } from '../testing/redis-server';
import { StreamReader } from '../testing/stream-reader';
import { until } from '../testing/until';
import { createLiveHub, type LiveHub } from './hub';
import type { LiveStream } from './live-stream';
import { createRedisBus } from './redis-bus';

const intervalMs = 100;
const gracePeriodMs = 150;

interface Instance {
  readonly hub: LiveHub;
  readonly redis: Redis;
  readonly warnings: string[];
  polls: number;
  loops: number;
  /** Like `kill -9`: nothing is released, and the lease stays until it expires. */
  die(): void;
}

describeWithRedis('several instances on one Redis', () => {
  let server: RedisServer;
  let instances: Instance[];
  let answer: () => string;
  const ann = credentialsOf('Bearer ann-secret', undefined);

  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    instances = [];
    answer = () => 'Pending';
  });
  afterEach(async () => {
    for (const { hub, redis } of instances) {
      await hub.close();
      redis.disconnect();
    }
  });

  function instance(): Instance {
    const redis = connectRedis(server.url);
    const started: Instance = {
      redis,
      warnings: [],
      polls: 0,
      loops: 0,
      hub: createLiveHub({
        bus: createRedisBus({ redis, log: { warn: (_, message) => started.warnings.push(message) } }),
        clock: systemClock,
        intervalMs,
        gracePeriodMs,
        leaseMs: 600,
        maxStreamsPerUser: 10,
        onLoop: (change) => (started.loops += change),
        onSubscriber: () => undefined,
      }),
      die: () => redis.disconnect(),
    };
    instances.push(started);
    return started;
  }

  function follow(on: Instance, token: string, credentials = ann): StreamReader<string> {
    const stream: LiveStream<string, string> = {
      name: 'quote',
      token,
      credentials,
      poll: async () => {
        on.polls += 1;
        return answer();
      },
      policy: {
        onAnswer: (state) => ({ state, isLast: state.startsWith('!') }),
        onFailure: (error) => {
          throw error;
        },
      },
    };
    return new StreamReader(on.hub.open(stream));
  }

  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const ready = (...on: Instance[]) => until(() => on.every(({ redis }) => redis.status === 'ready'));

  test('ten subscribers on two instances: one loop, the same states everywhere, none after the grace period', async () => {
    const [one, two] = [instance(), instance()];
    await ready(one, two);
    const readers = Array.from({ length: 10 }, (_, n) => follow(n % 2 === 0 ? one : two, 'shared'));
    const started = Date.now();
    await until(() => readers.every(({ events }) => (events.at(-1)?.sequence ?? 0) >= 8));
    const polls = one.polls + two.polls;
    expect(polls).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - started) / intervalMs));
    expect(Math.min(one.polls, two.polls)).toBe(0);
    expect(one.loops + two.loops).toBe(1);

    for (const reader of readers) await reader.leave();
    await until(() => one.loops + two.loops === 0);
    const after = one.polls + two.polls;
    await pause(500);
    expect(one.polls + two.polls).toBe(after);
  });

  test('a subscriber on another instance gets the current state immediately and the last one with all others', async () => {
    const [one, two] = [instance(), instance()];
    await ready(one, two);
    const early = follow(one, 'late');
    await until(() => early.events.length >= 3);
    const late = follow(two, 'late');
    await until(() => late.events.length > 0);
    expect(late.events[0]?.sequence).toBeGreaterThanOrEqual(3);
    answer = () => '!Success';
    await until(() => early.ended === 'done' && late.ended === 'done');
    expect(late.events.at(-1)).toEqual(early.events.at(-1));
    expect(two.polls).toBe(0);
  });

  test('a subscriber on another instance after the end gets the state of now', async () => {
    const [one, two] = [instance(), instance()];
    await ready(one, two);
    answer = () => '!Success';
    const early = follow(one, 'ended');
    await until(() => early.ended === 'done');
    answer = () => '!Discarded';
    const late = follow(two, 'ended');
    await until(() => late.ended === 'done');
    expect(late.states).toEqual(['!Discarded']);
    expect(late.events[0]?.sequence).toBe((early.events.at(-1)?.sequence ?? 0) + 1);
    expect([one.polls, two.polls]).toEqual([1, 1]);
  });

  test('when the polling instance dies, another continues, and the sequence grows', async () => {
    const [one, two] = [instance(), instance()];
    await ready(one, two);
    follow(one, 'takeover');
    await until(() => one.polls > 1);
    const survivor = follow(two, 'takeover');
    await until(() => survivor.events.length > 0);
    one.die();
    await until(() => two.polls > 2);
    const sequences = survivor.events.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
  });

  test('when the subscribers of the polling instance leave, another instance takes over immediately', async () => {
    const [one, two] = [instance(), instance()];
    await ready(one, two);
    const first = follow(one, 'handover');
    await until(() => one.polls > 0);
    const second = follow(two, 'handover');
    await until(() => second.events.length > 0);
    await first.leave();
    await until(() => two.polls > 0);
    const before = one.polls;
    await pause(300);
    expect(one.polls).toBe(before);
    expect([one.loops, two.loops]).toEqual([0, 1]);
  });

  test('another user does not join: own loop, own credentials', async () => {
    const [one, two] = [instance(), instance()];
    await ready(one, two);
    const anns = follow(one, 'private');
    const bens = follow(two, 'private', credentialsOf('Bearer ben', undefined));
    await until(() => anns.events.length > 0 && bens.events.length > 0);
    expect(one.polls).toBeGreaterThan(0);
    expect(two.polls).toBeGreaterThan(0);
  });

  describe.each([
    ['missing', undefined],
    ['stale', 'csrf-0'],
  ])('[SE-02] a client on another instance whose anti-forgery token is %s', (_, csrfToken) => {
    const right = credentialsOf('Bearer ann-secret', 'csrf-1');
    const wrong = credentialsOf('Bearer ann-secret', csrfToken);
    const refusal = new PlatformError('antiForgery', { endpoint: 'POST /poll', httpStatus: 403 });

    function followBooking(on: Instance, token: string, credentials: typeof right) {
      const stream: LiveStream<string, BookingState<string>> = {
        name: 'booking',
        token,
        credentials,
        async poll() {
          on.polls += 1;
          if (credentials !== right) throw refusal;
          return answer();
        },
        policy: bookingPolicy({ resultOf: (result) => result, steps: 120 }),
      };
      return new StreamReader(on.hub.open(stream));
    }

    test.each(['first', 'second'])('fails alone when it subscribes %s', async (position) => {
      const [one, two] = [instance(), instance()];
      await ready(one, two);
      const clients: [Instance, typeof right][] = [
        [one, right],
        [two, wrong],
      ];
      if (position === 'first') clients.reverse();
      const readers = new Map<typeof right, StreamReader<BookingState<string>>>();
      for (const [on, credentials] of clients) {
        readers.set(credentials, followBooking(on, `${csrfToken} ${position}`, credentials));
        await until(() => on.polls > 0);
      }
      answer = () => 'Success';
      await until(() => [...readers.values()].every(({ ended }) => ended !== 'no'));
      expect(readers.get(right)?.states.at(-1)).toEqual({ kind: 'answered', answer: 'Success' });
      expect(readers.get(wrong)?.ended).toEqual({ error: refusal });
    });
  });

  test('[BK-09] the first poll of an instance that takes over is not the first poll of the booking', async () => {
    const [one, two] = [instance(), instance()];
    await ready(one, two);
    const notFound = new PlatformError('notFound', { endpoint: 'POST /poll', httpStatus: 404 });
    const open = (on: Instance) =>
      new StreamReader(
        on.hub.open<string, BookingState<string>>({
          name: 'booking',
          token: 'taken over',
          credentials: ann,
          async poll() {
            on.polls += 1;
            if (on === two && two.polls === 1) throw notFound;
            return answer();
          },
          policy: bookingPolicy({ resultOf: (result) => result, steps: 120 }),
        }),
      );
    open(one);
    await until(() => one.polls > 0);
    const survivor = open(two);
    await until(() => survivor.events.length > 0);
    one.die();
    await until(() => two.polls > 1);
    expect(survivor.ended).toBe('no');
    answer = () => 'Success';
    await until(() => survivor.ended !== 'no');
    expect(survivor.states.at(-1)).toEqual({ kind: 'answered', answer: 'Success' });
    expect(survivor.events.at(-1)?.attempt).toBeGreaterThan(two.polls);
  });

  test('Redis contains no token, no credentials and no readable state', async () => {
    const one = instance();
    await ready(one);
    answer = () => 'Price 1234.50 for Ann';
    const seen: string[] = [];
    const spy = connectRedis(server.url);
    await until(() => spy.status === 'ready');
    await spy.psubscribe('*');
    spy.on('pmessage', (_, channel: string, message: string) => seen.push(channel, message));
    const reader = follow(one, 'secret-token');
    await until(() => reader.events.length >= 2);
    for (const key of await one.redis.keys('*')) seen.push(key, (await one.redis.get(key)) ?? '');
    spy.disconnect();
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.join('\n')).not.toMatch(/secret|Price|for Ann/);
  });

  test('without Redis each instance polls separately, and they share again when it is back', async () => {
    const own = await startRedis();
    const port = Number(new URL(own.url).port);
    const started = ['one', 'two'].map(() => {
      const before = server;
      server = own;
      const made = instance();
      server = before;
      return made;
    });
    const [one, two] = started as [Instance, Instance];
    await ready(one, two);
    const readers = [follow(one, 'outage'), follow(two, 'outage')];
    await until(() => readers.every(({ events }) => events.length > 0));
    await own.stop();
    const before = [one.polls, two.polls] as const;
    await until(() => one.polls > before[0] + 2 && two.polls > before[1] + 2);
    // One for the whole outage, although each connection tries again many times.
    expect([one, two].map(({ warnings }) => warnings.length)).toEqual([1, 1]);
    const back = await startRedis(port);
    await until(() => one.loops + two.loops === 1);
    answer = () => '!Success';
    await until(() => readers.every(({ ended }) => ended === 'done'));
    expect(readers.map(({ states }) => states.at(-1))).toEqual(['!Success', '!Success']);
    await Promise.all(started.map(({ hub }) => hub.close()));
    await back.stop();
  }, 20_000);
});
