import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isAbstractType } from 'graphql';

const file = join(import.meta.dirname, '../../schema/released/graph.graphql');
const schema = buildSchema(readFileSync(file, 'utf8'));

/** The types of each interface and union, which Apollo Client needs for fragments on interfaces. */
export const possibleTypes = Object.fromEntries(
  Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
);
