import { type ApolloClient, ApolloLink, Observable } from '@apollo/client';

/** Every request fails as it does without a network, until the function that is returned is called. */
export function disconnect(apollo: ApolloClient): () => void {
  const { link } = apollo;
  apollo.setLink(
    new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('Failed to fetch')))),
  );
  return () => apollo.setLink(link);
}
