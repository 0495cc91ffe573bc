import { startTestPlatform, type TestPlatform } from '../testing/test-platform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

test('[TL-01] [TL-03] [TL-04] events are stored with their user', async () => {
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

test('card numbers are removed from all tracked and logged data before it is stored', async () => {
  const helen = await platform.signIn('helen');
  const card = { [`field 4111-1111-1111-1111`]: ['5555 5555 5555 4444', { number: 4111111111111111 }] };
  await helen.call('trackEvent', { eventName: 'paid 4111111111111111', properties: card });
  await helen.call('recordEngagement', { name: 'opened', properties: card });
  await helen.call('logClientEvent', {
    event: card,
    url: 'https://portal.example/?q=4111%201111%201111%201111',
    sessionId: 'browser-2',
  });
  const kept = await platform.database
    .selectFrom('events')
    .select(['name', 'properties'])
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  const facts = { 'field [redacted]': ['[redacted]', { number: '[redacted]' }] };
  expect(kept).toEqual([
    {
      name: 'client-log',
      properties: { ...facts, url: 'https://portal.example/?q=[redacted]', sessionId: 'browser-2' },
    },
    { name: 'opened', properties: facts },
    { name: 'paid [redacted]', properties: facts },
  ]);
});

test.each(['\0', '\ud800'])(
  'an event with the character %j is refused, and nothing is stored',
  async (character) => {
    const helen = await platform.signIn('helen');
    const count = async () => (await platform.database.selectFrom('events').select('id').execute()).length;
    const before = await count();
    for (const properties of [{ a: character }, { [character]: 1 }, { a: [{ b: `x${character}` }] }]) {
      for (const [operation, body] of [
        ['trackEvent', { eventName: 'a', properties }],
        ['recordEngagement', { name: 'a', properties }],
        ['logClientEvent', { event: properties, url: 'https://portal.example/', sessionId: 'browser-1' }],
      ] as const) {
        expect((await helen.refused(operation, body)).body.code).toBe(40001);
      }
    }
    expect(await count()).toBe(before);
  },
);
