import type { GraphQLError } from 'graphql';
import { requestError } from '../errors';
import type { GraphqlTransport } from './operation';
import { createSharedStreams, type SharedStreams } from './shared-streams';
import { createRunningOperations, type RunningOperations } from './running-operations';
import { createConnectionSlots, type ConnectionSlots, type SlotLimits } from './connection-slots';

export interface ConnectionLimits extends SlotLimits {
  /** Points of all running operations of one socket (guard/guard.ts). */
  readonly costPerSocket: number;
  /** Points of all running operations of one caller, on all sockets and event streams. */
  readonly costPerCaller: number;
  /** How long a stopping gateway waits for running queries and mutations. */
  readonly drainMs: number;
}

export const connectionLimits: Omit<ConnectionLimits, 'sockets'> = {
  costPerSocket: 2_500,
  costPerCaller: 5_000,
  socketsPerUser: 20,
  anonymousSockets: 200,
  anonymousSocketsPerAddress: 50,
  arrivingSockets: 2_000,
  arrivalMs: 1_000,
  socketsWithoutInit: 200,
  socketsWithoutInitPerAddress: 100,
  unconfirmedSockets: 1_000,
  unconfirmedSocketsPerAddress: 1_000,
  confirmMs: 10_000,
  drainMs: 10_000,
};

/** A WebSocket or an event stream. */
export interface Connection {
  /** Closes it so that its client may return later. */
  evict(): void;
}

/** The state that WebSockets and event streams share: connection slots, running operations, and followed streams. */
export interface Connections {
  readonly limits: ConnectionLimits;
  readonly slots: ConnectionSlots<Connection>;
  readonly running: RunningOperations;
  readonly streams: SharedStreams;
  /** The error to return instead of running another operation of the caller, when too many are running. */
  refusalOf(connection: Connection, caller: string, cost: number): GraphQLError | undefined;
}

export function createConnections(limits: ConnectionLimits, transport: GraphqlTransport): Connections {
  const { confirmed } = transport.services.platform;
  const running = createRunningOperations();
  return {
    limits,
    running,
    streams: createSharedStreams(transport),
    slots: createConnectionSlots<Connection>(limits, confirmed, (connection) => connection.evict()),
    refusalOf: (connection, caller, cost) =>
      running.cost(connection) + cost > limits.costPerSocket ||
      running.costOf(caller) + cost > limits.costPerCaller
        ? requestError('TOO_MANY_OPERATIONS', 'Too many operations are running; wait until some finish.')
        : undefined,
  };
}
