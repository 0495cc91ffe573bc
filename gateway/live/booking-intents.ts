import { createHash, randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { Credentials } from '../credentials';
import { PlatformError } from '../platform/platform-error';
import type { IntentRecord, IntentStore } from './intent-store';
import { sleep, type LiveClock } from './live-clock';
import { seal, unseal } from './sealed-value';

/** One traveler's wish to book one quote, however often it is sent. */
export interface BookingIntent {
  /** Made once by the client. */
  readonly key: string;
  readonly credentials: Credentials;
  readonly quoteToken: string;
  /** Everything that was asked for; the same key with another payload is a mistake. */
  readonly payload: unknown;
}

type IntentResult<Outcome> =
  | {
      readonly kind: 'outcome';
      readonly outcome: Outcome;
      /** Whether this call made it. */ readonly isFirst: boolean;
    }
  /** The key was used before with another payload. */
  | { readonly kind: 'conflict' }
  /** Nobody can say what became of it: to be told as "still processing", never as a failure. */
  | { readonly kind: 'unknown' };

/** What the booking came to. A refusal lets go of the quote: it may be booked with another key. */
export interface Performed<Outcome> {
  readonly outcome: Outcome;
  readonly isBooked: boolean;
}

export interface BookingIntents {
  /**
   * Performs an intent once. Whoever sends it again, or sends another key for the same quote, gets the first outcome.
   * Rejects with what `perform` rejects with when that certainly had no effect; then the intent is forgotten.
   */
  once<Outcome>(
    intent: BookingIntent,
    perform: () => Promise<Performed<Outcome>>,
  ): Promise<IntentResult<Outcome>>;
}

const lookEveryMs = 50;
/** Longer than a call to the platform may take. */
const mostWaitMs = 10_000;

export function createBookingIntents(store: IntentStore, clock: LiveClock): BookingIntents {
  return {
    async once<Outcome>(intent: BookingIntent, perform: () => Promise<Performed<Outcome>>) {
      const user = intent.credentials.fingerprint;
      const secret = intent.credentials.authorization ?? '';
      const id = randomUUID();
      const payload = digest(intent.payload);
      const names = { user, key: digest(['key', intent.key]), quote: digest(['quote', intent.quoteToken]) };
      const claim = await store.claim(names, payload, id);
      if (claim.kind === 'conflict') return { kind: 'conflict' };
      if (claim.kind === 'joined') return resultOf<Outcome>(await settled(user, claim.id), secret);
      try {
        const { outcome, isBooked } = await perform();
        await store.settle(names, id, { state: 'done', sealed: seal(outcome, secret) }, !isBooked);
        return { kind: 'outcome', outcome, isFirst: true };
      } catch (error) {
        if (hadNoEffect(error)) {
          await store.forget(names, id);
          throw error;
        }
        await store.settle(names, id, { state: 'unknown' }, false);
        if (error instanceof PlatformError) return { kind: 'unknown' };
        throw error;
      }
    },
  };

  async function settled(user: string, id: string): Promise<IntentRecord | undefined> {
    const end = clock.now() + mostWaitMs;
    for (;;) {
      const record = await store.read(user, id);
      if (record?.state !== 'running' || clock.now() >= end) return record;
      await sleep(clock, lookEveryMs);
    }
  }
}

function resultOf<Outcome>(record: IntentRecord | undefined, secret: string): IntentResult<Outcome> {
  const outcome = record?.state === 'done' ? unseal(record.sealed, secret) : undefined;
  return outcome === undefined
    ? { kind: 'unknown' }
    : { kind: 'outcome', outcome: outcome as Outcome, isFirst: false };
}

/** A rule of ours refused, or the platform did, or the request never left. Everything else may have moved money. */
function hadNoEffect(error: unknown): boolean {
  return error instanceof GraphQLError || (error instanceof PlatformError && error.effect === 'none');
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
