import type { EndSignal } from '../../kernel/ending';
import { type TimerClock, sleep } from '../../kernel/timer-clock';
import { PlatformError } from './platform-error';
import type { RequestBudgets, RequestOutcome } from './request-budget';
import { retryAfterOf } from './retry-after';
import { type HttpAnswer, TransportError } from './transport';

export interface RepeatSettings {
  readonly budgets: RequestBudgets;
  readonly clock: TimerClock;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** The time limit of all attempts together, including the pauses between them. */
  readonly timeoutMs: number;
  readonly signal: EndSignal | undefined;
  /** Whether the caller itself repeats the read: then only requests that did not reach the platform are repeated. */
  readonly isPolled: boolean;
  readonly onRepeat: () => void;
}

/** With four, a fault rate of 30 % leaves 2 of 1,000 reads failed. */
const MAX_REPEATS = 4;

const FIRST_PAUSE_MS = 25;

/** An attempt with less time than this would fail, and the platform would be blamed for it. */
export const minTimeMs = (timeoutMs: number): number => timeoutMs / 50;

/**
 * Sends a read until it succeeds, and returns the last response or failure. It is repeated after 429, 5xx and broken connections,
 * but not after a timeout, which has used up the time. Pauses double, and are at least as long as `Retry-After`. An attempt that
 * the budget does not allow is skipped: by the next one, other responses may have earned it. A refused attempt (sender.ts)
 * ends the repeats.
 */
export async function sendRepeatedly(
  send: (remainingMs: () => number) => Promise<HttpAnswer>,
  { budgets, clock, now, timeoutMs, signal, isPolled, onRepeat }: RepeatSettings,
): Promise<HttpAnswer> {
  const endsAt = now() + timeoutMs;
  const remainingMs = () => Math.max(0, endsAt - now());
  let last = await outcomeOf(send(() => timeoutMs));
  for (let repeat = 0; repeat < MAX_REPEATS && isRepeatable(last, isPolled); repeat += 1) {
    const budget = budgets.after(isLimited(last) ? 'limited' : 'failed');
    if (budget.isStorm) break;
    const pauseMs = FIRST_PAUSE_MS * 2 ** repeat * (1 + Math.random()) + requestedPauseMs(last);
    if (now() + pauseMs + minTimeMs(timeoutMs) >= endsAt) break;
    await sleep(clock, pauseMs, signal);
    if (signal?.aborted) break;
    if (!budget.withdraw()) continue;
    onRepeat();
    try {
      last = await outcomeOf(send(remainingMs));
    } catch (error) {
      if (error instanceof PlatformError && error.kind !== 'aborted') break;
      throw error;
    }
  }
  if (last instanceof TransportError) throw last;
  return last;
}

type Outcome = HttpAnswer | TransportError;

const outcomeOf = (sent: Promise<HttpAnswer>): Promise<Outcome> =>
  sent.catch((error: unknown) => {
    if (error instanceof TransportError) return error;
    throw error;
  });

export const outcomeOfAnswer = ({ status }: Pick<HttpAnswer, 'status'>): RequestOutcome =>
  status === 429 ? 'limited' : status >= 500 && status !== 501 ? 'failed' : 'answered';

const isLimited = (outcome: Outcome): boolean =>
  !(outcome instanceof TransportError) && outcomeOfAnswer(outcome) === 'limited';

const BROKEN: ReadonlySet<TransportError['reason']> = new Set(['neverSent', 'stale', 'broken']);
const UNMET: ReadonlySet<TransportError['reason']> = new Set(['neverSent', 'stale']);

const isRepeatable = (outcome: Outcome, isPolled: boolean): boolean =>
  outcome instanceof TransportError
    ? (isPolled ? UNMET : BROKEN).has(outcome.reason)
    : !isPolled && outcomeOfAnswer(outcome) !== 'answered';

const requestedPauseMs = (outcome: Outcome): number =>
  outcome instanceof TransportError ? 0 : (retryAfterOf(outcome.headers) ?? 0);
