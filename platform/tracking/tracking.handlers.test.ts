import { startTestPlatform, type TestPlatform } from '../testing/test-platform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

test('[TL-01] [TL-03] [TL-04] events are kept with their user', async () => {
  const helen = await platform.signIn('helen');
  await helen.call('trackEvent', { eventName: 'date_picked', properties: { nights: 2 } });
  await helen.call('recordEngagement', { name: 'opened', properties: {} });
  await helen.call('logClientEvent', {
    event: { name: 'oops' },
    url: 'https://portal.example/stays/',
    sessionId: 'browser-1',
  });
  const events = await platform.database
    .selectFrom('events')
    .select(['kind', 'user_id', 'name', 'properties'])
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { kind: 'tracking', user_id: 'user_helen', name: 'date_picked', properties: { nights: 2 } },
    { kind: 'engagement', user_id: 'user_helen', name: 'opened', properties: {} },
    {
      kind: 'log',
      user_id: 'user_helen',
      name: 'client-log',
      properties: { name: 'oops', url: 'https://portal.example/stays/', sessionId: 'browser-1' },
    },
  ]);
});
