import type { Resolvers } from '../../generated/graph';
import { shownPolicy } from '../policy/business-policy';
import { airlineCredits } from './airline-credits';
import { changeWatch } from './change-watch';
import { exerciseProtection } from './exercise-protection';

export const bookedElsewhereResolvers: Resolvers = {
  Query: {
    airlineCredits: (_, _args, context) => airlineCredits(context),
  },
  BookedFlight: {
    policyCompliance: async ({ policyCompliance }, _args, context) =>
      policyCompliance && (await shownPolicy(context))?.isActive ? policyCompliance : null,
  },
  Mutation: {
    exerciseProtection: (_, { input }, context) => exerciseProtection(input, context),
    watchTrip: (_, { input }, context) => changeWatch(input, true, context),
    stopWatchingTrip: (_, { input }, context) => changeWatch(input, false, context),
  },
};
