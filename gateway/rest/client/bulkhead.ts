import type { EndSignal } from '../../kernel/ending';
import type { TimerClock } from '../../kernel/timer-clock';

export interface BulkheadLimits {
  /** Running calls of one lane. */
  readonly running: number;
  /** Calls of one lane that wait for their turn. */
  readonly waiting: number;
  readonly maxWaitMs: number;
}

interface Lane {
  running: number;
  /** In order of arrival. */
  readonly waiting: Set<() => void>;
}

/** Why a call got no turn: too many wait (`full`), it has waited too long (`late`), or nobody wants it any more. */
export type TurnRefusal = 'full' | 'late' | 'aborted';

/**
 * Bounds how many calls one caller has in flight. Further calls wait in that caller's lane: a caller who requests more than the
 * platform can handle is slow alone, and neither uses up the connections of others nor opens the circuit for them.
 */
export class Bulkhead {
  private readonly lanes = new Map<string, Lane>();

  constructor(
    private readonly limits: BulkheadLimits,
    private readonly clock: TimerClock,
  ) {}

  /** Undefined when it is the call's turn, which ends with `leave`. A call waits at most `maxMs`. */
  enter(
    name: string,
    signal: EndSignal | undefined,
    maxMs = Infinity,
  ): Promise<TurnRefusal | undefined> | TurnRefusal | undefined {
    const lane = this.lanes.get(name) ?? { running: 0, waiting: new Set() };
    this.lanes.set(name, lane);
    if (lane.running < this.limits.running) {
      lane.running += 1;
      return undefined;
    }
    if (lane.waiting.size >= this.limits.waiting) return 'full';
    return new Promise((resolve) => {
      const end = (outcome: TurnRefusal | undefined) => {
        lane.waiting.delete(take);
        stopTimer();
        signal?.removeEventListener('abort', abort);
        resolve(outcome);
      };
      const take = () => end(undefined);
      const abort = () => end('aborted');
      const stopTimer = this.clock.schedule(Math.min(maxMs, this.limits.maxWaitMs), () => end('late'));
      lane.waiting.add(take);
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort, { once: true });
    });
  }

  leave(name: string): void {
    const lane = this.lanes.get(name);
    if (lane === undefined) return;
    const [next] = lane.waiting;
    if (next !== undefined) return next();
    lane.running -= 1;
    if (lane.running === 0) this.lanes.delete(name);
  }
}
