import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Slots } from './slots';

export interface UnfinishedLimits {
  readonly connections: number;
  /** Infinity behind a proxy, whose address all connections share. */
  readonly connectionsPerAddress: number;
  /** How long a request may take to arrive before its connection counts. */
  readonly arrivalMs: number;
}

/**
 * Bounds the connections whose request has not arrived completely after a moment. When there are too many, a new connection
 * replaces the slowest one of the address with the most: slow senders affect only each other, and requests that arrive quickly
 * are unaffected, however many there are.
 */
export function limitUnfinishedRequests(
  app: FastifyInstance,
  { connections, connectionsPerAddress, arrivalMs }: UnfinishedLimits,
): void {
  const slots = new Slots<Socket, 'arriving' | 'unfinished'>(
    {
      arriving: { size: Infinity, sizePerGroup: Infinity, wait: { ms: arrivalMs, next: 'unfinished' } },
      unfinished: { size: connections, sizePerGroup: connectionsPerAddress },
    },
    (socket) => void socket.destroy(),
  );

  function arrive(socket: Socket): void {
    if (slots.kindOf(socket) !== undefined || socket.destroyed) return;
    slots.enter(socket, 'arriving', socket.remoteAddress ?? '');
  }

  const leave = (socket: Socket) => slots.leave(socket);

  app.server.on('connection', (socket: Socket) => {
    arrive(socket);
    socket.on('close', () => leave(socket));
  });
  app.server.on('upgrade', ({ socket }: IncomingMessage) => leave(socket));
  app.addHook('onRequest', (request, _, done) => {
    arrive(request.raw.socket);
    done();
  });
  // The body has been read.
  app.addHook('preHandler', (request, _, done) => {
    leave(request.raw.socket);
    done();
  });
  app.addHook('onResponse', (request, _, done) => {
    leave(request.raw.socket);
    done();
  });
}
