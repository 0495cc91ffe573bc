import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { CloseCode, handleProtocols, type ServerOptions, type SubscribePayload } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { problemOfRequest } from '#schema/http/unreadable-requests.ts';
import { logDefects, requestError } from '../errors';
import { credentialsOf, type Credentials } from '../kernel/credentials';
import { Ending, type EndSignal } from '../kernel/ending';
import { clientAddress } from './client-address';
import { clientProgramOf, type ClientProgram } from './client-name';
import type { Connection, Connections } from './connections';
import { createContext, type OperationContext, type Services } from './context-factory';
import { isAllowedOrigin } from './cross-origin';
import { type AdmittedOperation, type GraphqlTransport, Operations, viewOf } from './operation';
import type { FollowArgs, Outlet, SharedEvent } from './shared-streams';
import { createSocketServer, type SocketExtra } from './socket-server';
import { SocketWriter } from './socket-writer';

export interface SocketLimits {
  readonly frameBytes: number;
  readonly initTimeoutMs: number;
  /** A silent connection is closed after one to two of these. */
  readonly keepAliveMs: number;
}

const defaultLimits: SocketLimits = {
  frameBytes: 128 * 1024,
  initTimeoutMs: 3_000,
  keepAliveMs: 5_000,
};

/** Retriable for graphql-ws clients: they fetch a new token and subscribe again. 4401 would be fatal for them. */
const sessionExpired = 4403;

/** Also retriable: there are too many sockets now. */
const tryAgainLater = 1013;

/** Each event of an operation repeats its id. Clients use a UUID, or a number. */
const maxIdLength = 128;

/** The time limit for a client's reply to a close frame. */
const closeFrameMs = 2_000;

/** Who opens a socket: credentials from the headers of the upgrade count until the payload has others. */
interface Sender {
  readonly address: string;
  credentials: Credentials;
}

interface SocketState extends SocketExtra, Sender {
  readonly connection: Connection;
  client: ClientProgram | undefined;
  expired: boolean;
}

export interface WebSocketEndpoint {
  /** Lets running queries and mutations end, then closes every socket so that clients move to another instance. */
  close(): Promise<void>;
}

/** Serves queries, mutations and subscriptions at /graphql over graphql-transport-ws. */
export function serveGraphqlOverWebSocket(
  app: FastifyInstance,
  transport: GraphqlTransport,
  connections: Connections,
  changedLimits: Partial<SocketLimits> = {},
): WebSocketEndpoint {
  const { metrics, services } = transport;
  const { environment } = services;
  const { slots, running } = connections;
  const limits = { ...defaultLimits, ...changedLimits };
  const settings = {
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.frameBytes,
    handleProtocols,
    // Missing in the types of `ws`: the time limit for the reply to a close frame.
    closeTimeout: closeFrameMs,
  };
  const sockets = new WebSocketServer(settings);
  const handlers = socketHandlers(transport, connections, limits);
  const serve = createSocketServer<SocketState>(handlers, limits.keepAliveMs, services.log);
  let closing = false;

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until `ws` takes over, a reset by the other side would end the process.
    socket.on('error', () => socket.destroy());
    const refusal = problemOfRequest(request) === undefined ? refusalOf(request) : 400;
    if (refusal !== undefined) return refuse(socket, refusal);
    const sender = senderOf(request, environment.proxyHops);
    sockets.handleUpgrade(request, socket, head, (opened) => open(opened, sender));
  });

  /** Outside the upgrade handler: its closure would keep the request for as long as the socket is open. */
  function open(opened: WebSocket, sender: Sender): void {
    const connection = new SocketConnection(opened);
    metrics.openSockets.set(sockets.clients.size);
    opened.on('close', () => {
      slots.leave(connection);
      metrics.openSockets.set(sockets.clients.size);
    });
    slots.connect(connection, sender.address);
    serve({
      socket: opened,
      writer: new SocketWriter(opened),
      connection,
      ...sender,
      client: undefined,
      expired: false,
    });
  }

  function refusalOf({ url, headers }: IncomingMessage): number | undefined {
    if (url?.split('?', 1)[0] !== '/graphql') return 404;
    if (!isAllowedOrigin(headers.origin, headers.host, environment.allowedOrigins)) return 403;
    // Sockets that have lost their slot count until they have closed.
    if (closing || sockets.clients.size >= 2 * slots.size) return 503;
    return undefined;
  }

  return {
    async close() {
      closing = true;
      await running.idle(connections.limits.drainMs);
      await closeAll(sockets);
    },
  };
}

const senderOf = (request: IncomingMessage, proxyHops: number): Sender => ({
  address: clientAddress(request, proxyHops),
  credentials: credentialsOf(request.headers.authorization, request.headers['h-csrf-token']),
});

/** Handlers for a client that connects, starts and ends operations, and disconnects. */
function socketHandlers(
  transport: GraphqlTransport,
  connections: Connections,
  { initTimeoutMs }: SocketLimits,
): ServerOptions<Record<string, unknown>, SocketState> {
  const { mapError, services } = transport;
  const { slots, running, streams } = connections;
  const operations = new Operations(transport, 'websocket');
  return {
    // The library passes on the arguments from `admit`.
    subscribe: (args) => streams.follow(args as FollowArgs),
    connectionInitWaitTimeout: initTimeoutMs,
    onConnect({ connectionParams, extra }) {
      const named = namesOf(connectionParams ?? {});
      const credentials = credentialsOfParams(named) ?? extra.credentials;
      extra.client = clientProgramOf((name) => named.get(name));
      if (slots.authenticate(extra.connection, credentials)) {
        extra.credentials = credentials;
        return true;
      }
      extra.connection.evict();
      return false;
    },
    onSubscribe: ({ extra }, id, payload) => admit(extra, id, payload, operations, transport, connections),
    onOperation(_, __, ___, args, result) {
      const { contextValue, operation } = args as AdmittedOperation;
      operations.observe(contextValue, operation, undefined, 'errors' in result ? result.errors : undefined);
    },
    // Results of queries and mutations: events are written to the outlet.
    onNext({ extra }, _, __, args, result) {
      const context = args.contextValue as OperationContext;
      return viewOf(result, context, (error) => markExpired(extra, mapError(error)));
    },
    onError({ extra }, _, __, errors) {
      logDefects(errors, mapError, services);
      return errors.map((error) => markExpired(extra, mapError(error)));
    },
    onComplete({ extra }, id) {
      running.end(extra.connection, id);
      // After the frames that end the operation.
      if (extra.expired) setImmediate(() => extra.socket.close(sessionExpired, 'Session expired'));
    },
    onClose({ extra }) {
      running.abandon(extra.connection);
    },
  };
}

/** The arguments of an operation that may run, or the errors to send instead. */
function admit(
  extra: SocketState,
  id: string,
  payload: SubscribePayload,
  operations: Operations,
  { services }: GraphqlTransport,
  connections: Connections,
): FollowArgs | readonly GraphQLError[] {
  if (id.length > maxIdLength) {
    const reason = `The id of an operation is longer than ${maxIdLength} characters`;
    extra.socket.close(CloseCode.BadRequest, reason);
    return [requestError('BAD_REQUEST', reason)];
  }
  const ended = new Ending();
  const context = contextFor(extra, services, ended);
  const reserve = (cost: number) => connections.refusalOf(extra.connection, context.caller, cost);
  const admitted = operations.admit({ ...payload, context, reserve });
  if ('errors' in admitted) return admitted.errors;
  // The library keeps the payload for as long as the operation runs: all of them share one copy of the text.
  Object.assign(payload, { query: admitted.document.loc?.source.body ?? payload.query });
  connections.running.start(extra.connection, id, admitted, ended);
  return { ...admitted, outlet: new SocketOutlet(extra, id) };
}

const contextFor = (
  { credentials, address, client }: SocketState,
  services: Services,
  signal: EndSignal,
): OperationContext =>
  createContext(services, {
    // Node joins it from pieces, which a long operation would keep.
    requestId: Buffer.from(randomUUID()).toString(),
    credentials,
    address,
    client,
    signal,
    span: services.tracing?.request('graphql'),
  });

/** Writes events of an operation to its socket. */
class SocketOutlet implements Outlet {
  constructor(
    private readonly extra: SocketState,
    private readonly id: string,
  ) {}

  sendLatest(latest: () => SharedEvent | undefined): Promise<void> {
    return this.extra.writer.sendInTurn(() => {
      const event = latest();
      for (const error of event?.view.errors ?? []) markExpired(this.extra, error);
      return event?.messageFor(this.id);
    });
  }
}

/**
 * The names of a payload without regard to case. The playground sends its headers in it, other clients `{authorization, csrfToken}`,
 * and routers may forward the headers of their client as `headers`.
 */
function namesOf(params: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> {
  const named = lowerCased(params);
  const forwarded = new Map(named).get('headers');
  const headers = typeof forwarded === 'object' && forwarded !== null ? lowerCased({ ...forwarded }) : [];
  return new Map([...headers, ...named]);
}

const lowerCased = (params: Readonly<Record<string, unknown>>): (readonly [string, unknown])[] =>
  Object.entries(params).map(([name, value]) => [name.toLowerCase(), value]);

/** Undefined for a payload without a token: then the headers of the upgrade count, which routers and programs can set. */
function credentialsOfParams(named: ReadonlyMap<string, unknown>): Credentials | undefined {
  const authorization = named.get('authorization');
  if (authorization === undefined) return undefined;
  return credentialsOf(authorization, named.get('csrftoken') ?? named.get('h-csrf-token'));
}

function markExpired(extra: SocketState, error: GraphQLFormattedError): GraphQLFormattedError {
  const hadToken = extra.credentials.authorization !== undefined;
  if (hadToken && error.extensions?.['code'] === 'UNAUTHENTICATED') extra.expired = true;
  return error;
}

/** Clients subscribe again, to another instance; a connection that does not close in time is terminated. */
async function closeAll(sockets: WebSocketServer): Promise<void> {
  const closed = [...sockets.clients].map(
    (socket) => new Promise((resolve) => socket.once('close', resolve)),
  );
  for (const socket of sockets.clients) socket.close(1001, 'Going away');
  const cut = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), closeFrameMs);
  await Promise.all(closed);
  clearTimeout(cut);
  sockets.close();
}

class SocketConnection implements Connection {
  constructor(private readonly socket: WebSocket) {}

  /** Not `terminate`: a client that authenticates too late should learn that it may return. */
  evict(): void {
    this.socket.close(tryAgainLater, 'Too many connections');
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
