import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { hasToken } from '../session/credentials';
import { LogClientEventDocument } from './log-client-event.generated';
import { tabStorage } from '../../components/browser-storage/browser-storage';

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

const KEY = 'travel-portal.browser-session';
const BYTES = 16;

/** LC-05: an id that identifies the pages of this tab in the log; created once and stored for the tab. */
function browserSessionId(): string {
  const stored = tabStorage.getItem(KEY);
  if (stored !== null) return stored;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  tabStorage.setItem(KEY, id);
  return id;
}
