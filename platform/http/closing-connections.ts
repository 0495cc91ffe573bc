import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long requests in flight may take when the server closes. */
const drainMs = 10_000;

/**
 * Lets a closing server end. Node closes the connections between two requests, but waits for unused ones, which clients open in
 * advance: those are closed immediately, and the others after their response, or after ten seconds.
 */
export function closeInTime(edge: FastifyInstance): void {
  const open = new Set<Socket>();
  edge.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  edge.addHook('preClose', async () => {
    setTimeout(() => edge.server.closeAllConnections(), drainMs).unref();
    // Read the bytes that have already arrived.
    await setImmediate();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
