/** Digests under which an intent is found, each within its user. */
export interface IntentNames {
  readonly user: string;
  readonly key: string;
  readonly subject: string;
}

/** An attempt to perform an intent. */
export type IntentRecord =
  /** Its request has not been sent. Gateways of earlier versions read this state as unknown, and write `running` from the start. */
  | { readonly state: 'preparing' }
  /** Its request may have been sent. */
  | { readonly state: 'running' }
  | { readonly state: 'done'; readonly sealed: string }
  /** It certainly had no effect. `sealed` is the refusal, if there was one and not an error. */
  | { readonly state: 'released'; readonly sealed: string | undefined }
  | { readonly state: 'unknown' };

/** What is known of an attempt whose lease has expired: if it was not settled, its instance has died. */
export function withoutLease(record: IntentRecord): IntentRecord {
  if (record.state === 'preparing') return { state: 'released', sealed: undefined };
  return record.state === 'running' ? { state: 'unknown' } : record;
}

export type Claim =
  | { readonly kind: 'first' }
  /** The key was used for attempt `id` itself. */
  | { readonly kind: 'repeats'; readonly id: string }
  /** Another key was used for attempt `id` with the same subject. */
  | { readonly kind: 'joins'; readonly id: string }
  | { readonly kind: 'conflict' };

/** Stores intents; `claim` is atomic over all instances that share the store. */
export interface IntentStore {
  /**
   * Registers attempt `id` as preparing, or finds the one with the same key, or else with the same subject. Released attempts are
   * ignored; a preparing attempt whose lease has expired is released.
   */
  claim(names: IntentNames, payload: string, id: string): Promise<Claim>;
  /** Changes a preparing attempt to running. False, and no change, if it is not preparing any more, or the store has lost it. */
  start(user: string, id: string): Promise<boolean>;
  /** Extends the lease of an attempt. */
  renew(user: string, id: string): Promise<void>;
  settle(names: IntentNames, id: string, record: IntentRecord): Promise<void>;
  read(user: string, id: string): Promise<IntentRecord | undefined>;
}

/** Longer than any quote can be booked. */
export const intentLifeMs = 2 * 60 * 60 * 1_000;

/** How long an attempt holds its lease without a heartbeat. */
export const attemptLeaseMs = 5_000;
