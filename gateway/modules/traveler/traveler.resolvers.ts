import type { Resolvers } from '../../generated/graph';
import { nameMainGuest } from './main-guest';
import { assignDefaultTraveler, deleteTraveler, saveTraveler } from './save-traveler';
import { travelers } from './travelers';

export const travelerResolvers: Resolvers = {
  Query: {
    travelers: (_, _args, context) => travelers(context),
  },
  TravelerSaved: {
    travelers: (_, _args, context) => travelers(context),
  },
  TravelerDeleted: {
    travelers: (_, _args, context) => travelers(context),
  },
  Mutation: {
    saveTraveler: (_, { input }, context) => saveTraveler(input, context),
    deleteTraveler: (_, { id }, context) => deleteTraveler(id, context),
    assignDefaultTraveler: (_, { id }, context) => assignDefaultTraveler(id, context),
    addMainGuest: (_, { input }, context) => nameMainGuest(input, context),
  },
};
