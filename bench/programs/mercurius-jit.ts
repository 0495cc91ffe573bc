/** Mercurius as its guide sets it up, with compiled queries, and the resolvers and the client of the gateway. */
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { createSchema } from '#gateway/schema.ts';
import { contextOf, environment } from './peer-context';

const app = Fastify();
app.get('/readyz', () => 'ok');
void app.register(mercurius, {
  schema: createSchema(),
  jit: 1,
  context: (request) => contextOf(request.headers.authorization),
});
void app.listen({ port: environment.port, host: '127.0.0.1' });
