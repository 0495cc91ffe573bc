import type { TimerClock } from '../../timer-clock';

export interface BreakerSettings {
  /** Calls in a row without an answer that open the circuit. */
  readonly threshold: number;
  /** They open it only if nothing has been answered for that long: some of many calls at once may break off together. */
  readonly quietMs: number;
  /** Until it is tried whether the platform is back. */
  readonly pauseMs: number;
  /** Tries it, within a short time; without it the next call is the try. */
  readonly probe?: () => Promise<boolean>;
}

interface Opening {
  state: 'waiting' | 'mayTry' | 'trying';
  readonly stopTimer: () => void;
}

/**
 * Stops asking a platform that does not answer: while the circuit is open, every call fails at once. Nobody waits for what a
 * try finds. Any answer closes the circuit, also one to a call from before.
 */
export class CircuitBreaker {
  private failures = 0;
  private answeredAt = -Infinity;
  /** Since when nothing has been answered, as far as the failed calls can tell. */
  private quietSince = 0;
  /** Undefined while the circuit is closed. */
  private opening: Opening | undefined;

  constructor(
    private readonly settings: BreakerSettings,
    private readonly time: TimerClock,
  ) {}

  /** Whether every call fails at once now. */
  get isOpen(): boolean {
    return this.opening !== undefined && this.opening.state !== 'mayTry';
  }

  /** Whether a call may be made; a call that may must be reported with `answered`, `failed` or `abandoned`. */
  admit(): boolean {
    if (this.isOpen) return false;
    if (this.opening !== undefined) this.opening.state = 'trying';
    return true;
  }

  /** The platform answered, whatever it said. */
  answered(): void {
    this.failures = 0;
    this.answeredAt = this.time.now();
    this.close();
  }

  failed(startedAt: number): void {
    if (this.failures === 0) this.quietSince = Math.max(startedAt, this.answeredAt);
    this.failures += 1;
    if (this.opening?.state === 'trying') this.wait();
    const { threshold, quietMs } = this.settings;
    if (
      this.opening !== undefined ||
      this.failures < threshold ||
      this.time.now() - this.quietSince < quietMs
    )
      return;
    this.wait();
  }

  /** The call ended without saying anything about the platform. */
  abandoned(): void {
    if (this.opening?.state === 'trying') this.opening.state = 'mayTry';
  }

  /** Ends all tries; calls are let through again. */
  close(): void {
    this.opening?.stopTimer();
    this.opening = undefined;
  }

  private wait(): void {
    this.close();
    const opening: Opening = {
      state: 'waiting',
      stopTimer: this.time.schedule(this.settings.pauseMs, () => {
        if (this.settings.probe === undefined) opening.state = 'mayTry';
        else void this.settings.probe().then((isAnswered) => this.probed(opening, isAnswered));
      }),
    };
    this.opening = opening;
  }

  private probed(opening: Opening, isAnswered: boolean): void {
    if (this.opening !== opening) return;
    if (isAnswered) this.answered();
    else this.wait();
  }
}
