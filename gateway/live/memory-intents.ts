import { intentLifeMs, type IntentNames, type IntentRecord, type IntentStore } from './intent-store';
import type { LiveClock } from './live-clock';

/** Intents of a single instance. */
export function createMemoryIntents(clock: LiveClock): IntentStore {
  const keys = new Map<string, { payload: string; id: string }>();
  const quotes = new Map<string, string>();
  const records = new Map<string, IntentRecord>();

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
      clock.schedule(intentLifeMs, () => keys.delete(keyOf(names)));
      if (first !== undefined) return { kind: 'joined', id: first };
      quotes.set(quoteOf(names), id);
      records.set(id, { state: 'running' });
      clock.schedule(intentLifeMs, () => {
        releaseQuote(names, id);
        records.delete(id);
      });
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
