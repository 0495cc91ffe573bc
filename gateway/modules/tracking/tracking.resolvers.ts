import type { Resolvers } from '../../generated/graph';
import { logClientEvent } from './log-client-event';
import { trackEvents } from './track-events';

export const trackingResolvers: Resolvers = {
  Mutation: {
    trackEvents: (_, { input }, context) => trackEvents(input, context),
    logClientEvent: (_, { input }, context) => logClientEvent(input, context),
  },
};
