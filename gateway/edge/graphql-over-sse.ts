import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, getOperationAST } from 'graphql';
import {
  createHandler,
  type ExecutionPatchResult,
  type ExecutionResult,
  type RequestParams,
  type Response,
} from 'graphql-sse';
import { createContext, type OperationContext } from '../context-factory';
import { requestError, type ErrorCode } from '../errors';
import { refusalOfValues } from '../guard/value-check';
import { clientAddress } from './client-address';
import type { Connection, Connections } from './connections';
import { EventStream } from './event-stream';
import { arrivalOf, type GraphqlTransport } from './graphql-over-http';
import { observeOperation } from './operation-observer';
import { isAllowedOrigin } from './origin';
import { viewOf } from './result-view';

/** How long a stopping gateway waits for readers to take what has been written. */
const closingMs = 2_000;
/** Readers who find no place come back after this. */
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
  /** Lets running queries and mutations end, then ends every stream so that clients move to another instance. */
  close(): Promise<void>;
}

/**
 * Serves subscriptions, and queries and mutations too, at /graphql/stream: GraphQL over SSE with one connection for each
 * operation (docs/adr/0016-event-streams.md). What is wrong with an operation comes as an event, so that the protocol's clients show
 * it and do not repeat it; what may be repeated later is an HTTP status.
 */
export function serveGraphqlOverSse(
  app: FastifyInstance,
  { schema, guard, allowances, mapError, metrics, services }: GraphqlTransport,
  { limits, seats, running, refusalOf }: Connections,
): SseEndpoint {
  const { environment } = services;
  const open = new Set<FastifyReply>();
  let closing = false;

  const handle = createHandler<FastifyRequest, Exchange, StreamContext>({
    // Distinct connections alone: no stream is reserved for later operations.
    authenticate: () => null,
    // The guard has done it.
    validate: () => [],
    context: ({ context }) => context.context,
    onSubscribe({ method, context: exchange, raw }, params) {
      const { context, connection, reply } = exchange;
      const refused = (errors: readonly GraphQLError[]): ExecutionResult => {
        observe(context, 'unknown', params.operationName, errors);
        return { data: undefined as unknown as null, errors };
      };
      const operationName = params.operationName ?? undefined;
      const oversized = guard.screen(params);
      if (oversized) return refused([oversized]);
      const document = guard.check(params.query, operationName);
      if (!('kind' in document)) return refused(document);
      const operation = getOperationAST(document, operationName);
      if (!operation) return refused([new GraphQLError('There is no such operation.')]);
      if (operation.operation === 'mutation' && method === 'GET') {
        return answer(405, 'BAD_REQUEST', 'Mutations are sent with POST.', { allow: 'POST' });
      }
      const unusable = refusalOfValues(document, params.variables);
      if (unusable) return refused([unusable]);
      const cost = guard.costOf(document, operation);
      const decision = allowances.take(operation, cost, context.caller);
      void reply.headers(Object.fromEntries(decision.headers));
      const tooMuch = decision.refusal ?? refusalOf(connection, context.caller, cost);
      if (tooMuch) {
        observe(context, operation.operation, params.operationName, [tooMuch]);
        return refusal(429, tooMuch);
      }
      const address = clientAddress(raw.raw, environment.proxyHops);
      if (!seats.enter(connection, address, context.credentials)) return noPlace(context, params);
      running.start(connection, raw.id, { document, operationName, cost, caller: context.caller });
      return {
        schema,
        document,
        operationName,
        variableValues: params.variables,
        contextValue: context,
      };
    },
    onOperation(context, _, { document, operationName }, result) {
      const operation = getOperationAST(document, operationName);
      const errors = 'errors' in result ? result.errors : undefined;
      observe(context, operation?.operation ?? 'unknown', operation?.name?.value, errors);
      return Symbol.asyncIterator in result ? untilError(result[Symbol.asyncIterator]()) : result;
    },
    async onNext(context, { context: exchange }, result) {
      await exchange.events.take();
      // The next event of a stream must not be answered from what this one has read.
      context.platform.forget();
      return viewOf(result as ExecutionResult, context, mapError) as ExecutionResult;
    },
  });

  function observe(
    context: OperationContext,
    type: string,
    name: string | null | undefined,
    errors: readonly GraphQLError[] | undefined,
  ): void {
    const outcome = errors?.[0] === undefined ? 'ok' : String(mapError(errors[0]).extensions?.['code']);
    observeOperation(metrics, context, { transport: 'sse', type, name, outcome });
  }

  function noPlace(context: OperationContext, { operationName }: RequestParams): Response {
    const error = requestError('TOO_MANY_OPERATIONS', 'Too many connections; close some or try again later.');
    Object.assign(error.extensions, { retryAfterSeconds });
    observe(context, 'unknown', operationName, [error]);
    return refusal(429, error, { 'retry-after': String(retryAfterSeconds) });
  }

  const refusal = (status: number, error: GraphQLError, headers: Record<string, string> = {}): Response => [
    JSON.stringify({ errors: [mapError(error)] }),
    { status, statusText: '', headers },
  ];
  const answer = (status: number, code: ErrorCode, message: string, headers: Record<string, string> = {}) =>
    refusal(status, requestError(code, message), headers);

  function notServed({ headers }: FastifyRequest): Response | undefined {
    if (closing) return answer(503, 'PLATFORM_UNAVAILABLE', 'The gateway is stopping; connect again.');
    if (!isAllowedOrigin(headers.origin, headers.host, environment.allowedOrigins)) {
      return answer(403, 'ACCESS_DENIED', 'Pages of this origin may not use the graph.');
    }
    if (headers.accept?.includes('text/event-stream') !== true) {
      return answer(406, 'BAD_REQUEST', 'Send the header `Accept: text/event-stream`.');
    }
    return undefined;
  }

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.header('cache-control', 'no-store');
    const unserved = notServed(request);
    if (unserved) return sendRefusal(reply, unserved);
    const events = new EventStream(reply.raw);
    const connection = { makeRoom: () => events.end() };
    const context = { ...createContext(services, arrivalOf(request, reply, environment)) };
    reply.raw.once('close', () => {
      running.abandon(connection);
      seats.leave(connection);
    });
    const [body, init] = await handle({
      method: request.method,
      url: request.url,
      // Other media types that a client accepts besides do not matter.
      headers: { get: (name) => (name === 'accept' ? 'text/event-stream' : headerOf(request, name)) },
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
      // For nginx, which keeps answers back until its buffer is full.
      'x-accel-buffering': 'no',
    });
    await events.write(body);
    return reply;
  }

  function track(reply: FastifyReply): void {
    open.add(reply);
    metrics.openEventStreams.set(open.size);
    reply.raw.once('close', () => {
      open.delete(reply);
      metrics.openEventStreams.set(open.size);
    });
  }

  app.route({ method: ['GET', 'POST'], url: '/graphql/stream', handler: serve });

  return {
    async close() {
      closing = true;
      await running.idle(limits.drainMs);
      // The event that ends the last answer follows in this turn of the event loop.
      await new Promise(setImmediate);
      const replies = [...open];
      const closed = replies.map(({ raw }) => new Promise((resolve) => raw.once('close', resolve)));
      for (const { raw } of replies) raw.end();
      const cut = setTimeout(() => replies.forEach(({ raw }) => raw.destroy()), closingMs);
      await Promise.all(closed);
      clearTimeout(cut);
    },
  };
}

/** The library words its own refusals, some of them with a status alone. */
function sendRefusal(reply: FastifyReply, [body, { status, headers = {} }]: Response): FastifyReply {
  const { errors } =
    typeof body === 'string'
      ? (JSON.parse(body) as { errors: readonly { message: string; extensions?: object }[] })
      : { errors: [{ message: 'The request cannot be read' }] };
  return reply
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send({
      errors: errors.map((error) => ({ ...error, extensions: { code: 'BAD_REQUEST', ...error.extensions } })),
    });
}

/** A stream that fails ends with an event that says why. */
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
