/**
 * The ways to follow a subscription, from the best to the one that every network passes: a WebSocket, an event stream
 * (docs/adr/0016-event-streams.md), and the query of the current state once a second. Some networks cut WebSockets, or accept them
 * and pass nothing on; some proxies hold event streams back. A way that fails before its first event is followed by the next; a way
 * that has worked is used again after an interruption, and first for the rest of the visit in this tab.
 */
import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import { print } from 'graphql';
import { createClient as createStreamClient } from 'graphql-sse';
import {
  defer,
  finalize,
  fromEvent,
  map,
  merge,
  repeat,
  retry,
  startWith,
  Subject,
  switchMap,
  takeUntil,
  takeWhile,
  tap,
  timeout,
  timer,
} from 'rxjs';
import { tabStorage } from '../../components/browser-storage/browser-storage';
import { credentialHeaders } from '../session/credentials';
import { CLIENT_NAME, CLIENT_NAME_HEADER } from './client-name';
import { createLiveClient, HEARD_WITHIN_MS, isForbidden } from './live-client';
import { type LiveOptions, reportLiveLink, waitBefore } from './live-link';
import { statusQuery } from './status-query';

/** In the order in which they are tried: a single failed socket may be a coincidence. */
const WAYS = ['socket', 'socket', 'stream', 'polls'] as const;
type Way = (typeof WAYS)[number];

const KEY = 'travel-portal.live-way';
const POLL_INTERVAL_MS = 1_000;

type Follow = (operation: ApolloLink.Operation) => Observable<ApolloLink.Result>;

export interface LiveWays {
  readonly follow: Follow;
  /** Ends all waits, connections and subscriptions. */
  readonly close: () => Promise<void>;
}

export function createLiveWays({ graphUrl, onForbidden, http }: LiveOptions): LiveWays {
  const socket = createLiveClient({ graphUrl, onForbidden });
  const ways: Readonly<Record<Way, Follow>> = {
    socket: (operation) => resultsOf(socket, operation),
    stream: eventStream(`${graphUrl}/stream`),
    polls: polls(http),
  };
  const closed = new Subject<void>();
  let at = firstWay();

  function follow(operation: ApolloLink.Operation): Observable<ApolloLink.Result> {
    let tried = at;
    let failures = 0;
    let hasAnswered = false;
    const attempt = defer(() => {
      tried = at;
      hasAnswered = false;
      return ways[WAYS[tried] ?? 'socket'](operation);
    });
    const onEvent = () => {
      if (hasAnswered) return;
      hasAnswered = true;
      failures = 0;
      remember(WAYS[tried] ?? 'socket');
      reportLiveLink('up');
    };
    /** Emits when the next attempt may begin. */
    const afterFailure = (error: unknown) => {
      if (CombinedGraphQLErrors.is(error)) throw error;
      reportLiveLink('reconnecting');
      const isNextWay = !hasAnswered && !isForbidden(error);
      // Another subscription may have moved on already.
      if (isNextWay && at === tried) at = (at + 1) % WAYS.length;
      const isOtherWay = WAYS[at] !== WAYS[tried] && at !== 0;
      return pause(isOtherWay ? 0 : waitBefore(failures++));
    };
    return attempt.pipe(
      tap(onEvent),
      retry({ delay: afterFailure }),
      takeUntil(closed),
      finalize(() => reportLiveLink('up')),
    );
  }

  return {
    follow,
    close: async () => {
      closed.next();
      await socket.dispose();
    },
  };
}

const firstWay = (): number =>
  Math.max(
    0,
    WAYS.findIndex((way) => way === tabStorage.getItem(KEY)),
  );

function remember(way: Way): void {
  if ((tabStorage.getItem(KEY) ?? 'socket') !== way) tabStorage.setItem(KEY, way);
}

/** Ends early when there is a network again, and when the page returns from the back/forward cache. */
const pause = (milliseconds: number) =>
  merge(timer(milliseconds), fromEvent(window, 'online'), fromEvent(window, 'pageshow'));

/** What both libraries call a client. */
interface LiveProtocol {
  subscribe(
    request: {
      readonly query: string;
      readonly variables: Record<string, unknown>;
      readonly operationName?: string;
    },
    sink: {
      next(result: unknown): void;
      error(error: unknown): void;
      complete(): void;
    },
  ): () => void;
}

const resultsOf = (protocol: LiveProtocol, { query, variables, operationName }: ApolloLink.Operation) =>
  new Observable<ApolloLink.Result>((observer) =>
    protocol.subscribe(
      { query: print(query), variables, ...(operationName !== undefined && { operationName }) },
      {
        next: (result) => observer.next(result as ApolloLink.Result),
        // The gateway refuses an operation on a socket with its errors.
        error: (error) =>
          observer.error(Array.isArray(error) ? new CombinedGraphQLErrors({ errors: error }) : error),
        complete: () => observer.complete(),
      },
    ),
  );

/** Longer than the longest time between two states, 15 s and a slow platform: a network has lost the connection. */
const QUIET_FOR_MS = 45_000;

/** One request for each subscription; its response is the stream. */
const eventStream =
  (url: string): Follow =>
  (operation) => {
    const heard = new Subject<void>();
    const client = createStreamClient({
      url,
      headers: () => ({ ...credentialHeaders(), [CLIENT_NAME_HEADER]: CLIENT_NAME }),
      retryAttempts: 0,
      fetchFn: async (...request: Parameters<typeof fetch>) => {
        const response = await fetch(...request);
        // The gateway begins each stream with a comment; a proxy that holds streams back holds this back, too.
        const body = response.body?.pipeThrough(
          new TransformStream({
            transform(chunk: Uint8Array<ArrayBuffer>, controller) {
              heard.next();
              controller.enqueue(chunk);
            },
          }),
        );
        return new Response(body, response);
      },
    });
    const silence = heard.pipe(
      map(() => QUIET_FOR_MS),
      startWith(HEARD_WITHIN_MS),
      switchMap((milliseconds) => timer(milliseconds)),
      map(() => {
        throw new Error('The event stream is silent');
      }),
    );
    return resultsOf(client, operation).pipe(takeUntil(silence));
  };

/** Reads the current state a second after the last response, until the final one. */
const polls =
  (http: ApolloLink): Follow =>
  (operation) => {
    const { client, query, variables } = operation;
    const request = { query: statusQuery(query), variables, context: operation.getContext() };
    return defer(() => ApolloLink.execute(http, request, { client })).pipe(
      timeout({ first: POLL_ANSWERED_WITHIN_MS }),
      map(withoutTemporaryErrors),
      repeat({ delay: POLL_INTERVAL_MS }),
      // A purchase that the platform does not know has no state.
      takeWhile((result) => Boolean(result.errors) || stateOf(result) !== null),
      takeWhile((result) => isPending(result), true),
    );
  };

/** Longer than the gateway waits for the platform. */
const POLL_ANSWERED_WITHIN_MS = 20_000;

/** Streams wait until the platform is back. */
const TEMPORARY: ReadonlySet<unknown> = new Set([
  'PLATFORM_ERROR',
  'PLATFORM_TIMEOUT',
  'PLATFORM_UNAVAILABLE',
  'RATE_LIMITED',
]);

function withoutTemporaryErrors(result: ApolloLink.Result): ApolloLink.Result {
  const [error] = result.errors ?? [];
  if (error && TEMPORARY.has(error.extensions?.['code'])) throw new Error(error.message);
  return result;
}

const stateOf = ({ data }: ApolloLink.Result): { readonly __typename: string } | null =>
  Object.values(data ?? {})[0] ?? null;

/** Every state that is not the last one is called so (schema/). */
const isPending = (result: ApolloLink.Result): boolean =>
  stateOf(result)?.__typename.endsWith('Pending') === true;
