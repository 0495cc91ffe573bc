import type { ApolloServer } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { credentialsOf } from '../kernel/credentials';
import type { ReadAs } from '../pages/rendered-pages';
import { clientAddress } from './client-address';
import { createContext, type OperationContext, type Services } from './context-factory';

/** The client that these operations are counted as in metrics. */
const RENDERER = { name: 'page-renderer', version: undefined };

type Data = Readonly<Record<string, unknown>>;

/**
 * Runs the queries of a page in this process, in parallel, as the user of a token and through every plugin that a request to the
 * graph passes. Mutations cannot run: the queries are those of the renderer's closed list, and each is checked.
 */
export const readAsUser =
  (apollo: ApolloServer<OperationContext>, services: Services, request: FastifyRequest): ReadAs =>
  async (queries, token, signal) => {
    const credentials = credentialsOf(token === undefined ? undefined : `Bearer ${token}`, undefined);
    const results = await Promise.all(
      queries.map(async ({ query, read: { name, variables } }) => {
        if (!query.trimStart().startsWith('query ')) throw new Error(`${name} is not a query`);
        const context = createContext(services, {
          requestId: request.id,
          credentials,
          address: clientAddress(request.raw, services.environment.proxyHops),
          client: RENDERER,
          signal,
          span: request.span?.part('graphql'),
        });
        return execute(apollo, context, { query, operationName: name, variables: { ...variables } });
      }),
    );
    const errors = results.flatMap(({ errors: found = [] }) => found);
    if (errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) {
      return { kind: 'session-ended' };
    }
    const answers = results.flatMap(({ errors: found, data }) => (found || !data ? [] : [data as Data]));
    return answers.length === results.length ? { kind: 'read', answers } : { kind: 'partial' };
  };

/** Runs an operation in this process, with every plugin of the graph. */
export async function execute(
  apollo: ApolloServer<OperationContext>,
  context: OperationContext,
  operation: {
    readonly query: string;
    readonly operationName: string;
    readonly variables: Record<string, unknown>;
  },
) {
  const { body, http } = await apollo.executeOperation(operation, { contextValue: context });
  const { errors, data } = body.kind === 'single' ? body.singleResult : { errors: [], data: undefined };
  return { errors, data: printedData(context) ?? data, headers: http.headers };
}

/** The data that execution printed (execution/execution.ts): `{"data":…}`. */
function printedData({ printed }: OperationContext): Data | undefined {
  if (printed.text === undefined) return undefined;
  return (JSON.parse(printed.text.toString()) as { data: Data }).data;
}
