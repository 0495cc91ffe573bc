import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { createEventQueue, type EventQueue } from './event-queue';
import type { TrackedEventName, TrackedEvents } from './events';
import { TrackEventsDocument } from './track-events.generated';

export type Track = <Name extends TrackedEventName>(name: Name, properties: TrackedEvents[Name]) => void;

/** `const track = useTrack(); track('photos_opened', { count: 12 })` records an event and returns immediately. */
export function useTrack(): Track {
  const client = useApolloClient();
  return useCallback((name, properties) => queueOf(client).add({ name, properties }), [client]);
}

/** Sends the waiting events when an application ends. */
export const flushTracking = (client: ApolloClient): void => queues.get(client)?.flush();

/** One queue for each client of the graph, so that a mounted module and its host do not share one. */
const queues = new WeakMap<ApolloClient, EventQueue>();

function queueOf(client: ApolloClient): EventQueue {
  const known = queues.get(client);
  if (known) return known;
  const queue = createEventQueue((events) =>
    client.mutate({
      mutation: TrackEventsDocument,
      variables: { input: { events } },
      // The request survives the page.
      context: { fetchOptions: { keepalive: true } },
      fetchPolicy: 'no-cache',
    }),
  );
  queues.set(client, queue);
  return queue;
}
