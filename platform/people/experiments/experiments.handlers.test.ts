import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

test('[EX-01] lists the experiments of the tenant, and the variants again for trackers', async () => {
  const helen = await platform.signIn('helen');
  const { body } = await helen.call('listActiveExperiments', undefined);
  expect(body.experiments).toContainEqual({ id: 'stays-booking', variant: 'available' });
  expect(body.trackingProperties).toMatchObject({ 'stays-booking': 'available' });
});

test('[EX-03] [EX-04] a maintenance experiment has its variant as JSON', async () => {
  const helen = await platform.signIn('helen');
  const { body } = await helen.call('listActiveCorporateExperiments', undefined);
  const maintenance = body.experiments.find(({ id }) => id === 'corp-traveler-maintenance');
  expect(JSON.parse(maintenance?.variant ?? '')).toEqual({ variantName: 'control', data: null });
});

test('[EX-02] requires a session', async () => {
  expect((await platform.stranger.refused('listActiveExperiments', undefined)).status).toBe(401);
});
