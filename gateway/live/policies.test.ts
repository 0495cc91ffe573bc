import { credentialsOf } from '../kernel/credentials';
import { bookingPolicy } from '../modules/booking/booking-policy';
import { quotePolicy } from '../modules/quote/quote-status';
import { PlatformError, type PlatformErrorKind } from '../rest/client/platform-error';
import { ManualClock } from '../testing/manual-clock';
import { StreamReader } from '../testing/stream-reader';
import { createLiveHub, type LiveHub } from './hub';
import type { LivePolicy } from './live-stream';
import { createMemoryBus } from './live-bus';

interface Answer {
  readonly result: string;
}

/** The platform's responses, one for each poll; the last one is repeated. */
type Script = readonly (string | Error)[];

let clock: ManualClock;
let hub: LiveHub;
let polls: number;

beforeEach(() => {
  clock = new ManualClock();
  polls = 0;
  hub = createLiveHub({
    bus: createMemoryBus(clock),
    clock,
    intervalMs: 1_000,
    gracePeriodMs: 5_000,
    leaseMs: 1_500,
    maxStreamsPerUser: 10,
    onLoop: () => undefined,
    onSubscriber: () => undefined,
  });
});
afterEach(() => hub.close());

function run<State>(policy: LivePolicy<Answer, State>, script: Script): StreamReader<State> {
  return new StreamReader(
    hub.open({
      name: 'work',
      token: 't',
      credentials: credentialsOf('Bearer ann', undefined),
      policy,
      poll: async () => {
        const said = script[Math.min(polls, script.length - 1)];
        polls += 1;
        if (said instanceof Error) throw said;
        return { result: said ?? '' };
      },
    }),
  );
}

const refusal = (kind: PlatformErrorKind, httpStatus?: number, retryAfterMs?: number) =>
  new PlatformError(kind, {
    endpoint: 'POST /poll',
    ...(httpStatus === undefined ? {} : { httpStatus }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
const broken = refusal('upstream', 500);
const offline = refusal('unavailable');
const expired = refusal('unauthorized', 401);

describe('a price quote', () => {
  const quote = (script: Script, capMs: number | undefined = undefined) =>
    run(quotePolicy<Answer>({ isResult: ({ result }) => result !== 'Pending', capMs }), script);

  test('[PQ-07] is polled without end while it is pending', async () => {
    const reader = quote(['Pending']);
    await clock.advance(3_600_000);
    expect(polls).toBe(3_601);
    expect(reader.ended).toBe('no');
  });

  test('[PQ-07] ends with the first result', async () => {
    const reader = quote(['Pending', 'Failure']);
    await clock.advance(10_000);
    expect(reader.states).toEqual([
      { kind: 'pending', failures: 0 },
      { kind: 'answered', answer: { result: 'Failure' } },
    ]);
    expect(reader.ended).toBe('done');
  });

  test('[PQ-21] survives three failed polls in a row, repeatedly', async () => {
    const reader = quote([broken, offline, broken, 'Pending', broken, broken, broken, 'Success']);
    await clock.advance(20_000);
    expect(reader.states.map((state) => (state.kind === 'pending' ? state.failures : state.kind))).toEqual([
      1,
      2,
      3,
      0,
      1,
      2,
      3,
      'answered',
    ]);
  });

  test('[PQ-21] fails when the third retry fails too', async () => {
    const reader = quote(['Pending', broken, broken, broken, broken]);
    await clock.advance(20_000);
    expect(polls).toBe(5);
    expect(reader.states.at(-1)).toEqual({ kind: 'failed', reason: 'unreachable', upstreamCode: undefined });
    expect(reader.ended).toBe('done');
  });

  test('[PQ-21] [SE-01] ends immediately with 401', async () => {
    const reader = quote(['Pending', expired]);
    await clock.advance(20_000);
    expect(polls).toBe(2);
    expect(reader.ended).toEqual({ error: expired });
  });

  test.each<PlatformErrorKind>(['unavailable', 'timeout', 'contract', 'upstream'])(
    '[PQ-21] is polled again after %s',
    async (kind) => {
      const reader = quote([refusal(kind), 'Success']);
      await clock.advance(1_000);
      expect(reader.states.map((state) => state.kind)).toEqual(['pending', 'answered']);
    },
  );

  test('ends when access is denied', async () => {
    const denied = refusal('accessDenied', 403);
    const reader = quote([denied]);
    await clock.advance(20_000);
    expect(polls).toBe(1);
    expect(reader.ended).toEqual({ error: denied });
  });

  test.each<[PlatformErrorKind, number]>([
    ['badRequest', 400],
    ['notFound', 404],
    ['conflict', 409],
  ])("that is refused as %s has failed immediately, with the platform's code", async (kind, httpStatus) => {
    const error = new PlatformError(kind, { endpoint: 'POST /poll', httpStatus, upstreamCode: '40401' });
    const reader = quote([error]);
    await clock.advance(20_000);
    expect(polls).toBe(1);
    expect(reader.states).toEqual([{ kind: 'failed', reason: 'refused', upstreamCode: '40401' }]);
  });

  test('ends on a defect of the gateway, which no poll repairs', async () => {
    const defect = new TypeError('defect');
    const reader = quote([defect]);
    await clock.advance(20_000);
    expect(polls).toBe(1);
    expect(reader.ended).toEqual({ error: defect });
  });

  test('is polled no earlier than Retry-After, and that is not a failure', async () => {
    const reader = quote([refusal('rateLimited', 429, 7_000), 'Pending', 'Success']);
    await clock.advance(6_999);
    expect(polls).toBe(1);
    await clock.advance(1);
    expect(polls).toBe(2);
    await clock.advance(1_000);
    expect(reader.states.map(({ kind }) => kind)).toEqual(['pending', 'pending', 'answered']);
    expect(reader.states[0]).toEqual({ kind: 'pending', failures: 0 });
  });

  test('[PQ-19] times out after the cap', async () => {
    const reader = quote(['Pending'], 600_000);
    await clock.advance(599_999);
    expect(reader.ended).toBe('no');
    await clock.advance(60_000);
    expect(polls).toBe(601);
    expect(reader.states.at(-1)).toEqual({ kind: 'timedOut' });
    expect(reader.ended).toBe('done');
  });
});

describe('a booking', () => {
  const booking = (script: Script, steps = 120) =>
    run(bookingPolicy<Answer>({ resultOf: ({ result }) => result, steps }), script);

  test.each(['Success', 'Failure'])('[BK-07] [BK-08] ends with %s', async (result) => {
    const reader = booking(['Pending', result]);
    await clock.advance(10_000);
    expect(reader.states).toEqual([{ kind: 'pending' }, { kind: 'answered', answer: { result } }]);
    expect(reader.ended).toBe('done');
  });

  test.each([
    ['500', broken],
    ['429', refusal('rateLimited', 429)],
    ['a response that violates the contract', refusal('contract', 200)],
  ])('[BK-09] %s counts as pending', async (_, error) => {
    const reader = booking([error, 'Success']);
    await clock.advance(10_000);
    expect(reader.states.map(({ kind }) => kind)).toEqual(['pending', 'answered']);
    expect(reader.states[0]).toEqual({ kind: 'pending' });
  });

  describe.each([
    ['400', refusal('badRequest', 400)],
    ['403', refusal('accessDenied', 403)],
    ['403 for the anti-forgery token', refusal('antiForgery', 403)],
    ['404', refusal('notFound', 404)],
  ])('%s', (_, error) => {
    test('[BK-09] ends the stream with an error on the first poll', async () => {
      const reader = booking([error, 'Success']);
      await clock.advance(10_000);
      expect(polls).toBe(1);
      expect(reader.states).toEqual([]);
      expect(reader.ended).toEqual({ error });
    });

    test.each(['Pending', broken, offline])('[BK-09] counts as pending after %s', async (before) => {
      const reader = booking([before, error, 'Success']);
      await clock.advance(10_000);
      expect(reader.states.map(({ kind }) => kind)).toEqual(['pending', 'pending', 'answered']);
    });
  });

  test('[BK-10] a network error counts as pending', async () => {
    const reader = booking([offline, refusal('timeout'), 'Pending', 'Success']);
    await clock.advance(10_000);
    expect(reader.states).toEqual([
      { kind: 'pending' },
      { kind: 'pending' },
      { kind: 'pending' },
      { kind: 'answered', answer: { result: 'Success' } },
    ]);
  });

  test('[BK-11] 401 ends the stream with an error, not with a failed booking', async () => {
    const reader = booking(['Pending', expired]);
    await clock.advance(10_000);
    expect(reader.states).toEqual([{ kind: 'pending' }]);
    expect(reader.ended).toEqual({ error: expired });
  });

  test('[BK-12] is still processing once the polls exceed the steps, whatever the responses', async () => {
    const reader = booking(['Pending', broken, offline], 3);
    await clock.advance(2_000);
    expect(reader.states.map(({ kind }) => kind)).toEqual(['pending', 'pending', 'pending']);
    await clock.advance(10_000);
    expect(polls).toBe(4);
    expect(reader.states.at(-1)).toMatchObject({ kind: 'stillProcessing' });
    expect(reader.ended).toBe('done');
  });

  test('[BK-12] continues at a lower rate for a subscriber who wants the final outcome', async () => {
    const settings = { resultOf: ({ result }: Answer) => result, steps: 3, untilKnown: true };
    const reader = run(bookingPolicy<Answer>(settings), [...Array<string>(5).fill('Pending'), 'Success']);
    await clock.advance(3_000);
    expect(polls).toBe(4);
    await clock.advance(14_999);
    expect(polls).toBe(4);
    await clock.advance(1);
    expect(polls).toBe(5);
    await clock.advance(15_000);
    expect(reader.states.map(({ kind }) => kind)).toEqual([...Array<string>(5).fill('pending'), 'answered']);
    expect(reader.ended).toBe('done');
  });

  test('[BK-12] is polled for two minutes before that', async () => {
    const reader = booking(['Pending']);
    await clock.advance(119_999);
    expect(reader.ended).toBe('no');
    await clock.advance(1);
    expect(reader.states.at(-1)).toMatchObject({ kind: 'stillProcessing' });
  });
});
