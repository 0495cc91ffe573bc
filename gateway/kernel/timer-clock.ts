import type { EndSignal } from './ending';

/** Time that can be waited for; tests bring their own. */
export interface TimerClock {
  /** Epoch ms, without fractions. */
  now(): number;
  /** Runs something later; the result cancels it. */
  schedule(afterMs: number, run: () => void): () => void;
}

export const systemClock: TimerClock = {
  // Of the start and evenly from there: a machine's clock that is set ends no wait early, and none late.
  now: () => Math.round(performance.timeOrigin + performance.now()),
  schedule(afterMs, run) {
    // A waiting timer does not keep the process alive.
    const timer = setTimeout(run, afterMs).unref();
    return () => clearTimeout(timer);
  },
};

/** Resolves after `ms`, or at once when the signal ends. */
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
