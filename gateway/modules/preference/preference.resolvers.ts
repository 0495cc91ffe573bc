import type { GatewayContext } from '../../context';
import { requestError } from '../../errors';
import type { PreferenceMetadata, Resolvers, UpdatePreferenceMetadataInput } from '../../generated/graph';
import { getPreferenceMetadata, updatePreferenceMetadata } from '../../rest/endpoints';

export const preferenceResolvers: Resolvers = {
  Query: {
    preferenceMetadata: (_, _args, { platform }) => getPreferenceMetadata(platform),
  },
  Mutation: {
    updatePreferenceMetadata: (_, { input }, context) => changePreferenceMetadata(input, context),
  },
};

/** PF-01: only the given flags are sent; null counts as omitted. */
function changePreferenceMetadata(
  input: UpdatePreferenceMetadataInput,
  { platform }: GatewayContext,
): Promise<PreferenceMetadata> {
  const given = Object.entries(input).filter(([, flag]) => typeof flag === 'boolean');
  if (given.length === 0) throw requestError('BAD_USER_INPUT', 'There is no flag to change.');
  return updatePreferenceMetadata(platform, { body: Object.fromEntries(given) });
}
