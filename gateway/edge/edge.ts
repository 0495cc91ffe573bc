import { randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { readJsonBodies, UnreadableBody } from '#schema/http/request-bodies.ts';
import { problemOfRequest, refuseUnreadable } from '#schema/http/unreadable-requests.ts';
import type { Environment } from '../kernel/environment';
import type { Logger } from '../kernel/logger';
import type { Span, Tracing } from '../kernel/tracing';
import { compressResponses } from './compression';
import { allowOrigins } from './cross-origin';
import { limitUnfinishedRequests } from './unfinished-requests';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined when nothing is traced. */
    span: Span | undefined;
  }
}

/** The largest requests of the portal are batches of tracked events, of 20 KiB; its largest document has 5 KiB. */
const bodyLimit = 128 * 1024;
/** No address of the portal is as long. Operations in an address are limited by Node, as all headers are. */
const maxAddressLength = 4_096;
const unfinishedRequests = { connections: 2_000, connectionsPerAddress: 500, arrivalMs: 1_000 };
/** A client that reads nothing for this long is disconnected. */
const stalledMs = 60_000;

/** The HTTP server with the features that all its routes share: request ids, logs, spans, compression, security headers. */
export async function createEdge(
  environment: Environment,
  log: Logger,
  tracing: Tracing | undefined,
): Promise<FastifyInstance> {
  const { clientTimeouts, production } = environment;
  const shared = { ...sharedHeaders, ...(production ? transportSecurity : {}) };
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit,
    requestTimeout: clientTimeouts.requestMs,
    connectionTimeout: stalledMs,
    // Requests that were sent before it closed (schema/http/closing-connections.ts).
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    rewriteUrl: ({ url = '/' }) => decodable(url),
    http: {
      IncomingMessage: UpgradableRequest,
      headersTimeout: clientTimeouts.headersMs,
      connectionsCheckingInterval: clientTimeouts.headersMs / 5,
    },
    logController: new RequestLog(),
    trustProxy: environment.proxyHops > 0,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
  });
  limitUnfinishedRequests(app, {
    ...unfinishedRequests,
    ...(environment.proxyHops > 0 ? { connectionsPerAddress: Infinity } : {}),
  });
  if (tracing !== undefined) traceRequests(app, tracing);
  app.addHook('onRequest', ({ id, raw }, reply, done) => {
    void reply.headers(shared).header('x-request-id', id);
    if (isLongAddress(raw.url)) return done(Object.assign(new Error('long address'), { statusCode: 414 }));
    const problem = problemOfRequest(raw);
    if (problem === undefined) return done();
    void reply.header('connection', 'close');
    done(Object.assign(new Error(problem), { statusCode: 400 }));
  });
  allowOrigins(app, environment.allowedOrigins);
  readJsonBodies(app, 'refused');
  await compressResponses(app);
  app.setErrorHandler(answerError);
  return app;
}

/** A span for each request, named after its route: the path itself may contain a token. */
function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.decorateRequest('span');
  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url;
    const span = tracing.request(
      route === undefined ? method : `${method} ${route}`,
      { 'http.request.method': method, 'http.route': route },
      headers,
    );
    request.span = span;
    reply.raw.once('close', () => {
      const status = reply.raw.writableFinished ? reply.raw.statusCode : undefined;
      span.end({
        attributes: { 'http.response.status_code': status },
        error: status === undefined ? 'aborted' : status >= 500 ? String(status) : undefined,
      });
    });
  });
}

function answerError(
  error: Error & { readonly statusCode?: number; readonly code?: string },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
  if (status === 500) request.log.error({ err: error }, 'a request failed');
  const message = status === 500 ? 'Internal server error' : reasonOf(error);
  const code = status === 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST';
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] });
}

/** By Fastify's code. */
const REASONS: ReadonlyMap<string | undefined, string> = new Map([
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'Send the body with the header `Content-Type: application/json`.'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', `The body is larger than ${bodyLimit / 1_024} KiB.`],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'The body is empty.'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'The body is not valid JSON.'],
]);

/** Never the text of an error of Fastify, which may repeat the request. */
const reasonOf = (error: Error & { readonly code?: string }): string =>
  error instanceof UnreadableBody ? error.message : (REASONS.get(error.code) ?? 'The request cannot be read');

/** Security headers, as set by Helmet. Pages have separate policies (content-security.ts). */
const sharedHeaders = {
  // Compressed files are next to the originals: a cache must not serve one to a client that cannot read it.
  vary: 'accept-encoding',
  'cross-origin-opener-policy': 'same-origin',
  // Hosts that mount the portal load its files.
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const transportSecurity = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Operations have their own log lines, with the outcome (operation.ts). */
class RequestLog extends LogController {
  override incomingRequest(...given: Parameters<LogController['incomingRequest']>): void {
    if (!isOperation(given[0])) super.incomingRequest(...given);
  }

  override requestCompleted(...given: Parameters<LogController['requestCompleted']>): void {
    const [error, request, reply] = given;
    if (error || reply.statusCode >= 400 || !isOperation(request)) super.requestCompleted(...given);
  }
}

const isOperation = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === '/graphql';

/** Escapes the percent signs of an address that cannot be decoded, so that it is answered like any other unknown address. */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

const isLongAddress = (url = ''): boolean =>
  url.length > maxAddressLength && !/^\/graphql(\/stream)?\?/.test(url);

/** A request keeps the id that a proxy assigned, so that all logs share it. */
function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * Node passes every request that offers an upgrade to the upgrade listeners. An offer may be ignored (RFC 9110, 7.8): a request
 * that offers anything other than WebSocket, such as the `h2c` of Java's and curl's clients, is handled like one without an
 * offer.
 */
class UpgradableRequest extends IncomingMessage {
  private isOffered = false;

  /** Set by Node's parser; decides which listener receives the request. */
  get upgrade(): boolean {
    return (
      this.isOffered && (this.method === 'CONNECT' || this.headers.upgrade?.toLowerCase() === 'websocket')
    );
  }

  set upgrade(isOffered: boolean) {
    this.isOffered = isOffered;
  }
}
