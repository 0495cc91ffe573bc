/**
 * How often reads may be repeated (docs/adr/0014-repeats-and-storms.md). Each answer pays for one repeat, and at most
 * `MAX_SAVED` are saved up. When more than `STORM_SHARE` of the latest requests have failed, nothing is repeated and nothing
 * saved up: that many failures are an outage, and repeats would only add to it. It is over when `CALM` requests in a row have been
 * answered. `MAX_IN_A_ROW` failures in a row end repeats until the next answer, so that a short outage costs few requests, too.
 *
 * Faults that hit a third of all requests thus leave repeats for every read, which get nearly all of them through; when most
 * requests fail, repeats are at most a tenth of the requests. Both follow from the outcomes alone, without a clock.
 */
export class RequestBudget {
  private saved = MAX_SAVED;
  /** Whether each of the latest requests failed; the oldest is at `next`. */
  private readonly latest = new Array<boolean>(LATEST).fill(false);
  private next = 0;
  private failures = 0;
  /** Requests since the last one that failed. */
  private answersInARow = 0;
  /** Requests since the last one that was answered. */
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

  /** So that faults soon after an outage are not taken for a part of it. */
  private forgetFailures(): void {
    this.latest.fill(false);
    this.failures = 0;
  }

  /** Whether a request may be repeated now; it is paid for. */
  withdraw(): boolean {
    if (this.isStorm || this.failuresInARow >= MAX_IN_A_ROW || this.saved < 1) return false;
    this.saved -= 1;
    return true;
  }
}

/** As few as a storm of a hundred requests allows, of which a tenth are repeats. */
const MAX_SAVED = 10;

/** Enough to tell faults of 30 % from those of 50 % with fewer than one mistake in a thousand. */
const LATEST = 200;

const STORM_SHARE = 0.4;

/** A read with all its repeats, and two more; with faults of 30 % so many fail in a row once in five thousand requests. */
const MAX_IN_A_ROW = 7;

/** When half of all requests fail, so many answers in a row come once in a hundred thousand requests. */
const CALM = 16;

/** How a request ended. 429 (`limited`) is about one caller, and says nothing about the platform. */
export type RequestOutcome = 'answered' | 'limited' | 'failed';

/**
 * Separate budgets for repeats after 429 and after faults: a caller whom the platform limits takes no repeats from others. What
 * is neither answered nor repeated after a fault ends the repeats after 429, so that a mix of both is repeated no more often than one
 * of them alone.
 */
export class RequestBudgets {
  private readonly limited = new RequestBudget();
  private readonly failed = new RequestBudget();

  record(outcome: RequestOutcome): void {
    this.limited.record(outcome !== 'answered');
    if (outcome !== 'limited') this.failed.record(outcome === 'failed');
  }

  /** For a repeat of a request that ended like this. */
  after(outcome: Exclude<RequestOutcome, 'answered'>): RequestBudget {
    return this[outcome];
  }
}
