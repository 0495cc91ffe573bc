import { isDeepStrictEqual } from 'node:util';
import { sleep, type TimerClock } from '../kernel/timer-clock';
import { PlatformError } from '../rest/client/platform-error';
import type { BusMember } from './live-bus';
import type { LiveStream, Step, StreamEvent } from './live-stream';

export interface PollLoopSettings {
  readonly clock: TimerClock;
  /** From a response to the next poll, so that a slow platform is never polled twice in parallel. */
  readonly intervalMs: number;
}

/** What is known of the work when the polling begins. */
interface Known {
  readonly last: StreamEvent<unknown> | undefined;
  /** The event with which an earlier polling ended. Its polls count: work that was late then is late now. */
  readonly ended: StreamEvent<unknown> | undefined;
}

/**
 * Polls until the last state, until another instance has taken over, or until the signal aborts. Every new state is published
 * first and then passed to `accept`. Rejects with the error that ends the stream.
 */
export async function runPollLoop(
  stream: LiveStream<unknown, unknown>,
  seat: BusMember,
  known: Known,
  accept: (event: StreamEvent<unknown>) => void,
  { clock, intervalMs }: PollLoopSettings,
  signal: AbortSignal,
): Promise<void> {
  let { last } = known;
  const before = last ?? known.ended;
  const startedAt = before === undefined ? clock.now() : before.at - before.elapsedMs;
  let attempt = before?.attempt ?? 0;
  let waitMs = last === undefined ? 0 : Math.min(intervalMs, last.at + intervalMs - clock.now());
  for (;;) {
    await sleep(clock, waitMs, signal);
    if (signal.aborted) return;
    attempt += 1;
    const step = await pollOnce(stream, signal, () => ({
      attempt,
      elapsedMs: clock.now() - startedAt,
      previous: last?.state,
    }));
    if (step === undefined) return;
    waitMs = Math.max(intervalMs, step.waitMs ?? 0);
    const now = clock.now();
    if (isKnown(step, last, now)) continue;
    const event: StreamEvent<unknown> = {
      sequence: (last?.sequence ?? known.ended?.sequence ?? 0) + 1,
      attempt,
      elapsedMs: now - startedAt,
      at: now,
      state: step.state,
      isLast: step.isLast,
    };
    if (!(await seat.publish(event))) return;
    accept(event);
    if (event.isLast) return;
    last = event;
  }
}

const isKnown = (
  { state, isLast, repeatAfterMs = 0 }: Step<unknown>,
  last: StreamEvent<unknown> | undefined,
  now: number,
): boolean =>
  last !== undefined && !isLast && now - last.at < repeatAfterMs && isDeepStrictEqual(state, last.state);

async function pollOnce(
  stream: LiveStream<unknown, unknown>,
  signal: AbortSignal,
  progress: () => { attempt: number; elapsedMs: number; previous: unknown },
): Promise<Step<unknown> | undefined> {
  let answer: unknown;
  try {
    answer = await untilAborted(stream.poll(signal), signal);
  } catch (error) {
    if (signal.aborted) return undefined;
    if (!(error instanceof PlatformError)) throw error;
    return stream.policy.onFailure(error, progress());
  }
  return signal.aborted ? undefined : stream.policy.onAnswer(answer, progress());
}

/** Undefined as soon as the signal aborts: a slow call does not keep the loop alive. */
function untilAborted<Value>(call: Promise<Value>, signal: AbortSignal): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const leave = () => resolve(undefined);
    signal.addEventListener('abort', leave, { once: true });
    void call.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
