import { addResolversToSchema } from '@graphql-tools/schema';
import { extendSchema, type GraphQLSchema, parse } from 'graphql';
import { subgraphSdl } from '#schema/subgraph.ts';
import type { GatewayContext } from '../../context';
import { ENTITIES, entities, type EntitiesArgs } from './entities';

const FIELDS = `
extend type Query {
  "The graph as a subgraph, for the composition of a supergraph."
  _service: _Service!
  "Entities by their types and ids, in the order of the representations, at most 100 in an operation; null with an error for one that could not be read."
  _entities("The type and the id of each." representations: [_Any!]!): [_Entity]!
}

"The graph as a subgraph."
type _Service {
  "Its definition, with the directives of federation 2."
  sdl: String!
}

"\`__typename\` and \`id\` of an entity."
scalar _Any

"An object that other subgraphs extend."
union _Entity = ${[...ENTITIES].join(' | ')}
`;

/** The graph with the two fields through which a router composes and reads a subgraph. */
export function withSubgraphFields(graph: GraphQLSchema): GraphQLSchema {
  const sdl = subgraphSdl(graph, ENTITIES);
  return addResolversToSchema({
    schema: extendSchema(graph, parse(FIELDS)),
    resolvers: {
      Query: {
        _service: () => ({ sdl }),
        _entities: (_: unknown, args: EntitiesArgs, context: GatewayContext) => entities(args, context),
      },
    },
  });
}
