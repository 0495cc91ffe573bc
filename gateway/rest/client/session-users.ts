import type { Credentials } from '../../kernel/credentials';
import type { TimerClock } from '../../kernel/timer-clock';

/** Finds the users of sessions, with one request per session at a time. */
export interface SessionUsers {
  /** No request waits for the response, and after a failure the next call of the session tries again. */
  find(credentials: Credentials, ask: () => Promise<unknown>): void;
}

/** A platform that does not name the user is not asked again with every call. */
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
