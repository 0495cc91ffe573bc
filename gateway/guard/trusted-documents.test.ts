import { getOperationAST, parse } from 'graphql';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { operations } from '../generated/trusted-documents.json';
import { createSchema } from '../schema';
import { connectSse, followSse } from '../testing/event-stream-kit';
import { contractOf, startTestGateway, type TestGateway } from '../testing/gateway-kit';
import { connect, executeOver } from '../testing/socket-kit';
import { createGuard } from './guard';
import { loadTrustedDocuments } from './trusted-documents';

const directory = mkdtempSync(join(tmpdir(), 'trusted-'));
const manifestOf = (...bodies: string[]) => ({
  format: 'apollo-persisted-query-manifest',
  version: 1,
  operations: bodies.map((body, index) => ({ id: String(index), name: 'A', type: 'query', body })),
});
function file(content: unknown): string {
  const path = join(directory, `${Math.random()}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const trusted = 'query Name {\n  name\n}';
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    schema: { typeDefs: 'type Query { name: String }', resolvers: { Query: { name: () => 'here' } } },
    contract: contractOf({}),
    environment: { trustedDocuments: [file(manifestOf(trusted))] },
    listen: true,
  });
});
afterAll(() => gateway.stop());

/** The same operation over each transport: its data, or the code of its refusal. */
async function verdicts(text: string) {
  const socket = connect(gateway.url);
  const outcome = ({ data, errors }: { data?: unknown; errors?: readonly unknown[] | undefined }) =>
    data ?? (errors?.[0] as { extensions: { code: string } }).extensions.code;
  const over = {
    http: outcome(await gateway.execute({ text })),
    websocket: outcome(await executeOver(socket, { text })),
    sse: outcome((await followSse(connectSse(gateway.url), { text }))[0]!),
  };
  await socket.dispose();
  return over;
}

const everywhere = <Value>(value: Value) => ({ http: value, websocket: value, sse: value });

test.each([trusted, 'query Name{name}', '# Of another printer\nquery Name { name, }'])(
  'a document of a manifest runs over every transport, whatever its whitespace: %j',
  async (text) => {
    await expect(verdicts(text)).resolves.toEqual(everywhere({ name: 'here' }));
  },
);

test.each(['{ name }', 'query Other { name }', 'query Name { name name }', '{ __typename }', 'query {'])(
  'any other document is refused over every transport before it is parsed: %s',
  async (text) => {
    await expect(verdicts(text)).resolves.toEqual(everywhere('DOCUMENT_NOT_TRUSTED'));
    const metrics = (await gateway.gateway.app.inject('/metrics')).body;
    for (const transport of ['http', 'websocket', 'sse'])
      expect(metrics).toContain(`{transport="${transport}",type="unknown",outcome="DOCUMENT_NOT_TRUSTED"}`);
  },
);

test('a GET is refused too, with 400', async () => {
  const response = await gateway.gateway.app.inject({
    url: '/graphql?query=%7Bname%7D',
    headers: { 'apollo-require-preflight': '1' },
  });
  expect([response.statusCode, response.json()]).toMatchObject([
    400,
    { errors: [{ extensions: { code: 'DOCUMENT_NOT_TRUSTED' } }] },
  ]);
});

test('a persisted query cannot bypass the check', async () => {
  const { errors } = (
    await gateway.gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } },
    })
  ).json<{ errors: { extensions: { code: string } }[] }>();
  expect(errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
});

test('a text that is longer than every trusted document is not read', () => {
  const documents = loadTrustedDocuments([file(manifestOf(trusted))]);
  expect(documents.has(`${trusted}${' '.repeat(1_000)}`)).toBe(true);
  expect(documents.has(`${trusted}${' '.repeat(20_000)}`)).toBe(false);
});

test('the documents of the portal are trusted without a setting', () => {
  expect(loadTrustedDocuments([]).has('{ name }')).toBe(false);
});

test('docs/reliability.md has the largest operation of the portal with its cost', () => {
  const guard = createGuard(createSchema(), { introspection: false });
  const costs = operations.map(({ name, body }) => {
    const document = parse(body);
    return { name, points: guard.costOf(document, getOperationAST(document)!) };
  });
  const { name, points } = costs.reduce((most, each) => (each.points > most.points ? each : most));
  const page = readFileSync(resolve(__dirname, '../../docs/reliability.md'), 'utf8');
  const [, ...documented] =
    /largest operation of the portal, `(\w+)`, costs (\d+) points, so a user reaches the limit with (\d+) of them a minute/.exec(
      page.replaceAll('\n', ' '),
    ) ?? [];
  expect(documented).toEqual([name, String(points), String(Math.floor(60_000 / points))]);
});

test.each([
  ['invalid JSON', '{'],
  ['another format', { format: 'relay' }],
])('a file of %s ends the start with an error that names it', (_, content) => {
  const path = file(content);
  expect(() => loadTrustedDocuments([path])).toThrow(`${path} is not a manifest`);
});

test('a file that does not exist ends the start with that reason', () => {
  expect(() => loadTrustedDocuments(['/nowhere/manifest.json'])).toThrow(
    "TRUSTED_DOCUMENTS cannot be read: ENOENT: no such file or directory, open '/nowhere/manifest.json'",
  );
});
