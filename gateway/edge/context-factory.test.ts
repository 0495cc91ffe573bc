import { gql } from 'graphql-tag';
import type { GatewayContext } from '../context';
import type { EndpointDefinition } from '../rest/client/session';
import { contractOf, startTestGateway, testPlatformUrl } from '../testing/gateway-kit';
import { nock, useNock } from '../testing/use-nock';

useNock();

test('an operation reads the same once, and discards what it has read when it has its response', async () => {
  const me: EndpointDefinition = { kind: 'read', method: 'GET', path: '/me' };
  let reads = 0;
  nock(testPlatformUrl)
    .persist()
    .get('/me')
    .reply(200, () => ({ read: (reads += 1) }));
  let kept: GatewayContext | undefined;
  const { execute, stop } = await startTestGateway({
    schema: {
      typeDefs: 'type Query { reads: [Int!]! }',
      resolvers: {
        Query: {
          async reads(_: unknown, __: unknown, context: GatewayContext) {
            kept = context;
            const answers = [await context.platform.call(me, {}), await context.platform.call(me, {})];
            return answers.map((answer) => (answer as { read: number }).read);
          },
        },
      },
    },
    contract: contractOf({ 'GET /me': { type: 'object' } }),
  });
  const { data } = await execute({ query: gql`{ reads }`, headers: { authorization: 'Bearer helen' } });
  expect(data).toEqual({ reads: [1, 1] });
  // What the promoted context would otherwise keep in memory: docs/adr/0031-room-for-requests-in-flight.md.
  const later = await kept?.platform.call(me, {}).catch((error: unknown) => error);
  expect(later).toBeDefined();
  expect(later).not.toEqual({ read: 1 });
  await stop();
});
