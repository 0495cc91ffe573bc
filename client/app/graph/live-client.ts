/**
 * The WebSocket over which quotes and bookings are followed. It opens with the first subscription, detects a dead connection by a
 * missed pong within about six seconds, and reconnects while there are subscribers: a subscription has no side effect, so a
 * repeated request is safe.
 */
import { type Client, createClient } from 'graphql-ws';
import { CLIENT_NAME, CLIENT_NAME_HEADER } from './client-name';
import { readCsrfToken, readToken } from '../session/credentials';
import { reportLiveLink, waitBefore } from './live-link';

const KEEP_ALIVE_MS = 5_000;
const PONG_WITHIN_MS = 1_000;

/**
 * The gateway's close code for a token that is no longer valid (SE-19); the state may be temporary, so the client keeps trying.
 */
const FORBIDDEN = 4403;
const CLEAN_END = 1000;

export interface LiveClientOptions {
  readonly graphUrl: string;
  /** The gateway refused the token; the caller finds out whether the session has really ended. */
  readonly onForbidden: () => void;
}

export function createLiveClient({ graphUrl, onForbidden }: LiveClientOptions): Client {
  let missedPong: ReturnType<typeof setTimeout> | undefined;
  const pause = createPause();
  const client = createClient({
    url: liveUrl(graphUrl),
    lazy: true,
    keepAlive: KEEP_ALIVE_MS,
    retryAttempts: Infinity,
    retryWait: (retries) => pause.begin(waitBefore(retries)),
    shouldRetry: () => true,
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
      connected: () => reportLiveLink('up'),
      ping: (received) => {
        if (!received) missedPong = setTimeout(() => client.terminate(), PONG_WITHIN_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(missedPong);
      },
      closed: (event) => {
        clearTimeout(missedPong);
        // A normal close follows the last subscription; any other close is followed by a new attempt.
        reportLiveLink(event instanceof CloseEvent && event.code === CLEAN_END ? 'up' : 'reconnecting');
        if (event instanceof CloseEvent && event.code === FORBIDDEN) onForbidden();
      },
    },
  });
  /** A page with a socket is not eligible for the back/forward cache; a restored page subscribes again immediately. */
  const rest = () => client.terminate();
  const resume = ({ persisted }: PageTransitionEvent) => {
    if (persisted) pause.end();
  };
  window.addEventListener('pagehide', rest);
  window.addEventListener('pageshow', resume);
  return {
    ...client,
    /** Ends all waits, reconnects and subscriptions. */
    dispose: async () => {
      clearTimeout(missedPong);
      window.removeEventListener('pagehide', rest);
      window.removeEventListener('pageshow', resume);
      pause.end();
      try {
        await client.dispose();
      } catch {
        // A connection that was being tried ends by failing.
      }
    },
  };
}

function liveUrl(graphUrl: string): string {
  const url = new URL(graphUrl, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** A pause that can be ended early. */
function createPause() {
  let end = () => {};
  return {
    begin: (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: () => end(),
  };
}
