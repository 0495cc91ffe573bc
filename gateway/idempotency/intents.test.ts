import { createHash, randomUUID } from 'node:crypto';
import { requestError } from '../errors';
import { credentialsOf } from '../kernel/credentials';
import { connectRedis } from '../kernel/redis';
import { type TimerClock, systemClock } from '../kernel/timer-clock';
import { PlatformError } from '../rest/client/platform-error';
import { ManualClock } from '../testing/manual-clock';
import { describeWithRedis, startRedis, type RedisServer } from '../testing/redis-server';
import { until } from '../testing/until';
import { createIntents, type Intent, type Intents, type AttemptResult } from './intents';
import { intentLifeMs, type IntentStore } from './intent-store';
import { createMemoryIntents } from './memory-intents';
import { createRedisIntents } from './redis-intents';

type Sending = () => Promise<void>;

const ann = credentialsOf('Bearer plain-token', undefined);
const ben = credentialsOf('Bearer ben', undefined);
let quotes = 0;
/** Longer than any attempt in a test goes without a heartbeat, unless the test simulates a lost instance. */
const leaseMs = 1_500;
/** A timer can end a millisecond early, and Redis keeps a key in its last millisecond. */
const untilLeaseHasEnded = () => new Promise((done) => setTimeout(done, leaseMs + 100));

/** Runs a hundred times as fast, so that an attempt may take half a minute in a test. */
const fastClock: TimerClock = {
  now: () => systemClock.now() * 100,
  schedule: (afterMs, run) => systemClock.schedule(afterMs / 100, run),
};

/** The store of an instance that no longer exists: it sends no more heartbeats. */
const silent = (store: IntentStore): IntentStore => ({ ...store, renew: async () => undefined });

/** The rules, whether one instance stores intents or several share them. */
function rules(create: () => { readonly stores: readonly [IntentStore, IntentStore] }) {
  let stores: readonly [IntentStore, IntentStore];
  let first: Intents;
  let second: Intents;
  let bookings: number;
  let intent: Intent;

  beforeEach(() => {
    ({ stores } = create());
    first = createIntents(stores[0], systemClock);
    second = createIntents(stores[1], systemClock);
    bookings = 0;
    quotes += 1;
    intent = {
      key: `key-${quotes}`,
      credentials: ann,
      subject: `quote-${quotes}`,
      payload: { total: 100 },
    };
  });

  const book = async (sending: Sending) => {
    await sending();
    bookings += 1;
    await new Promise((done) => setTimeout(done, 20));
    return { outcome: { token: `booking ${bookings}` }, hadEffect: true };
  };
  const refuse = async () => {
    bookings += 1;
    return { outcome: { refused: bookings }, hadEffect: false };
  };

  test('[BK-22] twenty calls with one key, on all instances, make one booking with one outcome', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? first : second).once(intent, book)),
    );
    expect(bookings).toBe(1);
    expect(results.filter((result) => result.kind === 'outcome' && result.call === 'first')).toHaveLength(1);
    for (const result of results) expect(result).toMatchObject({ outcome: { token: 'booking 1' } });
  });

  test('[BK-22] the same key with another payload is a conflict', async () => {
    await first.once(intent, book);
    await expect(second.once({ ...intent, payload: { total: 1 } }, book)).resolves.toEqual({
      kind: 'conflict',
    });
    expect(bookings).toBe(1);
  });

  test('another key for the same quote joins the first booking', async () => {
    await first.once(intent, book);
    const other = { ...intent, key: `${intent.key}-other`, payload: { total: 99 } };
    await expect(second.once(other, book)).resolves.toEqual({
      kind: 'outcome',
      outcome: { token: 'booking 1' },
      call: 'joins',
    });
    expect(bookings).toBe(1);
  });

  test('keys and quotes of another user are separate', async () => {
    await first.once(intent, book);
    await expect(second.once({ ...intent, credentials: ben }, book)).resolves.toMatchObject({
      call: 'first',
    });
    expect(bookings).toBe(2);
  });

  test.each([
    ['the same', {}],
    ['a corrected', { payload: { total: 101 } }],
  ])(
    '[BK-22] after a refusal the key and the quote can be used again, with %s payload',
    async (_, changes) => {
      await first.once(intent, refuse);
      await expect(second.once({ ...intent, ...changes }, book)).resolves.toMatchObject({
        outcome: { token: 'booking 2' },
        call: 'first',
      });
      await expect(first.once({ ...intent, ...changes }, book)).resolves.toMatchObject({
        outcome: { token: 'booking 2' },
        call: 'repeats',
      });
    },
  );

  test('[BK-22] after a refusal another key can book the quote, and the refused key joins that booking', async () => {
    await first.once(intent, refuse);
    const other = { ...intent, key: `${intent.key}-other` };
    await expect(second.once(other, book)).resolves.toMatchObject({ outcome: { token: 'booking 2' } });
    await expect(first.once(intent, book)).resolves.toEqual({
      kind: 'outcome',
      outcome: { token: 'booking 2' },
      call: 'joins',
    });
    expect(bookings).toBe(2);
  });

  describe('a call that meets a running attempt', () => {
    let finish: (end: AttemptResult<object>) => void;
    let running: Promise<unknown>;
    const begin = async () => {
      let begun: () => void = () => undefined;
      const isRunning = new Promise<void>((resolve) => (begun = resolve));
      running = first.once(intent, async (sending) => {
        await sending();
        bookings += 1;
        begun();
        return new Promise<AttemptResult<object>>((resolve) => (finish = resolve));
      });
      await isRunning;
    };
    const aMoment = () => new Promise((done) => setTimeout(done, 120));
    const joined = (changes: Partial<Intent> = {}, perform = book) =>
      second.once({ ...intent, ...changes }, perform);
    const otherKey = () => ({ key: `${intent.key}-other`, payload: { total: 99 } });

    test('[BK-22] with its key gets its refusal', async () => {
      await begin();
      const repeated = joined();
      await aMoment();
      finish({ outcome: { refused: 'first' }, hadEffect: false });
      const refusal = { kind: 'outcome', outcome: { refused: 'first' } };
      await expect(repeated).resolves.toEqual({ ...refusal, call: 'repeats' });
      await expect(running).resolves.toEqual({ ...refusal, call: 'first' });
      expect(bookings).toBe(1);
    });

    test('[BK-22] with its key and another payload is a conflict', async () => {
      await begin();
      await expect(joined({ payload: { total: 99 } })).resolves.toEqual({ kind: 'conflict' });
      finish({ outcome: {}, hadEffect: false });
      await running;
    });

    test('[BK-22] with another key makes its own attempt when the first is refused', async () => {
      await begin();
      const other = joined(otherKey());
      await aMoment();
      expect(bookings).toBe(1);
      finish({ outcome: { refused: 'first' }, hadEffect: false });
      await expect(other).resolves.toEqual({
        kind: 'outcome',
        outcome: { token: 'booking 2' },
        call: 'first',
      });
      await expect(joined(otherKey())).resolves.toMatchObject({ call: 'repeats' });
    });

    test('[BK-22] with another key is bound to its own parameters while it waits', async () => {
      await begin();
      const other = joined(otherKey());
      await aMoment();
      await expect(joined({ ...otherKey(), payload: { total: 1 } })).resolves.toEqual({ kind: 'conflict' });
      finish({ outcome: { token: 'first' }, hadEffect: true });
      await expect(other).resolves.toMatchObject({ outcome: { token: 'first' }, call: 'joins' });
    });

    test('[BK-22] makes its own attempt when the first failed without effect', async () => {
      let fail: (error: Error) => void = () => undefined;
      const failing = first.once(intent, () => new Promise<never>((_, reject) => (fail = reject)));
      await aMoment();
      const others = [joined(), joined(otherKey())];
      await aMoment();
      fail(new PlatformError('unavailable', { endpoint: 'POST /x', effect: 'none' }));
      await expect(failing).rejects.toBeInstanceOf(PlatformError);
      for (const result of await Promise.all(others)) {
        expect(result).toMatchObject({ outcome: { token: 'booking 1' } });
      }
      expect(bookings).toBe(1);
    });

    test.each([
      ['a booking', true],
      ['a refusal', false],
    ])('[BK-22] waits as long as the first takes, and gets its outcome: %s', async (_, hadEffect) => {
      first = createIntents(stores[0], fastClock);
      second = createIntents(stores[1], fastClock);
      await begin();
      const repeated = joined();
      await untilLeaseHasEnded();
      finish({ outcome: { token: 'late' }, hadEffect });
      await expect(repeated).resolves.toMatchObject({ outcome: { token: 'late' }, call: 'repeats' });
      await running;
    });

    test('[BK-22] gets an unknown outcome when the instance of the first has died, and nothing is booked again', async () => {
      first = createIntents(silent(stores[0]), systemClock);
      await begin();
      await expect(joined()).resolves.toEqual({ kind: 'unknown', call: 'repeats' });
      await expect(joined(otherKey())).resolves.toEqual({ kind: 'unknown', call: 'joins' });
      expect(bookings).toBe(1);
      finish({ outcome: { token: 'late' }, hadEffect: true });
      await running;
      await expect(joined()).resolves.toMatchObject({ outcome: { token: 'late' } });
    });
  });

  test('[BK-22] of twenty keys for one quote, three of which are refused, one books and the rest get its booking', async () => {
    const attempt = async () => ((bookings += 1) <= 3 ? refuseAs(bookings) : bookAs(bookings));
    const refuseAs = async (refused: number) => ({ outcome: { refused }, hadEffect: false });
    const bookAs = async (booked: number) => {
      await new Promise((done) => setTimeout(done, 20));
      return { outcome: { booked }, hadEffect: true };
    };
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? first : second).once<object>({ ...intent, key: `${intent.key}-${n}` }, attempt),
      ),
    );
    const outcomes = results.map((result) => (result.kind === 'outcome' ? result.outcome : result.kind));
    expect(bookings).toBe(4);
    expect(outcomes.filter((outcome) => JSON.stringify(outcome) === '{"booked":4}')).toHaveLength(17);
    expect(results.filter((result) => result.kind === 'outcome' && result.call === 'first')).toHaveLength(4);
  });

  test.each([
    ['a request that never left', new PlatformError('unavailable', { endpoint: 'POST /x', effect: 'none' })],
    ['a rule of the gateway', requestError('BAD_REQUEST', 'No')],
  ])('%s is reported and not stored', async (_, error) => {
    await expect(first.once(intent, () => Promise.reject(error))).rejects.toBe(error);
    await expect(second.once(intent, book)).resolves.toMatchObject({ call: 'first' });
  });

  const failAfterSending = (error: Error) => async (sending: Sending) => {
    await sending();
    throw error;
  };

  test('after a time-out the outcome stays unknown: nothing is booked again', async () => {
    const error = new PlatformError('timeout', { endpoint: 'POST /x' });
    await expect(first.once(intent, failAfterSending(error))).resolves.toEqual({
      kind: 'unknown',
      call: 'first',
    });
    await expect(second.once(intent, book)).resolves.toEqual({ kind: 'unknown', call: 'repeats' });
    const other = { ...intent, key: `${intent.key}-other` };
    await expect(first.once(other, book)).resolves.toEqual({ kind: 'unknown', call: 'joins' });
    expect(bookings).toBe(0);
  });

  test('[BK-22] a defect after the request was sent is reported, the outcome stays unknown: nothing is booked again', async () => {
    const defect = new TypeError('defect');
    await expect(first.once(intent, failAfterSending(defect))).rejects.toBe(defect);
    await expect(second.once(intent, book)).resolves.toEqual({ kind: 'unknown', call: 'repeats' });
    expect(bookings).toBe(0);
  });

  test.each([
    ['its key', {}],
    ['its key and a corrected payload', { payload: { total: 101 } }],
    ['another key', { key: randomUUID() }],
  ])('[BK-22] a defect before the request was sent is reported, and %s can book', async (_, changes) => {
    const defect = new RangeError('defect');
    await expect(first.once(intent, () => Promise.reject(defect))).rejects.toBe(defect);
    await expect(second.once({ ...intent, ...changes }, book)).resolves.toMatchObject({ call: 'first' });
    expect(bookings).toBe(1);
  });

  describe('an instance that stops before it has sent the request', () => {
    let resume: () => void;
    let stopped: Promise<unknown>;
    beforeEach(async () => {
      first = createIntents(silent(stores[0]), systemClock);
      await new Promise<void>((begun) => {
        const waiting = new Promise<void>((done) => (resume = done));
        stopped = first.once(intent, async (sending) => {
          begun();
          await waiting;
          return book(sending);
        });
      });
    });

    test.each([
      ['its key', {}],
      ['its key and a corrected payload', { payload: { total: 101 } }],
      ['another key', { key: randomUUID() }],
    ])(
      '[BK-22] blocks %s only until its lease ends, and sends nothing when it continues',
      async (_, changes) => {
        if ('payload' in changes) await untilLeaseHasEnded();
        await expect(second.once({ ...intent, ...changes }, book)).resolves.toMatchObject({
          outcome: { token: 'booking 1' },
          call: 'first',
        });
        resume();
        await expect(stopped).resolves.toMatchObject(
          'payload' in changes
            ? { kind: 'conflict' }
            : { outcome: { token: 'booking 1' }, call: 'key' in changes ? 'joins' : 'repeats' },
        );
        expect(bookings).toBe(1);
      },
    );

    test('[BK-22] continues if nobody has needed its quote, and holds it again', async () => {
      await untilLeaseHasEnded();
      resume();
      await expect(stopped).resolves.toMatchObject({ outcome: { token: 'booking 1' }, call: 'first' });
      await expect(second.once(intent, book)).resolves.toMatchObject({ call: 'repeats' });
      expect(bookings).toBe(1);
    });
  });
}

describe('intents of one instance', () => {
  rules(() => {
    const store = createMemoryIntents(systemClock, leaseMs);
    return { stores: [store, store] };
  });

  test('[BK-22] a key is kept for its full lifetime, also if it was forgotten and sent again', async () => {
    const clock = new ManualClock();
    const intents = createIntents(createMemoryIntents(clock), clock);
    const intent = { key: 'k', credentials: ann, subject: 'q', payload: { total: 100 } };
    const neverLeft = new PlatformError('unavailable', { endpoint: 'POST /x', effect: 'none' });
    const book = async () => ({ outcome: 'booked', hadEffect: true });
    await expect(intents.once(intent, () => Promise.reject(neverLeft))).rejects.toBe(neverLeft);
    await clock.advance(intentLifeMs - 1_000);
    await expect(intents.once(intent, book)).resolves.toMatchObject({ call: 'first' });
    const other = { ...intent, payload: { total: 1 } };
    await clock.advance(intentLifeMs - 1_000);
    await expect(intents.once(other, book)).resolves.toEqual({ kind: 'conflict' });
    await clock.advance(1_000);
    await expect(intents.once(other, book)).resolves.toMatchObject({ call: 'first' });
  });

  test('[BK-22] a refused attempt releases its quote only if no other attempt has claimed it', async () => {
    // As when Redis was lost between the claims: the first was made there, the second in memory.
    const store = createMemoryIntents(systemClock);
    const names = { user: 'ann', key: 'second', subject: 'q' };
    await store.claim(names, 'payload', 'running');
    await store.settle({ ...names, key: 'first' }, 'refused', { state: 'released', sealed: undefined });
    const claim = await store.claim({ ...names, key: 'third' }, 'payload', 'late');
    expect(claim).toEqual({ kind: 'joins', id: 'running' });
  });

  test('a corrupt outcome in the store is unknown', async () => {
    const store = createMemoryIntents(systemClock);
    const spoilt: IntentStore = { ...store, read: async () => ({ state: 'done', sealed: 'spoilt' }) };
    const intents = createIntents(spoilt, systemClock);
    const intent = { key: 'k', credentials: ann, subject: 'q', payload: {} };
    const book = async () => ({ outcome: 'booked', hadEffect: true });
    await intents.once(intent, book);
    await expect(intents.once(intent, book)).resolves.toEqual({ kind: 'unknown', call: 'repeats' });
  });
});

describeWithRedis('intents that instances share over Redis', () => {
  let server: RedisServer;
  const connections: ReturnType<typeof connectRedis>[] = [];
  const log = { warn: () => undefined };

  beforeAll(async () => {
    server = await startRedis();
    connections.push(connectRedis(server.url), connectRedis(server.url));
    for (const redis of connections) {
      redis.on('error', () => undefined);
      await until(() => redis.status === 'ready');
    }
  });
  afterAll(async () => {
    connections.forEach((redis) => redis.disconnect());
    await server.stop();
  });

  const store = (redis: ReturnType<typeof connectRedis>) =>
    createRedisIntents(redis, createMemoryIntents(systemClock), log, leaseMs);
  const instance = (redis: ReturnType<typeof connectRedis>) => createIntents(store(redis), systemClock);

  rules(() => {
    const [one, two] = connections;
    if (one === undefined || two === undefined) throw new Error('not connected');
    return { stores: [store(one), store(two)] };
  });

  describe('while Redis is down', () => {
    const neverLeft = new PlatformError('unavailable', { endpoint: 'POST /x', effect: 'none' });
    const book = async () => ({ outcome: 'booked', hadEffect: true });
    const intent = { key: 'k', credentials: ann, subject: 'q', payload: { total: 100 } };
    let redis: ReturnType<typeof connectRedis>;
    let away: RedisServer;

    beforeEach(async () => {
      away = await startRedis();
      redis = connectRedis(away.url);
      redis.on('error', () => undefined);
      await until(() => redis.status === 'ready');
    });
    afterEach(() => redis.disconnect());

    test('[BK-22] each instance uses its own memory: one key, one outcome', async () => {
      await away.stop();
      const intents = instance(redis);
      await expect(intents.once(intent, () => Promise.reject(neverLeft))).rejects.toBe(neverLeft);
      await expect(intents.once(intent, book)).resolves.toMatchObject({ call: 'first' });
      await expect(intents.once(intent, book)).resolves.toEqual({
        kind: 'outcome',
        outcome: 'booked',
        call: 'repeats',
      });
      await expect(intents.once({ ...intent, payload: {} }, book)).resolves.toEqual({ kind: 'conflict' });
    });

    test('[BK-22] a booking that was sent when Redis is lost is still reported', async () => {
      const booking = instance(redis).once(intent, async (sending) => {
        await sending();
        await away.stop();
        return book();
      });
      await expect(booking).resolves.toMatchObject({ outcome: 'booked', call: 'first' });
    });

    test('[BK-22] an attempt that Redis has lost before it was sent starts over in memory, and is sent once', async () => {
      const intents = instance(redis);
      let sent = 0;
      let loseRedis: () => Promise<void> = () => {
        loseRedis = async () => undefined;
        return away.stop();
      };
      const send = async (sending: Sending) => {
        await loseRedis();
        await sending();
        sent += 1;
        return book();
      };
      await expect(intents.once(intent, send)).resolves.toMatchObject({ outcome: 'booked', call: 'first' });
      await expect(intents.once(intent, send)).resolves.toMatchObject({ outcome: 'booked', call: 'repeats' });
      expect(sent).toBe(1);
    });

    test('[BK-22] an attempt that began without Redis is sent only after the other gateways have replied', async () => {
      const port = Number(new URL(away.url).port);
      await away.stop();
      const other = connectRedis(away.url);
      other.on('error', () => undefined);
      let sent = 0;
      const send = (before: () => Promise<void>) => async (sending: Sending) => {
        await before();
        await sending();
        sent += 1;
        return book();
      };
      const redisReturns = async () => {
        if (sent > 0) return;
        away = await startRedis(port);
        await until(() => redis.status === 'ready' && other.status === 'ready');
        await instance(other).once(
          intent,
          send(async () => undefined),
        );
      };
      await expect(instance(redis).once(intent, send(redisReturns))).resolves.toMatchObject({
        outcome: 'booked',
        call: 'repeats',
      });
      expect(sent).toBe(1);
      other.disconnect();
      await away.stop();
    });
  });

  test('[BK-22] an attempt of a gateway of an earlier version that has died is unknown: it may have been sent', async () => {
    const [redis] = connections;
    if (redis === undefined) throw new Error('not connected');
    const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');
    const stored = (name: string) => `intent:{${ben.fingerprint}}:${name}`;
    await redis.set(stored(`key:${digest(['key', 'old'])}`), `${digest({})} attempt repeats`);
    await redis.set(stored(`quote:${digest(['quote', 'old'])}`), 'attempt');
    await redis.set(stored('record:attempt'), 'running');
    const intent = { key: 'old', credentials: ben, subject: 'old', payload: {} };
    const send = () => Promise.reject(new Error('sent again'));
    await expect(instance(redis).once(intent, send)).resolves.toEqual({ kind: 'unknown', call: 'repeats' });
    await expect(instance(redis).once({ ...intent, key: 'new' }, send)).resolves.toEqual({
      kind: 'unknown',
      call: 'joins',
    });
  });

  test('[BK-22] gateways of earlier versions find an intent by the same names', async () => {
    const [redis] = connections;
    if (redis === undefined) throw new Error('not connected');
    await instance(redis).once({ key: 'k', credentials: ben, subject: 'q', payload: {} }, async () => ({
      outcome: 'booked',
      hadEffect: true,
    }));
    const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');
    expect(await redis.keys(`intent:{${ben.fingerprint}}:*`)).toEqual(
      expect.arrayContaining([
        `intent:{${ben.fingerprint}}:key:${digest(['key', 'k'])}`,
        `intent:{${ben.fingerprint}}:quote:${digest(['quote', 'q'])}`,
      ]),
    );
  });

  test('Redis contains no key, token or outcome as plain text', async () => {
    const [redis] = connections;
    if (redis === undefined) throw new Error('not connected');
    const intent = { key: 'plain-key', credentials: ann, subject: 'plain-quote', payload: { plain: 1 } };
    await instance(redis).once(intent, async () => ({ outcome: 'plain-outcome', hadEffect: true }));
    const keys = await redis.keys('*');
    const values = await Promise.all(keys.map((key) => redis.get(key)));
    expect(keys.length).toBeGreaterThan(2);
    expect([...keys, ...values].join('\n')).not.toMatch(/plain/);
  });
});

test('[BK-22] an attempt that is not renewed blocks its key for five seconds', async () => {
  const clock = new ManualClock();
  const store = createMemoryIntents(clock);
  const names = { user: 'ann', key: 'key', subject: 'quote' };
  await store.claim(names, 'payload', 'died');
  await clock.advance(4_999);
  await expect(store.claim(names, 'payload', 'second')).resolves.toEqual({ kind: 'repeats', id: 'died' });
  await clock.advance(1);
  await expect(store.claim(names, 'payload', 'second')).resolves.toEqual({ kind: 'first' });
});
