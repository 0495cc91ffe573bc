/**
 * The calls for quotes that run: one at a time for each quote. A poll waits for a moment, and a slow supplier
 * answers a later one.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '../../kernel/durations';
import { isSupplierBusy } from '../../supplier/supplier';

/** Shorter than the time limit of gateways. */
const PATIENCE_MS = 2 * SECOND_MS;
/** A supplier that names a later moment is called again anyway. */
const MAX_PAUSE_MS = MINUTE_MS;

export interface QuoteAsks {
  /** Resolves when the supplier has answered, or the poll has waited long enough. Rejects when the call failed meanwhile. */
  answered(token: string, ask: () => Promise<void>): Promise<void>;
}

export function createQuoteAsks(): QuoteAsks {
  const running = new Map<string, Promise<void>>();

  async function untilNext(ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
    } catch (error) {
      if (!isSupplierBusy(error)) throw error;
      // Polls before this moment find a call that runs.
      await sleep(Math.min(error.retryAfterMs, MAX_PAUSE_MS), undefined, { ref: false });
    }
  }

  function begin(token: string, ask: () => Promise<void>): Promise<void> {
    const call = untilNext(ask).finally(() => running.delete(token));
    running.set(token, call);
    return call;
  }

  return {
    async answered(token, ask) {
      const patience = new AbortController();
      const call = running.get(token) ?? begin(token, ask);
      const waited = sleep(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined);
      try {
        await Promise.race([call, waited]);
      } finally {
        patience.abort();
      }
    },
  };
}
