import { credentialsOf } from '../../kernel/credentials';
import { mockedConnections, testPlatformUrl } from '../../testing/gateway-kit';
import { nock, useNock } from '../../testing/use-nock';
import { createPlatformClient } from './client';
import { loadContract } from './contract';
import { command, read } from './endpoint';

const client = createPlatformClient({
  tenant: 'consumer',
  baseUrl: testPlatformUrl,
  contract: loadContract(),
  usersAreShared: true,
  timeoutMs: 10_000,
  log: { warn: () => undefined },
  connections: mockedConnections,
});
const session = () => client.session(credentialsOf('Bearer ann', undefined));

useNock();
afterAll(() => client.close());

test('an endpoint sends the declared request and returns the typed value', async () => {
  const listPersonas = read('GET', '/api/v0/auth/personas');
  nock(testPlatformUrl).get('/api/v0/auth/personas').reply(200, { personas: [], added: 'later' });
  const { personas } = await listPersonas(session());
  expect(personas).toEqual([]);
});

test('a response that violates the OpenAPI document is refused with its path', async () => {
  const listPersonas = read('GET', '/api/v0/auth/personas');
  nock(testPlatformUrl)
    .get('/api/v0/auth/personas')
    .reply(200, { personas: [{ name: 3 }] });
  await expect(listPersonas(session())).rejects.toMatchObject({
    kind: 'contract',
    message: expect.stringMatching(/^GET \/api\/v0\/auth\/personas: \/personas\/0/),
  });
});

test('a response without a body is undefined', async () => {
  const logout = command('POST', '/api/v0/auth/logout');
  nock(testPlatformUrl).post('/api/v0/auth/logout').reply(204);
  await expect(logout(session())).resolves.toBeUndefined();
});

test('the compiler checks verb, path and input', () => {
  // @ts-expect-error the document has no such path
  read('GET', '/api/v0/nothing');
  // @ts-expect-error the path does not support this verb
  read('DELETE', '/api/v0/auth/personas');
  const logIn = command('POST', '/api/v0/auth/login/code');
  // @ts-expect-error the body is required
  const withoutBody = () => logIn(session());
  expect(withoutBody).toBeDefined();
});
