import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Room } from './room';

export interface UnfinishedLimits {
  readonly connections: number;
  /** Infinity behind a proxy, whose address all connections have. */
  readonly connectionsPerAddress: number;
  /** How long a request may take to arrive before its connection counts. */
  readonly arrivalMs: number;
}

/**
 * Bounds the connections on which a request has not arrived as a whole after a moment. When there are too many, a newcomer takes
 * the place of the one that has taken longest at the address with the most: slow senders are in the way of each other alone, and
 * requests that come at once and whole are in nobody's way, however many they are.
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
    socket.once('close', () => leave(socket));
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
