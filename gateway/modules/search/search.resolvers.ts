import type { Resolvers } from '../../generated/graph';
import { place, places } from './places';
import { stays } from './stays';

export const searchResolvers: Resolvers = {
  Query: {
    places: (_, args, context) => places(args, context),
    place: (_, { id }, context) => place(id, context),
    stays: (_, args, context) => stays(args, context),
  },
};
