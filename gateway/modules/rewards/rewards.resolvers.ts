import type { Resolvers } from '../../generated/graph';
import { readAccounts, rewardsEarned, rewardsToCash } from './rewards';
import { rewardsAccountOf } from './rewards-mapping';

export const rewardsResolvers: Resolvers = {
  Query: {
    rewardsAccounts: async (_, _args, context) => (await readAccounts(context)).map(rewardsAccountOf),
    rewardsToCash: (_, args, context) => rewardsToCash(args, context),
    rewardsEarned: (_, args, context) => rewardsEarned(args, context),
  },
};
