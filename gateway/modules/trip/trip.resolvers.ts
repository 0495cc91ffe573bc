import type { Resolvers } from '../../generated/graph';
import { nodeIdOf } from '../node/node-id';
import { resendConfirmation } from './resend-confirmation';
import { anyTrip, listedFacts, listedOrBooked, trips } from './trips';

export const tripResolvers: Resolvers = {
  Query: {
    trips: (_, args, context) => trips(args, context),
    trip: (_, { id }, context) => anyTrip(id, context),
  },
  Mutation: {
    resendConfirmation: (_, { input }, context) => resendConfirmation(input.tripId, context),
  },
  HomeTrip: {
    nodeId: ({ id }) => nodeIdOf('Trip', id),
    state: async (model, _, context) => (await listedOrBooked(model, context)).state,
    timeState: async (model, _, context) => (await listedOrBooked(model, context)).timeState,
    guestCount: async (model, _, context) => (await listedFacts(model, context)).guestCount,
    guests: async (model, _, context) => (await listedFacts(model, context)).guests,
    mainGuestName: async (model, _, context) => (await listedFacts(model, context)).mainGuestName,
    bookedBy: async (model, _, context) => (await listedFacts(model, context)).bookedBy,
    total: async (model, _, context) => (await listedFacts(model, context)).total,
    payments: async (model, _, context) => (await listedFacts(model, context)).payments,
    priceGroups: async (model, _, context) => (await listedFacts(model, context)).priceGroups,
    corporate: async (model, _, context) => (await listedFacts(model, context)).corporate,
    approval: async (model, _, context) => (await listedFacts(model, context)).approval,
    protection: async (model, _, context) => (await listedFacts(model, context)).protection,
    cancellation: async (model, _, context) => (await listedFacts(model, context)).cancellation,
    cancellationAttempt: async (model, _, context) => (await listedFacts(model, context)).cancellationAttempt,
    bookedAt: async (model, _, context) => (await listedFacts(model, context)).bookedAt,
  },
};
