import type { TimerClock } from '../../kernel/timer-clock';

export interface BreakerSettings {
  /** Consecutive calls without a response that open the circuit. */
  readonly threshold: number;
  /** They open it only if there was no response for this long: some of many parallel calls may fail together. */
  readonly quietMs: number;
  /** The time until the breaker tests whether the platform is back. */
  readonly pauseMs: number;
  /** Tests it, within a short time; without a probe, the next call is the test. */
  readonly probe?: () => Promise<boolean>;
}

interface Opening {
  state: 'waiting' | 'mayTry' | 'trying';
  readonly stopTimer: () => void;
}

/** An admitted call, whose outcome is reported to the breaker. */
export interface Admission {
  readonly startedAt: number;
  /** The opening that the call tries to end; undefined for other calls. */
  readonly opening: Opening | undefined;
}

/**
 * Stops calling a platform that does not respond: while the circuit is open, every call fails immediately. No call waits for the
 * outcome of a probe. Any response closes the circuit, including one to an earlier call.
 */
export class CircuitBreaker {
  private failures = 0;
  private answeredAt = -Infinity;
  /** Since when there has been no response, as far as the failed calls show. */
  private quietSince = 0;
  /** Undefined while the circuit is closed. */
  private opening: Opening | undefined;

  constructor(
    private readonly settings: BreakerSettings,
    private readonly time: TimerClock,
  ) {}

  /** Whether every call currently fails immediately. */
  get isOpen(): boolean {
    return this.opening !== undefined && this.opening.state !== 'mayTry';
  }

  /** Undefined: no call may be made. An admitted call must be reported with `answered`, `failed` or `abandoned`. */
  admit(): Admission | undefined {
    if (this.isOpen) return undefined;
    if (this.opening !== undefined) this.opening.state = 'trying';
    return { startedAt: this.time.now(), opening: this.opening };
  }

  /** The platform responded, whatever the response. */
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

  /** The call ended without showing anything about the platform. */
  abandoned(admission: Admission): void {
    if (this.isTrying(admission)) admission.opening.state = 'mayTry';
  }

  /** Ends all probes; calls are admitted again. */
  close(): void {
    this.opening?.stopTimer();
    this.opening = undefined;
  }

  /** Whether the call is the current probe. */
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
