import { hasPassed, today } from '#domain/clock.ts';
import type { Clock, GatewayContext } from '../context';
import type { Credentials } from '../kernel/credentials';
import type { EndSignal } from '../kernel/ending';
import type { Environment } from '../kernel/environment';
import type { Logger } from '../kernel/logger';
import type { PlatformSession, Question, ReadAnswer, SessionObserver } from '../rest/client/session';
import { Bail } from './bail';

/** A read of an operation, and how many earlier reads had completed when it was sent. */
export interface RecordedRead {
  readonly question: Question;
  readonly answersBefore: number;
}

/** Everything outside an operation that its result depends on. */
export class RecordedInputs implements SessionObserver {
  readonly reads: RecordedRead[] = [];
  readonly answerIds: (number | undefined)[] = [];
  readonly days = new Map<string, string>();
  /** The first instant (epoch ms) at which the response changes. */
  validUntil = Infinity;
  /** Whether the response depends on the user beyond the platform's responses to them. */
  isOfOneUser = false;
  /** Whether the same inputs could produce another result, or were not reads: such a result is used once. */
  isOnce = false;
  /** Whether resolvers have had effects that a second execution would repeat. */
  isUnrepeatable = false;
  private readonly keys = new Set<string>();
  private answered = 0;

  onRead(question: Question, answer: Promise<ReadAnswer>): void {
    if (this.keys.has(question.key)) return;
    this.keys.add(question.key);
    const index = this.reads.push({ question, answersBefore: this.answered }) - 1;
    this.answerIds.push(undefined);
    answer.then(
      ({ stored }) => {
        this.answered += 1;
        this.answerIds[index] = stored?.id;
      },
      () => {
        this.answered += 1;
        this.isOnce = true;
      },
    );
  }

  onOther(): never {
    this.isUnrepeatable = true;
    this.isOnce = true;
    throw new Bail();
  }
}

/**
 * The context of resolvers while a compiled plan runs: it records what they use. An action that cannot be repeated bails before
 * it happens, because graphql-js may have to execute the operation after the plan.
 */
export class RecordingContext implements GatewayContext {
  readonly clock: Clock;
  readonly platform: PlatformSession;
  readonly environment: Environment;
  readonly signal: EndSignal;

  constructor(
    private readonly context: GatewayContext,
    private readonly noted: RecordedInputs,
  ) {
    const { clock, platform, environment, signal } = context;
    this.platform = platform;
    this.environment = environment;
    this.signal = signal;
    this.clock = {
      now() {
        noted.isOnce = true;
        return clock.now();
      },
      today(timeZone) {
        const day = today(clock, timeZone);
        noted.days.set(timeZone, day);
        return day;
      },
      hasPassed(instant) {
        const isPast = hasPassed(clock, instant);
        if (!isPast) noted.validUntil = Math.min(noted.validUntil, Date.parse(instant));
        return isPast;
      },
    };
  }

  get credentials(): Credentials {
    this.noted.isOfOneUser = true;
    return this.context.credentials;
  }

  /** Created on first use. */
  get log(): Logger {
    return this.context.log;
  }

  get requestId(): string {
    this.noted.isOnce = true;
    return this.context.requestId;
  }

  get address(): never {
    return this.noted.onOther();
  }

  get live(): never {
    return this.noted.onOther();
  }

  get openId(): never {
    return this.noted.onOther();
  }

  get agentOpenId(): never {
    return this.noted.onOther();
  }

  get intents(): never {
    return this.noted.onOther();
  }

  showPagesAs(): never {
    throw new Error('Only mutations change whose pages are shown');
  }

  setCookie(): never {
    return this.noted.onOther();
  }
}
