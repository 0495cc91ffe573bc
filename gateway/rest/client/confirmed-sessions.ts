import { LRUCache } from 'lru-cache';
import type { Credentials } from '../../kernel/credentials';
import type { TimerClock } from '../../kernel/timer-clock';

/**
 * Sessions whose bearer token the platform has accepted, and the user they count for. Anyone can make up bearer tokens, and a
 * user can open many sessions: a session counts for its user once the platform has named that user, and until then for the
 * address of its requests. In memory: each gateway learns it from its first calls.
 */
export interface ConfirmedSessions {
  /** The owner of the session; undefined until it is confirmed. */
  ownerOf(credentials: Credentials): string | undefined;
  /** Calls the listener with the fingerprint of each session that is confirmed from now on. */
  onConfirm(listener: (fingerprint: string) => void): void;
}

export interface ConfirmedSessionList extends ConfirmedSessions {
  /** Called when the platform has accepted the token. Returns false if the session is confirmed only when its user is known. */
  accept(credentials: Credentials): boolean;
  /** Called when the platform has returned the user of the session. */
  confirm(credentials: Credentials, userId: string): void;
  /** Called when the platform has refused the token. */
  revoke(credentials: Credentials): void;
}

export interface ConfirmedSessionOptions {
  /** Whether strangers share users, as in a demo: each session then counts separately. */
  readonly usersAreShared: boolean;
  readonly limit?: number;
}

const maxSessions = 50_000;

export function createConfirmedSessions({
  usersAreShared,
  limit = maxSessions,
}: ConfirmedSessionOptions): ConfirmedSessionList {
  /** By fingerprint. */
  const owners = new LRUCache<string, string>({ max: limit });
  const listeners: ((fingerprint: string) => void)[] = [];

  function remember({ authorization, fingerprint }: Credentials, owner: string): void {
    if (authorization === undefined) return;
    const isNew = !owners.has(fingerprint);
    owners.set(fingerprint, owner);
    if (isNew) listeners.forEach((listener) => listener(fingerprint));
  }

  return {
    ownerOf: ({ fingerprint }) => owners.get(fingerprint),
    onConfirm: (listener) => void listeners.push(listener),
    accept(credentials) {
      const { authorization, fingerprint } = credentials;
      const owner = usersAreShared ? fingerprint : owners.get(fingerprint);
      if (owner !== undefined) remember(credentials, owner);
      return owner !== undefined || authorization === undefined;
    },
    confirm(credentials, userId) {
      remember(credentials, usersAreShared ? credentials.fingerprint : `user ${userId}`);
    },
    revoke: ({ fingerprint }) => void owners.delete(fingerprint),
  };
}

/**
 * The caller that operations, calls, and sockets count for: the owner of the session once it is confirmed, or else the address.
 */
export function callerOf(
  credentials: Credentials,
  address: string | undefined,
  confirmed: ConfirmedSessions,
): string {
  return (
    confirmed.ownerOf(credentials) ?? (address === undefined ? credentials.fingerprint : `address ${address}`)
  );
}

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
