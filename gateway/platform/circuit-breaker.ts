/**
 * Stops asking a platform that does not answer: after `threshold` calls in a row without an answer, calls fail at once
 * until `openMs` have passed. Then one call is let through, and those that come meanwhile wait for what it finds: an answer
 * closes the circuit for all of them.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private probe: { readonly over: Promise<void>; readonly end: () => void } | undefined;

  constructor(
    private readonly settings: { readonly threshold: number; readonly openMs: number },
    private readonly now: () => number,
  ) {}

  /** Whether a call may be made; a call that may must be reported with `answered`, `failed` or `abandoned`. */
  async admit(): Promise<boolean> {
    while (this.failures >= this.settings.threshold) {
      if (this.probe === undefined) {
        if (this.now() < this.openUntil) return false;
        this.probe = newProbe();
        return true;
      }
      await this.probe.over;
    }
    return true;
  }

  /** Whether every call fails at once now. */
  get isOpen(): boolean {
    return this.failures >= this.settings.threshold && this.now() < this.openUntil;
  }

  /** The platform answered, whatever it said. */
  answered(): void {
    this.failures = 0;
    this.endProbe();
  }

  failed(): void {
    this.failures += 1;
    this.openUntil = this.now() + this.settings.openMs;
    this.endProbe();
  }

  /** The call ended without saying anything about the platform. */
  abandoned(): void {
    this.endProbe();
  }

  private endProbe(): void {
    this.probe?.end();
    this.probe = undefined;
  }
}

function newProbe() {
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  return { over, end };
}
