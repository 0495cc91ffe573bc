import type { FastifyInstance } from 'fastify';

/**
 * While the server stops, responses close their connection: clients with persistent connections send their next request to
 * another instance, before this one closes its port.
 */
export function closeConnectionsWhen(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (_, reply, __, done) => {
    if (isStopping()) void reply.header('connection', 'close');
    done();
  });
}
