import type { Client } from './journey';

interface Streams {
  iterate(operation: { query: string; variables?: Record<string, unknown> }): AsyncIterable<{
    readonly data?: unknown;
    readonly errors?: unknown;
  }>;
}

/** A client that receives every result in a stream: that of a query or a mutation has one event. */
export function overStreams(streams: Streams): Client {
  const follow: Client['follow'] = async (query, variables) => {
    const events: never[] = [];
    for await (const { data, errors } of streams.iterate({ query, variables })) {
      if (errors) throw new Error(JSON.stringify(errors));
      events.push(data as never);
    }
    return events;
  };
  return {
    follow,
    run: async (query, variables = {}) => (await follow(query, variables))[0] as never,
  };
}
