import {
  ApolloServer,
  type ApolloServerPlugin,
  type GraphQLRequestContextDidResolveOperation,
  type GraphQLRequestContextWillSendResponse,
  type GraphQLRequestListener,
  HeaderMap,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, OperationTypeNode } from 'graphql';
import Negotiator from 'negotiator';
import { remembered } from '#domain/remembered.ts';
import { type ErrorMapper, logDefects, requestError } from '../errors';
import type { UncheckedRequest } from '../guard/request-size';
import { refusalOfValues } from '../guard/value-check';
import { credentialsOf } from '../kernel/credentials';
import { Ending } from '../kernel/ending';
import { clientAddress } from './client-address';
import { clientProgramOf } from './client-name';
import {
  createContext,
  type IncomingOperation,
  type OperationContext,
  type Services,
} from './context-factory';
import type { GraphqlTransport } from './graphql-transport';
import { observeOperation } from './operation-observer';
import { printedResponse, respond, stringifyUnprinted } from './printed-answers';

/** Serves queries and mutations at /graphql. */
export async function serveGraphqlOverHttp(
  app: FastifyInstance,
  { schema, execution, guard, allowances, mapError, metrics, services }: GraphqlTransport,
): Promise<ApolloServer<OperationContext>> {
  const { production } = services.environment;
  const apollo = new ApolloServer<OperationContext>({
    schema,
    parseOptions: guard.parseOptions,
    validationRules: guard.rules,
    validationOptions: guard.validationOptions,
    // The guard decides, so that all transports give the same verdict.
    introspection: true,
    includeStacktraceInErrorResponses: false,
    formatError: (_, error) => mapError(error),
    csrfPrevention: true,
    // docs/adr/0013-no-automatic-persisted-queries.md
    persistedQueries: false,
    stopOnTerminationSignals: false,
    stringifyResult: stringifyUnprinted,
    nodeEnv: production ? 'production' : 'development',
    logger: services.log,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(app),
      operationSteps({ execution, guard, allowances, mapError, metrics, services }),
    ],
  });
  await apollo.start();
  if (services.environment.playground) app.addHook('onRequest', leadBrowsersToPlayground);
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    exposeHeadRoute: false,
    handler(request, reply) {
      // A response is private, and a response to a GET would be cacheable by default.
      void reply.header('cache-control', 'no-store');
      if (!isReadable(request.headers.accept))
        return reply.code(406).send({ errors: [mapError(notReadable)] });
      const asked: UncheckedRequest = (request.method === 'GET' ? request.query : request.body) ?? {};
      const context = createContext(services, incomingOperationOf(request, reply, services));
      const refusal = refusalBeforeParsing(asked, context, { guard, allowances });
      if (refusal === undefined) return respond(apollo, request, reply, context);
      const { status, headers, error } = refusal;
      const outcome = String(error.extensions['code']);
      const operation = { transport: 'http', type: 'unknown', name: undefined, outcome } as const;
      observeOperation({ metrics, services }, context, operation);
      return reply
        .code(status)
        .headers(headers)
        .send({ errors: [mapError(error)] });
    },
  });
  refuseOtherMethods(app, '/graphql', mapError);
  return apollo;
}

interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly error: GraphQLError;
}

/** Of a request that is too large or not trusted, or whose caller has sent too many that were refused. */
function refusalBeforeParsing(
  asked: UncheckedRequest,
  { caller }: OperationContext,
  { guard, allowances }: Pick<GraphqlTransport, 'guard' | 'allowances'>,
): Refusal | undefined {
  const unread = guard.screen(asked);
  if (unread !== undefined) return { status: 400, headers: {}, error: unread };
  if (lacksDocument(asked)) return { status: 400, headers: {}, error: withoutDocument };
  if (typeof asked.query !== 'string') return undefined;
  const { refusal, headers } = allowances.takeDocument(asked.query, caller);
  return refusal && { status: 429, headers: Object.fromEntries(headers), error: refusal };
}

/** A request with `extensions` may have the hash of a document, which Apollo Server refuses with the code that its clients know. */
const lacksDocument = (asked: UncheckedRequest): boolean =>
  !asked.query && !(typeof asked === 'object' && 'extensions' in asked);

const withoutDocument = requestError(
  'BAD_REQUEST',
  'Send one operation, its document as `query`: in a JSON object by POST, or in the address by GET.',
);

/** Other methods than those of GraphQL over HTTP get an error of the graph, too, and not that of an unknown page. */
export function refuseOtherMethods(app: FastifyInstance, url: string, mapError: ErrorMapper): void {
  const error = requestError('BAD_REQUEST', 'Send operations with GET or POST.');
  const refuse = async (_: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(405)
      .headers({ allow: 'GET, POST', 'cache-control': 'no-store' })
      .send({ errors: [mapError(error)] });
  app.route({
    url,
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'POST'),
    // Before the body is parsed, which may be of any type.
    onRequest: refuse,
    handler: refuse,
  });
}

const RESPONSE_TYPES = [
  'application/json; charset=utf-8',
  'application/graphql-response+json; charset=utf-8',
];

const acceptsResponse = remembered(
  (accept: string) => new Negotiator({ headers: { accept } }).mediaType(RESPONSE_TYPES) !== undefined,
);

/** Whether the client accepts a response. Apollo Server checks it after the operation, which may be a mutation. */
const isReadable = (accept: string | undefined): boolean => !accept || acceptsResponse(accept);

const notReadable = requestError(
  'BAD_REQUEST',
  'Send the header `Accept: application/json` or `Accept: application/graphql-response+json`. Event streams are at /graphql/stream.',
);

/** A browser that opens the address of the graph has no operation to run, so it is redirected. */
async function leadBrowsersToPlayground(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [path, query = ''] = request.url.split('?', 2);
  const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
  if (path !== '/graphql' || !wantsPage || new URLSearchParams(query).has('query')) return;
  await reply
    .headers({ vary: 'accept, accept-encoding', 'cache-control': 'no-store' })
    .redirect('/playground');
}

export function incomingOperationOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { environment: { proxyHops }, pages }: Services,
): IncomingOperation {
  const { headers } = request;
  const ended = new Ending();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) ended.abort();
  });
  return {
    requestId: request.id,
    credentials: credentialsOf(headers.authorization, headers['h-csrf-token']),
    address: clientAddress(request.raw, proxyHops),
    client: clientProgramOf((header) => headers[header]),
    signal: ended,
    span: request.span?.part('graphql'),
    setCookie: (name: string, value: string) => {
      const secure = request.protocol === 'https' ? '; Secure' : '';
      void reply.header(
        'set-cookie',
        `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${secure}`,
      );
    },
    showPagesAs: (session) => {
      if (pages) void reply.header('set-cookie', session ? pages.cookie.issue(session) : pages.cookie.clear);
    },
  };
}

type Steps = Omit<GraphqlTransport, 'schema'>;

/** The gateway's own steps of an operation. One listener serves all requests: it has no state. */
function operationSteps(steps: Steps): ApolloServerPlugin<OperationContext> {
  const listener: GraphQLRequestListener<OperationContext> = {
    async didResolveOperation(request) {
      const limited = takeAllowance(request, steps);
      const refusal = refusalOfSubscription(request) ?? refusalOfRequestValues(request) ?? limited;
      if (refusal !== undefined) throw refusal;
    },
    responseForOperation: (request) => printedResponse(steps.execution, request),
    async willSendResponse(request) {
      observe(request, steps);
      setStatusForMediaType(request);
      request.contextValue.end();
    },
  };
  return { requestDidStart: async () => listener };
}

type Resolved = GraphQLRequestContextDidResolveOperation<OperationContext>;
type Answered = GraphQLRequestContextWillSendResponse<OperationContext>;

const withStatus = (status: number, error: GraphQLError): GraphQLError => {
  Object.assign(error.extensions, { http: { status, headers: new HeaderMap() } });
  return error;
};

function refusalOfSubscription({ operation }: Resolved): GraphQLError | undefined {
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return undefined;
  const message = 'Subscriptions run over WebSocket at /graphql, or over SSE at /graphql/stream.';
  return withStatus(400, new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } }));
}

function refusalOfRequestValues({ document, request }: Resolved): GraphQLError | undefined {
  const refusal = refusalOfValues(document, request.variables);
  return refusal && withStatus(400, refusal);
}

function takeAllowance(
  { document, operation, source, contextValue, response }: Resolved,
  { guard, allowances }: Steps,
): GraphQLError | undefined {
  if (!operation) return undefined;
  const cost = guard.costOf(document, operation);
  const { refusal, headers } = allowances.take(operation, cost, contextValue.caller);
  for (const [name, value] of headers) response.http.headers.set(name, value);
  if (refusal !== undefined) return withStatus(429, refusal);
  allowances.refundDocument(source, contextValue.caller);
  return undefined;
}

/** Measures each operation and, for developers, shows the REST calls behind it. */
function observe(
  { response, errors, operation, operationName, contextValue }: Answered,
  { metrics, mapError, services }: Steps,
): void {
  logDefects(errors, mapError, contextValue);
  if (response.body.kind !== 'single') return;
  const result = response.body.singleResult;
  const outcome = String(result.errors?.[0]?.extensions?.['code'] ?? 'ok');
  observeOperation({ metrics, services }, contextValue, {
    transport: 'http',
    type: operation?.operation ?? 'unknown',
    name: operationName,
    outcome,
  });
  if (!services.environment.production && contextValue.upstream.length > 0) {
    result.extensions = { ...result.extensions, upstream: contextValue.upstream };
  }
}

const requestErrorCodes: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
]);

/**
 * GraphQL over HTTP, section 6.4: with `application/json` every well-formed GraphQL response has status 200, since a proxy may
 * have sent any other status; with `application/graphql-response+json` an invalid document is 400.
 */
function setStatusForMediaType({ request, response }: Answered): void {
  if (response.http.status !== 400) return;
  if (request.http?.headers.get('accept')?.includes('application/graphql-response+json')) return;
  const errors = response.body.kind === 'single' ? response.body.singleResult.errors : undefined;
  if (errors?.every(({ extensions }) => requestErrorCodes.has(extensions?.['code']))) {
    response.http.status = 200;
  }
}
