/**
 * Storms and faults of the platform from its own perspective: how many requests it receives for those that travelers make,
 * including reports of failures and probes. Sockets are real; pauses are skipped.
 */
import type { RequestListener } from 'node:http';
import { createRandom } from '#platform/catalogue/random.ts';
import { createMetrics } from '../../edge/metrics';
import { credentialsOf } from '../../kernel/credentials';
import { createLogger } from '../../kernel/logger';
import { type TimerClock, systemClock } from '../../kernel/timer-clock';
import type { Span } from '../../kernel/tracing';
import { createState, type GatewayState } from '../../server';
import {
  answers,
  type FaultyPlatform,
  hangs,
  resets,
  startFaultyPlatform,
} from '../../testing/faulty-platform';
import { testEnvironment } from '../../testing/gateway-kit';
import { until } from '../../testing/until';
import { listPaymentMethods, scheduleFulfillment, trackEvent } from '../endpoints';
import { loadContract } from './contract';
import { PlatformError } from './platform-error';
import { endpointOf, type PlatformSession } from './session';

const contract = loadContract();
const environment = testEnvironment();
const noPauses: TimerClock = { now: systemClock.now, schedule: (_, run) => systemClock.schedule(0, run) };
const ann = credentialsOf('Bearer ann', 'csrf-1');

let platform: FaultyPlatform;
let gateway: GatewayState;
/** The number of started reports of failures. */
let reports = 0;

const start = (platformTimeoutMs = environment.platformTimeoutMs) =>
  createState({
    environment: { ...environment, platformUrl: platform.url, platformTimeoutMs },
    contract,
    log: createLogger('silent'),
    metrics: createMetrics(),
    pauseClock: noPauses,
  });

beforeEach(async () => {
  reports = 0;
  platform = await startFaultyPlatform();
  gateway = start();
});

async function stop(): Promise<void> {
  gateway.platform.close();
  await gateway.live.close();
}

afterEach(async () => {
  await stop();
  await platform.stop();
});

type Call = (session: PlatformSession) => Promise<unknown>;
const reading: Call = (session) => listPaymentMethods(session, {});
const booking: Call = (session) =>
  scheduleFulfillment(session, { body: {} as Parameters<typeof scheduleFulfillment>[1]['body'] });
const readAnswer = answers(200, { value: [] });
const bookAnswer = answers(200, { value: 'booking-1' });

/** A report of a failure belongs to the operation that failed. */
const span: Span = {
  headers: {},
  part: () => span,
  call(endpoint) {
    if (endpoint === endpointOf(trackEvent.definition)) reports += 1;
    return span;
  },
  end: () => undefined,
};

/** Makes calls in parallel, and returns the share that succeeded. */
async function shareAnswered(call: Call, count: number, atOnce: number, credentials = ann): Promise<number> {
  let made = 0;
  let answered = 0;
  const caller = async () => {
    while (made < count) {
      made += 1;
      try {
        await call(gateway.platform.session(credentials, { span }));
        answered += 1;
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return answered / count;
}

/** Requests that the platform receives for each call. */
async function amplification(made: number, during: () => Promise<unknown>): Promise<number> {
  platform.requests.length = 0;
  reports = 0;
  await during();
  await until(
    () => platform.requests.filter((path) => path === trackEvent.definition.path).length === reports,
  );
  return platform.requests.length / made;
}

const CALLS = 200;

describe.each([
  [80, 1],
  [80, 3],
  [80, 10],
  [CALLS, 10],
])('a storm of %d calls, %d concurrent,', (made, atOnce) => {
  test.each([
    ['reads', '503', reading, readAnswer, answers(503)],
    ['reads', '429', reading, readAnswer, answers(429)],
    ['reads', '500', reading, readAnswer, answers(500)],
    ['reads', 'resets', reading, readAnswer, resets],
    ['commands', '503', booking, bookAnswer, answers(503)],
    ['commands', 'resets', booking, bookAnswer, resets],
  ] satisfies [string, string, Call, RequestListener, RequestListener][])(
    'of %s that fail with %s makes at most a tenth more requests',
    async (_, __, call, good, storm) => {
      platform.behave(good);
      await shareAnswered(call, 50, 5);
      platform.behave(storm);
      expect(await amplification(made, () => shareAnswered(call, made, atOnce))).toBeLessThanOrEqual(1.1);
    },
  );
});

test.each([
  ['reads', reading],
  ['commands', booking],
] satisfies [string, Call][])('the first of the %s that fail is reported', async (_, call) => {
  platform.behave(answers(500));
  await amplification(1, () => shareAnswered(call, 1, 1));
  expect(reports).toBe(1);
});

test.each([0.5, 0.7, 0.9])(
  'failures of %d of all reads make at most a tenth more requests',
  async (faults) => {
    const random = createRandom('storm');
    platform.behave((...exchange) => (random.chance(faults) ? answers(500) : readAnswer)(...exchange));
    // The budget repeats some hundred reads before it detects the storm.
    const made = 2_000;
    expect(await amplification(made, () => shareAnswered(reading, made, 10))).toBeLessThanOrEqual(1.1);
  },
);

test('during silence most calls are refused without a request', async () => {
  await stop();
  gateway = start(200);
  platform.behave(hangs);
  expect(await amplification(CALLS, () => shareAnswered(reading, CALLS, 20))).toBeLessThanOrEqual(1);
});

test('with faults of 30 % commands are sent once each, and few of the failures are reported', async () => {
  const random = createRandom('commands');
  platform.behave((...exchange) => (random.chance(0.3) ? answers(500) : bookAnswer)(...exchange));
  const ratio = await amplification(CALLS, () => shareAnswered(booking, CALLS, 10));
  const sent = platform.requests.filter((path) => path.endsWith('/fulfill/schedule'));
  expect(sent).toHaveLength(CALLS);
  expect(ratio).toBeLessThanOrEqual(1.1);
});

test.each([
  ['500', [answers(500)]],
  ['resets', [resets]],
  ['429, 503, 500 and resets', [answers(429), answers(503), answers(500), resets]],
])('with faults of 30 %% (%s) at least 99 %% of the reads are answered', async (name, faults) => {
  const random = createRandom(name);
  platform.behave((...exchange) => (random.chance(0.3) ? random.pick(faults) : readAnswer)(...exchange));
  const made = 500;
  let share = 0;
  const ratio = await amplification(made, async () => {
    share = await shareAnswered(reading, made, 10);
  });
  expect(share).toBeGreaterThanOrEqual(0.99);
  expect(ratio).toBeLessThanOrEqual(1.6);
});

test('a rate-limited caller does not end the repeats of others', async () => {
  const random = createRandom('limited');
  const ben = credentialsOf('Bearer ben', 'csrf-2');
  platform.behave((request, response) => {
    const isLimited = request.headers.authorization === ann.authorization;
    const behavior = isLimited ? answers(429) : random.chance(0.3) ? answers(500) : readAnswer;
    behavior(request, response);
  });
  const [limited, others] = await Promise.all([
    shareAnswered(reading, 1_000, 10, ann),
    shareAnswered(reading, 500, 10, ben),
  ]);
  expect(limited).toBe(0);
  expect(others).toBeGreaterThanOrEqual(0.99);
});
