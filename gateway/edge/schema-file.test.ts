import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createSchema } from '../schema';
import { useEdge } from '../testing/edge-kit';

const kit = useEdge({ schema: createSchema(), environment: { production: true, playground: false } });
const path = '/graphql/schema.graphql';

test('the graph is served as a file in production, exactly as released', async () => {
  const response = await kit.get(path);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(readFileSync(resolve(__dirname, '../../schema/released/graph.graphql'), 'utf8'));
  expect(response.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=300',
    etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
  });
});

test('the core of the graph is a file, too: without fields for the portal', async () => {
  const { body, headers } = await kit.get('/graphql/core.graphql');
  expect(headers['content-disposition']).toBe('inline; filename="core.graphql"');
  expect(body).toContain('type HomeTrip implements Node & Trip {');
  expect(body).not.toContain('demoPersonas');
});

test('a client that has the file receives 304', async () => {
  const tag = String((await kit.get(path)).headers['etag']);
  for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
    const response = await kit.get(path, { 'if-none-match': known });
    expect([response.statusCode, response.body, response.headers['etag']]).toEqual([304, '', tag]);
  }
  expect((await kit.get(path, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('the file is compressed for clients that support it', async () => {
  const response = await kit.get(path, { 'accept-encoding': 'gzip' });
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(response.headers['vary']).toContain('accept-encoding');
});
