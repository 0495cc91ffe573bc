import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import nock from 'nock';
import { contractOf, startTestGateway, type TestGateway, type TestGatewayOptions } from './gateway-kit';

/** What tests of the HTTP edge need of a graph. */
export const edge = {
  schema: { typeDefs: 'type Query { name: String }', resolvers: {} },
  contract: contractOf({}),
};

export interface EdgeKit {
  readonly gateway: TestGateway;
  readonly app: FastifyInstance;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

/** One gateway in this process for all tests of the file. No connection gets out. */
export function useEdge(options: Partial<TestGatewayOptions> = {}): EdgeKit {
  let gateway: TestGateway;

  beforeAll(async () => {
    nock.disableNetConnect();
    gateway = await startTestGateway({ ...edge, ...options });
  });

  afterEach(() => nock.cleanAll());

  afterAll(async () => {
    await gateway.stop();
    nock.enableNetConnect();
    nock.restore();
  });

  return {
    get gateway() {
      return gateway;
    },
    get app() {
      return gateway.gateway.app;
    },
    get: (url, headers = {}) => gateway.gateway.app.inject({ url, headers }),
  };
}
