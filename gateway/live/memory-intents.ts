import { intentLifeMs, type IntentNames, type IntentRecord, type IntentStore } from './intent-store';
import type { LiveClock } from './live-clock';

/** Intents of a single instance. */
export function createMemoryIntents(clock: LiveClock): IntentStore {
  const keys = new ExpiringMap<{ payload: string; id: string }>(clock);
  const quotes = new ExpiringMap<string>(clock);
  const records = new ExpiringMap<IntentRecord>(clock);

  const keyOf = ({ user, key }: IntentNames) => `${user} ${key}`;
  const quoteOf = ({ user, quote }: IntentNames) => `${user} ${quote}`;
  const releaseQuote = (names: IntentNames, id: string) => {
    if (quotes.get(quoteOf(names)) === id) quotes.delete(quoteOf(names));
  };

  return {
    async claim(names, payload, id) {
      const known = keys.get(keyOf(names));
      if (known !== undefined) {
        return known.payload === payload ? { kind: 'joined', id: known.id } : { kind: 'conflict' };
      }
      const first = quotes.get(quoteOf(names));
      keys.set(keyOf(names), { payload, id: first ?? id });
      if (first !== undefined) return { kind: 'joined', id: first };
      quotes.set(quoteOf(names), id);
      records.set(id, { state: 'running' });
      return { kind: 'first' };
    },
    async settle(names, id, record, release) {
      records.set(id, record);
      if (release) releaseQuote(names, id);
    },
    async forget(names, id) {
      keys.delete(keyOf(names));
      releaseQuote(names, id);
      records.delete(id);
    },
    read: async (_, id) => records.get(id),
  };
}

/** Values that are kept for the life of an intent. */
class ExpiringMap<Value> {
  /** What expires first comes first. */
  private readonly entries = new Map<string, { readonly value: Value; readonly until: number }>();

  constructor(private readonly clock: LiveClock) {}

  get(key: string): Value | undefined {
    this.purge();
    return this.entries.get(key)?.value;
  }

  set(key: string, value: Value): void {
    this.purge();
    this.entries.delete(key);
    this.entries.set(key, { value, until: this.clock.now() + intentLifeMs });
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  private purge(): void {
    for (const [key, { until }] of this.entries) {
      if (until > this.clock.now()) return;
      this.entries.delete(key);
    }
  }
}
