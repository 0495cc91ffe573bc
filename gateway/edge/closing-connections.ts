import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
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

/**
 * Closes unused connections when the server closes. Browsers open such connections in advance; Node closes the ones between two
 * requests, but waits for these.
 */
export function endSilentConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    // Read the bytes that have already arrived.
    await setImmediate();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
