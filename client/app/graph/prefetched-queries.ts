/**
 * Queries that are sent before the application has loaded: a small script (`portal/prefetch-listing.ts`) sends those of the first
 * screen. Results that have arrived when the application starts are written to its cache before the first render; Apollo Client
 * reuses the requests that are still pending. Both require an identical request; otherwise the query is sent again, and nothing
 * else changes.
 */
import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { CLIENT_NAME, CLIENT_NAME_HEADER } from './client-name';
import { credentialHeaders } from '../session/credentials';

/** The body of a request to the graph. */
export interface GraphRequest {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface PrefetchedQuery {
  readonly request: GraphRequest;
  readonly response: Promise<Response>;
  /** The query as the cache identifies it; its file loads along with the application. */
  readonly document: () => Promise<DocumentNode>;
  /** Resolves when the request has ended, successfully or not. */
  readonly settled: Promise<void>;
  /** The result, once it has arrived. */
  data?: Readonly<Record<string, unknown>>;
}

/** An unused result older than this is discarded: it belongs to another page. */
const MAX_AGE_MS = 30_000;

/** A skeleton that is visible for less than this costs a slow processor more than it is worth. */
const MAX_WAIT_MS = 200;

/** Shared by the scripts of one page, which are separate bundles. */
declare global {
  interface Window {
    travelPortalPrefetched?: Map<string, PrefetchedQuery>;
  }
}

const answers = (): Map<string, PrefetchedQuery> => (window.travelPortalPrefetched ??= new Map());

/** The credentials are part of the key, so that users do not share requests. */
const keyOf = ({ operationName, query, variables }: GraphRequest): string =>
  JSON.stringify([operationName, query, variables, credentialHeaders()]);

/**
 * Sends a query with the current credentials. The response waits for a caller with the same request; a failure does not, so
 * a later caller sends the request again.
 */
export function prefetchQuery(
  request: GraphRequest,
  document: PrefetchedQuery['document'],
): Promise<Response> {
  const key = keyOf(request);
  const response = fetch('/graphql', {
    method: 'POST',
    headers: {
      // The Accept header of Apollo Client, so that the response has the same format.
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      [CLIENT_NAME_HEADER]: CLIENT_NAME,
      ...credentialHeaders(),
    },
    body: JSON.stringify(request),
  });
  const forget = () => void answers().delete(key);
  const settled = dataOf(response).then((data) => (data ? void (answer.data = data) : forget()), forget);
  const answer: PrefetchedQuery = { request, response, document, settled };
  answers().set(key, answer);
  setTimeout(forget, MAX_AGE_MS);
  return response;
}

/** The data of a response; undefined when the response has errors. */
async function dataOf(answer: Promise<Response>): Promise<PrefetchedQuery['data']> {
  const response = await answer;
  const body = (await response.clone().json()) as { data?: PrefetchedQuery['data']; errors?: unknown };
  return response.ok && body.errors === undefined ? body.data : undefined;
}

/**
 * Writes the results that have arrived, or arrive within a moment, to the cache, so that the first screen renders with them. A
 * result that the cache rejects is requested again.
 */
export async function writePrefetchedResults(apollo: Pick<ApolloClient, 'writeQuery'>): Promise<void> {
  const pending = [...answers().values()].map(({ settled }) => settled);
  await Promise.race([Promise.all(pending), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
  const arrived = [...answers()].filter(([key, { request, data }]) => data && key === keyOf(request));
  await Promise.allSettled(
    arrived.map(async ([key, { request, document, data }]) => {
      answers().delete(key);
      apollo.writeQuery({ query: await document(), variables: request.variables, data });
    }),
  );
}

/** `fetch` for the graph that uses the prefetched response of a request once, if there is one. */
export const fetchOrReusePrefetch: typeof fetch = (input, init) => {
  const waiting = window.travelPortalPrefetched;
  if (!waiting?.size || typeof init?.body !== 'string') return fetch(input, init);
  const key = keyOf(JSON.parse(init.body) as GraphRequest);
  const answer = waiting.get(key);
  waiting.delete(key);
  return answer?.response ?? fetch(input, init);
};
