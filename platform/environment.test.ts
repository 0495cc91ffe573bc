import { EnvironmentError, parseEnvironment } from './environment';

test('has defaults for everything; the port is the one after the gateway’s', () => {
  expect(parseEnvironment({})).toMatchObject({
    port: 4001,
    databaseUrl: undefined,
    demo: true,
    checkAnswers: true,
  });
  expect(parseEnvironment({ PORT: '5000' }).port).toBe(5001);
  expect(parseEnvironment({ PORT: '5000', PLATFORM_PORT: '7000' }).port).toBe(7000);
});

test('reads an empty variable as unset', () => {
  expect(parseEnvironment({ DATABASE_URL: '', DEMO: '' })).toMatchObject({
    databaseUrl: undefined,
    demo: true,
  });
});

test('production is no demonstration unless it says so', () => {
  expect(parseEnvironment({ NODE_ENV: 'production' }).demo).toBe(false);
  expect(parseEnvironment({ NODE_ENV: 'production', DEMO: 'on' }).demo).toBe(true);
  expect(parseEnvironment({ DEMO: 'off' }).demo).toBe(false);
});

test('test cards are named outside production alone [PM-11]', () => {
  const variables = { TEST_CARD_LAST_FOURS: '4242, 1881' };
  expect(parseEnvironment(variables).testCardLastFours).toEqual(['4242', '1881']);
  expect(parseEnvironment({ ...variables, NODE_ENV: 'production' }).testCardLastFours).toEqual([]);
  expect(() => parseEnvironment({ TEST_CARD_LAST_FOURS: '424' })).toThrow('TEST_CARD_LAST_FOURS');
});

test('production does not spend time on checking its own answers', () => {
  expect(parseEnvironment({ NODE_ENV: 'production' }).checkAnswers).toBe(false);
});

test('names every wrong variable at once', () => {
  const wrong = { PLATFORM_PORT: '99999', DATABASE_URL: 'mysql://x', DEMO: 'yes', LOG_LEVEL: 'loud' };
  expect(() => parseEnvironment(wrong)).toThrow(EnvironmentError);
  for (const name of Object.keys(wrong)) expect(() => parseEnvironment(wrong)).toThrow(name);
});
