import type { Resolvers } from '../../generated/graph';
import { logClientEvent, recordEngagement, trackEvents } from './tracking';

export const trackingResolvers: Resolvers = {
  Mutation: {
    trackEvents: (_, { input }, context) => trackEvents(input, context),
    recordEngagement: (_, { input }, context) => recordEngagement(input, context),
    logClientEvent: (_, { input }, context) => logClientEvent(input, context),
  },
};
