/**
 * How often reads may be repeated (docs/adr/0014-repeats-and-storms.md). Each response earns one repeat, and at most `MAX_SAVED`
 * are saved up. When more than `STORM_SHARE` of the latest requests have failed, nothing is repeated or saved up: that many
 * failures are an outage, and repeats would only add to it. It ends when `CALM` consecutive requests have succeeded.
 * `MAX_IN_A_ROW` consecutive failures stop repeats until the next response, so that a short outage costs few requests, too.
 *
 * Faults that affect a third of all requests thus leave repeats for every read, which let nearly all of them succeed; when most
 * requests fail, repeats are at most a tenth of the requests. Both follow from the outcomes alone, without a clock.
 */
export class RequestBudget {
  private saved = MAX_SAVED;
  /** Whether each of the latest requests failed; the oldest is at `next`. */
  private readonly latest = new Array<boolean>(LATEST).fill(false);
  private next = 0;
  private failures = 0;
  /** Consecutive requests without a failure. */
  private answersInARow = 0;
  /** Consecutive requests that failed. */
  private failuresInARow = 0;

  /** The outcome of a request, repeated ones included. */
  record(isFailure: boolean): void {
    this.failures += Number(isFailure) - Number(this.latest[this.next]);
    this.latest[this.next] = isFailure;
    this.next = (this.next + 1) % LATEST;
    this.answersInARow = isFailure ? 0 : this.answersInARow + 1;
    this.failuresInARow = isFailure ? this.failuresInARow + 1 : 0;
    if (this.answersInARow === CALM) this.forgetFailures();
    if (!isFailure && !this.isStorm) this.saved = Math.min(MAX_SAVED, this.saved + 1);
  }

  /** Whether so many requests fail that none is repeated. */
  get isStorm(): boolean {
    return this.failures > STORM_SHARE * LATEST;
  }

  /** So that faults soon after an outage do not count as part of it. */
  private forgetFailures(): void {
    this.latest.fill(false);
    this.failures = 0;
  }

  /** Whether a request may be repeated now; deducts it from the budget. */
  withdraw(): boolean {
    if (this.isStorm || this.failuresInARow >= MAX_IN_A_ROW || this.saved < 1) return false;
    this.saved -= 1;
    return true;
  }
}

/** The repeats of a storm of a hundred requests: a tenth. */
const MAX_SAVED = 10;

/** Enough to distinguish a fault rate of 30 % from one of 50 % with fewer than one mistake in a thousand. */
const LATEST = 200;

const STORM_SHARE = 0.4;

/** A read with all its repeats, and two more; at a fault rate of 30 % this many fail in a row once in five thousand requests. */
const MAX_IN_A_ROW = 7;

/** At a fault rate of 50 %, this many succeed in a row once in a hundred thousand requests. */
const CALM = 16;

/** The outcome of a request. 429 (`limited`) concerns one caller, and says nothing about the platform. */
export type RequestOutcome = 'answered' | 'limited' | 'failed';

/**
 * Separate budgets for repeats after 429 and after faults: a caller who is limited by the platform uses up no repeats of others.
 * A fault that is not repeated also ends the repeats after 429, so that a mix of both is repeated no more often than one of them
 * alone.
 */
export class RequestBudgets {
  private readonly limited = new RequestBudget();
  private readonly failed = new RequestBudget();

  record(outcome: RequestOutcome): void {
    this.limited.record(outcome !== 'answered');
    if (outcome !== 'limited') this.failed.record(outcome === 'failed');
  }

  /** For a repeat of a request with this outcome. */
  after(outcome: Exclude<RequestOutcome, 'answered'>): RequestBudget {
    return this[outcome];
  }
}
