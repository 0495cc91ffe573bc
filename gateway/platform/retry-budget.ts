/** Lets repeated requests be at most a tenth of all requests, so that an outage is not made worse by its victims. */
export class RetryBudget {
  private static readonly share = 0.1;
  private static readonly most = 10;
  private tokens = RetryBudget.most;

  deposit(): void {
    this.tokens = Math.min(RetryBudget.most, this.tokens + RetryBudget.share);
  }

  withdraw(): boolean {
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
