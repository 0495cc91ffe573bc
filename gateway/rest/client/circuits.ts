import type { TimerClock } from '../../kernel/timer-clock';
import { logClientEvent, trackEvent } from '../endpoints';
import { CircuitBreaker } from './circuit-breaker';
import type { EndpointDefinition } from './session';

/** With a probe that times out after a second, a recovered platform is detected within two. */
const mainSettings = { threshold: 10, quietMs: 200, pauseMs: 500 };
/** Only a call shows whether analytics are back. Dropping a few of its calls too many is acceptable. */
const analyticsSettings = { threshold: 10, quietMs: 0, pauseMs: 2_000 };

const ANALYTICS: ReadonlySet<EndpointDefinition> = new Set([
  trackEvent.definition,
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
