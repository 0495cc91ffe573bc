import type { TimerClock } from '../../kernel/timer-clock';

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

/** A call that was let through; reported to the breaker with how it ended. */
export interface Admission {
  readonly startedAt: number;
  /** The opening that the call tries to end; undefined for one that is no try. */
  readonly opening: Opening | undefined;
}

/**
 * Stops asking a platform that does not answer: while the circuit is open, every call fails at once. No call waits for the
 * outcome of a probe. Any answer closes the circuit, also one to a call from before.
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

  /** Undefined: no call may be made. One that may must be reported with `answered`, `failed` or `abandoned`. */
  admit(): Admission | undefined {
    if (this.isOpen) return undefined;
    if (this.opening !== undefined) this.opening.state = 'trying';
    return { startedAt: this.time.now(), opening: this.opening };
  }

  /** The platform answered, whatever it said. */
  answered(): void {
    this.failures = 0;
    this.answeredAt = this.time.now();
    this.close();
  }

  failed(admission: Admission): void {
    if (this.failures === 0) this.quietSince = Math.max(admission.startedAt, this.answeredAt);
    this.failures += 1;
    if (this.isTrying(admission)) this.wait();
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
  abandoned(admission: Admission): void {
    if (this.isTrying(admission)) admission.opening.state = 'mayTry';
  }

  /** Ends all tries; calls are let through again. */
  close(): void {
    this.opening?.stopTimer();
    this.opening = undefined;
  }

  /** Whether the call is the one that tries now. */
  private isTrying(admission: Admission): admission is Admission & { readonly opening: Opening } {
    return admission.opening !== undefined && admission.opening === this.opening;
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
