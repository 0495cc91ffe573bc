import type { GatewayContext } from '../../context';
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
    policyCompliance: ({ policyCompliance }, _args, context) => shown(policyCompliance, context),
  },
  BookedHotel: {
    policyCompliance: ({ policyCompliance }, _args, context) => shown(policyCompliance, context),
  },
  Mutation: {
    exerciseProtection: (_, { input }, context) => exerciseProtection(input, context),
    watchTrip: (_, { input }, context) => changeWatch(input, true, context),
    stopWatchingTrip: (_, { input }, context) => changeWatch(input, false, context),
  },
};

/** CP-02: an inactive policy shows nothing. */
const shown = async <Compliance>(compliance: Compliance | null | undefined, context: GatewayContext) =>
  compliance && (await shownPolicy(context))?.isActive ? compliance : null;
