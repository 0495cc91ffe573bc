import type { FetcherReturnType } from '@graphiql/toolkit';

type Result = Awaited<FetcherReturnType>;

/** Passes on a result, or a stream of results, and reports each of them. */
export function observed(result: Result, see: (result: unknown) => void): Result {
  if (Symbol.asyncIterator in result) return observedStream(result, see);
  if (!('subscribe' in result)) see(result);
  return result;
}

function observedStream<Value>(
  stream: AsyncIterable<Value>,
  see: (value: Value) => void,
): AsyncIterableIterator<Value> {
  const source = stream[Symbol.asyncIterator]();
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const result = await source.next();
      if (!result.done) see(result.value);
      return result;
    },
    // Stops the source immediately: an async generator would wait for its next event first.
    return: () => source.return?.() ?? Promise.resolve({ done: true, value: undefined }),
  };
}
