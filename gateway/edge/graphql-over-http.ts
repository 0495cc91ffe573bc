import {
  ApolloServer,
  type ApolloServerOptions,
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
import { type GraphQLError, OperationTypeNode } from 'graphql';
import Negotiator from 'negotiator';
import { remembered } from '#domain/remembered.ts';
import { type ErrorMapper, logDefects, requestError } from '../errors';
import { DocumentStore } from '../guard/document-store';
import type { UncheckedRequest } from '../guard/request-size';
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
import type { SseEndpoint } from './graphql-over-sse';
import { type GraphqlTransport, Operations } from './operation';
import { printedResponse, respond, stringifyUnprinted } from './printed-answers';

/** Serves queries and mutations at /graphql; clients that prefer events get them from `events`. */
export async function serveGraphqlOverHttp(
  app: FastifyInstance,
  graph: GraphqlTransport,
  events: Pick<SseEndpoint, 'serve'>,
): Promise<ApolloServer<OperationContext>> {
  const { schema, guard, mapError, services } = graph;
  const { production } = services.environment;
  const operations = new Operations(graph, 'http');
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
    documentStore: storeForApollo(),
    stopOnTerminationSignals: false,
    stringifyResult: stringifyUnprinted,
    nodeEnv: production ? 'production' : 'development',
    logger: services.log,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(app),
      operationSteps(graph, operations),
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
      const mediaType = answerTypeFor(request.headers.accept);
      if (mediaType === EVENT_STREAM) return events.serve(request, reply);
      if (mediaType === undefined) return reply.code(406).send({ errors: [mapError(notReadable)] });
      const asked: UncheckedRequest = (request.method === 'GET' ? request.query : request.body) ?? {};
      const context = createContext(services, incomingOperationOf(request, reply, services));
      const setHeader = (name: string, value: string) => void reply.header(name, value);
      const { query, variables } = asked;
      const refusal = lacksDocument(asked)
        ? { status: 400, errors: [withoutDocument] }
        : operations.receive({ query, variables, context, setHeader });
      if (refusal === undefined) return respond(apollo, request, reply, context);
      operations.observe(context, undefined, undefined, refusal.errors);
      return reply.code(refusal.status).send({ errors: refusal.errors.map(mapError) });
    },
  });
  refuseOtherMethods(app, '/graphql', mapError);
  return apollo;
}

/** Apollo Server's own store would keep documents with secrets. */
function storeForApollo(): NonNullable<ApolloServerOptions<OperationContext>['documentStore']> {
  const documents = new DocumentStore();
  return {
    get: (key) => Promise.resolve(documents.get(key)),
    set: (key, document) => Promise.resolve(documents.set(key, document)),
    delete: () => Promise.resolve(),
  };
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

const EVENT_STREAM = 'text/event-stream';

const RESPONSE_TYPES = [
  'application/json; charset=utf-8',
  'application/graphql-response+json; charset=utf-8',
  EVENT_STREAM,
];

const preferredType = remembered((accept: string) =>
  new Negotiator({ headers: { accept } }).mediaType(RESPONSE_TYPES),
);

/**
 * The type that the client prefers; undefined when it accepts none. Apollo Server checks it after the operation, which may be a
 * mutation.
 */
const answerTypeFor = (accept: string | undefined): string | undefined =>
  accept ? preferredType(accept) : RESPONSE_TYPES[0];

const notReadable = requestError(
  'BAD_REQUEST',
  'Send the header `Accept: application/json`, `Accept: application/graphql-response+json`, or for a stream `Accept: text/event-stream`.',
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

/** The gateway's own steps of an operation. One listener serves all requests: it has no state. */
function operationSteps(
  { execution, mapError }: GraphqlTransport,
  operations: Operations,
): ApolloServerPlugin<OperationContext> {
  const listener: GraphQLRequestListener<OperationContext> = {
    async didResolveOperation(request) {
      const refusal = refusalOf(request, operations);
      if (refusal !== undefined) throw refusal;
    },
    responseForOperation: (request) => printedResponse(execution, request),
    async willSendResponse(request) {
      const { contextValue, operation, operationName, errors } = request;
      logDefects(errors, mapError, contextValue);
      operations.observe(contextValue, operation, operationName, errors);
      showUpstream(request);
      setStatusForMediaType(request);
      contextValue.end();
    },
  };
  return { requestDidStart: async () => listener };
}

type Resolved = GraphQLRequestContextDidResolveOperation<OperationContext>;
type Answered = GraphQLRequestContextWillSendResponse<OperationContext>;

/** The steps of admission after Apollo Server has parsed and validated the document. */
function refusalOf(
  { document, operation, source, request: { variables }, contextValue, response }: Resolved,
  operations: Operations,
): GraphQLError | undefined {
  if (!operation) return undefined;
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return withStatus(400, subscription());
  const { headers } = response.http;
  const setHeader = (name: string, value: string) => void headers.set(name, value);
  const request = { query: source, variables, context: contextValue, setHeader };
  const charged = operations.charge(request, document, operation);
  if (!('errors' in charged)) return undefined;
  const [error] = charged.errors;
  return error && withStatus(charged.status, error);
}

const withStatus = (status: number, error: GraphQLError): GraphQLError => {
  Object.assign(error.extensions, { http: { status, headers: new HeaderMap() } });
  return error;
};

const subscription = () =>
  requestError(
    'BAD_REQUEST',
    'Subscriptions run over WebSocket, or over SSE with the header `Accept: text/event-stream`.',
  );

/** For developers, shows the REST calls behind the response. */
function showUpstream({ response, contextValue: { environment, upstream } }: Answered): void {
  if (response.body.kind !== 'single' || environment.production || upstream.length === 0) return;
  const result = response.body.singleResult;
  result.extensions = { ...result.extensions, upstream };
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
