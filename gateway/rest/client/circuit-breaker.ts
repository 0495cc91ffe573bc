import type { TimerClock } from '../../kernel/timer-clock';
import { logClientEvent, recordEngagement, trackEvent } from '../endpoints';
import type { EndpointDefinition } from './session';

export interface BreakerSettings {
  /** Consecutive calls without a response that open the circuit. */
  readonly threshold: number;
  /** They open it only if there was no response for this long: some of many parallel calls may fail together. */
  readonly quietMs: number;
  /** The time until the breaker tests whether the platform is back. */
  readonly pauseMs: number;
  /**
   * Tests it, within a short time, also before the circuit opens: the calls without a response may all be of one caller. Without a
   * probe, the circuit opens untested, and the next call after the pause is the test.
   */
  readonly probe?: () => Promise<boolean>;
}

interface Opening {
  state: 'suspected' | 'waiting' | 'mayTry' | 'trying';
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
  /** Undefined while nothing is wrong. */
  private opening: Opening | undefined;

  constructor(
    private readonly settings: BreakerSettings,
    private readonly time: TimerClock,
  ) {}

  /** When the platform last responded. */
  get lastAnswerAt(): number {
    return this.answeredAt;
  }

  /** Whether every call currently fails immediately. */
  get isOpen(): boolean {
    return this.opening?.state === 'waiting' || this.opening?.state === 'trying';
  }

  /** Undefined: no call may be made. An admitted call must be reported with `answered`, `failed` or `abandoned`. */
  admit(): Admission | undefined {
    if (this.isOpen) return undefined;
    const startedAt = this.time.now();
    if (this.opening?.state !== 'mayTry') return { startedAt, opening: undefined };
    this.opening.state = 'trying';
    return { startedAt, opening: this.opening };
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
    if (this.settings.probe === undefined) this.wait();
    else this.suspect();
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

  private suspect(): void {
    this.opening = { state: 'suspected', stopTimer: () => undefined };
    this.test(this.opening);
  }

  private wait(): void {
    this.close();
    const opening: Opening = {
      state: 'waiting',
      stopTimer: this.time.schedule(this.settings.pauseMs, () => this.test(opening)),
    };
    this.opening = opening;
  }

  private test(opening: Opening): void {
    if (this.settings.probe === undefined) opening.state = 'mayTry';
    else void this.settings.probe().then((isAnswered) => this.probed(opening, isAnswered));
  }

  private probed(opening: Opening, isAnswered: boolean): void {
    if (this.opening !== opening) return;
    if (isAnswered) this.answered();
    else this.wait();
  }
}

/** With a probe that times out after a second, a recovered platform is detected within two. */
const mainSettings = { threshold: 10, quietMs: 200, pauseMs: 500 };
/** Only a call shows whether analytics are back. Dropping a few of its calls too many is acceptable. */
const analyticsSettings = { threshold: 10, quietMs: 0, pauseMs: 2_000 };

const ANALYTICS: ReadonlySet<EndpointDefinition> = new Set([
  trackEvent.definition,
  recordEngagement.definition,
  logClientEvent.definition,
]);

export const isAnalytics = (definition: EndpointDefinition): boolean => ANALYTICS.has(definition);

/** Two circuit breakers: a failure of analytics says nothing about the rest of the platform. */
export class Circuits {
  readonly main: CircuitBreaker;
  private readonly analytics: CircuitBreaker;

  constructor(time: TimerClock, probe: () => Promise<boolean>) {
    this.main = new CircuitBreaker({ ...mainSettings, probe }, time);
    this.analytics = new CircuitBreaker(analyticsSettings, time);
  }

  of(definition: EndpointDefinition): CircuitBreaker {
    return isAnalytics(definition) ? this.analytics : this.main;
  }

  close(): void {
    this.main.close();
    this.analytics.close();
  }
}
