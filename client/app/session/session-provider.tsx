import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useRenderedVisit } from '../../components/visit/visit-context';
import { toaster } from '../../components/toaster/toaster-store';
import {
  credentialHeaders,
  forgetCredentials,
  isRenderedForAnother,
  onCredentialsChanged,
  storeCredentials,
} from './credentials';
import {
  claimPersonalFacts,
  clearOnSignOutElsewhere,
  forgetPersonalFactsEverywhere,
} from './personal-storage';
import { SessionDocument } from './session.generated';
import { SessionContext, type SessionState, type SessionValue } from './session-context';
import { SignOutDocument } from './sign-out.generated';
import { useDayReadAgain } from './use-day-read-again';

/** An expired or revoked token is not a failure: the user is signed out. */
const isEndOfSession = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');

/**
 * Ends a session whose credentials this browser has already deleted, so that its token becomes invalid everywhere. If the request
 * fails, the session expires by itself: a refusal redirects no page. `keepalive`: the request survives the closing of the page.
 */
const endSession = (client: ApolloClient, headers: Readonly<Record<string, string>>) =>
  client
    .mutate({
      mutation: SignOutDocument,
      context: { headers, isUnattended: true, fetchOptions: { keepalive: true } },
    })
    .catch(() => undefined);

/** Provides the current session; sign-ins and sign-outs in other tabs take effect here too. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { data, loading, error, refetch } = useQuery(SessionDocument, {
    errorPolicy: 'all',
  });

  const [visit, setVisit] = useState(0);

  const reloadSession = useCallback(async () => {
    // The next user must not see notes of the previous one, or the changes that they offer to undo.
    void toaster.clear();
    await client.clearStore();
    // Nor may screens stay: a watched query keeps its result when the cache is cleared.
    setVisit((last) => last + 1);
    await refetch();
  }, [client, refetch]);

  const isRendered = useRenderedVisit() !== undefined;
  useEffect(() => {
    // The user signed out or changed in another tab before this page was hydrated.
    if (isRendered && isRenderedForAnother()) queueMicrotask(() => void reloadSession());
    return onCredentialsChanged(() => void reloadSession());
  }, [isRendered, reloadSession]);
  useEffect(clearOnSignOutElsewhere, []);
  useDayReadAgain(client);

  const userId = data?.session?.userId;
  // Runs before the effects of the screens, which may store data of this user.
  useLayoutEffect(() => {
    if (userId !== undefined) claimPersonalFacts(userId);
  }, [userId]);

  const state = useMemo<SessionState>(() => {
    const portal = data?.portal;
    if (portal && data.session) return { status: 'signed-in', portal, session: data.session };
    if (loading) return { status: 'loading', portal, session: undefined };
    if (error && !isEndOfSession(error)) return { status: 'failed', portal, session: undefined };
    if (portal) return { status: 'signed-out', portal, session: undefined };
    return { status: 'loading', portal, session: undefined };
  }, [data, loading, error]);

  const value = useMemo<SessionValue>(
    () => ({
      state,
      visit,
      enter: async (credentials) => {
        storeCredentials(credentials);
        await reloadSession();
      },
      leave: () => {
        const headers = credentialHeaders();
        forgetCredentials();
        forgetPersonalFactsEverywhere();
        void endSession(client, headers);
      },
      retry: () => void refetch(),
    }),
    [state, visit, client, reloadSession, refetch],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
