import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

/** The graph as one text in a fixed order: what `schema/released` records and what gateways serve. */
export const printedSchema = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
