import { print, type DocumentNode } from 'graphql';
import { gql } from 'graphql-tag';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

/** The credentials of a program that uses the graph, after signing in. */
export interface Credentials {
  readonly token: string;
  readonly csrfToken: string;
}

/** The credentials and cookies of a browser that has signed in. */
export interface BrowserSession extends Credentials {
  /** Values of `Set-Cookie`. */
  readonly cookies: readonly string[];
}

/** The credentials that a program sends: the anti-forgery token is optional. */
type SentCredentials = Pick<Credentials, 'token'> & Partial<Credentials>;

interface Answer<Data> {
  readonly data?: Data;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
}

type GraphRequest<Operation> = [
  url: string,
  operation: Operation,
  variables?: Readonly<Record<string, unknown>>,
  credentials?: Credentials,
];

const post = (...[url, text, variables = {}, credentials]: GraphRequest<string>): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(credentials && {
        authorization: `Bearer ${credentials.token}`,
        'h-csrf-token': credentials.csrfToken,
      }),
    },
    body: JSON.stringify({ query: text, variables }),
  });

/** Runs a query or a mutation over HTTP and returns the whole result, errors included. */
export const execute = <Data>(
  ...[url, operation, ...rest]: GraphRequest<DocumentNode>
): Promise<Answer<Data>> => executeText<Data>(url, print(operation), ...rest);

/** Like `execute`, for the text of an operation. */
export async function executeText<Data>(...request: GraphRequest<string>): Promise<Answer<Data>> {
  return (await (await post(...request)).json()) as Answer<Data>;
}

/** Like `execute`, for operations that must succeed. */
export async function demand<Data>(...request: GraphRequest<DocumentNode>): Promise<Data> {
  return dataOf(await execute<Data>(...request));
}

function dataOf<Data>({ data, errors }: Answer<Data>): Data {
  if (errors || data === undefined) throw new Error(`The graph answered ${JSON.stringify(errors)}`);
  return data;
}

export async function signIn(url: string, emailAddress: string, code: string): Promise<BrowserSession> {
  const answer = await post(
    url,
    print(gql`mutation SignIn($input: SignInInput!) {
      signIn(input: $input) {
        __typename
        ... on SignedIn { token csrfToken }
      }
    }`),
    { input: { emailAddress, code } },
  );
  const { signIn: result } = dataOf(
    (await answer.json()) as Answer<{ signIn: Credentials & { __typename: string } }>,
  );
  if (result.__typename !== 'SignedIn') throw new Error(`${emailAddress} could not sign in`);
  return { ...result, cookies: answer.headers.getSetCookie() };
}

export interface Followed<Event> {
  readonly events: readonly Event[];
  /** Settles when the stream has ended. */
  readonly ended: Promise<void>;
  readonly leave: () => Promise<void>;
}

/** Follows a subscription with its own WebSocket, as a program with plain graphql-ws does. */
export function follow<Event>(
  url: string,
  operation: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  { token, csrfToken }: SentCredentials,
): Followed<Event> {
  const client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}`, ...(csrfToken !== undefined && { csrfToken }) },
  });
  const events: Event[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    client.subscribe<Event>(
      { query: print(operation), variables },
      {
        next: ({ data, errors }) => {
          if (errors) reject(new Error(JSON.stringify(errors)));
          else if (data) events.push(data);
        },
        error: (error) => reject(error instanceof Error ? error : new Error(JSON.stringify(error))),
        complete: resolve,
      },
    );
  });
  ended.catch(() => undefined);
  return { events, ended, leave: async () => client.dispose() };
}

/** Waits until a condition is met, and fails with its name after the timeout. */
export async function eventually(what: string, holds: () => boolean, withinMs = 30_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
