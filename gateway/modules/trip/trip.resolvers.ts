import type { Resolvers } from '../../generated/graph';
import { trips } from './trips';

export const tripResolvers: Resolvers = {
  Query: {
    trips: (_, args, context) => trips(args, context),
  },
};
