import { ApolloLink, Observable } from '@apollo/client';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, type ExecutionResult, getOperationAST, subscribe } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Resolvers by type and field, as small as the test needs them. Objects of unions and interfaces carry `__typename`. */
export type TestResolvers = NonNullable<Parameters<typeof makeExecutableSchema>[0]['resolvers']>;

const folder = join(__dirname, '../../schema');
const typeDefs = readdirSync(folder)
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

/** The real schema as the far end of an Apollo Client: what the schema does not allow fails here as it would for real. */
export function schemaLink(resolvers: TestResolvers): ApolloLink {
  const schema = makeExecutableSchema({ typeDefs, resolvers });
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable<ApolloLink.Result>((observer) => {
        const args = {
          schema,
          document: query,
          variableValues: variables,
          operationName: operationName ?? null,
        };
        const isLive = getOperationAST(query, operationName)?.operation === 'subscription';
        let isOver = false;
        const run = async () => {
          const answer = await (isLive ? subscribe(args) : execute(args));
          if (!(Symbol.asyncIterator in answer)) return observer.next(overTheWire(answer));
          for await (const event of answer) {
            if (isOver) return;
            observer.next(overTheWire(event));
          }
        };
        run().then(
          () => observer.complete(),
          (error: unknown) => observer.error(error),
        );
        return () => {
          isOver = true;
        };
      }),
  );
}

/** As it would arrive: plain JSON, errors without their classes. */
const overTheWire = (result: ExecutionResult): ApolloLink.Result => JSON.parse(JSON.stringify(result));
