import type { Resolvers } from '../../generated/graph';
import { listings } from './listings';
import { place, places } from './places';
import { stays } from './stays';

export const searchResolvers: Resolvers = {
  Query: {
    places: (_, args, context) => places(args, context),
    place: (_, { id }, context) => place(id, context),
    listings: (_, args, context) => listings(args, context),
    stays: (_, args, context, info) => stays(args, context, info),
  },
};
