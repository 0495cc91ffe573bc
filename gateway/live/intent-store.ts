/** Digests under which an intent is found again, each within its user. */
export interface IntentNames {
  readonly user: string;
  readonly key: string;
  readonly quote: string;
}

export type IntentRecord =
  | { readonly state: 'running' }
  | { readonly state: 'done'; readonly sealed: string }
  | { readonly state: 'unknown' };

export type Claim =
  | { readonly kind: 'first' }
  | { readonly kind: 'joined'; readonly id: string }
  | { readonly kind: 'conflict' };

/** Keeps intents; `claim` is atomic over all instances that share the store. */
export interface IntentStore {
  /** Registers intent `id`, or finds the one that has the same key, or else the same quote. */
  claim(names: IntentNames, payload: string, id: string): Promise<Claim>;
  settle(names: IntentNames, id: string, record: IntentRecord, releaseQuote: boolean): Promise<void>;
  /** As if it had never been claimed. */
  forget(names: IntentNames, id: string): Promise<void>;
  read(user: string, id: string): Promise<IntentRecord | undefined>;
}

/** Longer than any quote can be booked. */
export const intentLifeMs = 2 * 60 * 60 * 1_000;
