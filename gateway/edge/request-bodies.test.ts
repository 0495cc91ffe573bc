import fc from 'fast-check';
import Fastify from 'fastify';
import { fuzzRuns, fuzzSeed } from '#fixtures/fuzz.ts';
import { parseRequestBodies } from './request-bodies';

const document =
  'query Places($query: String!) {\n  places(query: $query) { name }\n  note: __typename # "–"\n}';

/** Sends bodies, and returns what the route received; undefined for a refused one. */
function app() {
  const received = Fastify();
  let body: unknown;
  parseRequestBodies(received);
  received.post('/', async (request) => {
    body = request.body;
    return '';
  });
  return async (payload: string): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await received.inject({ method: 'POST', url: '/', headers, payload });
    return statusCode === 200 ? body : undefined;
  };
}

const documentJson = JSON.stringify(document);

test.each([
  ['first', `{"query":${documentJson},"variables":{"query":"Lisbon"}}`],
  ['last', `{"operationName":"Places","variables":{"id":"\\"query\\""},"query": ${documentJson} }`],
  ['after a variable of this name', `{"variables":{"query":"Lisbon"},"query":${documentJson}}`],
  ['as a variable', `{"variables":{"query":${documentJson}}}`],
  ['as a variable before another document', `{"variables":{"query":${documentJson}},"query":"{ other }"}`],
  ['twice', `{"query":${documentJson},"query":"{ other }"}`],
  ['under a name that ends with this name', `{"a\\"query":${documentJson},"query":"{ other }"}`],
  ['as an element', `["query",${documentJson}]`],
  ['with other escapes', `{"query":${documentJson.replace('–', '\\u2013')}}`],
  ['and nothing else is text', `{"query":null,"variables":{"query":[${documentJson}]}}`],
])('a document that was sent before is read %s', async (_, json) => {
  const send = app();
  await send(`{"query":${documentJson}}`);
  const expected: unknown = JSON.parse(json);
  expect(await send(json)).toEqual(expected);
  expect(await send(json)).toEqual(expected);
});

test.each([
  ['it is followed by text that is not JSON', `{"query":${documentJson},}`],
  ['it does not end', `{"query":${documentJson.slice(0, -1)}`],
  ['a name is dangerous', `{"query":${documentJson},"variables":{"__proto__":{"isAdmin":true}}}`],
])('a request with a document that was sent before is refused when %s', async (_, json) => {
  const send = app();
  await send(`{"query":${documentJson}}`);
  expect(await send(json)).toBeUndefined();
});

test('a document that was sent before is not parsed again', async () => {
  const parse = jest.spyOn(JSON, 'parse');
  const send = app();
  for (let times = 0; times < 3; times += 1) await send(`{"query":${documentJson}}`);
  const parsed = parse.mock.calls.filter(([json]) => json.includes('places'));
  parse.mockRestore();
  expect(parsed).toHaveLength(1);
});

test('documents of the same length and beginning are not mistaken for each other', async () => {
  const send = app();
  const beginning = `query ${'Long'.repeat(30)} {`;
  for (const query of [`${beginning} a }`, `${beginning} b }`, `${beginning} a }`]) {
    expect(await send(JSON.stringify({ query }))).toEqual({ query });
  }
});

test('any request is read as `JSON.parse` reads it, also when it was sent before', async () => {
  const send = app();
  const query = fc.constantFrom(document, '{ a }', '"', '\\', '');
  const body = fc.record({ query, variables: fc.dictionary(fc.constantFrom('query', 'a'), fc.jsonValue()) });
  const settings = { seed: fuzzSeed, numRuns: fuzzRuns(300) };
  await fc.assert(
    fc.asyncProperty(body, fc.boolean(), async ({ query, variables }, isLast) => {
      const json = JSON.stringify(isLast ? { variables, query } : { query, variables });
      expect(await send(json)).toEqual(JSON.parse(json));
    }),
    settings,
  );
});
