import { type ApolloClient, ApolloLink, Observable } from '@apollo/client';

/** Makes every request fail as without a network, until the returned function is called. */
export function disconnect(apollo: ApolloClient): () => void {
  const { link } = apollo;
  apollo.setLink(
    new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('Failed to fetch')))),
  );
  return () => apollo.setLink(link);
}
