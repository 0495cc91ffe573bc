import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { gql } from 'graphql-tag';
import { withSubgraphFields } from './modules/federation/subgraph';
import { resolvers } from './modules/resolvers';

/** The graph of schema/*.graphql with the resolvers of gateway/modules; `isSubgraph` adds what a router needs. */
export function createSchema({ isSubgraph = false } = {}): GraphQLSchema {
  const directory = resolve(__dirname, '../schema');
  const typeDefs = readdirSync(directory)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => gql(readFileSync(join(directory, file), 'utf8')));
  const graph = makeExecutableSchema({ typeDefs, resolvers });
  return isSubgraph ? withSubgraphFields(graph) : graph;
}
