import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { readyMadeOperations } from './ready-made-operations';

const schemaDirectory = resolve(__dirname, '../../schema');
const schema = buildSchema(
  readdirSync(schemaDirectory)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(join(schemaDirectory, file), 'utf8'))
    .join('\n'),
);
const operations = readyMadeOperations(readFileSync(join(__dirname, 'operations.graphql'), 'utf8'));

test('each operation becomes a tab with its comment and its variables', () => {
  const [first, second] = readyMadeOperations(`
# 1. First
# variables
# {
#   "id": 1
# }
query A($id: ID!) {
  stay(id: $id)
}

# 2. Second
query B {
  me
}
`);
  expect(first).toEqual({
    query: '# 1. First\nquery A($id: ID!) {\n  stay(id: $id)\n}',
    variables: '{\n  "id": 1\n}',
  });
  expect(second).toEqual({ query: '# 2. Second\nquery B {\n  me\n}', variables: '' });
});

test.each(operations.map((operation) => [operation.query.split('\n')[0], operation] as const))(
  '[DC-08] "%s" matches the schema, and its variables are JSON',
  (_, { query, variables }) => {
    expect(validate(schema, parse(query))).toEqual([]);
    expect(() => JSON.parse(variables || '{}')).not.toThrow();
  },
);
