import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeExecutableSchema, type IExecutableSchemaDefinition } from '@graphql-tools/schema';
import type { FastifyInstance } from 'fastify';
import { isSchema, type GraphQLSchema } from 'graphql';
import { readBeforeClosing } from '#schema/http/closing-connections.ts';
import type { Clock, GatewayContext } from './context';
import { closeConnectionsWhen } from './edge/closing-connections';
import { connectionLimits, createConnections, type ConnectionLimits } from './edge/connections';
import type { Services } from './edge/context-factory';
import { createEdge } from './edge/edge';
import { serveGraphqlOverHttp } from './edge/graphql-over-http';
import { serveGraphqlOverSse } from './edge/graphql-over-sse';
import { serveGraphqlOverWebSocket, type SocketLimits } from './edge/graphql-over-websocket';
import { serveHealth } from './edge/health';
import { createMetrics, type Metrics } from './edge/metrics';
import type { GraphqlTransport } from './edge/operation';
import { readAsUser } from './edge/page-reads';
import { servePages } from './edge/pages';
import { servePhotos } from './edge/photos';
import { serveSchemaFiles } from './edge/schema-file';
import { sessionForms } from './edge/session-forms';
import { createErrorMapper } from './errors';
import { createExecution, type ExecutionSettings } from './execution/execution';
import { createGuard } from './guard/guard';
import { createOperationAllowances, type OperationAllowances } from './guard/operation-allowances';
import { loadTrustedDocuments } from './guard/trusted-documents';
import { createIntents, type Intents } from './idempotency/intents';
import { createMemoryIntents } from './idempotency/memory-intents';
import { createRedisIntents } from './idempotency/redis-intents';
import type { Environment } from './kernel/environment';
import { createLogger, type Logger } from './kernel/logger';
import { connectRedis } from './kernel/redis';
import { systemClock, type TimerClock } from './kernel/timer-clock';
import { createLive, type Live } from './live/create-live';
import { createOpenIdProviders } from './openid/openid-provider';
import { createRenderedPages, type RenderedPages } from './pages/rendered-pages';
import { createRenderer } from './pages/renderer';
import { createRenderingCookie } from './pages/rendering-cookie';
import { createPlatformClient, type PlatformClient } from './rest/client/client';
import { loadContract, type Contract } from './rest/client/contract';
import { createFailureReporter } from './rest/client/failure-report';
import type { ConnectionFactory } from './rest/client/transport';

export interface GatewayOptions {
  readonly environment: Environment;
  readonly schema: GraphQLSchema | IExecutableSchemaDefinition<GatewayContext>;
  readonly clock?: Clock;
  /** The clock of poll loops; real time by default. */
  readonly liveClock?: TimerClock;
  readonly log?: Logger;
  readonly contract?: Contract;
  /** The built client; client/dist unless given. */
  readonly clientDirectory?: string;
  /** The built renderer of pages; client/server/dist/worker.mjs unless given. */
  readonly rendererFile?: string;
  readonly socketLimits?: Partial<SocketLimits & ConnectionLimits>;
  readonly execution?: ExecutionSettings;
  /** To the platform; real ones by default. */
  readonly connections?: ConnectionFactory;
  /** Replaces the state that the options above would create. */
  readonly state?: GatewayState;
}

/** The state that a gateway keeps between requests: platform reads, followed work and bookings, and the allowances of callers. */
export interface GatewayState {
  readonly platform: PlatformClient;
  readonly live: Live;
  readonly intents: Intents;
  readonly allowances: OperationAllowances;
}

export interface StateOptions extends Pick<
  GatewayOptions,
  'environment' | 'contract' | 'liveClock' | 'connections'
> {
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The clock for time limits of calls to the platform; real time by default. */
  readonly timeoutClock?: TimerClock;
  /** The clock for pauses before repeated reads; real time by default. */
  readonly pauseClock?: TimerClock;
}

export function createState({ environment, log, metrics, ...options }: StateOptions): GatewayState {
  const contract = options.contract ?? loadContract();
  const unknownPath = Object.keys(environment.platformPaths).find((path) => !contract.hasPath(path));
  if (unknownPath !== undefined) {
    throw new Error(
      `PLATFORM_PATHS maps ${unknownPath}, which is not a path of schema/platform.openapi.yaml`,
    );
  }
  const reports = createFailureReporter(({ credentials, requestId, span }) =>
    platform.session(credentials, { requestId, span }),
  );
  const platform: PlatformClient = createPlatformClient({
    baseUrl: environment.platformUrl,
    contract,
    timeoutMs: environment.platformTimeoutMs,
    tenant: environment.tenant,
    usersAreShared: environment.usersAreShared,
    paths: environment.platformPaths,
    log,
    observe(call) {
      metrics.upstreamCall(call);
      reports.called(call);
    },
    onRepeat: metrics.upstreamRepeat,
    onFailedResponse: reports.failed,
    timeoutClock: options.timeoutClock,
    pauseClock: options.pauseClock,
    connections: options.connections,
  });
  const redis = environment.redisUrl === undefined ? undefined : connectRedis(environment.redisUrl);
  const live = createLive({
    settings: environment.live,
    redis,
    log,
    onLoop: (change) => metrics.liveLoops.inc(change),
    onSubscriber: (change) => metrics.liveSubscribers.inc(change),
    clock: options.liveClock,
  });
  const clock = options.liveClock ?? systemClock;
  const memory = createMemoryIntents(clock);
  const intents = createIntents(redis === undefined ? memory : createRedisIntents(redis, memory, log), clock);
  return { platform, live, intents, allowances: createOperationAllowances(environment, redis) };
}

export interface Gateway {
  /** Starts listening; port 0 uses a free one. */
  start(port: number): Promise<{ readonly url: string }>;
  /** Reports itself as not ready, keeps serving for `shutdownDelayMs`, lets running requests end, then closes everything. */
  stop(): Promise<void>;
  /** For tests that need no real connection: `app.inject`. */
  readonly app: FastifyInstance;
}

export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { environment } = options;
  const log = options.log ?? createLogger(environment.logLevel);
  const schema = isSchema(options.schema) ? options.schema : makeExecutableSchema(options.schema);
  const metrics = createMetrics(environment.clientNames);
  const tracing =
    environment.traces &&
    (await (await import('./kernel/opentelemetry')).startTracing(environment.traces, log));
  const { platform, live, intents, allowances } = options.state ?? createState({ ...options, log, metrics });
  const clock = options.clock ?? { now: () => new Date() };
  const pages = environment.pages.areRendered ? renderedPages(options, { clock, log, metrics }) : undefined;
  const openId = createOpenIdProviders(environment);
  const services: Services = { environment, clock, log, platform, live, intents, pages, tracing, ...openId };
  const app = await createEdge(environment, log, tracing);
  const transport: GraphqlTransport = { ...transportOf(schema, options), allowances, metrics, services };
  let stopping: Promise<void> | undefined;
  const isStopping = () => stopping !== undefined;
  closeConnectionsWhen(app, isStopping);
  readBeforeClosing(app);
  const connections = createConnections(
    { ...connectionLimits, sockets: environment.maxSockets, ...options.socketLimits },
    transport,
  );
  const eventStreams = serveGraphqlOverSse(app, transport, connections);
  const apollo = await serveGraphqlOverHttp(app, transport, eventStreams);
  serveSchemaFiles(app, schema);
  serveHealth(app, { platform, live, metrics, environment, isStopping });
  servePhotos(app, environment.platformUrl);
  await servePages(
    app,
    environment,
    options.clientDirectory ?? resolve(__dirname, '../client/dist'),
    pages && {
      pages,
      readAs: (request) => readAsUser(apollo, services, request),
      forms: sessionForms(apollo, services, pages),
    },
  );
  const webSocket = serveGraphqlOverWebSocket(app, transport, connections, options.socketLimits);

  async function stop(): Promise<void> {
    await sleep(environment.shutdownDelayMs);
    await Promise.all([webSocket.close(), eventStreams.close()]);
    await apollo.stop();
    await live.close();
    await pages?.close();
    platform.close();
    await tracing?.close();
  }

  return {
    app,
    async start(port) {
      await live.ready();
      pages?.start();
      return { url: await listen(app, { port, host: environment.host }) };
    },
    stop: () => (stopping ??= stop()),
  };
}

/** The parts of the schema and the settings that every transport of the graph needs. */
const transportOf = (schema: GraphQLSchema, { environment, execution }: GatewayOptions) => ({
  schema,
  execution: createExecution(schema, execution),
  guard: guardOf(schema, environment),
  mapError: createErrorMapper({ production: environment.production }),
});

const guardOf = (schema: GraphQLSchema, { playground, trustedDocuments }: Environment) =>
  createGuard(schema, {
    // The playground's documentation and completion read it.
    introspection: playground,
    trusted: trustedDocuments && loadTrustedDocuments(trustedDocuments),
  });

/** The address that it listens on; port 0 is any free one. */
async function listen(
  app: FastifyInstance,
  at: { readonly port: number; readonly host: string },
): Promise<string> {
  await app.listen(at);
  const address = app.server.address();
  return `http://localhost:${typeof address === 'object' && address !== null ? address.port : at.port}`;
}

function renderedPages(
  { environment, rendererFile }: GatewayOptions,
  { clock, log, metrics }: { clock: Clock; log: Logger; metrics: Metrics },
): RenderedPages {
  const { keys } = environment.pages;
  return createRenderedPages({
    environment,
    clock,
    cookie: createRenderingCookie(keys.length > 0 ? keys : [randomBytes(32).toString('base64')], clock),
    renderer: createRenderer({
      file: rendererFile ?? resolve(__dirname, '../client/server/dist/worker.mjs'),
      log,
    }),
    observe: (outcome, milliseconds) => metrics.page(outcome, milliseconds / 1_000),
  });
}
