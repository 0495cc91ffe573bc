/**
 * The WebSocket over which quotes and bookings are followed. It opens with the first subscription, and detects a dead connection by
 * a missed pong within about six seconds. A closed connection is an error for each subscriber, who subscribes again
 * (live-ways.ts): a subscription has no side effect, so a repeated request is safe.
 */
import { type Client, createClient } from 'graphql-ws';
import { CLIENT_NAME, CLIENT_NAME_HEADER } from './client-name';
import { readCsrfToken, readToken } from '../session/credentials';

const KEEP_ALIVE_MS = 5_000;
const PONG_WITHIN_MS = 1_000;
/** A connection that passes nothing on for this long after it was requested is cut. */
export const HEARD_WITHIN_MS = 4_000;

/**
 * The gateway's close code for a token that is no longer valid (SE-19); the state may be temporary, so the client keeps trying.
 */
const FORBIDDEN = 4403;

export interface LiveClientOptions {
  readonly graphUrl: string;
  /** The gateway refused the token; the caller finds out whether the session has really ended. */
  readonly onForbidden: () => void;
}

export function createLiveClient({ graphUrl, onForbidden }: LiveClientOptions): Client {
  let missedPong: ReturnType<typeof setTimeout> | undefined;
  let unheard: ReturnType<typeof setTimeout> | undefined;
  const stopTimers = () => {
    clearTimeout(missedPong);
    clearTimeout(unheard);
  };
  const client = createClient({
    url: liveUrl(graphUrl),
    lazy: true,
    keepAlive: KEEP_ALIVE_MS,
    retryAttempts: 0,
    connectionParams: () => {
      const token = readToken();
      const csrfToken = readCsrfToken();
      return {
        [CLIENT_NAME_HEADER]: CLIENT_NAME,
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(csrfToken !== null && { csrfToken }),
      };
    },
    on: {
      connecting: () => {
        unheard = setTimeout(() => client.terminate(), HEARD_WITHIN_MS);
      },
      connected: () => clearTimeout(unheard),
      ping: (received) => {
        if (!received) missedPong = setTimeout(() => client.terminate(), PONG_WITHIN_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(missedPong);
      },
      closed: (event) => {
        stopTimers();
        if (isForbidden(event)) onForbidden();
      },
    },
  });
  /** A page with a socket is not eligible for the back/forward cache; a restored page subscribes again. */
  const rest = () => client.terminate();
  window.addEventListener('pagehide', rest);
  return {
    ...client,
    /** Closes the connection. */
    dispose: async () => {
      stopTimers();
      window.removeEventListener('pagehide', rest);
      try {
        await client.dispose();
      } catch {
        // A connection that was being tried ends by failing.
      }
    },
  };
}

export const isForbidden = (event: unknown): boolean =>
  event instanceof CloseEvent && event.code === FORBIDDEN;

function liveUrl(graphUrl: string): string {
  const url = new URL(graphUrl, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
