import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useRouteError } from '../../router/route-boundary';
import { browserSessionId } from '../browser-session';
import { hasToken } from '../credentials';
import { LogClientEventDocument } from './log-client-event.generated';

/** The failure that a boundary caught. It is sent to the platform's log (TL-03) and left in the console for support. */
export function useFailureReport(): void {
  const client = useApolloClient();
  const failure = useRouteError();
  useEffect(() => {
    console.error(failure);
    // The platform accepts reports from signed-in users only.
    if (hasToken()) report(client, failure).catch((error: unknown) => console.error(error));
  }, [client, failure]);
}

const report = (client: ApolloClient, failure: unknown) =>
  client.mutate({
    mutation: LogClientEventDocument,
    variables: {
      input: {
        // Only the name: a message may contain text that a traveler wrote.
        event: { name: 'screen_failed', failure: failure instanceof Error ? failure.name : typeof failure },
        url: window.location.href,
        sessionId: browserSessionId(),
      },
    },
    context: { isUnattended: true },
    fetchPolicy: 'no-cache',
  });
