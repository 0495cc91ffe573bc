import type { Resolvers } from '../../generated/graph';
import { bookingRefusalOf } from './booking-refusal';
import { nameMainGuest } from './main-guest';
import { assignDefaultTraveler, createTraveler, deleteTraveler, updateTraveler } from './save-traveler';
import { travelers } from './travelers';

export const travelerResolvers: Resolvers = {
  Query: {
    travelers: (_, _args, context) => travelers(context),
  },
  Traveler: {
    bookingRefusal: (traveler, _args, context) => bookingRefusalOf(traveler, context),
  },
  TravelerSaved: {
    travelers: (_, _args, context) => travelers(context),
  },
  TravelerDeleted: {
    travelers: (_, _args, context) => travelers(context),
  },
  DefaultTravelerAssigned: {
    travelers: (_, _args, context) => travelers(context),
  },
  Mutation: {
    createTraveler: (_, { input }, context) => createTraveler(input, context),
    updateTraveler: (_, { input }, context) => updateTraveler(input, context),
    deleteTraveler: (_, { input }, context) => deleteTraveler(input.id, context),
    assignDefaultTraveler: (_, { input }, context) => assignDefaultTraveler(input.id, context),
    addMainGuest: (_, { input }, context) => nameMainGuest(input, context),
  },
};
