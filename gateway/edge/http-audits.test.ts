import { createHash } from 'node:crypto';
import { auditServer } from 'graphql-http';
import { startTestGateway, type TestGateway, type TestResult } from '../testing/gateway-kit';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    schema: { typeDefs: 'type Query { name: String }', resolvers: {} },
    listen: true,
  });
});
afterAll(() => gateway.stop());

test('all 61 audits of GraphQL over HTTP pass with cross-site request forgery prevention on', async () => {
  const results = await auditServer({
    url: `${gateway.url}/graphql`,
    // A header that a foreign page cannot send without a preflight; GET without it is refused (next test).
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, { ...init, headers: { ...init.headers, 'apollo-require-preflight': 'true' } }),
  });
  const failed = results.flatMap((result) =>
    result.status === 'ok' ? [] : [`${result.name}: ${result.reason}`],
  );
  expect(failed).toEqual([]);
  expect(results).toHaveLength(61);
});

test('a simple request that any page could send is refused', async () => {
  const url = `${gateway.url}/graphql?query=${encodeURIComponent('{ name }')}`;
  const byLink = await fetch(url);
  const byForm = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{"query":"{ name }"}',
  });
  expect(byLink.status).toBe(400);
  expect(await byLink.text()).toContain('Cross-Site Request Forgery');
  expect(byForm.status).toBe(415);
});

test.each(['GET', 'POST'] as const)('the response to a %s is not cacheable', async (method) => {
  const { headers, body } = await gateway.gateway.app.inject({
    method,
    url: '/graphql',
    headers: { authorization: 'Bearer ann', 'apollo-require-preflight': 'true' },
    ...(method === 'GET' ? { query: { query: '{ name }' } } : { payload: { query: '{ name }' } }),
  });
  expect(body).toContain('data');
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['text/plain', 406],
  ['text/html', 406],
  ['application/json;q=0', 406],
  ['application/graphql-response+json;q=0', 406],
  ['', 200],
  ['*/*', 200],
  // urql, for queries.
  ['application/graphql-response+json, application/json, text/event-stream, multipart/mixed', 200],
  ['application/*;q=0.1', 200],
  ['text/html, application/json;q=0.5', 200],
  ['application/graphql-response+json', 200],
])(
  'an operation for a client that accepts %p has the status %i, and runs only with 200',
  async (accept, status) => {
    let changes = 0;
    const own = await startTestGateway({
      schema: {
        typeDefs: 'type Query { name: String } type Mutation { change: Int }',
        resolvers: { Mutation: { change: () => (changes += 1) } },
      },
    });
    const send = (query: string) =>
      own.gateway.app.inject({ method: 'POST', url: '/graphql', headers: { accept }, payload: { query } });
    const changed = await send('mutation { change }');
    expect([changed.statusCode, changes]).toEqual([status, status === 200 ? 1 : 0]);
    const read = [await send('{ name }'), await send('{ name }')];
    if (status === 406) expect(changed.body).toContain('for a stream `Accept: text/event-stream`.');
    const result =
      status === 200 ? { data: { name: null } } : { errors: [{ extensions: { code: 'BAD_REQUEST' } }] };
    for (const response of read) expect(response.json()).toMatchObject(result);
    await own.stop();
  },
);

test('a persisted query is refused, also after its operation was sent with its hash', async () => {
  const query = '{ name }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const codes = [];
  for (const payload of [{ extensions }, { query, extensions }, { extensions }]) {
    const response = await gateway.gateway.app.inject({ method: 'POST', url: '/graphql', payload });
    codes.push(response.json<TestResult>().errors?.[0]?.extensions['code']);
  }
  expect(codes).toEqual(Array(3).fill('PERSISTED_QUERY_NOT_SUPPORTED'));
});

test('a subscription over HTTP is refused with a hint to the right transport', async () => {
  const own = await startTestGateway({
    schema: { typeDefs: 'type Query { name: String } type Subscription { n: Int }', resolvers: {} },
  });
  const result = await own.execute({ text: 'subscription { n }' });
  expect(result.status).toBe(400);
  expect(result.errors?.[0]?.message).toContain('WebSocket');
  await own.stop();
});
