import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

export interface Followed<Data, Variables extends OperationVariables, End> {
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  /** The final event; null for any other state. */
  readonly endOf: (data: Data) => End | null;
}

/** Follows a subscription until its final event; null when it ends, or cannot be followed, before that. */
export const followToEnd = <Data, Variables extends OperationVariables, End>(
  client: ApolloClient,
  { query, variables, endOf }: Followed<Data, Variables, End>,
): Promise<End | null> =>
  new Promise((resolve) => {
    client.subscribe<Data, OperationVariables>({ query, variables }).subscribe({
      next: ({ data }) => {
        const end = data ? endOf(data) : null;
        if (end !== null) resolve(end);
      },
      error: () => resolve(null),
      complete: () => resolve(null),
    });
  });
