import type { FetcherReturnType } from '@graphiql/toolkit';

type Result = Awaited<FetcherReturnType>;

/** The same result, or stream of results, while someone sees each of them pass. */
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
    // Stopping reaches the source immediately: an async generator would wait for its next event first.
    return: () => source.return?.() ?? Promise.resolve({ done: true, value: undefined }),
  };
}
