/**
 * The probes of GraphQL scanners (graphql-cop, clairvoyance, InQL) against a gateway with production settings. Each row is a
 * request and its expected response; gateway/guard/ tests the same limits over WebSocket and SSE.
 */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createSchema } from '../schema';
import { startTestGateway, type TestGateway } from '../testing/gateway-kit';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({
    schema: createSchema(),
    environment: { production: true, playground: false },
  });
});
afterAll(() => gateway.stop());

interface Errors {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

const send = (request: InjectOptions): Promise<LightMyRequestResponse> =>
  gateway.gateway.app.inject({ url: '/graphql', method: 'POST', ...request });

const post = (query: string, rest: object = {}): InjectOptions => ({
  headers: { 'content-type': 'application/json' },
  payload: { query, ...rest },
});

const repeated = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

const nested = (levels: number): string =>
  '{ ...on Query '.repeat(levels) + '{ __typename }' + '}'.repeat(levels);

const INTROSPECTION = '{ __schema { types { name fields { name } } } }';

test.each<[string, InjectOptions, string]>([
  [
    'a hundred aliases of one field',
    post(`{ ${repeated(101, (n) => `a${n}: __typename`)} }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'one field a thousand times',
    post(`{ portal { ${'tenant '.repeat(1_000)} } }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'ten unknown directives in one place',
    post(`{ __typename ${'@aa'.repeat(10)} }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'a hundred known directives',
    post(`{ __typename ${'@skip(if: false) '.repeat(100)} }`),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'fragments in a circle',
    post('query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }'),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'fragments that double at each of twenty levels',
    post(
      `query { ...F0 } ${repeated(20, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F20 on Query { __typename }`,
    ),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['a hundred levels', post(nested(100)), 'GRAPHQL_PARSE_FAILED'],
  [
    'twenty thousand brackets',
    post(`{ places(text: ${'['.repeat(20_000)}) { id } }`),
    'GRAPHQL_PARSE_FAILED',
  ],
  ['the whole schema', post(INTROSPECTION), 'GRAPHQL_VALIDATION_FAILED'],
  [
    'the schema by GET',
    {
      method: 'GET',
      url: `/graphql?query=${encodeURIComponent(INTROSPECTION)}`,
      headers: { 'apollo-require-preflight': '1' },
    },
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['one type', post('{ __type(name: "Query") { name } }'), 'GRAPHQL_VALIDATION_FAILED'],
  ['a misspelled field', post('{ portl { tenant } }'), 'GRAPHQL_VALIDATION_FAILED'],
  ['a misspelled argument', post('{ places(txt: "a") { id } }'), 'GRAPHQL_VALIDATION_FAILED'],
  [
    'a misspelled input field',
    post('mutation { signIn(input: { emailAddres: "a", code: "1" }) { __typename } }'),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['a misspelled type', post('query ($input: SignInInpt) { __typename }'), 'GRAPHQL_VALIDATION_FAILED'],
  [
    'a misspelled enum value',
    post('{ trips(section: UPCOMMING) { totalCount } }'),
    'GRAPHQL_VALIDATION_FAILED',
  ],
  ['text that is not GraphQL', post('{'), 'GRAPHQL_PARSE_FAILED'],
  [
    'a hash in place of the document',
    { ...post(''), payload: { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } } },
    'PERSISTED_QUERY_NOT_SUPPORTED',
  ],
  [
    'a list of operations',
    { ...post(''), payload: [{ query: '{ __typename }' }, { query: '{ __typename }' }] },
    'BAD_REQUEST',
  ],
  [
    'a body that is text',
    { headers: { 'content-type': 'text/plain' }, payload: JSON.stringify({ query: '{ __typename }' }) },
    'BAD_REQUEST',
  ],
  [
    'a form',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'query=%7B__typename%7D' },
    'BAD_REQUEST',
  ],
  [
    'files',
    { headers: { 'content-type': 'multipart/form-data; boundary=b' }, payload: '--b--' },
    'BAD_REQUEST',
  ],
  [
    'a query by GET from another site',
    { method: 'GET', url: '/graphql?query=%7B__typename%7D' },
    'BAD_REQUEST',
  ],
  [
    'a mutation by GET',
    {
      method: 'GET',
      url: `/graphql?query=${encodeURIComponent('mutation { signOut { endedSession } }')}`,
      headers: { 'apollo-require-preflight': '1' },
    },
    'BAD_REQUEST',
  ],
])('%s is refused with a short message that reveals nothing of the schema', async (_, request, code) => {
  const response = await send(request);
  expect(response.statusCode).toBeLessThan(500);
  const { data, errors } = response.json<Errors>();
  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe(code);
  expect(errors?.length).toBeLessThanOrEqual(6);
  expect(response.body).not.toMatch(/did you mean|stack|node_modules|gateway\/|\bat .+:\d+:\d+/i);
  expect(response.body.length).toBeLessThan(2_000);
});

test('a response in production contains no stack traces and no upstream calls', async () => {
  const response = await send({
    ...post('{ portal { brandName } }'),
    headers: {
      'content-type': 'application/json',
      'apollo-federation-include-trace': 'ftv1',
      'x-apollo-tracing': '1',
    },
  });
  expect(response.json()).toEqual({ data: { portal: { brandName: 'Larkfield Travel' } } });
});

test('in production browsers use only HTTPS from their first visit on', async () => {
  const { headers } = await send(post('{ __typename }'));
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test.each(['/graphql', '/playground', '/playground/', '/graphiql', '/altair', '/voyager'])(
  'there is no explorer at %s',
  async (url) => {
    const response = await send({ method: 'GET', url, headers: { accept: 'text/html' } });
    // A page has its own address.
    expect(response.body.replaceAll(`http://localhost${url}"`, '"')).not.toMatch(/graphiql|playground/i);
  },
);
