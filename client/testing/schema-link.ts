import { ApolloLink, Observable } from '@apollo/client';
import {
  buildSchema,
  defaultFieldResolver,
  execute,
  type ExecutionResult,
  getOperationAST,
  type GraphQLFieldResolver,
  isObjectType,
  subscribe,
} from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Resolve = (...args: never[]) => unknown;

/** Resolvers by type and field, as small as the test needs them. Objects of unions and interfaces carry `__typename`. */
export type TestResolvers = Readonly<
  Record<string, Readonly<Record<string, Resolve | { readonly subscribe: Resolve }>>>
>;

const folder = join(import.meta.dirname, '../../schema');
const schema = buildSchema(
  readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n'),
);

/** Connects an Apollo Client to the real schema: an operation that the schema does not allow fails here as in production. */
export function schemaLink(resolvers: TestResolvers): ApolloLink {
  refuseUnknown(resolvers);
  const resolve: GraphQLFieldResolver<unknown, unknown> = (...asked) => {
    const [, , , { parentType, fieldName }] = asked;
    const own = resolvers[parentType.name]?.[fieldName];
    return typeof own === 'function' ? call(own, asked) : defaultFieldResolver(...asked);
  };
  const follow: GraphQLFieldResolver<unknown, unknown> = (...asked) => {
    const own = resolvers['Subscription']?.[asked[3].fieldName];
    return typeof own === 'object' ? call(own.subscribe, asked) : defaultFieldResolver(...asked);
  };
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable<ApolloLink.Result>((observer) => {
        const args = {
          schema,
          document: query,
          variableValues: variables,
          operationName: operationName ?? null,
          fieldResolver: resolve,
          subscribeFieldResolver: follow,
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

const call = (resolver: Resolve, asked: Parameters<GraphQLFieldResolver<unknown, unknown>>): unknown =>
  (resolver as GraphQLFieldResolver<unknown, unknown>)(...asked);

/** A resolver of an unknown field would never be called. */
function refuseUnknown(resolvers: TestResolvers): void {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    for (const field of Object.keys(fields)) {
      if (!isObjectType(type) || !(field in type.getFields()))
        throw new Error(`The schema has no ${typeName}.${field}`);
    }
  }
}

/** As sent over the network: plain JSON, errors without their classes. */
const overTheWire = (result: ExecutionResult): ApolloLink.Result => JSON.parse(JSON.stringify(result));
