/** The same request costs the same, and is refused alike, over HTTP, WebSocket and SSE. */
import { get } from 'node:http';
import { buildSchema } from 'graphql';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { createOperationAllowances, type OperationAllowances } from '../guard/operation-allowances';
import { createLogger } from '../kernel/logger';
import { createState } from '../server';
import {
  mockedConnections,
  payloadOf,
  startTestGateway,
  testEnvironment,
  type TestGateway,
  type TestOperation,
} from '../testing/gateway-kit';
import { executeOver } from '../testing/socket-kit';
import { until } from '../testing/until';
import { createMetrics, type Transport } from './metrics';
import { Operations, type GraphqlTransport } from './operation';
import type { OperationContext } from './context-factory';

const environment = testEnvironment({ proxyHops: 1, queryCostPerMinute: 33, mutationsPerMinute: 2 });

type Charge = 'characters' | 'points' | 'mutations';

/** By address, which is the caller of a client without a session. */
const charges = new Map<string, Map<Charge, number>>();

function charge(caller: string, kind: Charge, amount: number): void {
  const ofCaller = charges.get(caller) ?? new Map<Charge, number>();
  charges.set(caller, ofCaller.set(kind, (ofCaller.get(kind) ?? 0) + amount));
}

/** Allowances that are not replenished during a test, and that record what callers pay. */
function recordedAllowances(): OperationAllowances {
  const allowances = createOperationAllowances(environment, undefined, () => 0);
  return {
    takeDocument(source, caller) {
      const decision = allowances.takeDocument(source, caller);
      if (!decision.refusal) charge(caller, 'characters', source.length);
      return decision;
    },
    refundDocument(source, caller) {
      charge(caller, 'characters', -source.length);
      allowances.refundDocument(source, caller);
    },
    take(operation, cost, caller) {
      const decision = allowances.take(operation, cost, caller);
      const isMutation = operation.operation === 'mutation';
      if (!decision.refusal) charge(caller, isMutation ? 'mutations' : 'points', isMutation ? 1 : cost);
      return decision;
    },
  };
}

let gateway: TestGateway;
let lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  const log = createLogger('silent');
  jest.spyOn(log, 'info').mockImplementation((line: unknown) => void lines.push(line as (typeof lines)[0]));
  const state = createState({ environment, log, metrics: createMetrics(), connections: mockedConnections });
  gateway = await startTestGateway({
    schema: {
      typeDefs: `
        type Query { name: String echo(text: String, count: Int): String }
        type Mutation { book: Int }
        type Subscription { forever: Int }`,
      resolvers: {
        Query: { name: () => 'Ann', echo: (_: unknown, { text }: { text: string }) => text },
        Mutation: { book: () => 1 },
        Subscription: { forever: { subscribe: () => ({ [Symbol.asyncIterator]: () => new Endless() }) } },
      },
    },
    environment,
    log,
    state: { ...state, allowances: recordedAllowances() },
    // One running subscription of 11 points, and no second one.
    socketLimits: { costPerCaller: 15 },
    listen: true,
  });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  lines = [];
});

class Endless implements AsyncIterator<unknown> {
  private end: ((result: IteratorResult<unknown>) => void) | undefined;

  next() {
    return new Promise<IteratorResult<unknown>>((resolve) => (this.end = resolve));
  }

  return() {
    this.end?.({ done: true, value: undefined });
    return Promise.resolve({ done: true as const, value: undefined });
  }
}

/** The text, because refused documents are charged by their characters. */
type Asked = TestOperation & { readonly text: string };

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
}

/** A response, and the headers of one that has a status. */
type Send = (asked: Asked, address: string) => Promise<Answer & { retryAfter?: unknown }>;

const send: Record<Transport, Send> = {
  async http(asked, address) {
    const payload = payloadOf(asked);
    const headers = { 'x-forwarded-for': address };
    const answer = await gateway.gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    return { ...answer.json<Answer>(), retryAfter: answer.headers['retry-after'] };
  },
  async sse(asked, address) {
    const payload = payloadOf(asked);
    const headers = { 'x-forwarded-for': address, accept: 'text/event-stream' };
    const url = '/graphql/stream';
    const answer = await gateway.gateway.app.inject({ method: 'POST', url, headers, payload });
    const { body } = answer;
    const json = answer.statusCode === 200 ? /^event: next\ndata: (.*)$/m.exec(body)?.[1] : body;
    return { ...(JSON.parse(json ?? '{}') as Answer), retryAfter: answer.headers['retry-after'] };
  },
  async websocket(asked, address) {
    class Socket extends WebSocket {
      constructor(url: string, protocol: string) {
        super(url, protocol, { headers: { 'x-forwarded-for': address } });
      }
    }
    const client = createClient({
      url: `${gateway.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: Socket,
    });
    const answer = await executeOver(client, asked);
    await client.dispose();
    return answer as Answer;
  },
};

const name = { text: '{ name }' };
const book = { text: 'mutation { book }' };
const invalid = { text: `{ nope ${' '.repeat(80)} }` };
const withNul = { text: '{ name }', variables: { text: '\0' } };

interface Case {
  readonly asked: Asked;
  /** Sent before, over HTTP. */
  readonly before?: readonly Asked[];
  /** Whether the caller has an open stream. */
  readonly follows?: boolean;
  /** It has no subscriptions, and no connections whose operations are limited. */
  readonly isNotOverHttp?: true;
  readonly outcome: string;
  readonly type?: string;
  /** What the caller has paid in the end. */
  readonly cost: Partial<Record<Charge, number>>;
  readonly retryAfterSeconds?: number;
}

const length = ({ text }: Asked) => text.length;
const three = [name, name, name];

const cases: Record<string, Case> = {
  'a query': { asked: name, outcome: 'ok', type: 'query', cost: { points: 11 } },
  'a mutation': { asked: book, outcome: 'ok', type: 'mutation', cost: { mutations: 1 } },
  'a document with too many brackets': {
    asked: { text: '{a'.repeat(50) },
    outcome: 'GRAPHQL_PARSE_FAILED',
    cost: { characters: 100 },
  },
  'too many values': {
    asked: { ...name, variables: { list: Array.from({ length: 5_001 }, () => 1) } },
    outcome: 'BAD_USER_INPUT',
    cost: { characters: 8 },
  },
  'a document that cannot be parsed': {
    asked: { text: '{ name' },
    outcome: 'GRAPHQL_PARSE_FAILED',
    cost: { characters: 6 },
  },
  'a document that does not match the graph': {
    asked: { text: '{ nope }' },
    outcome: 'GRAPHQL_VALIDATION_FAILED',
    cost: { characters: 8 },
  },
  'too many fields': {
    asked: { text: `{${' x'.repeat(90)}}` },
    outcome: 'GRAPHQL_VALIDATION_FAILED',
    cost: { characters: 182 },
  },
  'an unknown operation': {
    asked: { ...name, operationName: 'Other' },
    outcome: 'OPERATION_RESOLUTION_FAILURE',
    cost: { characters: 8 },
  },
  'too many invalid documents': {
    before: [invalid, invalid],
    asked: invalid,
    outcome: 'RATE_LIMITED',
    cost: { characters: 2 * length(invalid) },
    retryAfterSeconds: 21,
  },
  'too many points': {
    before: three,
    asked: name,
    outcome: 'RATE_LIMITED',
    type: 'query',
    cost: { points: 33, characters: 8 },
    retryAfterSeconds: 20,
  },
  'too many points for a subscription': {
    isNotOverHttp: true,
    before: three,
    asked: { text: 'subscription { forever }' },
    outcome: 'RATE_LIMITED',
    type: 'subscription',
    cost: { points: 33, characters: 24 },
    retryAfterSeconds: 20,
  },
  'too many mutations': {
    before: [book, book],
    asked: book,
    outcome: 'RATE_LIMITED',
    type: 'mutation',
    cost: { mutations: 2, characters: 17 },
    retryAfterSeconds: 30,
  },
  'an unusable text in a variable': {
    asked: withNul,
    outcome: 'BAD_USER_INPUT',
    type: 'query',
    cost: { points: 11, characters: 8 },
  },
  'an unusable text in the document': {
    asked: { text: '{ echo(text: "\\u0000") }' },
    outcome: 'BAD_USER_INPUT',
    type: 'query',
    cost: { points: 11, characters: 24 },
  },
  'an unusable text, and too many points': {
    before: three,
    asked: withNul,
    outcome: 'RATE_LIMITED',
    type: 'query',
    cost: { points: 33, characters: 8 },
    retryAfterSeconds: 20,
  },
  'a variable of another type': {
    asked: { text: 'query ($n: Int) { echo(count: $n) }', variables: { n: 'x' } },
    outcome: 'BAD_USER_INPUT',
    type: 'query',
    cost: { points: 11 },
  },
  'too many running operations': {
    follows: true,
    isNotOverHttp: true,
    asked: name,
    outcome: 'TOO_MANY_OPERATIONS',
    type: 'query',
    cost: { points: 22, characters: 8 },
  },
  'too many running operations, and an unusable text': {
    follows: true,
    isNotOverHttp: true,
    asked: withNul,
    outcome: 'BAD_USER_INPUT',
    type: 'query',
    cost: { points: 22, characters: 8 },
  },
};

let addresses = 0;

/** Opens a stream that does not end by itself; resolves with how to end it. */
async function follow(address: string): Promise<() => void> {
  const url = `${gateway.url}/graphql/stream?query=${encodeURIComponent('subscription { forever }')}`;
  const headers = { accept: 'text/event-stream', 'x-forwarded-for': address };
  const request = get(url, { headers }, (response) => response.resume());
  request.on('error', () => undefined);
  await until(() => lines.some(({ type, outcome }) => type === 'subscription' && outcome === 'ok'));
  return () => request.destroy();
}

async function outcomeOver(transport: Transport, { asked, before = [], follows = false }: Case) {
  const address = `203.0.113.${(addresses += 1)}`;
  for (const earlier of before) await send.http(earlier, address);
  const leave = follows ? await follow(address) : undefined;
  lines = [];
  const { data, errors, retryAfter } = await send[transport](asked, address);
  leave?.();
  const paid = [...(charges.get(`address ${address}`) ?? [])].filter(([, amount]) => amount > 0);
  const line = lines.find((found) => found['transport'] === transport);
  return { data: data ?? null, errors, retryAfter, cost: Object.fromEntries(paid), line };
}

describe.each(Object.entries(cases))('%s', (_, tested) => {
  const transports: Transport[] = ['websocket', 'sse', ...(tested.isNotOverHttp ? [] : (['http'] as const))];

  test.each(transports)('over %s', async (transport) => {
    const { data, errors, retryAfter, cost, line } = await outcomeOver(transport, tested);
    const { outcome, type = 'unknown', retryAfterSeconds } = tested;
    expect(String(errors?.[0]?.extensions['code'] ?? 'ok')).toBe(outcome);
    expect(errors?.[0]?.extensions['retryAfterSeconds']).toBe(retryAfterSeconds);
    if (transport !== 'websocket') expect(retryAfter).toBe(retryAfterSeconds?.toString());
    expect(cost).toEqual(tested.cost);
    expect(line).toMatchObject({ type, outcome });
    const overWebSocket =
      transport === 'websocket' ? { data, errors } : await outcomeOver('websocket', tested);
    expect({ data, errors }).toEqual({ data: overWebSocket.data, errors: overWebSocket.errors });
  });
});

test('an allowance is shared by the transports', async () => {
  const address = '198.51.100.1';
  await send.http(name, address);
  await send.websocket(name, address);
  await expect(send.sse(name, address)).resolves.toMatchObject({ data: { name: 'Ann' } });
  for (const transport of ['http', 'websocket', 'sse'] as const) {
    const { errors } = await send[transport](name, address);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 20 } });
  }
});

describe('the log', () => {
  function observe(name: string, code?: string): object {
    let line: object = {};
    const graph = {
      schema: buildSchema('type Query { a: Int }'),
      metrics: createMetrics(),
      mapError: () => ({ message: '', extensions: { code } }),
      services: { log: { info: (logged: object) => (line = logged) } },
    } as unknown as GraphqlTransport;
    const context = { startedAt: 0, address: '203.0.113.7', upstream: [] } as unknown as OperationContext;
    new Operations(graph, 'http').observe(
      context,
      undefined,
      name,
      code === undefined ? [] : [new Error() as never],
    );
    return line;
  }

  test('contains the name of an operation, at most its first hundred characters', () => {
    expect(observe('x'.repeat(200_000))).toMatchObject({ operation: 'x'.repeat(100) });
    expect(observe('Listing')).toMatchObject({ operation: 'Listing' });
  });

  test('contains the address of a caller that requests too much, and otherwise not', () => {
    expect(observe('Listing')).toMatchObject({ address: undefined });
    expect(observe('Listing', 'RATE_LIMITED')).toMatchObject({ address: '203.0.113.7' });
    expect(observe('Listing', 'TOO_MANY_OPERATIONS')).toMatchObject({ address: '203.0.113.7' });
  });
});
