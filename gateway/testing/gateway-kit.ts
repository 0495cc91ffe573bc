import type { IExecutableSchemaDefinition } from '@graphql-tools/schema';
import { print, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Clock, GatewayContext } from '../context';
import { parseEnvironment, type Environment } from '../kernel/environment';
import { createLogger, type Logger } from '../kernel/logger';
import type { TimerClock } from '../kernel/timer-clock';
import { createContract, type Contract } from '../rest/client/contract';
import type { ConnectionFactory } from '../rest/client/transport';
import { createGateway, type Gateway, type GatewayOptions } from '../server';
import { HttpDispatcher } from './http-dispatcher';

export interface TestGateway {
  readonly gateway: Gateway;
  /** `http://localhost:<port>`; empty for a gateway that does not listen from its start. */
  readonly url: string;
  /** The same, for a gateway that starts listening on the first call. */
  listen(): Promise<string>;
  /** Runs an operation over the HTTP edge without a connection. */
  execute(operation: TestOperation): Promise<TestResult>;
  stop(): Promise<void>;
}

/** An operation: its document, or its text if the test is about the text. */
export type TestOperation = ({ readonly query: DocumentNode } | { readonly text: string }) & {
  readonly variables?: Record<string, unknown>;
  readonly operationName?: string;
  readonly headers?: Record<string, string>;
};

export interface TestResult {
  readonly status: number;
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { message: string; path?: unknown[]; extensions: Record<string, unknown> }[];
  readonly extensions?: Record<string, unknown>;
}

export interface TestGatewayOptions {
  readonly schema: GraphQLSchema | IExecutableSchemaDefinition<GatewayContext>;
  readonly environment?: Partial<Environment>;
  readonly contract?: Contract;
  readonly clock?: Clock;
  readonly liveClock?: TimerClock;
  readonly clientDirectory?: string;
  readonly log?: Logger;
  readonly socketLimits?: GatewayOptions['socketLimits'];
  readonly state?: GatewayOptions['state'];
  readonly execution?: GatewayOptions['execution'];
  /** Opens a port; needed for WebSockets. */
  readonly listen?: boolean;
}

/** The address that tests mock with nock; nothing listens there. */
export const testPlatformUrl = 'http://platform.test';

/** Connections to it: nock sees what they send. */
export const mockedConnections: ConnectionFactory = () => new HttpDispatcher();

/** The settings of a test gateway: defaults, a mocked platform, a silent log, and what the test changes. */
export const testEnvironment = (changes: Partial<Environment> = {}): Environment => ({
  ...parseEnvironment({
    PLATFORM_URL: testPlatformUrl,
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PAGES: 'shell',
    TENANT: changes.tenant,
  }),
  ...changes,
});

/** A gateway in this process: the whole server, with short time limits and a silent log. */
export async function startTestGateway(options: TestGatewayOptions): Promise<TestGateway> {
  const environment = testEnvironment(options.environment);
  const gateway = await createGateway({
    environment,
    schema: options.schema,
    log: options.log ?? createLogger('silent'),
    ...(options.contract === undefined ? {} : { contract: options.contract }),
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    ...(options.liveClock === undefined ? {} : { liveClock: options.liveClock }),
    ...(options.clientDirectory === undefined ? {} : { clientDirectory: options.clientDirectory }),
    ...(options.socketLimits === undefined ? {} : { socketLimits: options.socketLimits }),
    ...(options.state === undefined ? {} : { state: options.state }),
    ...(options.execution === undefined ? {} : { execution: options.execution }),
    ...(environment.platformUrl === testPlatformUrl ? { connections: mockedConnections } : {}),
  });
  let started: Promise<{ readonly url: string }> | undefined;
  const listen = async () => (await (started ??= gateway.start(0))).url;

  return {
    gateway,
    url: options.listen ? await listen() : '',
    listen,
    async execute(operation) {
      const response = await gateway.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', ...operation.headers },
        payload: payloadOf(operation),
      });
      return { status: response.statusCode, ...response.json<Omit<TestResult, 'status'>>() };
    },
    stop: () => gateway.stop(),
  };
}

/** The operation as clients send it. */
export function payloadOf(operation: TestOperation) {
  const { variables, operationName } = operation;
  return {
    query: 'text' in operation ? operation.text : print(operation.query),
    ...(variables === undefined ? {} : { variables }),
    ...(operationName === undefined ? {} : { operationName }),
  };
}

/** A contract whose JSON responses are objects, for tests of the client itself. */
export function contractOf(answers: Record<string, object>): Contract {
  const paths: Record<string, Record<string, object>> = {};
  for (const [endpoint, schema] of Object.entries(answers)) {
    const [method = '', path = ''] = endpoint.split(' ');
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: { responses: { '200': { content: { 'application/json': { schema } } } } },
    };
  }
  return createContract({ paths } as Parameters<typeof createContract>[0]);
}
