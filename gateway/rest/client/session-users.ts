import type { Credentials } from '../../kernel/credentials';
import type { TimerClock } from '../../kernel/timer-clock';

/** Finds out whose sessions are, with one question for each session at a time. */
export interface SessionUsers {
  /** No request waits for the answer, and a failure is left to the next call of the session. */
  find(credentials: Credentials, ask: () => Promise<unknown>): void;
}

/** A platform that does not say whose session it is gets no question with every call. */
const restAfterFailureMs = 5_000;

export function createSessionUsers(clock: TimerClock): SessionUsers {
  const busy = new Set<string>();
  return {
    find({ fingerprint }, ask) {
      if (busy.has(fingerprint)) return;
      busy.add(fingerprint);
      const forget = () => void busy.delete(fingerprint);
      ask().then(forget, () => void clock.schedule(restAfterFailureMs, forget));
    },
  };
}
