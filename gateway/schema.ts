import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { gql } from 'graphql-tag';
import { resolvers } from './modules/resolvers';

/** The graph of schema/*.graphql with the resolvers of gateway/modules. */
export function createSchema(directory = resolve(__dirname, '../schema')): GraphQLSchema {
  const typeDefs = readdirSync(directory)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => gql(readFileSync(join(directory, file), 'utf8')));
  return makeExecutableSchema({ typeDefs, resolvers });
}
