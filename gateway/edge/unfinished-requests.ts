import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Room } from './room';

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
  const room = new Room<Socket>(connections, connectionsPerAddress);
  const groups = new WeakMap<Socket, string>();
  const arriving = new WeakMap<Socket, NodeJS.Timeout>();

  function arrive(socket: Socket): void {
    if (arriving.has(socket) || groups.has(socket) || socket.destroyed) return;
    arriving.set(socket, setTimeout(() => enter(socket), arrivalMs).unref());
  }

  function enter(socket: Socket): void {
    arriving.delete(socket);
    const group = socket.remoteAddress ?? '';
    const inTheWay = room.inTheWayOf(group);
    if (inTheWay !== undefined) {
      leave(inTheWay);
      inTheWay.destroy();
    }
    groups.set(socket, group);
    room.add(socket, group);
  }

  function leave(socket: Socket): void {
    clearTimeout(arriving.get(socket));
    arriving.delete(socket);
    const group = groups.get(socket);
    if (group === undefined) return;
    groups.delete(socket);
    room.remove(socket, group);
  }

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
