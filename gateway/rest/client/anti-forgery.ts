import { LRUCache } from 'lru-cache';
import type { Credentials } from '../../kernel/credentials';

/**
 * Anti-forgery tokens that the gateway has obtained itself, so that a client needs only its bearer token
 * (docs/adr/0012-bearer-is-enough.md). In memory only, by the fingerprint of the bearer token.
 */
export interface AntiForgeryTokens {
  /** Chooses the token for one request: the client's own, unless it is missing or the platform has refused it. */
  choose(credentials: Credentials): ChosenToken;
  /** Stores the token of a session that was just opened. */
  remember(credentials: Credentials): void;
  /**
   * Returns a token that replaces a refused one, or undefined when there is none. It is fetched once for all waiting requests of
   * the session, and not at all if another request has replaced it in the meantime.
   */
  replace(
    credentials: Credentials,
    refused: ChosenToken,
    fetchToken: () => Promise<string>,
  ): Promise<string | undefined>;
}

export interface ChosenToken {
  readonly token: string | undefined;
  /** The token state that was known when the token was chosen. */
  readonly known: KnownToken | undefined;
}

interface KnownToken {
  readonly token: string;
  /** The client's own token, if the platform has refused it. */
  readonly refused: string | undefined;
}

const maxSessions = 10_000;

export function createAntiForgeryTokens(limit: number = maxSessions): AntiForgeryTokens {
  const sessions = new LRUCache<string, KnownToken>({ max: limit });
  const fetching = new Map<string, Promise<string | undefined>>();

  async function fetched(
    { fingerprint }: Credentials,
    { token: refused, known }: ChosenToken,
    fetchToken: () => Promise<string>,
  ): Promise<string | undefined> {
    const token = await fetchToken();
    if (token === '' || token === refused) return undefined;
    sessions.set(fingerprint, { token, refused: refused ?? known?.refused });
    return token;
  }

  return {
    choose({ fingerprint, csrfToken }) {
      const known = sessions.get(fingerprint);
      const isUsable = csrfToken !== undefined && csrfToken !== known?.refused;
      return { token: isUsable ? csrfToken : known?.token, known };
    },
    remember({ fingerprint, csrfToken }) {
      if (csrfToken !== undefined) sessions.set(fingerprint, { token: csrfToken, refused: undefined });
    },
    async replace(credentials, refused, fetchToken) {
      const { fingerprint } = credentials;
      const known = sessions.get(fingerprint);
      if (known !== undefined && known !== refused.known && known.token !== refused.token) return known.token;
      let running = fetching.get(fingerprint);
      if (running === undefined) {
        running = fetched(credentials, refused, fetchToken).finally(() => fetching.delete(fingerprint));
        fetching.set(fingerprint, running);
      }
      return running;
    },
  };
}
