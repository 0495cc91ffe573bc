import { createClient, type Client, type ClientOptions, type ExecutionResult } from 'graphql-ws';
import WebSocket from 'ws';
import { payloadOf, type TestOperation, type TestResult } from './gateway-kit';

const socketOf = (url: string): string => `${url.replace(/^http/, 'ws')}/graphql`;

/** A plain graphql-ws client of a test gateway; a function provides the address on demand. */
export function connect(url: string | (() => Promise<string>), options: Partial<ClientOptions> = {}): Client {
  return createClient({
    url: typeof url === 'string' ? socketOf(url) : async () => socketOf(await url()),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    onNonLazyError: () => undefined,
    ...options,
  });
}

/** The events of a subscription, then its end. */
export interface Followed<Data> {
  readonly events: readonly Data[];
  readonly errors: TestResult['errors'];
}

type SocketResult = ExecutionResult<Record<string, unknown>>;

/** Starts an operation whose events the test does not read, and returns the function that ends it. */
export const subscribe = (client: Client, operation: TestOperation): (() => void) =>
  client.subscribe(payloadOf(operation), { next() {}, error() {}, complete() {} });

/** Runs a query or mutation, or a subscription to its end. */
export async function follow<Data = SocketResult>(
  client: Client,
  operation: TestOperation,
): Promise<Followed<Data>> {
  const events: Data[] = [];
  return new Promise((resolve, reject) => {
    client.subscribe(payloadOf(operation), {
      next: (event) => events.push(event as Data),
      error: (error) =>
        Array.isArray(error) ? resolve({ events, errors: error as TestResult['errors'] }) : reject(error),
      complete: () => resolve({ events, errors: undefined }),
    });
  });
}

/** The first result in the form that `TestGateway.execute` returns. */
export async function executeOver(
  client: Client,
  operation: TestOperation,
): Promise<Omit<TestResult, 'status'>> {
  const { events, errors } = await follow<Omit<TestResult, 'status'>>(client, operation);
  return events[0] ?? (errors === undefined ? {} : { errors });
}
