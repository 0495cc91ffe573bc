import type { Resolvers } from '../../generated/graph';
import { getPreferenceMetadata } from '../../rest/endpoints';
import { changePreferenceMetadata } from './change-preference-metadata';

export const preferenceResolvers: Resolvers = {
  Query: {
    preferenceMetadata: (_, _args, { platform }) => getPreferenceMetadata(platform),
  },
  Mutation: {
    updatePreferenceMetadata: (_, { input }, context) => changePreferenceMetadata(input, context),
  },
};
