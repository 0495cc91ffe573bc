import { createClient, type Client, type ClientOptions, type ExecutionResult } from 'graphql-sse';
import { payloadOf, type TestOperation } from './gateway-kit';

type Result = ExecutionResult<Record<string, unknown>, unknown>;

/** A plain graphql-sse client of a test gateway; it retries nothing by default. */
export function connectSse(url: string, options: Partial<ClientOptions> = {}): Client {
  return createClient({ url: `${url}/graphql/stream`, retryAttempts: 0, ...options } as ClientOptions);
}

/** Runs an operation to its end, and resolves with its events. */
export async function followSse<Event = Result>(client: Client, operation: TestOperation): Promise<Event[]> {
  const events: Event[] = [];
  for await (const event of client.iterate<Record<string, unknown>>(payloadOf(operation))) {
    events.push(event as Event);
  }
  return events;
}
