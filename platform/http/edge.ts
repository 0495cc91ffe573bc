/**
 * The HTTP edge: one route for each operation of the contract. For each request it finds the session, checks the anti-forgery
 * token, reads the body, checks it against the contract and calls the handler; with `checkAnswers` the response is checked too.
 * Every thrown error becomes `{code, message}`.
 */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Operation } from 'openapi-backend';
import { readBeforeClosing } from '#schema/http/closing-connections.ts';
import { readJsonBodies, UnreadableBody } from '#schema/http/request-bodies.ts';
import { problemOfRequest, refuseUnreadable } from '#schema/http/unreadable-requests.ts';
import { problemOfValue } from '#schema/untrusted-values.ts';
import { actingFor } from '../database/acting';
import { isDatabaseBusy, isDatabaseUnreachable, isOutage } from '../database/connect';
import { SECOND_MS } from '../kernel/durations';
import type { ClientTimeouts } from '../kernel/environment';
import type { Logger } from '../kernel/logger';
import { Refusal } from '../kernel/refusal';
import { isSupplierBusy } from '../supplier/supplier';
import {
  actingOf,
  recordUse,
  requireAccess,
  requireAntiForgery,
  requireCustomer,
  requireSession,
  requireTenant,
  type Session,
} from './session';
import type { Tenant } from '../people/people.tables';
import type { Services } from '../services';
import type { Contract } from './contract';
import { shareVaultWithBrowsers } from './cross-origin';
import type { PictureSource } from './picture-source';
import type { Call, Handlers, OperationId } from './operations';

export interface EdgeOptions {
  readonly contract: Contract;
  readonly handlers: Handlers;
  readonly services: Services;
  readonly pictureOf: PictureSource;
  readonly logger: Logger;
  readonly checkAnswers: boolean;
  /** Whether visitors without a session may search and read homes. */
  readonly publicBrowsing: boolean;
  readonly clientTimeouts?: ClientTimeouts | undefined;
  /** A stopping platform is not ready, and its responses close their connection. */
  readonly isStopping?: () => boolean;
}

const bodyLimitBytes = 256 * 1024;
const defaultTimeouts: ClientTimeouts = { headersMs: 5_000, requestMs: 10_000 };
/** How long requests in flight may take when the server closes. */
const drainMs = 10_000;
const photoFolder = join(__dirname, '../photos/files');

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

/** A client that has read nothing of its response for this long is disconnected. */
const stalledMs = 60_000;

export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { contract, logger, clientTimeouts = defaultTimeouts, isStopping = () => false } = options;
  const edge: FastifyInstance = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: clientTimeouts.requestMs,
    connectionTimeout: stalledMs,
    // Requests that were sent before it closed (schema/http/closing-connections.ts).
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    // An address that cannot be decoded reaches no route.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    http: {
      headersTimeout: clientTimeouts.headersMs,
      connectionsCheckingInterval: clientTimeouts.headersMs / 5,
    },
    requestIdHeader: 'x-request-id',
    // Idle connections are closed with the server; requests in flight get their response first.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  edge.decorateRequest('session', null);
  readBeforeClosing(edge);
  edge.addHook('preClose', (done) => {
    setTimeout(() => edge.server.closeAllConnections(), drainMs).unref();
    done();
  });
  refuseAmbiguous(edge);
  // Calls without a body often carry the content type of JSON anyway.
  readJsonBodies(edge, 'undefined');
  answerErrors(edge, contract);
  shareVaultWithBrowsers(edge);
  edge.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        operation: request.routeOptions.config.operationId ?? request.routeOptions.url,
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });

  edge.addHook('onSend', (_, reply, __, done) => {
    if (isStopping()) void reply.header('connection', 'close');
    done();
  });

  edge.get('/healthz', () => ({ status: 'ok' }));
  edge.get('/readyz', async () => {
    if (isStopping()) throw new Refusal(50301);
    await options.services.database.selectFrom('users').select('id').limit(1).execute();
    return { status: 'ok' };
  });
  await servePhotos(edge, options.pictureOf);
  for (const operation of contract.operations) {
    if (operation.operationId !== 'getPhoto') addOperation(edge, operation, options);
  }
  return edge;
}

/** A drawing is a document: opened by itself, it is shown without rights. */
const drawingHeaders = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** The drawings of homes, and the few pictures that are files. */
async function servePhotos(edge: FastifyInstance, pictureOf: PictureSource): Promise<void> {
  await edge.register(fastifyStatic, { root: photoFolder, serve: false, immutable: true, maxAge: '365d' });
  edge.get<{ Params: { file: string } }>('/photos/:file', async ({ params: { file }, headers }, reply) => {
    if (!file.endsWith('.svg')) return reply.sendFile(file);
    const picture = await pictureOf(file);
    if (!picture) throw new Refusal(40401);
    void reply.headers(drawingHeaders).header('etag', picture.etag);
    return headers['if-none-match'] === picture.etag ? reply.code(304).send() : reply.send(picture.svg);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
  }
}

function addOperation(edge: FastifyInstance, operation: Operation, options: EdgeOptions): void {
  const { contract, services, checkAnswers, publicBrowsing } = options;
  const id = operation.operationId as OperationId;
  const handler = options.handlers[id] as (call: Call<OperationId>) => unknown;
  const isPublic = operation.security?.length === 0;
  const isOpenToVisitors = publicBrowsing && isOptional(operation.security);
  const isOpenToRefused = 'x-open-to-refused' in operation;
  const isOpenToAgents = 'x-open-to-agents' in operation;
  const isUnattended = 'x-unattended' in operation;
  const successStatus = Number(
    Object.keys(operation.responses ?? {}).find((status) => status.startsWith('2')),
  );

  edge.route({
    method: operation.method.toUpperCase() as 'GET' | 'POST' | 'PUT',
    url: operation.path,
    config: { operationId: id },
    onRequest: async (request) => {
      if (isPublic || (isOpenToVisitors && isVisitor(request))) return;
      const { database, clock } = services;
      const session = await requireSession(database, clock, request.headers.authorization);
      request.session = session;
      // Everybody may sign out everywhere.
      if (id !== 'logout') requireTenant(session, request.headers['x-tenant']);
      if (!isOpenToRefused) {
        requireAccess(session);
        if (session.acting || !isOpenToAgents) requireCustomer(session, services);
      }
      if (request.method !== 'GET') requireAntiForgery(session, request.headers['h-csrf-token']);
      if (!isUnattended) await recordUse(database, clock, session);
    },
    handler: async (request, reply) => {
      const unusable = problemOfValue(request.body);
      if (unusable !== undefined) throw new Refusal(40001, unusable);
      const problems = contract.problemsOfRequest(operation, {
        method: request.method,
        path: request.url,
        headers: request.headers,
        body: request.body,
      });
      if (problems.length > 0) throw new Refusal(40001, problems.join('; '));
      const call = {
        body: request.body,
        session: request.session,
        idempotencyKey: request.headers['idempotency-key'],
        sender: request.headers['x-forwarded-for'] ?? request.ip,
        portalTenant: request.headers['x-tenant'],
        logger: request.log,
        setHeader: (name: string, value: string) => void reply.header(name, value),
      } as Call<OperationId>;
      const acting = request.session ? actingOf(request.session) : undefined;
      const answer = await actingFor(acting, () => handler(call));
      reply.code(successStatus).header('cache-control', 'no-store');
      if (successStatus === 204) return reply.send();
      if (checkAnswers) {
        const wrong = contract.problemsOfAnswer(operation, successStatus, answer);
        if (wrong.length > 0) throw new Error(`${id} answers what the contract forbids: ${wrong.join('; ')}`);
      }
      return answer;
    },
  });
}

/** Whether one of the alternatives is nothing. */
const isOptional = (security: Operation['security'] = []): boolean =>
  security.some((schemes) => Object.keys(schemes).length === 0);

/** A business opens its portal to its own people only. */
const isVisitor = ({ headers }: FastifyRequest): boolean =>
  headers.authorization === undefined && headers['x-tenant'] !== ('corporate' satisfies Tenant);

function refuseAmbiguous(edge: FastifyInstance): void {
  edge.addHook('onRequest', ({ raw }, reply, done) => {
    const problem = problemOfRequest(raw);
    if (problem === undefined) return done();
    void reply.header('connection', 'close');
    done(new Refusal(40001, problem));
  });
}

function answerErrors(edge: FastifyInstance, contract: Contract): void {
  edge.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0];
    const methods = contract.operations
      .filter((operation) => operation.path === path)
      .map(({ method }) => method);
    if (methods.length === 0 || methods.includes(request.method.toLowerCase())) {
      return refuse(reply, new Refusal(path?.startsWith('/photos/') ? 40401 : 40402));
    }
    return refuse(
      reply,
      new Refusal(40501, undefined, {}, { allow: methods.sort().join(', ').toUpperCase() }),
    );
  });
  edge.setErrorHandler(answerError);
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof Refusal ? error : refusalOf(error);
  if (refusal.status >= 500 && !isOutage(error)) request.log.error({ err: error }, 'request failed');
  return refuse(reply, refusal);
}

const refuse = (reply: FastifyReply, { code, message, status, details, headers }: Refusal): FastifyReply =>
  reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send({ code, message, ...details });

/** Maps fastify's own refusals, and an unreachable or busy database, to the contract's errors. */
function refusalOf(error: unknown): Refusal {
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 413) return new Refusal(41301);
  if (statusCode === 415) {
    return new Refusal(41501, error instanceof UnreadableBody ? error.message : undefined);
  }
  // Also of a client that breaks off its body, whose connection was reset as that of a database can be.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refusal(40001, (error as Error).message);
  }
  if (isSupplierBusy(error)) {
    const seconds = Math.ceil(error.retryAfterMs / SECOND_MS);
    return new Refusal(50302, 'The supplier is too busy.', {}, { 'retry-after': String(seconds) });
  }
  if (isDatabaseBusy(error)) return new Refusal(50302, undefined, {}, { 'retry-after': '1' });
  return new Refusal(isDatabaseUnreachable(error) ? 50301 : 50001);
}
