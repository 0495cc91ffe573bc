import type { TimerClock } from '../kernel/timer-clock';

/** A clock that stands still until a test advances it. */
export class ManualClock implements TimerClock {
  private time: number;
  private timers: { readonly at: number; readonly run: () => void }[] = [];

  constructor(start = Date.parse('2026-05-01T16:00:00Z')) {
    this.time = start;
  }

  now(): number {
    return this.time;
  }

  schedule(afterMs: number, run: () => void): () => void {
    const timer = { at: this.time + afterMs, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  /** Whether a timer is due within this many milliseconds. */
  isDueWithin(ms: number): boolean {
    return this.timers.some(({ at }) => at <= this.time + ms);
  }

  /** Advances the time, running due timers in order, and lets promises settle after each. */
  async advance(ms: number): Promise<void> {
    const until = this.time + ms;
    await settle();
    for (;;) {
      const due = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.timers = this.timers.filter((timer) => timer !== due);
      this.time = Math.max(this.time, due.at);
      due.run();
      await settle();
    }
    this.time = until;
  }
}

/** Several turns of the event loop: enough for chains of promises without I/O. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
}
