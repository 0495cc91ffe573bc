/** Digests under which an intent is found, each within its user. */
export interface IntentNames {
  readonly user: string;
  readonly key: string;
  readonly subject: string;
}

/** An attempt to perform an intent. */
export type IntentRecord =
  | { readonly state: 'running' }
  | { readonly state: 'done'; readonly sealed: string }
  /** It certainly had no effect. `sealed` is the refusal, if there was one and not an error. */
  | { readonly state: 'released'; readonly sealed: string | undefined }
  | { readonly state: 'unknown' };

export type Claim =
  | { readonly kind: 'first' }
  /** The key was used for attempt `id` itself. */
  | { readonly kind: 'repeats'; readonly id: string }
  /** Another key was used for attempt `id` with the same subject. */
  | { readonly kind: 'joins'; readonly id: string }
  | { readonly kind: 'conflict' };

/** Stores intents; `claim` is atomic over all instances that share the store. */
export interface IntentStore {
  /** Registers attempt `id`, or finds the one with the same key, or else with the same subject. Released attempts are ignored. */
  claim(names: IntentNames, payload: string, id: string): Promise<Claim>;
  /** Extends the lease of a running attempt. */
  renew(user: string, id: string): Promise<void>;
  settle(names: IntentNames, id: string, record: IntentRecord): Promise<void>;
  /** A running attempt whose lease has expired is unknown: its instance has died. */
  read(user: string, id: string): Promise<IntentRecord | undefined>;
}

/** Longer than any quote can be booked. */
export const intentLifeMs = 2 * 60 * 60 * 1_000;

/** How long an attempt counts as running without a heartbeat. */
export const attemptLeaseMs = 5_000;
