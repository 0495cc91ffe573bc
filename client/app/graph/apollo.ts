/**
 * The portal's connection to the graph: queries and mutations over HTTP, subscriptions over a WebSocket, or another way where the
 * network cuts it (live-ways.ts). Credentials are read for each request (SE-02, SE-03); refused ones are reported to `onRefusal`,
 * which decides where the traveler goes.
 */
import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { getMainDefinition } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { type RefusedCall, refusedCall } from '#domain/portal/access-redirect.ts';
import { learnPortalTime } from '../../components/visit/portal-clock';
import { antiForgeryLink } from '../session/anti-forgery';
import { createCache } from './cache';
import { CLIENT_NAME } from './client-name';
import { credentialHeaders, readToken } from '../session/credentials';
import { lazyLiveLink } from './live-link';
import { SessionDocument } from '../session/session.generated';

/** A refused operation. */
export interface Refusal extends Omit<RefusedCall, 'isCodeLogin'> {
  /** The name of the operation. */
  readonly operation: string;
}

export interface PortalClientOptions {
  readonly graphUrl: string;
  readonly onRefusal: (refusal: Refusal) => void;
}

export interface PortalClient {
  readonly apollo: ApolloClient;
  /** Closes the WebSocket and cancels all queries in flight. */
  readonly close: () => void;
}

export function createPortalClient({ graphUrl, onRefusal }: PortalClientOptions): PortalClient {
  const http = ApolloLink.from([credentialsLink, new HttpLink({ uri: graphUrl, fetch: fetchWithTime })]);
  const live = lazyLiveLink({ graphUrl, onForbidden: () => void refetchSession(apollo), http });
  const apollo: ApolloClient = createApolloClient(
    ApolloLink.split(({ query }) => isSubscription(query), live.link, http),
    onRefusal,
  );
  return {
    apollo,
    close: () => {
      apollo.stop();
      void live.close();
    },
  };
}

/** The client over any link to the graph; screen tests link it directly to the schema. */
export function createApolloClient(
  way: ApolloLink,
  onRefusal: PortalClientOptions['onRefusal'],
): ApolloClient {
  const client: ApolloClient = new ApolloClient({
    link: ApolloLink.from([refusalLink(onRefusal), antiForgeryLink(() => client), way]),
    cache: createCache(),
    dataMasking: true,
    clientAwareness: { name: CLIENT_NAME },
  });
  return client;
}

/** The query of a session that has ended is refused, and `refusalLink` reports that refusal like any other. */
const refetchSession = (apollo: ApolloClient) =>
  apollo.query({ query: SessionDocument, fetchPolicy: 'network-only', errorPolicy: 'all' });

const isSubscription = (document: DocumentNode): boolean => {
  const definition = getMainDefinition(document);
  return definition.kind === 'OperationDefinition' && definition.operation === 'subscription';
};

const fetchWithTime = async (...request: Parameters<typeof fetch>): Promise<Response> => {
  const response = await fetch(...request);
  learnPortalTime(Date.parse(response.headers.get('date') ?? ''));
  return response;
};

const credentialsLink = new SetContextLink(({ headers }) => ({
  headers: { ...credentialHeaders(), ...headers },
}));

/**
 * Reports a refusal only to the session that sent the request: a late response for a previous user does not end the current
 * session. A refused background request never opens the sign-in page.
 */
const refusalLink = (onRefusal: (refusal: Refusal) => void) =>
  ApolloLink.from([
    new ApolloLink((operation, forward) => {
      operation.setContext({ sentWithToken: readToken() });
      return forward(operation);
    }),
    new ErrorLink(({ error, operation }) => {
      const { isUnattended, sentWithToken } = operation.getContext();
      if (!CombinedGraphQLErrors.is(error) || isUnattended || sentWithToken !== readToken()) return;
      const [refused] = error.errors.flatMap(({ extensions = {} }) => refusedCall(extensions) ?? []);
      if (refused) onRefusal({ ...refused, operation: operation.operationName ?? '' });
    }),
  ]);
