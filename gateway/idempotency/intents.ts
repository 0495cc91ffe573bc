import { createHash, randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Credentials } from '../kernel/credentials';
import { seal, unseal } from '../kernel/sealed-value';
import { sleep, type TimerClock } from '../kernel/timer-clock';
import { PlatformError } from '../rest/client/platform-error';
import {
  attemptLeaseMs,
  type Claim,
  type IntentNames,
  type IntentRecord,
  type IntentStore,
} from './intent-store';

/** A traveler's decision to book or to buy, however often it is sent. */
export interface Intent {
  /** Created once by the client. */
  readonly key: string;
  readonly credentials: Credentials;
  /** What it books or buys; another key for it joins its attempt. */
  readonly subject: string;
  /** All parameters; they are compared with those of the first call with this key. */
  readonly payload: unknown;
}

type IntentResult<Outcome> =
  | { readonly kind: 'outcome'; readonly outcome: Outcome; readonly call: CallKind }
  /** The key was used with another payload, for an attempt that is running or was executed. */
  | { readonly kind: 'conflict' }
  /** The outcome is not known: to be reported as still processing, never as a failure. */
  | { readonly kind: 'unknown'; readonly call: CallKind };

/** `first`: this call ran the attempt. The others found an attempt of their key, or of another key for their subject. */
type CallKind = Exclude<Claim['kind'], 'conflict'>;

/** The outcome of an attempt. */
export interface AttemptResult<Outcome> {
  readonly outcome: Outcome;
  /** False for a refusal, which certainly had no effect: the key and the subject are free again. */
  readonly hadEffect: boolean;
}

/** Idempotent bookings and purchases (docs/adr/0011-idempotent-booking.md). */
export interface Intents {
  /**
   * Performs an intent once. A repeated key, and another key for the same subject, receive the outcome of an executed attempt.
   * Calls that find a running attempt wait for it; if it is refused, a call with its key receives the refusal, and a call with
   * another key starts another attempt. Rejects with the error of `perform` if that certainly had no effect.
   */
  once<Outcome>(intent: Intent, perform: Perform<Outcome>): Promise<IntentResult<Outcome>>;
}

/**
 * One attempt. It awaits `sending` immediately before its first request that may have an effect. An attempt that ends before
 * certainly had none; if another call has replaced it meanwhile, `sending` rejects, and the intent is claimed again.
 */
type Perform<Outcome> = (sending: () => Promise<void>) => Promise<AttemptResult<Outcome>>;

/** The attempt was released before it was sent, because its instance seemed dead, or its store has lost it. */
class ReleasedError extends Error {}

const pollIntervalMs = 50;
/** Several heartbeats fit into a lease. */
const renewIntervalMs = attemptLeaseMs / 5;

export function createIntents(store: IntentStore, clock: TimerClock): Intents {
  return {
    async once<Outcome>(intent: Intent, perform: Perform<Outcome>) {
      const user = intent.credentials.fingerprint;
      const secret = intent.credentials.authorization ?? '';
      const payload = digest(intent.payload);
      // `quote` is the name that gateways of earlier versions read.
      const names = { user, key: digest(['key', intent.key]), subject: digest(['quote', intent.subject]) };
      for (;;) {
        const id = randomUUID();
        const claim = await store.claim(names, payload, id);
        if (claim.kind === 'conflict') return { kind: 'conflict' };
        const result =
          claim.kind === 'first'
            ? await attempt(names, id, secret, perform)
            : await resultOfOther<Outcome>(claim, user, secret);
        if (result !== null) return result;
      }
    },
  };

  /** Null if the attempt was released before it was sent. */
  async function attempt<Outcome>(
    names: IntentNames,
    id: string,
    secret: string,
    perform: Perform<Outcome>,
  ): Promise<IntentResult<Outcome> | null> {
    const ended = new AbortController();
    void keepLease(store, clock, names.user, id, ended.signal);
    let isSent = false;
    const sending = async () => {
      if (!(await store.start(names.user, id))) throw new ReleasedError();
      isSent = true;
    };
    try {
      const { outcome, hadEffect } = await perform(sending);
      const state = hadEffect ? 'done' : 'released';
      await store.settle(names, id, { state, sealed: seal(outcome, secret) });
      return { kind: 'outcome', outcome, call: 'first' };
    } catch (error) {
      if (!isSent || hadNoEffect(error)) {
        await store.settle(names, id, { state: 'released', sealed: undefined });
        if (error instanceof ReleasedError) return null;
        throw error;
      }
      await store.settle(names, id, { state: 'unknown' });
      if (error instanceof PlatformError) return { kind: 'unknown', call: 'first' };
      throw error;
    } finally {
      ended.abort();
    }
  }

  /** Null if the other attempt was released, and this call can make the next one. */
  async function resultOfOther<Outcome>(
    { kind, id }: Extract<Claim, { id: string }>,
    user: string,
    secret: string,
  ): Promise<IntentResult<Outcome> | null> {
    const record = await settledRecord(store, clock, user, id);
    const isOwnRefusal = kind === 'repeats' && record?.state === 'released' && record.sealed;
    return record?.state !== 'released' || isOwnRefusal ? resultOf<Outcome>(record, kind, secret) : null;
  }
}

async function keepLease(
  store: IntentStore,
  clock: TimerClock,
  user: string,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await sleep(clock, renewIntervalMs, signal);
    if (signal.aborted) return;
    await store.renew(user, id);
  }
}

/** An attempt runs as long as its calls take, and ends at the latest with its instance. */
async function settledRecord(
  store: IntentStore,
  clock: TimerClock,
  user: string,
  id: string,
): Promise<IntentRecord | undefined> {
  for (;;) {
    const record = await store.read(user, id);
    if (record?.state !== 'preparing' && record?.state !== 'running') return record;
    await sleep(clock, pollIntervalMs);
  }
}

function resultOf<Outcome>(
  record: IntentRecord | undefined,
  call: CallKind,
  secret: string,
): IntentResult<Outcome> {
  const sealed = record?.state === 'done' || record?.state === 'released' ? record.sealed : undefined;
  const outcome = sealed === undefined ? undefined : unseal(sealed, secret);
  return outcome === undefined
    ? { kind: 'unknown', call }
    : { kind: 'outcome', outcome: outcome as Outcome, call };
}

/** A rule of the gateway or the platform refused, or the request was never sent. Any other error may have moved money. */
function hadNoEffect(error: unknown): boolean {
  return error instanceof GraphQLError || (error instanceof PlatformError && error.effect === 'none');
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
