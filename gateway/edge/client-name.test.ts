import { gql } from 'graphql-tag';
import pino from 'pino';
import { clientProgramOf } from './client-name';
import { useEdge } from '../testing/edge-kit';
import { connectSse, followSse } from '../testing/event-stream-kit';
import { connect, executeOver } from '../testing/socket-kit';

const read = (headers: Record<string, unknown>) => clientProgramOf((name) => headers[name]);

test.each([
  [{ 'apollographql-client-name': 'ios', 'apollographql-client-version': '1.2 (3)' }, { name: 'ios' }],
  [
    { 'graphql-client-name': 'ios', 'graphql-client-version': '1.2' },
    { name: 'ios', version: '1.2' },
  ],
  [{ 'graphql-client-version': '1.2' }, undefined],
  [{ 'graphql-client-name': 'x'.repeat(61) }, undefined],
  [{ 'graphql-client-name': 'line\nbreak' }, undefined],
  [{ 'graphql-client-name': 7 }, undefined],
])('%j is %j', (headers, program) => {
  expect(read(headers)).toEqual(program && { version: undefined, ...program });
});

const lines: Record<string, unknown>[] = [];
const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as never) });
const kit = useEdge({ environment: { clientNames: ['travel-portal'] }, log, listen: true });

const name = (client: string) => ({
  'apollographql-client-name': client,
  'apollographql-client-version': '7',
});

test('operations are logged with the client that sent them, over every transport', async () => {
  const query = gql`{ name }`;
  await kit.gateway.execute({ query, headers: name('over-http') });
  const socket = connect(kit.gateway.url, { connectionParams: name('over-socket') });
  await executeOver(socket, { query });
  await socket.dispose();
  await followSse(connectSse(kit.gateway.url, { headers: name('over-sse') }), { query });
  await kit.gateway.execute({ query });
  expect(lines.filter(({ msg }) => msg === 'operation')).toMatchObject([
    { transport: 'http', client: 'over-http', clientVersion: '7' },
    { transport: 'websocket', client: 'over-socket', clientVersion: '7' },
    { transport: 'sse', client: 'over-sse', clientVersion: '7' },
    expect.not.objectContaining({ client: expect.anything() }),
  ]);
});

test('metrics contain only configured client names: an invented name makes no new series', async () => {
  const query = gql`{ name }`;
  for (const client of ['travel-portal', 'made-up-1', 'made-up-2'])
    await kit.gateway.execute({ query, headers: name(client) });
  const { body } = await kit.get('/metrics');
  expect(body).toContain('gateway_client_operations_total{client="travel-portal",type="query"} 1');
  expect(body).toMatch(/gateway_client_operations_total\{client="other",type="query"\} \d+/);
  expect(body).toContain('gateway_client_operations_total{client="unnamed",type="query"} 1');
  expect(body).not.toContain('made-up');
});
