/**
 * Browsers can lose the anti-forgery cookie: users clear cookies, and frames may not have any. The platform then refuses requests
 * of a signed-in traveler, and they have no effect. The token is read again once and the operation repeated unchanged: a booking
 * keeps its idempotency key.
 */
import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap } from 'rxjs';
import { ANTI_FORGERY_REFUSED } from '#domain/portal/access-redirect.ts';
import { credentialHeaders, storeCsrfToken } from './credentials';
import { AntiForgeryTokenDocument } from './anti-forgery-token.generated';

export function antiForgeryLink(client: () => Pick<ApolloClient, 'query'>): ErrorLink {
  let renewing: Promise<void> | undefined;
  const renewed = () => (renewing ??= renewToken(client()).finally(() => (renewing = undefined)));
  return new ErrorLink(({ error, operation, forward }) => {
    if (!isRefused(error) || operation.getContext()['isUnattended']) return;
    return from(renewed()).pipe(
      switchMap(() => {
        operation.setContext(({ headers }) => ({ headers: { ...headers, ...credentialHeaders() } }));
        return forward(operation);
      }),
    );
  });
}

const isRefused = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => Number(extensions?.['upstreamCode']) === ANTI_FORGERY_REFUSED);

/** If the token cannot be read, the operation is refused again and its caller receives the reason. */
async function renewToken(client: Pick<ApolloClient, 'query'>): Promise<void> {
  const answer = await client
    .query({
      query: AntiForgeryTokenDocument,
      fetchPolicy: 'no-cache',
      context: { isUnattended: true },
    })
    .catch(() => undefined);
  const csrfToken = answer?.data?.session?.csrfToken;
  if (csrfToken) storeCsrfToken(csrfToken);
}
