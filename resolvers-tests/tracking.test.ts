import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { testPlatformUrl } from '#gateway/testing/gateway-kit.ts';
import { until } from '#gateway/testing/until.ts';
import { broken, ok, refused } from './testing/platform-mock';
import { helen, useResolvers } from './testing/resolvers-kit';

const kit = useResolvers();
const TRACK = gql`mutation ($input: TrackEventsInput!) { trackEvents(input: $input) { areAllRecorded } }`;
const track = (events: readonly object[]) => kit.run(TRACK, { input: { events } });

const recorded = { status: 204 };

beforeEach(() => {
  kit.platform.on('listActiveExperiments', ok({ experiments: [], trackingProperties: {} }));
});

test('[TL-01] [DC-03] each event is one POST /api/v0/tracking/event', async () => {
  kit.platform.on('trackEvent', recorded);
  const { data, errors } = await track([
    { name: 'photos_opened', properties: { count: 12 } },
    { name: 'date_picked', properties: ['not', 'an', 'object'] },
  ]);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ trackEvents: { areAllRecorded: true } });
  expect(kit.platform.requests('trackEvent').map(({ body }) => body)).toEqual([
    { eventName: 'photos_opened', properties: { count: 12 } },
    { eventName: 'date_picked', properties: {} },
  ]);
});

test('card numbers are removed from tracked and logged events in the gateway', async () => {
  kit.platform.on('trackEvent', recorded).on('logClientEvent', recorded);
  const facts = { seen: ['4111 1111 1111 1111'], '4111-1111-1111-1111': 4111111111111111 };
  await track([{ name: 'paid 4111111111111111', properties: facts }]);
  await kit.run(
    gql`mutation ($input: LogClientEventInput!) { logClientEvent(input: $input) { sessionId } }`,
    {
      input: { event: facts, url: 'https://portal.example/?q=4111+1111+1111+1111', sessionId: 'browser-1' },
    },
  );
  const redacted = { seen: ['[redacted]'], '[redacted]': '[redacted]' };
  expect(kit.platform.requests('trackEvent')[0]?.body).toEqual({
    eventName: 'paid [redacted]',
    properties: redacted,
  });
  expect(kit.platform.requests('logClientEvent')[0]?.body).toEqual({
    event: redacted,
    url: 'https://portal.example/?q=[redacted]',
    sessionId: 'browser-1',
  });
});

test('[EX-01] each event has the properties of the experiments, which one call reads', async () => {
  kit.platform
    .on('listActiveExperiments', ok(fixture('experiments/list-active-experiments.all-on')))
    .on('trackEvent', recorded);
  await track([{ name: 'photos_opened', properties: { count: 12 } }, { name: 'dates_reset' }]);
  expect(kit.platform.requests('listActiveExperiments')).toHaveLength(1);
  const { trackingProperties } = fixture<'ExperimentList'>('experiments/list-active-experiments.all-on');
  expect(trackingProperties).toMatchObject({ 'stays-booking': 'available' });
  expect(kit.platform.requests('trackEvent').map(({ body }) => body)).toEqual([
    { eventName: 'photos_opened', properties: { ...trackingProperties, count: 12 } },
    { eventName: 'dates_reset', properties: trackingProperties },
  ]);
});

test('[EX-02] [TL-01] events are recorded without experiments when these cannot be read, or no user is signed in', async () => {
  kit.platform.on('listActiveExperiments', refused(503, 50301)).on('trackEvent', recorded);
  expect((await track([{ name: 'photos_opened' }])).data).toEqual({ trackEvents: { areAllRecorded: true } });
  expect(kit.platform.requests('trackEvent')).toContainEqual(
    expect.objectContaining({ body: { eventName: 'photos_opened', properties: {} } }),
  );
  kit.platform.sent.length = 0;
  await kit.runAs({}, TRACK, { input: { events: [{ name: 'photos_opened' }] } });
  expect(kit.platform.requests('listActiveExperiments')).toEqual([]);
});

test('[TL-01] a failure returns false, never an error, and nothing is sent again', async () => {
  kit.platform.on('trackEvent', broken);
  const { data, errors } = await track([{ name: 'photos_opened' }]);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ trackEvents: { areAllRecorded: false } });
  expect(kit.platform.requests('trackEvent')).toHaveLength(1);
});

test('[TL-01] events beyond the limit are dropped, and the others are sent', async () => {
  kit.platform.on('trackEvent', recorded);
  const { data } = await track(Array.from({ length: 60 }, (_, index) => ({ name: `event_${index}` })));
  expect(data).toEqual({ trackEvents: { areAllRecorded: false } });
  expect(kit.platform.requests('trackEvent')).toHaveLength(50);
});

describe('[TL-02] failed responses of the platform are reported to its analytics', () => {
  const PAYMENT_METHODS = gql`{ paymentMethods { id } }`;
  const REWARDS_ACCOUNTS = gql`{ rewardsAccounts { accountReferenceId } }`;
  const SESSION = gql`{ session { userId } }`;
  const reports = () =>
    kit.platform
      .requests('trackEvent')
      .filter(({ body }) => (body as { eventName: string }).eventName === 'response_failed');
  const secretly = {
    code: 50001,
    message: 'Card 4111 1111 1111 1111 of {payment_method_token}',
    token: 'secret-token',
    card: { number: 4111, verification_value: '123' },
    environmentKey: 'secret-key',
  };

  test('with url, endpoint, status code, status text and body, as the user, without card, token and vault fields', async () => {
    kit.platform.on('listPaymentMethods', { status: 500, body: secretly }).on('trackEvent', recorded);
    const { errors } = await kit.run(PAYMENT_METHODS);
    expect(errors).toHaveLength(1);
    await until(() => reports().length > 0, 'the failure is reported');
    expect(reports()).toHaveLength(1);
    const [report] = reports();
    expect(report?.headers).toMatchObject(helen);
    expect(report?.body).toEqual({
      eventName: 'response_failed',
      properties: {
        url: `${testPlatformUrl}/api/v0/paymentMethods/list`,
        endpoint: 'PUT /api/v0/paymentMethods/list',
        statusCode: 500,
        statusText: 'Internal Server Error',
        body: JSON.stringify({
          ...secretly,
          message: 'Card [redacted] of {payment_method_token}',
          token: '[redacted]',
          card: { number: '[redacted]', verification_value: '[redacted]' },
          environmentKey: '[redacted]',
        }),
      },
    });
  });

  const reported = () =>
    reports().map(({ body }) => (body as { properties: { endpoint: string } }).properties.endpoint);

  test('a failed report is not reported, and does not reach the user', async () => {
    kit.platform.on('listPaymentMethods', refused(500, 50001)).on('trackEvent', refused(500, 50001));
    for (const times of [1, 2]) {
      const { errors } = await kit.run(PAYMENT_METHODS);
      expect(errors).toHaveLength(1);
      await until(() => reports().length >= times, 'the failure is reported');
    }
    expect(reported()).toEqual(['PUT /api/v0/paymentMethods/list', 'PUT /api/v0/paymentMethods/list']);
  });

  test.each([
    ['tracking', 'trackEvent', 500, () => track([{ name: 'photos_opened' }])],
    ['[SE-04] userInfo', 'getUserInfo', 500, () => kit.run(SESSION)],
    ['[SE-01] an expired session', 'listRewardsAccounts', 401, () => kit.run(REWARDS_ACCOUNTS)],
  ])('failures of %s are not', async (_, operation, status, ask) => {
    kit.platform.on('trackEvent', recorded).on(operation, refused(status, 50001));
    await ask();
    kit.platform.on('trackEvent', recorded).on('listPaymentMethods', refused(500, 50001));
    await kit.run(PAYMENT_METHODS);
    await until(() => reports().length > 0, 'the later failure is reported');
    expect(reported()).toEqual(['PUT /api/v0/paymentMethods/list']);
  });

  test('no request waits for a report, and in an outage only two are sent', async () => {
    let answer = () => {};
    const after = new Promise<void>((resolve) => (answer = resolve));
    kit.platform.on('listPaymentMethods', refused(500, 50001)).on('trackEvent', { ...recorded, after });
    for (let time = 0; time < 15; time += 1) {
      expect((await kit.run(PAYMENT_METHODS)).errors).toHaveLength(1);
    }
    await until(() => reports().length >= 2, 'two reports wait');
    answer();
    expect(reports()).toHaveLength(2);
  });

  test('unresponsive analytics block no call to the platform', async () => {
    kit.platform
      .on('trackEvent', broken)
      .on('listPaymentMethods', ok(fixture('payment-methods/list-payment-methods.two-cards')));
    for (let time = 0; time < 15; time += 1) await track([{ name: 'photos_opened' }]);
    const { errors } = await kit.run(PAYMENT_METHODS);
    expect(errors).toBeUndefined();
    expect(kit.platform.requests('trackEvent').length).toBeLessThan(15);
  });
});

test('[TL-04] an engagement is one POST /api/v0/engagement/event, without card numbers', async () => {
  kit.platform.on('recordEngagement', recorded);
  const { data } = await kit.run(
    gql`mutation ($input: TrackedEventInput!) { recordEngagement(input: $input) { name } }`,
    { input: { name: 'banner_opened', properties: { place: 'home', card: '4000 0500 0006 4821' } } },
  );
  expect(data).toEqual({ recordEngagement: { name: 'banner_opened' } });
  expect(kit.platform.requests('recordEngagement')[0]?.body).toEqual({
    name: 'banner_opened',
    properties: { place: 'home', card: expect.not.stringContaining('4821') },
  });
});

describe('[TL-03] a failure on a page', () => {
  const LOG = gql`mutation ($input: LogClientEventInput!) { logClientEvent(input: $input) { sessionId } }`;
  const log = (event: unknown, url = 'https://portal.example/stays/') =>
    kit.run(LOG, { input: { event, url, sessionId: 'browser-1' } });

  test('is one POST /api/v0/logging with the event, the address of the page and the browser session', async () => {
    kit.platform.on('logClientEvent', recorded);
    const { data } = await log({ name: 'screen_failed' });
    expect(data).toEqual({ logClientEvent: { sessionId: 'browser-1' } });
    await log('not an object', `https://portal.example/?${'x'.repeat(3_000)}`);
    const [first, second] = kit.platform.requests('logClientEvent').map(({ body }) => body);
    expect(first).toEqual({
      event: { name: 'screen_failed' },
      url: 'https://portal.example/stays/',
      sessionId: 'browser-1',
    });
    expect(second).toMatchObject({ event: {}, url: expect.stringMatching(/^.{2000}$/) });
  });

  test('that cannot be logged is an error, and is not sent again', async () => {
    kit.platform.on('logClientEvent', broken);
    const { errors } = await log({ name: 'screen_failed' });
    expect(errors).toHaveLength(1);
    expect(kit.platform.requests('logClientEvent')).toHaveLength(1);
  });
});
