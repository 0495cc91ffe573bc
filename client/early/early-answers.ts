/**
 * Answers that were asked for before the application was there: while its code still loads, a small script asks what the
 * first screen will ask (`early/listing.ts`), and the application takes the answer instead of asking again. The question
 * has to be the same to the letter, or it is asked again; nothing else depends on this.
 */
import { credentialHeaders } from '../app/credentials';

export interface Question {
  readonly operationName: string;
  readonly query: string;
  readonly variables: object;
}

/** Whatever was not taken by then belongs to another page, or to nobody. */
const KEPT_MS = 30_000;

/** The part of a window that scripts of one page meet in. */
declare global {
  interface Window {
    travelPortalEarlyAnswers?: Map<string, Promise<Response>>;
  }
}

const answers = (): Map<string, Promise<Response>> => (window.travelPortalEarlyAnswers ??= new Map());

/** The same question of another user is another question. */
const keyOf = ({ operationName, query, variables }: Question): string =>
  JSON.stringify([operationName, query, variables, credentialHeaders()]);

/**
 * Asks the graph with the credentials of now; the answer waits for whoever asks the same. A failure waits for nobody:
 * whoever comes after it asks again.
 */
export function askEarly(question: Question): Promise<Response> {
  const key = keyOf(question);
  const answer = fetch('/graphql', {
    method: 'POST',
    headers: {
      // As Apollo Client asks, for the same kind of answer.
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      ...credentialHeaders(),
    },
    body: JSON.stringify(question),
  });
  answers().set(key, answer);
  const forget = () => void answers().delete(key);
  setTimeout(forget, KEPT_MS);
  void isSuccess(answer).then((success) => success || forget());
  return answer;
}

const isSuccess = (answer: Promise<Response>): Promise<boolean> =>
  answer
    .then(async (response) => {
      const body = (await response.clone().json()) as { readonly errors?: unknown };
      return response.ok && body.errors === undefined;
    })
    .catch(() => false);

/** `fetch` for the graph: an answer that is on its way already, once, else a request. */
export const fetchUnlessAsked: typeof fetch = (input, init) => {
  const waiting = window.travelPortalEarlyAnswers;
  if (!waiting?.size || typeof init?.body !== 'string') return fetch(input, init);
  const key = keyOf(JSON.parse(init.body) as Question);
  const answer = waiting.get(key);
  waiting.delete(key);
  return answer ?? fetch(input, init);
};
