/**
 * Answers that were asked for before the application was there: while its code still loads, a small script asks what the
 * first screen will ask (`early/listing.ts`). What has arrived when the application is there is in its cache before
 * anything is drawn; what is still on its way is taken instead of asking again. The question has to be the same to the
 * letter, or it is asked again; nothing else depends on this.
 */
import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { credentialHeaders } from '../app/credentials';

export interface Question {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface EarlyAnswer {
  readonly question: Question;
  readonly response: Promise<Response>;
  /** The question as the cache knows it; its file loads with the application. */
  readonly document: () => Promise<DocumentNode>;
  /** Ends with the question, however that was answered. */
  readonly settled: Promise<void>;
  /** What was answered, once it is there. */
  data?: Readonly<Record<string, unknown>>;
}

/** Whatever was not taken by then belongs to another page, or to nobody. */
const KEPT_MS = 30_000;

/** A skeleton that is drawn for less than this would cost a slow processor more than it shows. */
const MOMENT_MS = 200;

/** The part of a window that scripts of one page meet in. */
declare global {
  interface Window {
    travelPortalEarlyAnswers?: Map<string, EarlyAnswer>;
  }
}

const answers = (): Map<string, EarlyAnswer> => (window.travelPortalEarlyAnswers ??= new Map());

/** The same question of another user is another question. */
const keyOf = ({ operationName, query, variables }: Question): string =>
  JSON.stringify([operationName, query, variables, credentialHeaders()]);

/**
 * Asks the graph with the credentials of now; the response waits for a caller with the same request. A failure is not kept:
 * a later caller sends the request again.
 */
export function askEarly(question: Question, document: EarlyAnswer['document']): Promise<Response> {
  const key = keyOf(question);
  const response = fetch('/graphql', {
    method: 'POST',
    headers: {
      // As Apollo Client asks, for the same kind of answer.
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      ...credentialHeaders(),
    },
    body: JSON.stringify(question),
  });
  const forget = () => void answers().delete(key);
  const settled = dataOf(response).then((data) => (data ? void (answer.data = data) : forget()), forget);
  const answer: EarlyAnswer = { question, response, document, settled };
  answers().set(key, answer);
  setTimeout(forget, KEPT_MS);
  return response;
}

/** What a response holds; undefined when it, or a part of it, failed. */
async function dataOf(answer: Promise<Response>): Promise<EarlyAnswer['data']> {
  const response = await answer;
  const body = (await response.clone().json()) as { data?: EarlyAnswer['data']; errors?: unknown };
  return response.ok && body.errors === undefined ? body.data : undefined;
}

/**
 * Puts what has arrived, or does in a moment, into the cache, so that the first screen is drawn with it at once. What cannot
 * be kept is asked again.
 */
export async function writeArrivedAnswers(apollo: Pick<ApolloClient, 'writeQuery'>): Promise<void> {
  const onTheirWay = [...answers().values()].map(({ settled }) => settled);
  await Promise.race([Promise.all(onTheirWay), new Promise((resolve) => setTimeout(resolve, MOMENT_MS))]);
  const arrived = [...answers()].filter(([key, { question, data }]) => data && key === keyOf(question));
  await Promise.allSettled(
    arrived.map(async ([key, { question, document, data }]) => {
      answers().delete(key);
      apollo.writeQuery({ query: await document(), variables: question.variables, data });
    }),
  );
}

/** `fetch` for the graph: an answer that is on its way already, once, else a request. */
export const fetchUnlessAsked: typeof fetch = (input, init) => {
  const waiting = window.travelPortalEarlyAnswers;
  if (!waiting?.size || typeof init?.body !== 'string') return fetch(input, init);
  const key = keyOf(JSON.parse(init.body) as Question);
  const answer = waiting.get(key);
  waiting.delete(key);
  return answer?.response ?? fetch(input, init);
};
