import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

/**
 * The graph as one text in a fixed order: recorded in `schema/released` and served by gateways. graphql-js does not print `@oneOf`,
 * which older libraries do not know.
 */
export const printedSchema = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n\n${ONE_OF}\n`;

const ONE_OF = `"""Exactly one of the fields of the input has a value."""
directive @oneOf on INPUT_OBJECT`;
