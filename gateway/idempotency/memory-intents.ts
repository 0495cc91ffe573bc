import type { TimerClock } from '../kernel/timer-clock';
import {
  attemptLeaseMs,
  intentLifeMs,
  type Claim,
  type IntentNames,
  type IntentRecord,
  type IntentStore,
  withoutLease,
} from './intent-store';

/** Stores the intents of a single instance. */
export function createMemoryIntents(clock: TimerClock, leaseMs: number = attemptLeaseMs): IntentStore {
  const keys = new ExpiringMap<{ payload: string; claim: Extract<Claim, { id: string }> }>(clock);
  const subjects = new ExpiringMap<string>(clock);
  const records = new ExpiringMap<IntentRecord>(clock);
  /** The expiry times of the leases of attempts. */
  const leases = new Map<string, number>();

  const keyOf = ({ user, key }: IntentNames) => `${user} ${key}`;
  const subjectOf = ({ user, subject }: IntentNames) => `${user} ${subject}`;
  const renew = (id: string) => leases.set(id, clock.now() + leaseMs);

  function read(id: string): IntentRecord | undefined {
    const record = records.get(id);
    return record === undefined || (leases.get(id) ?? 0) > clock.now() ? record : withoutLease(record);
  }

  function isReleased(id: string): boolean {
    const record = read(id);
    if (record?.state !== 'released') return false;
    records.set(id, record);
    return true;
  }

  return {
    async claim(names, payload, id) {
      const known = keys.get(keyOf(names));
      if (known !== undefined && !isReleased(known.claim.id)) {
        return known.payload === payload ? known.claim : { kind: 'conflict' };
      }
      const first = subjects.get(subjectOf(names));
      if (first !== undefined && !isReleased(first)) {
        const claim = { kind: 'joins', id: first } as const;
        keys.set(keyOf(names), { payload, claim });
        return claim;
      }
      keys.set(keyOf(names), { payload, claim: { kind: 'repeats', id } });
      subjects.set(subjectOf(names), id);
      records.set(id, { state: 'preparing' });
      renew(id);
      return { kind: 'first' };
    },
    async start(_, id) {
      if (records.get(id)?.state !== 'preparing') return false;
      records.set(id, { state: 'running' });
      renew(id);
      return true;
    },
    async renew(_, id) {
      renew(id);
    },
    async settle(names, id, record) {
      leases.delete(id);
      records.set(id, record);
      if (record.state === 'released' && subjects.get(subjectOf(names)) === id)
        subjects.delete(subjectOf(names));
    },
    async read(_, id) {
      return read(id);
    },
  };
}

/** Values that are stored for the lifetime of an intent. */
class ExpiringMap<Value> {
  /** In order of expiry, the earliest first. */
  private readonly entries = new Map<string, { readonly value: Value; readonly until: number }>();

  constructor(private readonly clock: TimerClock) {}

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
