import { startTestPlatform, type TestPlatform } from '../../testing/test-platform';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

test('[PF-01] [PF-02] flags are off until they are set, and an omitted one keeps its value', async () => {
  const maya = await platform.signIn('maya');
  expect((await maya.call('getPreferenceMetadata', undefined)).body).toMatchObject({
    hasSeenWishlistsFtux: false,
  });
  await maya.call('updatePreferenceMetadata', { hasSeenWishlistsFtux: true });
  await maya.call('updatePreferenceMetadata', { hasSeenStaysVrFtux: true });
  expect((await maya.call('getPreferenceMetadata', undefined)).body).toEqual({
    hasSeenPackageSmokeTest: false,
    hasSeenStaysVrFtux: true,
    hasSeenWishlistsFtux: true,
    hasSeenStayTypeVrFtux: false,
    hasSeenPackagesFtux: false,
    hasSeenActivitiesFtux: false,
  });
});
