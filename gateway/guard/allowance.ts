import { LRUCache } from 'lru-cache';

/**
 * A budget of points for each caller: one minute's worth can be spent in a burst, and then only as fast as it is replenished. No
 * person exhausts it; a runaway program does.
 */
export interface Allowance {
  /** Deducts a cost, unless less than that is left. */
  take(caller: string, cost: number): Debit;
  /** Returns a cost that was granted; for allowances that are not shared. */
  refund(caller: string, cost: number): void;
}

export interface Debit {
  readonly isGranted: boolean;
  /** Whole points. */
  readonly remaining: number;
  /** The time until all points are replenished. */
  readonly fullInSeconds: number;
  /** The time until the cost is available; 0 when it was granted. */
  readonly retryInSeconds: number;
}

/**
 * Reports a cost to the other gateways, and resolves with what is left for the caller across all of them. Rejects when they
 * cannot be reached: then each gateway uses its own count.
 */
export type ShareCost = (caller: string, cost: number, perMinute: number) => Promise<number>;

const minuteMs = 60_000;

/** More callers than this spend within a minute only in an attack, which has that many budgets anyway. */
const maxAccounts = 1_000_000;

interface Account {
  readonly left: number;
  readonly at: number;
}

/**
 * Decides from this gateway's count, so that no request waits for the shared one; grants by the others take effect with the next
 * operation.
 */
export function createAllowance(
  perMinute: number,
  share: ShareCost | undefined,
  now: () => number = () => performance.now(),
): Allowance {
  /** The callers whose points are not fully replenished; the others have their whole budget. */
  const accounts = new LRUCache<string, Account>({ maxSize: maxAccounts, sizeCalculation: () => 1 });

  function forgetTheFull(): void {
    for (const caller of accounts.rkeys()) {
      const account = accounts.peek(caller);
      if (account === undefined || now() - account.at < minuteMs) return;
      // Parallel grants by several gateways may take longer than a minute to replenish.
      if (leftOf(caller) === perMinute) accounts.delete(caller);
    }
  }

  function leftOf(caller: string): number {
    const account = accounts.peek(caller);
    if (account === undefined) return perMinute;
    const grown = ((now() - account.at) / minuteMs) * perMinute;
    return Math.min(perMinute, account.left + grown);
  }

  const write = (caller: string, left: number) => void accounts.set(caller, { left, at: now() });

  const secondsFor = (points: number) => Math.max(0, Math.ceil((points / perMinute) * (minuteMs / 1_000)));

  return {
    take(caller, wanted) {
      forgetTheFull();
      const cost = Math.min(wanted, perMinute);
      const before = leftOf(caller);
      const isGranted = before >= cost;
      const left = isGranted ? before - cost : before;
      if (isGranted) {
        write(caller, left);
        share?.(caller, cost, perMinute).then(
          (shared) => write(caller, Math.min(leftOf(caller), shared)),
          () => undefined,
        );
      }
      return {
        isGranted,
        remaining: Math.max(0, Math.floor(left)),
        fullInSeconds: secondsFor(perMinute - left),
        retryInSeconds: isGranted ? 0 : secondsFor(cost - left),
      };
    },
    refund: (caller, cost) => write(caller, Math.min(perMinute, leftOf(caller) + Math.min(cost, perMinute))),
  };
}
