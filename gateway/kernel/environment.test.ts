import { EnvironmentError, parseEnvironment } from './environment';

/** The minimal configuration for production. */
const production = {
  NODE_ENV: 'production',
  PLATFORM_URL: 'https://platform.example.com',
  PROXY_HOPS: '1',
};

test('every variable has a default that runs on a laptop', () => {
  expect(parseEnvironment({})).toMatchObject({
    production: false,
    port: 4000,
    platformPort: 4001,
    platformUrl: 'http://127.0.0.1:4001',
    ownPlatform: true,
    vaultOrigins: ['http://127.0.0.1:4001', 'http://localhost:4001'],
    redisUrl: undefined,
    metricsToken: undefined,
    traces: undefined,
    mutationsPerMinute: 300,
    queryCostPerMinute: 60_000,
    platformTimeoutMs: 5_000,
    clientTimeouts: { headersMs: 5_000, requestMs: 10_000 },
    maxSockets: 5_000,
    proxyHops: 0,
    shutdownDelayMs: 0,
    tenant: 'consumer',
    pages: { areRendered: true, budgetMs: 1_500 },
    live: { pollIntervalMs: 1_000, gracePeriodMs: 5_000, quoteCapMs: 600_000, bookingSteps: 120 },
  });
});

test.each([
  ['PORT', 1, 65_534],
  ['PLATFORM_TIMEOUT_MS', 100, 60_000],
  ['MUTATIONS_PER_MINUTE', 1, 1_000_000],
  ['QUERY_COST_PER_MINUTE', 1_000, 100_000_000],
  ['MAX_SOCKETS', 1, 1_000_000],
  ['PROXY_HOPS', 0, 10],
  ['HEADERS_TIMEOUT_MS', 100, 60_000],
  ['REQUEST_TIMEOUT_MS', 100, 300_000],
  ['SHUTDOWN_DELAY_MS', 0, 300_000],
  ['LIVE_POLL_INTERVAL_MS', 10, 60_000],
  ['LIVE_GRACE_PERIOD_MS', 0, 600_000],
  ['LIVE_QUOTE_CAP_MS', 0, 86_400_000],
  ['LIVE_BOOKING_STEPS', 1, 100_000],
  ['PAGE_BUDGET_MS', 50, 10_000],
])('%s is a number from %d to %d', (name, min, max) => {
  for (const allowed of [min, max]) parseEnvironment({ [name]: String(allowed) });
  for (const refused of [min - 1, max + 1])
    expect(() => parseEnvironment({ [name]: String(refused) })).toThrow(`${name} must be`);
});

test('in production a stopping gateway waits for its proxies', () => {
  expect(parseEnvironment(production)).toMatchObject({ proxyHops: 1, shutdownDelayMs: 5_000 });
  expect(parseEnvironment({ ...production, PROXY_HOPS: '0', SHUTDOWN_DELAY_MS: '0' })).toMatchObject({
    proxyHops: 0,
    shutdownDelayMs: 0,
  });
});

test.each([
  [{}, { protocol: 'http/protobuf' }],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, { protocol: 'http/json' }],
  [{ OTEL_SDK_DISABLED: 'true' }, undefined],
])('spans are sent to the address in the standard variables (%j)', (variables, traces) => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';
  expect(parseEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT, ...variables }).traces).toEqual(
    traces && { endpoint: 'http://collector:4318/v1/traces', ...traces },
  );
});

test.each([
  [
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://traces:4318/otlp/' },
    { endpoint: 'http://traces:4318/otlp/', protocol: 'http/protobuf' },
  ],
  [
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://traces:4318/v1/traces',
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
    },
    { endpoint: 'http://traces:4318/v1/traces', protocol: 'http/json' },
  ],
  [
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf',
    },
    { endpoint: 'http://collector:4318/v1/traces', protocol: 'http/protobuf' },
  ],
])('settings for spans override those for all exports (%j)', (variables, traces) => {
  expect(parseEnvironment(variables).traces).toEqual(traces);
});

test('[DC-10] the address of the platform comes from the environment', () => {
  expect(parseEnvironment({ PLATFORM_URL: 'https://travel.example.com/' })).toMatchObject({
    platformUrl: 'https://travel.example.com',
    ownPlatform: false,
    vaultOrigins: ['https://travel.example.com'],
  });
});

test('[DC-11] each documented path can be replaced', () => {
  const PLATFORM_PATHS = '{"/api/v0/purchase/quote/poll":"/api/v3/quote/poll"}';
  expect(parseEnvironment({ PLATFORM_PATHS }).platformPaths).toEqual({
    '/api/v0/purchase/quote/poll': '/api/v3/quote/poll',
  });
});

test.each([
  ['consumer', 'consumer'],
  ['corporate', 'corporate'],
  ['Corporate', 'consumer'],
  ['airline', 'consumer'],
  ['', 'consumer'],
])('[TN-01] TENANT=%s is the %s tenant', (TENANT, tenant) => {
  expect(parseEnvironment({ TENANT }).tenant).toBe(tenant);
});

test('[PQ-19] [BK-12] the limits of live work are settings, and the quote cap can be switched off', () => {
  const live = parseEnvironment({ LIVE_QUOTE_CAP_MS: '0', LIVE_BOOKING_STEPS: '3' }).live;
  expect(live).toMatchObject({ quoteCapMs: undefined, bookingSteps: 3 });
});

test('a map source and other origins can be configured', () => {
  const environment = parseEnvironment({
    MAP_TILE_URL: 'https://tiles.example.com/{z}/{x}/{y}.png',
    MAP_ATTRIBUTION: 'Map data',
    ALLOWED_ORIGINS: 'https://host.example.com, http://localhost:3000/',
  });
  expect(environment.mapTiles).toEqual({
    url: 'https://tiles.example.com/{z}/{x}/{y}.png',
    attribution: 'Map data',
  });
  expect(environment.allowedOrigins).toEqual(['https://host.example.com', 'http://localhost:3000']);
});

test('[RT-15] the admin portal is at the configured address, and nowhere else', () => {
  expect(parseEnvironment({}).adminPortalUrl).toBeUndefined();
  expect(parseEnvironment({ ADMIN_PORTAL_URL: 'https://admin.example.com/portal/' }).adminPortalUrl).toBe(
    'https://admin.example.com/portal',
  );
});

test('[PM-11] last fours of test cards are read, and ignored in production', () => {
  const variables = { TEST_CARD_LAST_FOURS: '4242, 1881' };
  expect(parseEnvironment(variables).testCardLastFours).toEqual(['4242', '1881']);
  expect(parseEnvironment({ ...variables, ...production }).testCardLastFours).toEqual([]);
  expect(parseEnvironment({}).testCardLastFours).toEqual([]);
});

test('[AG-04] titles of the agent portal are read; by default there are none', () => {
  const titles = { LIKELY_FRAUD: 'Transfer to the fraud desk' };
  expect(parseEnvironment({ AGENT_TITLES: JSON.stringify(titles) }).agentTitles).toEqual(titles);
  expect(parseEnvironment({}).agentTitles).toEqual({});
});

test.each([
  [
    { AGENT_TITLES: '{"MOON_TAX":"No"}' },
    'AGENT_TITLES must be a JSON object from code of a failure to title',
  ],
  [{ TEST_CARD_LAST_FOURS: '424' }, 'TEST_CARD_LAST_FOURS must be groups of four digits'],
  [{ PORT: 'http' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be at most 65535'],
  [{ PORT: '65535' }, 'PLATFORM_PORT must be set when PORT is 65535'],
  [{ PORT: '4000', PLATFORM_PORT: '4000' }, 'PLATFORM_PORT must be another port than PORT'],
  [{ PLATFORM_URL: 'platform:80' }, 'PLATFORM_URL must be an http or https address'],
  [{ PLATFORM_URL: 'https://portal:k7-Qx91@platform' }, 'PLATFORM_URL must have no user name and password'],
  [{ PLATFORM_URL: 'https://platform.example/api/v0/' }, 'PLATFORM_URL must not end with /api/v0'],
  [{ MAP_TILE_URL: 'https://tiles.example/{z}.png' }, 'MAP_TILE_URL must contain {z}, {x} and {y}'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https'],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json'],
  [
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'traces:4318' },
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT must be an http or https',
  ],
  [
    { OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'grpc' },
    'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL must be http/protobuf or http/json',
  ],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters'],
  [{ REDIS_URL: 'http://cache' }, 'REDIS_URL must be a redis:// address'],
  [{ PLATFORM_PATHS: '{"a":1}' }, 'PLATFORM_PATHS must be a JSON object'],
  [{ PLATFORM_PATHS: '{"/api/v0/userInfo":"FETCH /me"}' }, 'PLATFORM_PATHS must be a JSON object'],
  [
    { ALLOWED_ORIGINS: 'example.com' },
    "ALLOWED_ORIGINS must be a comma-separated list of origins; 'example.com'",
  ],
])('%j is rejected with a message that names the variable', (variables, message) => {
  const parse = () => parseEnvironment(variables);
  expect(parse).toThrow(EnvironmentError);
  expect(parse).toThrow(message);
});

test.each(['development', 'production', 'test'])('NODE_ENV may be %s', (NODE_ENV) => {
  expect(parseEnvironment({ ...production, NODE_ENV }).production).toBe(NODE_ENV === 'production');
});

test('the gateway listens on this machine only unless HOST is set', () => {
  expect(parseEnvironment({}).host).toBe('127.0.0.1');
  expect(parseEnvironment({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

test('the playground is for development and demonstrations', () => {
  expect(parseEnvironment({}).playground).toBe(true);
  expect(parseEnvironment(production).playground).toBe(false);
  expect(parseEnvironment({ ...production, DEMO: 'off' }).playground).toBe(false);
  expect(parseEnvironment({ ...production, DEMO: 'on' }).playground).toBe(true);
});

test('users are shared in development and demonstrations', () => {
  expect(parseEnvironment({}).usersAreShared).toBe(true);
  expect(parseEnvironment(production).usersAreShared).toBe(false);
  expect(parseEnvironment({ ...production, DEMO: 'on' }).usersAreShared).toBe(true);
});

test.each([
  [{ PLATFORM_URL: '' }, 'PLATFORM_URL must name a platform in production'],
  [{ PROXY_HOPS: '' }, 'PROXY_HOPS must say in production how many proxies are in front of the gateway'],
  [
    { ALLOWED_ORIGINS: 'https://a.example,http://b.example' },
    "ALLOWED_ORIGINS must be https in production; 'http://b.example' is not",
  ],
  [{ DEMO: 'yes' }, "DEMO must be 'on' or 'off'"],
])('in production %j is rejected', (variables, message) => {
  expect(() => parseEnvironment({ ...production, ...variables })).toThrow(message);
});

test('in production a demonstration may run the reference platform', () => {
  expect(parseEnvironment({ NODE_ENV: 'production', DEMO: 'on' })).toMatchObject({
    production: true,
    ownPlatform: true,
    proxyHops: 0,
  });
});

test('all invalid variables are reported together', () => {
  expect(() => parseEnvironment({ PORT: 'x', LIVE_BOOKING_STEPS: '0' })).toThrow(
    /PORT must be a number\n {2}LIVE_BOOKING_STEPS must be at least 1/,
  );
});

test('[TN-02] [TN-05] brand and telephone number are set together; their defaults are those of the demonstration', () => {
  expect(parseEnvironment({ BRAND_NAME: 'Northwind Stays', SUPPORT_PHONE: '0800 555 0199' }).brand).toEqual({
    brandName: 'Northwind Stays',
    supportPhone: '0800 555 0199',
    supportHours: null,
  });
  const brand = {
    BRAND_NAME: 'Northwind Stays',
    SUPPORT_PHONE: '0800 555 0199',
    SUPPORT_HOURS: 'from 8 to 20',
  };
  expect(parseEnvironment(brand).brand.supportHours).toBe('from 8 to 20');
  expect(() => parseEnvironment({ SUPPORT_HOURS: 'from 8 to 20' })).toThrow(
    'SUPPORT_HOURS must be set with SUPPORT_PHONE',
  );
  expect(parseEnvironment({ TENANT: 'corporate' }).brand.brandName).toBe('Larkfield Business Travel');
  for (const alone of [{ BRAND_NAME: 'Northwind Stays' }, { SUPPORT_PHONE: '0800 555 0199' }])
    expect(() => parseEnvironment(alone)).toThrow('BRAND_NAME and SUPPORT_PHONE must be set together');
});

test('OPERATIONS=trusted allows only documents of manifests, and serves no playground', () => {
  expect(parseEnvironment({})).toMatchObject({ trustedDocuments: undefined, playground: true });
  const trusted = parseEnvironment({ OPERATIONS: 'trusted', TRUSTED_DOCUMENTS: 'ios.json, android.json' });
  expect(trusted).toMatchObject({ trustedDocuments: ['ios.json', 'android.json'], playground: false });
  expect(() => parseEnvironment({ OPERATIONS: 'some' })).toThrow("OPERATIONS must be 'any' or 'trusted'");
});

test('FEDERATION=on makes the graph a subgraph, and is refused with OPERATIONS=trusted', () => {
  expect(parseEnvironment({}).federation).toBe(false);
  expect(parseEnvironment({ FEDERATION: 'on' }).federation).toBe(true);
  expect(() => parseEnvironment({ FEDERATION: 'yes' })).toThrow("FEDERATION must be 'on' or 'off'");
  expect(() => parseEnvironment({ FEDERATION: 'on', OPERATIONS: 'trusted' })).toThrow(
    'FEDERATION=on needs OPERATIONS=any: a router plans its own documents, which no manifest contains',
  );
});

test('CLIENT_NAMES are names separated by commas', () => {
  expect(parseEnvironment({ CLIENT_NAMES: 'ios, android' }).clientNames).toEqual(['ios', 'android']);
  expect(() => parseEnvironment({ CLIENT_NAMES: 'a,,b' })).toThrow('CLIENT_NAMES must be at most 50 names');
});

describe('OPENID_ISSUER', () => {
  const openId = { OPENID_ISSUER: 'https://id.example/tenant/', OPENID_CLIENT_ID: 'portal' };

  test('with the prefix AGENT_ defines a provider of agents alone', () => {
    const { openId: ofTravelers, agentOpenId } = parseEnvironment({
      AGENT_OPENID_ISSUER: 'https://desk.example',
      AGENT_OPENID_CLIENT_ID: 'desk',
      AGENT_OPENID_NAME: 'Desk ID',
    });
    expect(ofTravelers).toBeUndefined();
    expect(agentOpenId).toMatchObject({ issuer: 'https://desk.example', clientId: 'desk', name: 'Desk ID' });
  });

  test('and OPENID_CLIENT_ID define an OpenID provider, exactly as written', () => {
    expect(parseEnvironment({}).openId).toBeUndefined();
    expect(parseEnvironment(openId).openId).toEqual({
      issuer: 'https://id.example/tenant/',
      clientId: 'portal',
      clientSecret: undefined,
      scope: 'openid email',
      name: 'single sign-on',
    });
  });

  test.each([
    [{ OPENID_ISSUER: 'https://id.example' }, 'OPENID_ISSUER and OPENID_CLIENT_ID must be set together'],
    [{ OPENID_CLIENT_ID: 'portal' }, 'OPENID_ISSUER and OPENID_CLIENT_ID must be set together'],
    [{ ...openId, OPENID_ISSUER: 'http://id.example' }, 'OPENID_ISSUER must be https, or be on this machine'],
    [{ ...openId, OPENID_SCOPE: 'email' }, "OPENID_SCOPE must contain 'openid'"],
    [
      { AGENT_OPENID_CLIENT_ID: 'desk' },
      'AGENT_OPENID_ISSUER and AGENT_OPENID_CLIENT_ID must be set together',
    ],
  ])('is rejected: %j', (settings, message) => {
    expect(() => parseEnvironment(settings)).toThrow(message);
  });
});

describe('[RT-17] PROVIDER_TERMS', () => {
  const terms = { Harborstay: { name: 'Harborstay Guest Terms', url: 'https://harborstay.example/terms' } };

  test('define the providers with their own terms; the defaults are those of the demonstration', () => {
    expect(parseEnvironment({ PROVIDER_TERMS: JSON.stringify(terms) }).providerTerms).toEqual(terms);
    expect(parseEnvironment({ PROVIDER_TERMS: '{}' }).providerTerms).toEqual({});
    expect(Object.keys(parseEnvironment({}).providerTerms)).toEqual(['Hearthway']);
  });

  test.each([
    '{',
    '[]',
    '{"Harborstay":{"name":"Terms"}}',
    '{"Harborstay":{"name":"Terms","url":"javascript:1"}}',
  ])('are rejected: %s', (PROVIDER_TERMS) => {
    expect(() => parseEnvironment({ PROVIDER_TERMS })).toThrow('PROVIDER_TERMS must be a JSON object');
  });
});

describe('[RW-16] [RW-19] [RW-21] CARD_NAMES', () => {
  const cardNames = {
    businessCardPrefixes: ['Northwind for Work'],
    productFamilies: { PREMIUM: ['Infinite'], MID_TIER: [], CASH_BACK: ['Back'], BUSINESS: ['Work'] },
    unservicedProduct: null,
  };

  test("define the tenant's names for its cards; the defaults are those of the demonstration", () => {
    expect(parseEnvironment({ CARD_NAMES: JSON.stringify(cardNames) }).cardNames).toEqual(cardNames);
    expect(parseEnvironment({}).cardNames.unservicedProduct).toBe('paradise');
  });

  test.each([
    '{',
    '{}',
    JSON.stringify({ ...cardNames, unservicedProduct: '' }),
    JSON.stringify({ ...cardNames, more: 1 }),
  ])('are rejected: %s', (CARD_NAMES) => {
    expect(() => parseEnvironment({ CARD_NAMES })).toThrow('CARD_NAMES must be a JSON object');
  });
});

test('a misspelled production is rejected, because it would run as development', () => {
  for (const NODE_ENV of ['prod', 'Production', 'staging']) {
    expect(() => parseEnvironment({ ...production, NODE_ENV })).toThrow(
      "NODE_ENV must be 'development', 'production' or 'test'",
    );
  }
});

test('an unknown log level is rejected with those that exist', () => {
  expect(() => parseEnvironment({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL must be fatal, error, warn,');
});
