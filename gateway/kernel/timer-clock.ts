import type { EndSignal } from './ending';

/** A clock with timers; tests provide their own. */
export interface TimerClock {
  /** Epoch ms, an integer. */
  now(): number;
  /** Runs a function later; the returned function cancels it. */
  schedule(afterMs: number, run: () => void): () => void;
}

export const systemClock: TimerClock = {
  // The start time plus elapsed time: adjusting the machine's clock ends no wait early or late.
  now: () => Math.round(performance.timeOrigin + performance.now()),
  schedule(afterMs, run) {
    // A waiting timer does not keep the process alive.
    const timer = setTimeout(run, afterMs).unref();
    return () => clearTimeout(timer);
  },
};

/** Resolves after `ms`, or immediately when the signal aborts. */
export function sleep(clock: TimerClock, ms: number, signal?: EndSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted || ms <= 0) return resolve();
    const wake = () => {
      cancel();
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    const cancel = clock.schedule(ms, wake);
    signal?.addEventListener('abort', wake, { once: true });
  });
}
