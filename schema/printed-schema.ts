import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

/** The graph as one text in a fixed order: recorded in `schema/released` and served by gateways. */
export const printedSchema = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
