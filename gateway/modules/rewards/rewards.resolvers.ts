import type { Resolvers } from '../../generated/graph';
import { readAccounts, rewardsEarned, rewardsToCash } from './rewards';
import { rewardsActivity, tripOfRewardsEvent } from './rewards-activity';
import { rewardsAccountOf } from './rewards-mapping';

export const rewardsResolvers: Resolvers = {
  Query: {
    rewardsAccounts: async (_, _args, context) => (await readAccounts(context)).map(rewardsAccountOf),
    rewardsActivity: (_, args, context) => rewardsActivity(args, context),
    rewardsToCash: (_, args, context) => rewardsToCash(args, context),
    rewardsEarned: (_, args, context) => rewardsEarned(args, context),
  },
  RewardsEvent: {
    trip: (event, _args, context) => tripOfRewardsEvent(event, context),
  },
};
