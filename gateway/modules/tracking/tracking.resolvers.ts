import type { Resolvers } from '../../generated/graph';
import { logClientEvent, trackEvents } from './tracking';

export const trackingResolvers: Resolvers = {
  Mutation: {
    trackEvents: (_, { input }, context) => trackEvents(input, context),
    logClientEvent: (_, { input }, context) => logClientEvent(input, context),
  },
};
