/** Polled work for resolvers: the current state, or all states as a subscription's events. */
import type { GatewayContext } from '../../context';
import type { LiveStatus } from '../../generated/graph';
import type { LiveStream, StreamEvent } from '../../live/live-stream';

/**
 * Every state of the work, mapped. An explicit iterator: leaving has to reach the hub immediately, even while a state is awaited,
 * which an async generator cannot do.
 */
export function liveStates<Answer, State, Event>(
  stream: LiveStream<Answer, State>,
  { live }: Pick<GatewayContext, 'live'>,
  map: (event: StreamEvent<State>) => Event,
): AsyncIterableIterator<Event> {
  const states = live.open(stream);
  const iterator: AsyncIterableIterator<Event> = {
    async next() {
      const { value, done } = await states.next();
      if (done) return { value: undefined, done };
      try {
        return { value: map(value), done: false };
      } catch (error) {
        // `return` is not called after an error: the subscriber would stay in the hub.
        await states.return?.();
        throw error;
      }
    },
    async return() {
      await states.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

/** The current state, as the followers of the same work see it. */
export async function currentState<Answer, State>(
  stream: LiveStream<Answer, State>,
  { live }: Pick<GatewayContext, 'live'>,
): Promise<StreamEvent<State>> {
  const states = live.open(stream);
  try {
    const { value, done } = await states.next();
    if (done) throw new Error(`The ${stream.name} has no state`);
    return value;
  } finally {
    await states.return?.();
  }
}

/** The fields that all states of polled work share. */
export const liveFields = ({
  sequence,
  attempt,
  elapsedMs,
  at,
}: StreamEvent<unknown>): Omit<LiveStatus, '__typename'> => ({
  sequence,
  attempt,
  elapsedMs,
  occurredAt: new Date(at).toISOString(),
});
