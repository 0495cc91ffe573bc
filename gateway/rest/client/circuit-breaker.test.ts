import { ManualClock } from '../../testing/manual-clock';
import { type Admission, CircuitBreaker } from './circuit-breaker';

const settings = { threshold: 2, quietMs: 200, pauseMs: 1_000 };
let clock: ManualClock;

beforeEach(() => {
  clock = new ManualClock(0);
});

const breakerOf = (probe?: () => Promise<boolean>) =>
  new CircuitBreaker({ ...settings, ...(probe && { probe }) }, clock);

/** A call that was admitted while the circuit was closed. */
const call = (startedAt: number): Admission => ({ startedAt, opening: undefined });

const admits = (breaker: CircuitBreaker): boolean => breaker.admit() !== undefined;

/** Two calls that received no response for a second. */
async function fail(breaker: CircuitBreaker): Promise<CircuitBreaker> {
  const startedAt = clock.now();
  await clock.advance(1_000);
  breaker.failed(call(startedAt));
  breaker.failed(call(startedAt));
  return breaker;
}

/** A probe whose result the test sets. */
function heldProbe() {
  const answers: ((isAnswered: boolean) => void)[] = [];
  return { answers, probe: () => new Promise<boolean>((resolve) => answers.push(resolve)) };
}

/** A breaker that has opened: its first probe was not answered either. `answers` are those of the later ones. */
async function opened() {
  const { answers, probe } = heldProbe();
  const breaker = await fail(breakerOf(probe));
  answers.shift()?.(false);
  await clock.advance(0);
  return { breaker, answers };
}

test('calls are admitted until too many in a row have failed, and are then refused immediately', async () => {
  const breaker = breakerOf();
  await clock.advance(1_000);
  breaker.failed(call(0));
  expect(admits(breaker)).toBe(true);
  breaker.failed(call(0));
  expect(admits(breaker)).toBe(false);
  expect(breaker.isOpen).toBe(true);
});

test('a response in between restarts the count', async () => {
  const breaker = breakerOf();
  await clock.advance(1_000);
  breaker.failed(call(0));
  breaker.answered();
  await clock.advance(1_000);
  breaker.failed(call(0));
  expect(admits(breaker)).toBe(true);
});

test('simultaneous calls that break off together are not an outage until no call has been answered for a while', async () => {
  const breaker = breakerOf();
  await clock.advance(1_000);
  breaker.answered();
  // One of them was sent before the response to another.
  for (const startedAt of [0, 1_000, 1_000, 1_000]) breaker.failed(call(startedAt));
  expect(admits(breaker)).toBe(true);
  await clock.advance(200);
  breaker.failed(call(clock.now()));
  expect(admits(breaker)).toBe(false);
});

describe('when too many calls in a row have failed', () => {
  test('a probe runs first, and calls are admitted until it has failed', async () => {
    const { answers, probe } = heldProbe();
    const breaker = await fail(breakerOf(probe));
    expect(answers).toHaveLength(1);
    expect([admits(breaker), admits(breaker)]).toEqual([true, true]);
    answers[0]?.(false);
    await clock.advance(0);
    expect(admits(breaker)).toBe(false);
  });

  test('but the probe is answered, only one caller is affected, and all calls are admitted', async () => {
    const { answers, probe } = heldProbe();
    const breaker = await fail(breakerOf(probe));
    answers[0]?.(true);
    await clock.advance(0);
    breaker.failed(call(0));
    expect(admits(breaker)).toBe(true);
    await clock.advance(10_000);
    expect(answers).toHaveLength(1);
    await fail(breaker);
    expect(answers).toHaveLength(2);
  });

  test('calls that fail during the probe neither open the circuit nor start another probe', async () => {
    const { answers, probe } = heldProbe();
    const breaker = await fail(breakerOf(probe));
    breaker.failed(breaker.admit()!);
    breaker.abandoned(breaker.admit()!);
    expect(admits(breaker)).toBe(true);
    expect(answers).toHaveLength(1);
  });

  test('a response to any call during the probe ends the suspicion', async () => {
    const { answers, probe } = heldProbe();
    const breaker = await fail(breakerOf(probe));
    breaker.answered();
    answers[0]?.(false);
    await clock.advance(0);
    expect(admits(breaker)).toBe(true);
  });
});

test('every call is refused during a probe, and a response admits all', async () => {
  const { breaker, answers } = await opened();
  await clock.advance(999);
  expect(answers).toHaveLength(0);
  await clock.advance(1);
  expect(answers).toHaveLength(1);
  expect([admits(breaker), admits(breaker)]).toEqual([false, false]);
  answers[0]?.(true);
  await clock.advance(0);
  expect([admits(breaker), admits(breaker)]).toEqual([true, true]);
});

test('probes repeat for as long as the platform is down, without any call', async () => {
  const { breaker, answers } = await opened();
  for (const tries of [1, 2, 3]) {
    await clock.advance(1_000);
    expect(answers).toHaveLength(tries);
    answers[tries - 1]?.(false);
    await clock.advance(0);
    expect(admits(breaker)).toBe(false);
  }
});

test('a late response to an earlier call closes the circuit, and the running probe changes nothing', async () => {
  const { breaker, answers } = await opened();
  await clock.advance(1_000);
  breaker.answered();
  expect(admits(breaker)).toBe(true);
  answers[0]?.(false);
  await clock.advance(10_000);
  expect(admits(breaker)).toBe(true);
  expect(answers).toHaveLength(1);
});

test('failures of earlier calls do not delay the next probe', async () => {
  const { breaker, answers } = await opened();
  await clock.advance(900);
  breaker.failed(call(0));
  await clock.advance(100);
  expect(answers).toHaveLength(1);
});

test('a closed breaker sends no probe', async () => {
  const { breaker, answers } = await opened();
  breaker.close();
  await clock.advance(10_000);
  expect(answers).toEqual([]);
});

describe('without a probe', () => {
  test('after the pause one call is tried, and the others are refused until it is answered', async () => {
    const breaker = await fail(breakerOf());
    await clock.advance(1_000);
    expect([admits(breaker), admits(breaker)]).toEqual([true, false]);
    breaker.answered();
    expect(admits(breaker)).toBe(true);
  });

  test('when the tried call fails, the pause begins again', async () => {
    const breaker = await fail(breakerOf());
    await clock.advance(1_000);
    breaker.failed(breaker.admit()!);
    expect(admits(breaker)).toBe(false);
    await clock.advance(1_000);
    expect(admits(breaker)).toBe(true);
  });

  test('an abandoned call leaves the trial to the next', async () => {
    const breaker = await fail(breakerOf());
    await clock.advance(1_000);
    breaker.abandoned(breaker.admit()!);
    expect(admits(breaker)).toBe(true);
  });

  test('a call from before the circuit opened ends neither the running trial nor its pause', async () => {
    const breaker = await fail(breakerOf());
    await clock.advance(1_000);
    breaker.admit();
    breaker.abandoned(call(0));
    expect(admits(breaker)).toBe(false);
    breaker.failed(call(0));
    breaker.answered();
    expect(admits(breaker)).toBe(true);
  });

  test('a probe of an earlier opening does not affect the current one', async () => {
    const breaker = await fail(breakerOf());
    await clock.advance(1_000);
    const early = breaker.admit()!;
    breaker.answered();
    await fail(breaker);
    await clock.advance(1_000);
    breaker.admit();
    breaker.abandoned(early);
    expect(admits(breaker)).toBe(false);
  });

  test('a trial of an earlier opening that fails late does not open the circuit again', async () => {
    const breaker = await fail(breakerOf());
    await clock.advance(1_000);
    const early = breaker.admit()!;
    breaker.answered();
    breaker.failed(early);
    expect(admits(breaker)).toBe(true);
  });
});
