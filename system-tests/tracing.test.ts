/**
 * The trace of a gateway from an operator's perspective: a separate gateway process, a platform and a collector over real
 * connections.
 */
import { spawn } from 'node:child_process';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { gql } from 'graphql-tag';
import { refusal } from '#fixtures/builders.ts';
import { fixture } from '#fixtures/fixture.ts';
import { payloadOf, type TestOperation } from '#gateway/testing/gateway-kit.ts';
import { connect, follow } from '#gateway/testing/socket-kit.ts';
import { startCollector, type CollectedSpan, type Collector } from './testing/collector';
import { freePort, startProgram, type Program } from './testing/programs';
import { stayIn } from './testing/stays';

/** The platform's responses in order; the last one repeats. */
const answers: Record<string, (readonly [status: number, body: unknown])[]> = {
  'POST /api/v0/homes/shop': [[200, fixture('homes/shop-home.available')]],
  'PUT /api/v0/homes/listing/getCalendarAvailability': [[200, fixture('homes/get-listing-calendar.june')]],
  'POST /api/v0/purchase/quote/poll': [
    [200, fixture('purchase/poll-quote.pending')],
    [200, fixture('purchase/poll-quote.success')],
  ],
  'POST /api/v0/auth/login/code': [[401, { ...refusal(40101), message: 'secret of the platform' }]],
};

/** The client of this call leaves while it waits. */
const unanswered = 'PUT /api/v0/rewards/accounts';
const left = new AbortController();

const traceId = '0af7651916cd43dd8448eb211c80319c';
const caller = 'b7ad6b7169203331';
const secrets = {
  token: 'secret-bearer-token',
  csrfToken: 'secret-csrf-token',
  quote: 'secret-quote-token',
  emailAddress: 'secret.person@larkfield.example',
  code: '482100',
  path: 'secret-in-a-path',
};
const headers = {
  'content-type': 'application/json',
  authorization: `Bearer ${secrets.token}`,
  'h-csrf-token': secrets.csrfToken,
};

let collector: Collector;
let platform: Server;
let gateway: Program;
const receivedRequests: { endpoint: string; headers: IncomingHttpHeaders }[] = [];
let sentBeforeTheEnd: number;
let spans: readonly CollectedSpan[];

const startPlatform = () =>
  new Promise<string>((done) => {
    platform = createServer((request, response) => {
      const endpoint = `${request.method} ${request.url}`;
      receivedRequests.push({ endpoint, headers: request.headers });
      if (endpoint === unanswered) return left.abort();
      request.resume().on('end', () => {
        const known = answers[endpoint] ?? [];
        const [status, body] = (known.length > 1 ? known.shift() : known[0]) ?? [404, refusal(40400)];
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    }).listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(platform.address() as AddressInfo).port}`));
  });

beforeAll(async () => {
  collector = await startCollector();
  const port = await freePort();
  gateway = await startProgram('gateway', port, {
    PORT: String(port),
    PLATFORM_URL: await startPlatform(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_RESOURCE_ATTRIBUTES: 'service.instance.id=gateway-a',
    LIVE_POLL_INTERVAL_MS: '10',
    // Nothing is sent before the end.
    OTEL_BSP_SCHEDULE_DELAY: '600000',
  });
  const post = async (operation: TestOperation, more: Record<string, string> = {}, signal?: AbortSignal) =>
    (
      await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: JSON.stringify(payloadOf(operation)),
        ...(signal && { signal }),
      })
    ).json();

  const listing = await post(
    {
      query: gql`query ListingPage($id: ID!, $stay: StayInput!) { listing(id: $id, stay: $stay) { name } calendar(listingId: $id) { date } }`,
      variables: { id: 'home-pine', stay: stayIn(40, 2) },
    },
    { traceparent: `00-${traceId}-${caller}-01`, 'x-request-id': 'request-1' },
  );
  expect(listing).not.toHaveProperty('errors');
  const { emailAddress, code } = secrets;
  const query = gql`mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename } }`;
  await post({ query, variables: { input: { emailAddress, code } } });
  const abandoned = post(
    { query: gql`query Abandoned { rewardsAccounts { accountReferenceId } }` },
    {},
    left.signal,
  );
  await expect(abandoned).rejects.toThrow('aborted');
  await fetch(`${gateway.url}/checkout/${secrets.path}?token=${secrets.quote}`);
  const client = connect(gateway.url, {
    connectionParams: { authorization: headers.authorization, csrfToken: secrets.csrfToken },
  });
  const followed = await follow(client, {
    query: gql`subscription Price($token: ID!) { priceQuoteStatus(token: $token) { __typename } }`,
    variables: { token: secrets.quote },
  });
  expect(followed.events.at(-1)).toMatchObject({
    data: { priceQuoteStatus: { __typename: 'PriceQuoteSuccess' } },
  });
  await client.dispose();

  sentBeforeTheEnd = collector.requests.length;
  await gateway.stop();
  spans = collector.spans();
});

afterAll(async () => {
  await gateway.kill();
  await collector.close();
  await new Promise((done) => platform.close(done));
});

const named = (name: string): CollectedSpan => {
  const found = spans.filter((span) => span.name === name);
  expect(found.map((span) => span.name)).toEqual([name]);
  return found[0]!;
};

test('pending spans are sent when the program is terminated', () => {
  expect(sentBeforeTheEnd).toBe(0);
  expect(collector.requests[0]).toMatchObject({ url: '/v1/traces' });
});

test('spans have the service name, and the attributes of the standard variables', () => {
  const [request] = collector.requests;
  expect(request?.body).toContain('{"key":"service.name","value":{"stringValue":"travel-portal-gateway"}}');
  expect(request?.body).toContain('{"key":"service.instance.id","value":{"stringValue":"gateway-a"}}');
});

test("a query is part of its request, which continues the caller's trace, and contains the calls to the platform", () => {
  const operation = named('query ListingPage');
  const request = spans.find(({ spanId }) => spanId === operation.parentSpanId);
  expect(request).toMatchObject({
    name: 'POST /graphql',
    kind: 'server',
    traceId,
    parentSpanId: caller,
    attributes: { 'http.request.method': 'POST', 'http.route': '/graphql', 'http.response.status_code': 200 },
    isError: false,
  });
  expect(operation).toMatchObject({
    kind: 'internal',
    traceId,
    attributes: {
      'graphql.operation.type': 'query',
      'graphql.operation.name': 'ListingPage',
      'request.id': 'request-1',
    },
  });
  const calls = spans.filter(({ parentSpanId }) => parentSpanId === operation.spanId);
  expect(calls.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual(
    ['POST /api/v0/homes/shop', 'PUT /api/v0/homes/listing/getCalendarAvailability'].map((name) => {
      const [method, path] = name.split(' ');
      return expect.objectContaining({
        name,
        kind: 'client',
        traceId,
        attributes: {
          'http.request.method': method,
          'url.template': path,
          'http.response.status_code': 200,
        },
      }) as unknown;
    }),
  );
});

test('the platform receives the span of the call with the request id', () => {
  const call = named('POST /api/v0/homes/shop');
  expect(receivedRequests.find(({ endpoint }) => endpoint === call.name)?.headers).toMatchObject({
    traceparent: `00-${traceId}-${call.spanId}-01`,
    'x-request-id': 'request-1',
  });
});

test('a failed span is an error, with its code', () => {
  const call = named('POST /api/v0/auth/login/code');
  expect(call).toMatchObject({
    isError: true,
    attributes: { 'http.response.status_code': 401, 'error.type': 'unauthorized' },
  });
});

test('a subscription begins a trace, which contains its polls', () => {
  const subscription = named('subscription Price');
  expect(subscription).toMatchObject({ kind: 'server', isError: false });
  expect(subscription.parentSpanId).toBeUndefined();
  const { spanId, traceId } = subscription;
  const poll = { name: 'POST /api/v0/purchase/quote/poll', kind: 'client' };
  expect(spans.filter(({ parentSpanId }) => parentSpanId === spanId)).toMatchObject([poll, poll]);
  expect(spans.filter((span) => span.traceId === traceId)).toHaveLength(3);
});

test("no span contains a token, a variable, a path or the platform's message", () => {
  const sent = collector.requests.map(({ body }) => body).join();
  expect(Object.values(secrets).filter((secret) => sent.includes(secret))).toEqual([]);
  expect(sent).not.toMatch(/secret/i);
});

test('a request whose client disconnects is an error', () => {
  const operation = named('query Abandoned');
  expect(spans.find(({ spanId }) => spanId === operation.parentSpanId)).toMatchObject({
    isError: true,
    attributes: { 'error.type': 'aborted' },
  });
});

test.each([
  ['is loaded for an exporter, and sends protobuf unless JSON is configured', true],
  ['is not loaded without an exporter', false],
])('OpenTelemetry %s', async (_, isExporting) => {
  const earlier = collector.requests.length;
  const start = `require('./gateway/main').startGateway(require('./gateway/kernel/environment').parseEnvironment(process.env))
    .then((gateway) => fetch(gateway.url + '/healthz').then(() => gateway.stop()))
    .then(() => process.exit(Object.keys(require.cache).some((file) => file.includes('@opentelemetry/sdk')) ? 10 : 20))`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', start], {
    cwd: resolve(__dirname, '..'),
    env: {
      ...process.env,
      PORT: String(await freePort()),
      PLATFORM_URL: 'http://127.0.0.1:1',
      OTEL_EXPORTER_OTLP_ENDPOINT: isExporting ? collector.url : '',
      OTEL_BSP_SCHEDULE_DELAY: '600000',
    },
  });
  await expect(new Promise((done) => child.once('exit', done))).resolves.toBe(isExporting ? 10 : 20);
  const sent = collector.requests.slice(earlier).map(({ headers }) => headers['content-type']);
  expect(sent).toEqual(isExporting ? ['application/x-protobuf'] : []);
});
