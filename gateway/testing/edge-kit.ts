import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { contractOf, startTestGateway, type TestGateway, type TestGatewayOptions } from './gateway-kit';
import { useNock } from './use-nock';

/** A small graph for tests of the HTTP edge. */
export const edge = {
  schema: { typeDefs: 'type Query { name: String }', resolvers: {} },
  contract: contractOf({}),
};

export interface EdgeKit {
  readonly gateway: TestGateway;
  readonly app: FastifyInstance;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

/** One gateway in this process for all tests of the file. nock replaces all other hosts. */
export function useEdge(options: Partial<TestGatewayOptions> = {}): EdgeKit {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startTestGateway({ ...edge, ...options });
  });

  afterAll(() => gateway.stop());
  useNock();

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
