import type { Resolvers } from '../../generated/graph';
import { getPolicyDetails } from '../../rest/endpoints';
import { travelPolicyOf } from './policy-mapping';

export const policyResolvers: Resolvers = {
  Session: {
    travelPolicy: async ({ corporate, platform }) =>
      corporate && travelPolicyOf(await getPolicyDetails(platform), corporate.policyTier ?? undefined),
  },
};
