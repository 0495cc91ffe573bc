import { gql } from 'graphql-tag';
import { fixture } from '#fixtures/fixture.ts';
import { ok, refused } from './testing/platform-mock';
import { useResolvers } from './testing/resolvers-kit';

const kit = useResolvers();

const FLAGS = `hasSeenPackageSmokeTest hasSeenStaysVrFtux hasSeenWishlistsFtux hasSeenStayTypeVrFtux hasSeenPackagesFtux
  hasSeenActivitiesFtux`;
const nothingSeen = {
  hasSeenPackageSmokeTest: false,
  hasSeenStaysVrFtux: false,
  hasSeenWishlistsFtux: false,
  hasSeenStayTypeVrFtux: false,
  hasSeenPackagesFtux: false,
  hasSeenActivitiesFtux: false,
};
const UPDATE = gql`mutation ($input: UpdatePreferenceMetadataInput!) { updatePreferenceMetadata(input: $input) { ${FLAGS} } }`;

test('[PF-01] [PF-02] the six flags are read with POST /api/v0/user/preference/metadata, without a body', async () => {
  kit.platform.on('getPreferenceMetadata', ok(fixture('preferences/get-preference-metadata.nothing-seen')));
  const { data, errors } = await kit.run(gql`{ preferenceMetadata { ${FLAGS} } }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ preferenceMetadata: nothingSeen });
  expect(kit.platform.sent).toEqual([
    expect.objectContaining({ method: 'POST', path: '/api/v0/user/preference/metadata', body: undefined }),
  ]);
});

test('[PF-01] [PF-02] only the given flags are written, with PUT /api/v0/user/preference/metadata', async () => {
  kit.platform.on(
    'updatePreferenceMetadata',
    ok(fixture('preferences/update-preference-metadata.wishlists-seen')),
  );
  const { data } = await kit.run(UPDATE, {
    input: { hasSeenWishlistsFtux: true, hasSeenPackagesFtux: null },
  });
  expect(data).toEqual({ updatePreferenceMetadata: { ...nothingSeen, hasSeenWishlistsFtux: true } });
  expect(kit.platform.sent).toEqual([
    expect.objectContaining({
      method: 'PUT',
      path: '/api/v0/user/preference/metadata',
      headers: expect.objectContaining({
        authorization: 'Bearer token-helen',
        'h-csrf-token': 'csrf-helen',
      }),
      body: { hasSeenWishlistsFtux: true },
    }),
  ]);
});

test('an empty change is refused before anything is sent', async () => {
  const { errors } = await kit.run(UPDATE, { input: {} });
  expect(errors).toEqual([
    expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) }),
  ]);
  expect(kit.platform.sent).toEqual([]);
});

test('[PF-01] a write that the platform refuses is an error, and is not sent again', async () => {
  kit.platform.on('updatePreferenceMetadata', refused(500, 50001));
  const { errors } = await kit.run(UPDATE, { input: { hasSeenWishlistsFtux: true } });
  expect(errors).toEqual([
    expect.objectContaining({ extensions: expect.objectContaining({ code: 'PLATFORM_ERROR' }) }),
  ]);
  expect(kit.platform.sent).toHaveLength(1);
});
