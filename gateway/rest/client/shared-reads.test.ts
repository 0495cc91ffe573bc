import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { credentialsOf } from '../../kernel/credentials';
import { until } from '../../testing/until';
import { createPlatformClient, type PlatformClient } from './client';
import { createContract } from './contract';
import type { EndpointDefinition, UpstreamCall } from './session';

const personas: EndpointDefinition = { kind: 'read', method: 'GET', path: '/personas' };
const home: EndpointDefinition = { kind: 'read', method: 'GET', path: '/home' };
const change: EndpointDefinition = { kind: 'command', method: 'POST', path: '/change' };

const json = { responses: { '200': { content: { 'application/json': { schema: { type: 'object' } } } } } };
const contract = createContract({
  paths: {
    '/personas': { get: { ...json, security: [] } },
    '/home': { get: json },
    '/change': { post: { ...json, security: [] } },
    '/api/v0/userInfo': { get: json },
  },
});

const nobody = credentialsOf(undefined, undefined);
const ann = credentialsOf('Bearer ann', undefined);
const ben = credentialsOf('Bearer ben', undefined);

let asked: { readonly request: IncomingMessage; readonly response: ServerResponse }[];
let calls: UpstreamCall[];
let client: PlatformClient;

const server = createServer((request, response) => {
  if (request.url === '/api/v0/userInfo') return void response.writeHead(404).end();
  asked.push({ request, response });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

beforeEach(() => {
  asked = [];
  calls = [];
  client = createPlatformClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    contract,
    timeoutMs: 5_000,
    usersAreShared: true,
    log: { warn: () => undefined },
    observe: (call) => calls.push(call),
  });
});
afterEach(() => {
  client.close();
  server.closeAllConnections();
});

/** Responds to all pending requests with their caller, which would reveal a mix-up of users. */
function answerAll(status = 200): void {
  for (const { request, response } of asked) {
    if (response.headersSent) continue;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ for: request.headers.authorization ?? 'nobody' }));
  }
}

const isAsked = (times: number) => until(() => asked.length >= times);

test('equal simultaneous public reads are one call, and later ones another', async () => {
  const reads = [1, 2, 3].map(() => client.session(nobody).call(personas, {}));
  const other = client.session(nobody).call(personas, { query: { page: 2 } });
  await isAsked(2);
  answerAll();
  const answers = await Promise.all(reads);
  await other;
  expect(asked).toHaveLength(2);
  expect(answers).toEqual([{ for: 'nobody' }, { for: 'nobody' }, { for: 'nobody' }]);
  // A caller that changes its copy does not affect the others.
  expect(new Set(answers).size).toBe(3);
  expect(calls).toHaveLength(2);
  const later = client.session(nobody).call(personas, {});
  await isAsked(3);
  answerAll();
  await later;
});

test.each([
  ['a read that needs a session', home],
  ['a public read', personas],
])("no user receives another user's response to %s, or one requested without a user", async (_, read) => {
  const everyone = [ann, ben, nobody, credentialsOf(undefined, 'a token')];
  const reads = everyone.map((credentials) => client.session(credentials).call(read, {}));
  await isAsked(4);
  answerAll();
  await expect(Promise.all(reads)).resolves.toEqual([
    { for: 'Bearer ann' },
    { for: 'Bearer ben' },
    { for: 'nobody' },
    { for: 'nobody' },
  ]);
  expect(asked).toHaveLength(4);
});

test('a caller that cancels leaves the response to the others; when all cancel, the call ends', async () => {
  const first = new AbortController();
  const second = new AbortController();
  const [one, two] = [first, second].map(({ signal }) =>
    client.session(nobody, { signal }).call(personas, {}),
  );
  await isAsked(1);
  first.abort();
  await expect(one).rejects.toMatchObject({ kind: 'aborted' });
  answerAll();
  await expect(two).resolves.toEqual({ for: 'nobody' });

  const last = new AbortController();
  const given = client.session(nobody, { signal: last.signal }).call(personas, {});
  await isAsked(2);
  const closed = once(asked[1]?.response ?? server, 'close');
  last.abort();
  await expect(given).rejects.toMatchObject({ kind: 'aborted' });
  await closed;
  const later = client.session(nobody).call(personas, {});
  await isAsked(3);
  answerAll();
  await expect(later).resolves.toEqual({ for: 'nobody' });
  await expect(client.session(nobody, { signal: last.signal }).call(personas, {})).rejects.toMatchObject({
    kind: 'aborted',
  });
});

test('all callers receive an error, which is counted once', async () => {
  const reads = [1, 2].map(() => client.session(nobody).call(personas, {}));
  await isAsked(1);
  answerAll(404);
  for (const read of reads) await expect(read).rejects.toMatchObject({ kind: 'notFound', httpStatus: 404 });
  expect(calls).toEqual([expect.objectContaining({ status: 404, failure: 'notFound' })]);
});

test('after a command, a session does not receive earlier reads', async () => {
  const session = client.session(nobody);
  const command = session.call(change, {});
  await isAsked(1);
  answerAll();
  await command;
  const before = client.session(nobody).call(personas, {});
  await isAsked(2);
  const after = session.call(personas, {});
  await isAsked(3);
  answerAll();
  await Promise.all([before, after]);
});
