import { EnvironmentError, parseEnvironment } from './environment';

test('every variable has a default; the port is the one after the gateway’s', () => {
  expect(parseEnvironment({})).toMatchObject({
    port: 4001,
    databaseUrl: undefined,
    demo: true,
    checkAnswers: true,
    publicBrowsing: true,
  });
  expect(parseEnvironment({ PORT: '5000' }).port).toBe(5001);
  expect(parseEnvironment({ PORT: '5000', PLATFORM_PORT: '7000' }).port).toBe(7000);
  expect(parseEnvironment({ PORT: '65535', PLATFORM_PORT: '7000' }).port).toBe(7000);
  expect(() => parseEnvironment({ PORT: '65535' })).toThrow('PLATFORM_PORT must be set when PORT is 65535');
});

test('reads an empty variable as unset', () => {
  expect(parseEnvironment({ DATABASE_URL: '', DEMO: '' })).toMatchObject({
    databaseUrl: undefined,
    demo: true,
  });
});

/** The minimal settings of production. */
const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://portal:k7-Qx91@db/portal' };

test('production is not a demonstration by default', () => {
  expect(parseEnvironment(production).demo).toBe(false);
  expect(parseEnvironment({ ...production, DEMO: 'on' }).demo).toBe(true);
  expect(parseEnvironment({ DEMO: 'off' }).demo).toBe(false);
});

test('test cards can be set only outside production [PM-11]', () => {
  const variables = { TEST_CARD_LAST_FOURS: '4242, 1881' };
  expect(parseEnvironment(variables).testCardLastFours).toEqual(['4242', '1881']);
  expect(parseEnvironment({ ...variables, ...production }).testCardLastFours).toEqual([]);
  expect(() => parseEnvironment({ TEST_CARD_LAST_FOURS: '424' })).toThrow('TEST_CARD_LAST_FOURS');
});

test('production does not spend time on validating its own responses', () => {
  expect(parseEnvironment(production).checkAnswers).toBe(false);
});

test.each([
  [{ DATABASE_URL: '' }, 'DATABASE_URL must name a database in production'],
  [
    { DATABASE_URL: 'postgres://portal:portal@db/portal' },
    'DATABASE_URL has a password that everybody knows',
  ],
  [{ DATABASE_URL: 'postgres://u:changeme@db/portal' }, 'DATABASE_URL has a password that everybody knows'],
  [{ DATABASE_URL: 'postgres://a%40b:a%40b@db/portal', DEMO: 'on' }, 'DATABASE_URL has a password'],
])('in production %j is rejected, and its values are not printed', (variables, message) => {
  const parse = () => parseEnvironment({ ...production, ...variables });
  expect(parse).toThrow(EnvironmentError);
  expect(parse).toThrow(message);
  expect(parse).not.toThrow(/changeme|@db/);
});

test('a misspelled production is rejected, because it would run as a demonstration', () => {
  expect(() => parseEnvironment({ ...production, NODE_ENV: 'prod' })).toThrow(
    "NODE_ENV must be 'development', 'production' or 'test'",
  );
});

test('a demonstration may run its own database in production', () => {
  expect(parseEnvironment({ NODE_ENV: 'production', DEMO: 'on' }).databaseUrl).toBeUndefined();
});

test('reports all invalid variables together', () => {
  const wrong = { PLATFORM_PORT: '99999', DATABASE_URL: 'mysql://x', DEMO: 'yes', LOG_LEVEL: 'loud' };
  expect(() => parseEnvironment(wrong)).toThrow(EnvironmentError);
  for (const name of Object.keys(wrong)) expect(() => parseEnvironment(wrong)).toThrow(name);
});

test('an OpenID provider requires its client, and https or this machine', () => {
  const openId = { OPENID_ISSUER: 'https://id.example', OPENID_CLIENT_ID: 'portal' };
  expect(parseEnvironment({}).openId).toBeUndefined();
  expect(parseEnvironment(openId).openId).toEqual({ issuer: 'https://id.example', clientId: 'portal' });
  expect(() => parseEnvironment({ OPENID_ISSUER: 'https://id.example' })).toThrow('must be set together');
  expect(() => parseEnvironment({ ...openId, OPENID_ISSUER: 'http://id.example' })).toThrow('must be https');
});
