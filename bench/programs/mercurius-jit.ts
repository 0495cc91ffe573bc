/** Mercurius as its guide sets it up, with compiled queries, and the resolvers and the client of the gateway. */
import { createRequire } from 'node:module';
import Fastify, { type FastifyPluginCallback, type FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from '#gateway/schema.ts';
import { MERCURIUS } from '../mercurius';
import { contextOf, environment } from './peer-context';

/** As much of Mercurius as is used here. */
type Mercurius = FastifyPluginCallback<{
  readonly schema: GraphQLSchema;
  readonly jit: number;
  readonly context: (request: FastifyRequest) => object;
}>;

const app = Fastify();
app.get('/readyz', () => 'ok');
void app.register(createRequire(MERCURIUS)('mercurius') as Mercurius, {
  schema: createSchema(),
  jit: 1,
  context: (request) => contextOf(request.headers.authorization),
});
void app.listen({ port: environment.port, host: '127.0.0.1' });
