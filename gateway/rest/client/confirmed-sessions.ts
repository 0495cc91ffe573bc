import type { Credentials } from '../../credentials';

/**
 * Sessions whose bearer token the platform has accepted. Anyone can make up bearer tokens, so that one which the platform
 * has not yet confirmed counts for the address that it came from. In memory: each gateway finds out by its first call.
 */
export interface ConfirmedSessions {
  has(credentials: Credentials): boolean;
  /** Calls the listener with the fingerprint of each session that is confirmed from now on. */
  onConfirm(listener: (fingerprint: string) => void): void;
}

export interface ConfirmedSessionList extends ConfirmedSessions {
  confirm(credentials: Credentials): void;
  /** The platform refused the token. */
  revoke(credentials: Credentials): void;
}

const maxSessions = 50_000;

export function createConfirmedSessions(limit: number = maxSessions): ConfirmedSessionList {
  /** The session that was used longest ago comes first. */
  const fingerprints = new Set<string>();
  const listeners: ((fingerprint: string) => void)[] = [];

  return {
    has: ({ fingerprint }) => fingerprints.has(fingerprint),
    onConfirm: (listener) => void listeners.push(listener),
    confirm({ authorization, fingerprint }) {
      if (authorization === undefined) return;
      const isNew = !fingerprints.delete(fingerprint);
      fingerprints.add(fingerprint);
      const [oldest] = fingerprints;
      if (fingerprints.size > limit && oldest !== undefined) fingerprints.delete(oldest);
      if (isNew) listeners.forEach((listener) => listener(fingerprint));
    },
    revoke: ({ fingerprint }) => void fingerprints.delete(fingerprint),
  };
}

/** Whom operations, calls, and sockets count for: the session once the platform has confirmed it, else the address. */
export function callerOf(
  credentials: Credentials,
  address: string | undefined,
  confirmed: ConfirmedSessions,
): string {
  return address === undefined || confirmed.has(credentials) ? credentials.fingerprint : `address ${address}`;
}
