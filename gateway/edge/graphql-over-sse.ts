import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, OperationTypeNode } from 'graphql';
import {
  createHandler,
  type ExecutionPatchResult,
  type ExecutionResult,
  type Request,
  type RequestParams,
  type Response,
} from 'graphql-sse';
import { type ErrorMapper, requestError } from '../errors';
import type { ErrorCode } from '../generated/graph';
import { clientAddress } from './client-address';
import type { Connection, Connections } from './connections';
import { createContext, type OperationContext } from './context-factory';
import { isAllowedOrigin } from './cross-origin';
import { EventStream } from './event-stream';
import { incomingOperationOf, refuseOtherMethods } from './graphql-over-http';
import { type AdmittedOperation, type GraphqlTransport, Operations, viewOf } from './operation';
import type { FollowArgs } from './shared-streams';

/** How long a stopping gateway waits for readers to take the written data. */
const closingMs = 2_000;
/** Rejected readers should retry after this. */
const retryAfterSeconds = 5;

type StreamResult = ExecutionResult | ExecutionPatchResult;
type StreamContext = OperationContext & Record<PropertyKey, unknown>;

/** One request for a stream. */
interface Exchange {
  readonly reply: FastifyReply;
  readonly context: StreamContext;
  readonly events: EventStream;
  readonly connection: Connection;
}

export interface SseEndpoint {
  /** Runs the operation of a request, or refuses it. */
  serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Lets running queries and mutations end, then ends every stream so that clients move to another instance. */
  close(): Promise<void>;
}

/**
 * Serves subscriptions, and also queries and mutations, at /graphql/stream, and at /graphql to clients that prefer events: GraphQL
 * over SSE with one connection for each operation (docs/adr/0016-event-streams.md). Errors in an operation are sent as an event, so
 * that the protocol's clients show them and do not retry; failures that may be retried are an HTTP status.
 */
export function serveGraphqlOverSse(
  app: FastifyInstance,
  transport: GraphqlTransport,
  connections: Connections,
): SseEndpoint {
  const { environment } = transport.services;
  const { limits, running } = connections;
  const open = new Set<FastifyReply>();
  const handle = createOperationHandler(transport, connections);
  let closing = false;

  function notServed({ headers }: FastifyRequest): Response | undefined {
    const answer = (status: number, code: ErrorCode, message: string) =>
      refuse(status, [requestError(code, message)], transport.mapError);
    if (closing) return answer(503, 'PLATFORM_UNAVAILABLE', 'The gateway is stopping; connect again.');
    if (!isAllowedOrigin(headers.origin, headers.host, environment.allowedOrigins)) {
      return answer(403, 'ACCESS_DENIED', 'Pages of this origin may not use the graph.');
    }
    if (headers.accept?.includes('text/event-stream') !== true) {
      return answer(406, 'BAD_REQUEST', 'Send the header `Accept: text/event-stream`.');
    }
    return undefined;
  }

  function track(reply: FastifyReply): void {
    const { openEventStreams } = transport.metrics;
    open.add(reply);
    openEventStreams.set(open.size);
    reply.raw.once('close', () => {
      open.delete(reply);
      openEventStreams.set(open.size);
    });
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.header('cache-control', 'no-store');
    const unserved = notServed(request);
    if (unserved) return sendRefusal(reply, unserved);
    return stream(request, reply, { transport, connections, handle, track });
  }

  app.route({ method: ['GET', 'POST'], exposeHeadRoute: false, url: '/graphql/stream', handler: serve });
  refuseOtherMethods(app, '/graphql/stream', transport.mapError);

  return {
    serve,
    async close() {
      closing = true;
      await running.idle(limits.drainMs);
      await endAll([...open]);
    },
  };
}

type OperationHandler = ReturnType<typeof createOperationHandler>;

interface StreamParts {
  readonly transport: GraphqlTransport;
  readonly connections: Connections;
  readonly handle: OperationHandler;
  readonly track: (reply: FastifyReply) => void;
}

/** Runs the operation of a request, and writes its results as events. */
async function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  { transport: { services }, connections: { running, slots }, handle, track }: StreamParts,
): Promise<FastifyReply> {
  const events = new EventStream(reply.raw);
  const connection = { evict: () => events.end() };
  // The library expects an object with arbitrary members.
  const context = createContext(services, incomingOperationOf(request, reply, services)) as StreamContext;
  reply.raw.once('close', () => {
    running.abandon(connection);
    slots.leave(connection);
  });
  const [body, init] = await handle({
    method: request.method,
    url: request.url,
    // Other media types that a client accepts are ignored. The library compares media types in lower case.
    headers: {
      get: (name) => (name === 'accept' ? 'text/event-stream' : headerOf(request, name)?.toLowerCase()),
    },
    body: () => bodyOf(request),
    raw: request,
    context: { reply, context, events, connection },
  });
  if (body === null || typeof body === 'string') return sendRefusal(reply, [body, init]);
  reply.hijack();
  track(reply);
  reply.raw.writeHead(200, {
    ...withoutUndefined(reply.getHeaders()),
    'content-type': 'text/event-stream; charset=utf-8',
    // Keeps nginx from buffering the response.
    'x-accel-buffering': 'no',
  });
  await events.write(body);
  return reply;
}

/** The protocol: which operations run, and how their results become events. */
function createOperationHandler(transport: GraphqlTransport, connections: Connections) {
  const operations = new Operations(transport, 'sse');
  return createHandler<FastifyRequest, Exchange, StreamContext>({
    // Distinct connections only: no stream is reserved for later operations.
    authenticate: () => null,
    // The guard has validated the operation.
    validate: () => [],
    context: ({ context }) => context.context,
    // The library passes on the arguments from `admit`.
    subscribe: (args) => connections.streams.follow(args as FollowArgs),
    onSubscribe: (request, params) => admit(request, params, operations, connections, transport),
    onOperation(context, _, args, result) {
      const errors = 'errors' in result ? result.errors : undefined;
      operations.observe(context, (args as AdmittedOperation).operation, undefined, errors);
      return Symbol.asyncIterator in result ? untilError(result[Symbol.asyncIterator]()) : result;
    },
    // Results of queries and mutations, and the error that a stream ends with: other events are written to the outlet.
    onNext: (context, _, result) =>
      viewOf(result as ExecutionResult, context, transport.mapError) as ExecutionResult,
  });
}

/** The arguments of an operation that may run; otherwise an event with the errors, or an HTTP status. */
function admit(
  { method, context: { context, connection, events, reply }, raw }: Request<FastifyRequest, Exchange>,
  params: RequestParams,
  operations: Operations,
  { running, slots, refusalOf }: Connections,
  { mapError, services }: GraphqlTransport,
): (FollowArgs & { contextValue: StreamContext }) | ExecutionResult | Response {
  // The library checks the other parameters only.
  const operationName: unknown = params.operationName ?? undefined;
  if (operationName !== undefined && typeof operationName !== 'string') {
    return refuse(400, [requestError('BAD_REQUEST', '`operationName` must be a string.')], mapError);
  }
  const admitted = operations.admit({
    ...params,
    operationName,
    context,
    setHeader: (name, value) => void reply.header(name, value),
    unsupported: ({ operation }) =>
      operation === OperationTypeNode.MUTATION && method === 'GET'
        ? { status: 405, errors: [requestError('BAD_REQUEST', 'Mutations are sent with POST.')] }
        : undefined,
    reserve(cost) {
      const address = clientAddress(raw.raw, services.environment.proxyHops);
      const tooMuch = refusalOf(connection, context.caller, cost);
      if (tooMuch !== undefined) return tooMuch;
      return slots.enter(connection, address, context.credentials) ? undefined : noSlot();
    },
  });
  if ('errors' in admitted) {
    const { status, errors } = admitted;
    if (status === 405) void reply.header('allow', 'POST');
    return status === 400 ? { data: undefined as unknown as null, errors } : refuse(status, errors, mapError);
  }
  running.start(connection, raw.id, admitted);
  return { ...admitted, contextValue: context, outlet: events };
}

function noSlot(): GraphQLError {
  const error = requestError('TOO_MANY_OPERATIONS', 'Too many connections; close some or try again later.');
  Object.assign(error.extensions, { retryAfterSeconds });
  return error;
}

const refuse = (status: number, errors: readonly GraphQLError[], mapError: ErrorMapper): Response => [
  JSON.stringify({ errors: errors.map(mapError) }),
  { status, statusText: '' },
];

/** Ends every stream; a stream whose reader does not take the end in time is cut. */
async function endAll(replies: readonly FastifyReply[]): Promise<void> {
  const closed = replies.map(({ raw }) => new Promise((resolve) => raw.once('close', resolve)));
  for (const { raw } of replies) raw.end();
  const cut = setTimeout(() => replies.forEach(({ raw }) => raw.destroy()), closingMs);
  await Promise.all(closed);
  clearTimeout(cut);
}

/** The library words its own refusals, except that of a request without a body. */
function sendRefusal(reply: FastifyReply, [body, { status, headers = {} }]: Response): FastifyReply {
  const { errors } =
    typeof body === 'string'
      ? (JSON.parse(body) as { errors: readonly { message: string; extensions?: object }[] })
      : { errors: [{ message: 'Send a body with the header `Content-Type: application/json`.' }] };
  return reply
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send({
      errors: errors.map((error) => ({ ...error, extensions: { code: 'BAD_REQUEST', ...error.extensions } })),
    });
}

/** A stream that fails ends with an event that contains the error. */
function untilError(events: AsyncIterator<StreamResult>): AsyncIterableIterator<StreamResult> {
  let isOver = false;
  const end = () => ({ value: undefined, done: true as const });
  const iterator = {
    async next() {
      if (isOver) return end();
      try {
        const { value, done } = await events.next();
        return done === true ? end() : { value: value as StreamResult, done: false as const };
      } catch (error) {
        isOver = true;
        const cause = error instanceof Error ? error : new Error(String(error));
        const shown =
          cause instanceof GraphQLError ? cause : new GraphQLError(cause.message, { originalError: cause });
        return { value: { errors: [shown] }, done: false as const };
      }
    },
    async return() {
      isOver = true;
      await events.return?.();
      return end();
    },
    // Without it the library does not end the iterator when the reader leaves.
    async throw() {
      return iterator.return();
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

function bodyOf({ body }: FastifyRequest): string | Record<PropertyKey, unknown> | null {
  return typeof body === 'string' ? body : typeof body === 'object' ? { ...body } : null;
}

function withoutUndefined(headers: ReturnType<FastifyReply['getHeaders']>) {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}
