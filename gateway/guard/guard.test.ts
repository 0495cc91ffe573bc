import { buildSchema, getIntrospectionQuery, type OperationDefinitionNode } from 'graphql';
import { gql } from 'graphql-tag';
import type { Client } from 'graphql-ws';
import {
  startTestGateway,
  type TestGateway,
  type TestOperation,
  type TestResult,
} from '../testing/gateway-kit';
import { connect, executeOver } from '../testing/socket-kit';
import { createGuard } from './guard';

const typeDefs = /* GraphQL */ `
  type Query {
    me: Person!
    stay(id: ID!, card: CardInput): Person
    broken: String
    nothing: String!
  }
  type Mutation {
    book(id: ID!): String!
    cancel(id: ID!): String!
  }
  type Person {
    name: String!
    friend: Person!
  }
  input CardInput {
    month: Int!
    brand: Brand
  }
  enum Brand {
    VISA
  }
`;
const person: object = { name: 'Ann', friend: () => person };
const resolvers = {
  Query: {
    me: () => person,
    stay: () => person,
    broken: () => {
      throw new Error('connect ECONNREFUSED 10.0.0.7:5432 password=hunter2');
    },
    nothing: () => null,
  },
  Mutation: { book: () => 'booked', cancel: () => 'canceled' },
};

const nested = (depth: number) => `{ me { ${'friend { '.repeat(depth - 2)}name${' }'.repeat(depth - 2)} } }`;
const doubling = (levels: number) =>
  Array.from(
    { length: levels },
    (_, level) =>
      `fragment f${level} on Person { a: friend { ...f${level + 1} } b: friend { ...f${level + 1} } }`,
  ).join(' ') + ` fragment f${levels} on Person { name }`;

const cases: [string, TestOperation, string | RegExp][] = [
  ['an ordinary query', { query: gql`{ me { name } }` }, 'ok'],
  ['fields 15 deep', { text: nested(15) }, 'ok'],
  [
    'fields 16 deep',
    { text: nested(16) },
    'GRAPHQL_VALIDATION_FAILED The operation nests fields 16 levels deep; at most 15 are allowed.',
  ],
  [
    'fragments that double at every level',
    { text: `{ me { ...f0 } } ${doubling(11)}` },
    /^GRAPHQL_VALIDATION_FAILED The operation selects 6143 fields/,
  ],
  [
    '51 aliases of __typename',
    { text: `{ ${Array.from({ length: 51 }, (_, n) => `a${n}: __typename`).join(' ')} }` },
    /^GRAPHQL_VALIDATION_FAILED The operation uses 51 aliases/,
  ],
  [
    '21 root fields',
    { text: `{ ${'me { name } '.repeat(21)} }` },
    /^GRAPHQL_VALIDATION_FAILED The operation has 21 root fields/,
  ],
  [
    'more than 3,000 tokens',
    { text: `{ ${'__typename '.repeat(3_001)} }` },
    /^GRAPHQL_PARSE_FAILED Syntax Error: Document contains more/,
  ],
  [
    'fields that would all be compared with each other',
    { text: `{ ${'me { name friend { name } } '.repeat(300)} }` },
    'GRAPHQL_VALIDATION_FAILED The operation selects 1200 fields; at most 500 are allowed.',
  ],
  [
    'a list of 20,000 levels',
    { text: `{ stay(id: ${'['.repeat(20_000)}` },
    'GRAPHQL_PARSE_FAILED Syntax Error: Document nests brackets more than 40 times. Parsing aborted.',
  ],
  ['a list of 41 levels in a string', { text: `{ stay(id: "${'['.repeat(41)}") { name } }` }, 'ok'],
  [
    'variables of more than 5,000 values',
    {
      query: gql`{ me { name } }`,
      variables: Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [n, 1])),
    },
    'BAD_USER_INPUT The variables hold more than 5000 values.',
  ],
  [
    'variables of 32 levels, the innermost empty',
    {
      query: gql`{ me { name } }`,
      variables: { deep: JSON.parse('['.repeat(31) + ']'.repeat(31)) as unknown },
    },
    'ok',
  ],
  [
    'variables of 33 levels, the innermost empty',
    {
      query: gql`{ me { name } }`,
      variables: { deep: JSON.parse('['.repeat(32) + ']'.repeat(32)) as unknown },
    },
    'BAD_USER_INPUT The operation cannot be run: values are nested more than 32 deep.',
  ],
  [
    'ten unknown directives in one place',
    { text: `{ __typename ${'@aa '.repeat(10)} }` },
    'GRAPHQL_VALIDATION_FAILED The operation uses 10 directives in one place; at most 4 are allowed.',
  ],
  ['one mutation', { query: gql`mutation { book(id: 1) }` }, 'ok'],
  [
    'two mutations',
    { query: gql`mutation { book(id: 1) cancel(id: 2) }` },
    'GRAPHQL_VALIDATION_FAILED An operation may contain one mutation; send the others separately.',
  ],
  [
    'one mutation twice',
    { query: gql`mutation { a: book(id: 1) b: book(id: 1) }` },
    'GRAPHQL_VALIDATION_FAILED An operation may contain one mutation; send the others separately.',
  ],
  [
    'two mutations in a fragment',
    { query: gql`mutation { ...both } fragment both on Mutation { book(id: 1) cancel(id: 2) }` },
    'GRAPHQL_VALIDATION_FAILED An operation may contain one mutation; send the others separately.',
  ],
  [
    'two operations of one mutation each',
    { query: gql`mutation A { book(id: 1) } mutation B { cancel(id: 2) }`, operationName: 'B' },
    'ok',
  ],
  [
    'a fragment that contains itself',
    { query: gql`{ me { ...f } } fragment f on Person { friend { ...f } }` },
    /^GRAPHQL_VALIDATION_FAILED Cannot spread fragment "f" within itself/,
  ],
  [
    'a syntax error',
    { text: '{ me { name }' },
    /^GRAPHQL_PARSE_FAILED Syntax Error: Expected Name, found <EOF>/,
  ],
  [
    'no operation with the given name',
    { query: gql`query A { me { name } }`, operationName: 'B' },
    'OPERATION_RESOLUTION_FAILURE Unknown operation named "B".',
  ],
  [
    'several operations and no name',
    { query: gql`query A { me { name } } query B { me { name } }` },
    'OPERATION_RESOLUTION_FAILURE Must provide operation name if query contains multiple operations.',
  ],
  [
    'a card number in a variable of the wrong type',
    {
      query: gql`query ($card: CardInput) { stay(id: 1, card: $card) { name } }`,
      variables: { card: { month: '4111111111111111' } },
    },
    'BAD_USER_INPUT Variable "$card" got invalid value at "card.month". Int cannot represent non-integer value.',
  ],
  [
    'a variable that is not used',
    { query: gql`query ($id: ID) { me { name } }` },
    'GRAPHQL_VALIDATION_FAILED Variable "$id" is never used.',
  ],
  [
    'a variable at a place of another type',
    { query: gql`query ($id: Int!) { stay(id: $id) { name } }`, variables: { id: 1 } },
    'GRAPHQL_VALIDATION_FAILED Variable "$id" of type "Int!" used in position expecting type "ID!".',
  ],
  [
    'a variable that is missing',
    { query: gql`query ($id: ID!) { stay(id: $id) { name } }` },
    'BAD_USER_INPUT Variable "$id" of required type "ID!" was not provided.',
  ],
  [
    'an unknown enum value in a variable',
    {
      query: gql`query ($card: CardInput) { stay(id: 1, card: $card) { name } }`,
      variables: { card: { month: 1, brand: 'VISSA' } },
    },
    'BAD_USER_INPUT Variable "$card" got invalid value at "card.brand". The value does not exist in "Brand" enum.',
  ],
  [
    'a variable with NUL',
    { query: gql`query ($id: ID!) { stay(id: $id) { name } }`, variables: { id: 'a\0' } },
    'BAD_USER_INPUT The operation cannot be run: a text holds NUL or half of a surrogate pair.',
  ],
  [
    'half of a surrogate pair, as the name of a field that is not even declared',
    { query: gql`{ me { name } }`, variables: { deep: [{ ['\ud800']: 1 }] } },
    'BAD_USER_INPUT The operation cannot be run: a text holds NUL or half of a surrogate pair.',
  ],
  [
    'NUL in the document',
    { query: gql`{ stay(id: "a\\u0000") { name } }` },
    'BAD_USER_INPUT The operation cannot be run: a text holds NUL or half of a surrogate pair.',
  ],
  ['a complete surrogate pair', { query: gql`{ stay(id: "\\ud83d\\ude00 \ud83d\ude00") { name } }` }, 'ok'],
  [
    'variables of 1,000 levels',
    { query: gql`{ me { name } }`, variables: { a: JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`) } },
    'BAD_USER_INPUT The operation cannot be run: values are nested more than 32 deep.',
  ],
  ['an exception', { query: gql`{ broken }` }, 'INTERNAL_SERVER_ERROR Internal server error'],
  ['null for a non-null field', { query: gql`{ nothing }` }, 'INTERNAL_SERVER_ERROR Internal server error'],
];

const productionCases: typeof cases = [
  [
    'introspection',
    { text: getIntrospectionQuery() },
    /^GRAPHQL_VALIDATION_FAILED GraphQL introspection has been disabled/,
  ],
  [
    'the name of a type',
    { query: gql`{ __type(name: "Person") { name } }` },
    /^GRAPHQL_VALIDATION_FAILED GraphQL introspection has been disabled/,
  ],
  ['__typename', { query: gql`{ __typename me { __typename } }` }, 'ok'],
  [
    'a misspelled field',
    { query: gql`{ mee { name } }` },
    'GRAPHQL_VALIDATION_FAILED Cannot query field "mee" on type "Query".',
  ],
  [
    'a misspelled argument',
    { query: gql`{ stay(idd: 1, id: 1) { name } }` },
    'GRAPHQL_VALIDATION_FAILED Unknown argument "idd" on field "Query.stay".',
  ],
];

const developmentCases: typeof cases = [
  ['introspection', { text: getIntrospectionQuery() }, 'ok'],
  [
    'a misspelled field',
    { query: gql`{ mee { name } }` },
    'GRAPHQL_VALIDATION_FAILED Cannot query field "mee" on type "Query". Did you mean "me"?',
  ],
];

const demonstrationCases: typeof cases = [
  ['introspection, which the playground needs', { text: getIntrospectionQuery() }, 'ok'],
];

describe.each([
  ['production', { production: true, playground: false }, [...cases, ...productionCases]],
  ['a demonstration in production', { production: true, playground: true }, demonstrationCases],
  ['development', { production: false, playground: true }, [...cases, ...developmentCases]],
])('in %s', (_, environment, table) => {
  let running: TestGateway;
  let client: Client;

  beforeAll(async () => {
    running = await startTestGateway({
      schema: { typeDefs, resolvers },
      environment,
      listen: true,
    });
    client = connect(running.url, { lazy: false });
  });
  afterAll(async () => {
    await client.dispose();
    await running.stop();
  });

  const verdict = ({ errors: [error] = [] }: Pick<TestResult, 'errors'>) =>
    error === undefined ? 'ok' : `${String(error.extensions['code'])} ${error.message}`;

  test.each(table)('%s: the same verdict over HTTP and WebSocket', async (__, operation, expected) => {
    const overHttp = await running.execute(operation);
    const overSocket = await executeOver(client, operation);
    expect(verdict(overHttp)).toMatch(
      expected instanceof RegExp ? expected : new RegExp(`^${escape(expected)}$`),
    );
    expect(overSocket.errors).toEqual(overHttp.errors);
    expect(JSON.stringify([overHttp, overSocket])).not.toMatch(/4111|hunter2|VISSA|10\.0\.0\.7|stacktrace/);
  });

  test("more errors in the variables than are counted are still the client's error", async () => {
    const card = Object.fromEntries(Array.from({ length: 60 }, (_, field) => [`unknown${field}`, 1]));
    const operation = {
      query: gql`query ($card: CardInput) { stay(id: 1, card: $card) { name } }`,
      variables: { card },
    };
    for (const { errors = [] } of [await running.execute(operation), await executeOver(client, operation)]) {
      expect(errors.length).toBeGreaterThan(50);
      expect(new Set(errors.map(({ extensions }) => extensions['code']))).toEqual(
        new Set(['BAD_USER_INPUT']),
      );
    }
  });
});

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

test('an oversized document is refused before validation', () => {
  const guard = createGuard(buildSchema(typeDefs), { introspection: false });
  const conflicting = `{ ${'me { name: friend { name } name } '.repeat(250)} }`;
  const verdict = guard.check(conflicting, undefined);
  expect(verdict).toMatchObject([{ message: 'The operation selects 1000 fields; at most 500 are allowed.' }]);
});

test('a document is parsed once, unless it has a card number, which is not kept in memory', () => {
  const guard = createGuard(buildSchema('type Query { name(of: String): String }'), { introspection: false });
  const isKept = (source: string) => guard.check(source, undefined) === guard.check(source, undefined);
  expect(isKept('{ name(of: "4000") }')).toBe(true);
  expect(isKept('{ name(of: "4000050000064821") }')).toBe(false);
});

test('a document with hundreds of problems gets a few errors', () => {
  const guard = createGuard(buildSchema(typeDefs), { introspection: false });
  const errors = (text: string) => {
    const verdict = guard.check(text, undefined);
    return 'kind' in verdict ? [] : verdict.map(({ message }) => message);
  };
  expect(errors(`{ me { ${'name @aa '.repeat(490)} } }`)).toHaveLength(6);
  expect(errors(`{ me { name ${'@aa '.repeat(500)} } }`)).toHaveLength(1);
  expect(errors(Array.from({ length: 200 }, (_, n) => `mutation M${n} { a b }`).join(' '))).toEqual([
    'An operation may contain one mutation; send the others separately.',
  ]);
});

test.each([
  ['a root field', gql`{ nothing }`, 11],
  [
    'fragments written out',
    gql`{ a: me { ...two ...two } } fragment two on Person { name friend { name } }`,
    17,
  ],
  ['several root fields', gql`{ me { name } broken nothing }`, 34],
])('the cost of %s', (_, document, cost) => {
  const guard = createGuard(buildSchema(typeDefs), { introspection: false });
  expect(guard.costOf(document, document.definitions[0] as OperationDefinitionNode)).toBe(cost);
});
