import { credentialsOf } from '../credentials';
import { requestError } from '../errors';
import { PlatformError } from '../platform/platform-error';
import { ManualClock, settle } from '../testing/manual-clock';
import { describeWithRedis, startRedis, type RedisServer } from '../testing/redis-server';
import { createBookingIntents, type BookingIntent, type BookingIntents } from './booking-intents';
import { intentLifeMs, type IntentStore } from './intent-store';
import { systemClock } from './live-clock';
import { createMemoryIntents } from './memory-intents';
import { connectRedis } from './redis';
import { createRedisIntents } from './redis-intents';

const ann = credentialsOf('Bearer plain-token', undefined);
const ben = credentialsOf('Bearer ben', undefined);
let quotes = 0;

/** The rules, the same whether one instance keeps intents or several share them. */
function rules(create: () => { first: BookingIntents; second: BookingIntents }) {
  let first: BookingIntents;
  let second: BookingIntents;
  let bookings: number;
  let intent: BookingIntent;

  beforeEach(() => {
    ({ first, second } = create());
    bookings = 0;
    quotes += 1;
    intent = {
      key: `key-${quotes}`,
      credentials: ann,
      quoteToken: `quote-${quotes}`,
      payload: { total: 100 },
    };
  });

  const book = async () => {
    bookings += 1;
    await new Promise((done) => setTimeout(done, 20));
    return { outcome: { token: `booking ${bookings}` }, isBooked: true };
  };
  const refuse = async () => {
    bookings += 1;
    return { outcome: { refused: bookings }, isBooked: false };
  };

  test('[BK-22] twenty calls with one key, on all instances, make one booking with one outcome', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? first : second).once(intent, book)),
    );
    expect(bookings).toBe(1);
    expect(results.filter((result) => result.kind === 'outcome' && result.isFirst)).toHaveLength(1);
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
      isFirst: false,
    });
    expect(bookings).toBe(1);
  });

  test('keys and quotes of another user are not the same', async () => {
    await first.once(intent, book);
    await expect(second.once({ ...intent, credentials: ben }, book)).resolves.toMatchObject({
      isFirst: true,
    });
    expect(bookings).toBe(2);
  });

  test('a refusal is repeated for its key, and the quote can be booked with another', async () => {
    await first.once(intent, refuse);
    await expect(second.once(intent, book)).resolves.toMatchObject({
      outcome: { refused: 1 },
      isFirst: false,
    });
    await expect(second.once({ ...intent, key: `${intent.key}-other` }, book)).resolves.toMatchObject({
      outcome: { token: 'booking 2' },
      isFirst: true,
    });
  });

  test.each([
    ['a request that never left', new PlatformError('unavailable', { endpoint: 'POST /x', effect: 'none' })],
    ['a rule of the gateway', requestError('BAD_REQUEST', 'No')],
  ])('%s is told and forgotten', async (_, error) => {
    await expect(first.once(intent, () => Promise.reject(error))).rejects.toBe(error);
    await expect(second.once(intent, book)).resolves.toMatchObject({ isFirst: true });
  });

  test('after a time-out the outcome stays unknown: nothing is booked again', async () => {
    const error = new PlatformError('timeout', { endpoint: 'POST /x' });
    await expect(first.once(intent, () => Promise.reject(error))).resolves.toEqual({ kind: 'unknown' });
    await expect(second.once(intent, book)).resolves.toEqual({ kind: 'unknown' });
    const other = { ...intent, key: `${intent.key}-other` };
    await expect(first.once(other, book)).resolves.toEqual({ kind: 'unknown' });
    expect(bookings).toBe(0);
  });

  test('[BK-22] a defect on the way is told, the outcome stays unknown: nothing is booked again', async () => {
    const defect = new TypeError('defect');
    await expect(first.once(intent, () => Promise.reject(defect))).rejects.toBe(defect);
    await expect(second.once(intent, book)).resolves.toEqual({ kind: 'unknown' });
    expect(bookings).toBe(0);
  });
}

describe('intents of one instance', () => {
  rules(() => {
    const intents = createBookingIntents(createMemoryIntents(systemClock), systemClock);
    return { first: intents, second: intents };
  });

  test('[BK-22] a key is kept for its whole life, also one that was forgotten and sent again', async () => {
    const clock = new ManualClock();
    const intents = createBookingIntents(createMemoryIntents(clock), clock);
    const intent = { key: 'k', credentials: ann, quoteToken: 'q', payload: { total: 100 } };
    const neverLeft = new PlatformError('unavailable', { endpoint: 'POST /x', effect: 'none' });
    const book = async () => ({ outcome: 'booked', isBooked: true });
    await expect(intents.once(intent, () => Promise.reject(neverLeft))).rejects.toBe(neverLeft);
    await clock.advance(intentLifeMs - 1_000);
    await expect(intents.once(intent, book)).resolves.toMatchObject({ isFirst: true });
    const other = { ...intent, payload: { total: 1 } };
    await clock.advance(intentLifeMs - 1_000);
    await expect(intents.once(other, book)).resolves.toEqual({ kind: 'conflict' });
    await clock.advance(1_000);
    await expect(intents.once(other, book)).resolves.toMatchObject({ isFirst: true });
  });

  test('an outcome that the store has spoilt is unknown', async () => {
    const store = createMemoryIntents(systemClock);
    const spoilt: IntentStore = { ...store, read: async () => ({ state: 'done', sealed: 'spoilt' }) };
    const intents = createBookingIntents(spoilt, systemClock);
    const intent = { key: 'k', credentials: ann, quoteToken: 'q', payload: {} };
    const book = async () => ({ outcome: 'booked', isBooked: true });
    await intents.once(intent, book);
    await expect(intents.once(intent, book)).resolves.toEqual({ kind: 'unknown' });
  });

  test('whoever joins a booking that does not end is told that the outcome is unknown', async () => {
    const clock = new ManualClock();
    const intents = createBookingIntents(createMemoryIntents(clock), clock);
    const intent = { key: 'k', credentials: ann, quoteToken: 'q', payload: {} };
    void intents.once(intent, () => new Promise<never>(() => undefined));
    const joined = intents.once(intent, () => Promise.reject(new Error('booked twice')));
    await clock.advance(10_100);
    await expect(joined).resolves.toEqual({ kind: 'unknown' });
    await settle();
  });
});

describeWithRedis('intents that instances share over Redis', () => {
  let server: RedisServer;
  const connections: ReturnType<typeof connectRedis>[] = [];
  const silent = { warn: () => undefined };

  beforeAll(async () => {
    server = await startRedis();
    connections.push(connectRedis(server.url), connectRedis(server.url));
    for (const redis of connections) {
      redis.on('error', () => undefined);
      while (redis.status !== 'ready') await new Promise((done) => setTimeout(done, 10));
    }
  });
  afterAll(async () => {
    connections.forEach((redis) => redis.disconnect());
    await server.stop();
  });

  const instance = (redis: ReturnType<typeof connectRedis>) =>
    createBookingIntents(createRedisIntents(redis, createMemoryIntents(systemClock), silent), systemClock);

  rules(() => {
    const [one, two] = connections;
    if (one === undefined || two === undefined) throw new Error('not connected');
    return { first: instance(one), second: instance(two) };
  });

  describe('while Redis is away', () => {
    const neverLeft = new PlatformError('unavailable', { endpoint: 'POST /x', effect: 'none' });
    const book = async () => ({ outcome: 'booked', isBooked: true });
    const intent = { key: 'k', credentials: ann, quoteToken: 'q', payload: { total: 100 } };
    let redis: ReturnType<typeof connectRedis>;
    let away: RedisServer;

    beforeEach(async () => {
      away = await startRedis();
      redis = connectRedis(away.url);
      redis.on('error', () => undefined);
      while (redis.status !== 'ready') await new Promise((done) => setTimeout(done, 10));
    });
    afterEach(() => redis.disconnect());

    test('[BK-22] an instance goes by its own memory: one key, one outcome', async () => {
      await away.stop();
      const intents = instance(redis);
      await expect(intents.once(intent, () => Promise.reject(neverLeft))).rejects.toBe(neverLeft);
      await expect(intents.once(intent, book)).resolves.toMatchObject({ isFirst: true });
      await expect(intents.once(intent, book)).resolves.toEqual({
        kind: 'outcome',
        outcome: 'booked',
        isFirst: false,
      });
      await expect(intents.once({ ...intent, payload: {} }, book)).resolves.toEqual({ kind: 'conflict' });
    });

    test('[BK-22] a booking that is under way when it goes is told all the same', async () => {
      const booking = instance(redis).once(intent, async () => {
        await away.stop();
        return book();
      });
      await expect(booking).resolves.toMatchObject({ outcome: 'booked', isFirst: true });
    });
  });

  test('Redis holds neither keys nor tokens nor outcomes in the clear', async () => {
    const [redis] = connections;
    if (redis === undefined) throw new Error('not connected');
    const intent = { key: 'plain-key', credentials: ann, quoteToken: 'plain-quote', payload: { plain: 1 } };
    await instance(redis).once(intent, async () => ({ outcome: 'plain-outcome', isBooked: true }));
    const keys = await redis.keys('*');
    const values = await Promise.all(keys.map((key) => redis.get(key)));
    expect(keys.length).toBeGreaterThan(2);
    expect([...keys, ...values].join('\n')).not.toMatch(/plain/);
  });
});
