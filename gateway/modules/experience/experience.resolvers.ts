import type { Resolvers } from '../../generated/graph';
import { experience, experienceDays, experiencePlaces, experiences } from './experiences';

export const experienceResolvers: Resolvers = {
  Query: {
    experiencePlaces: (_, args, context) => experiencePlaces(args, context),
    experiences: (_, args, context) => experiences(args, context),
    experience: (_, { id }, context) => experience(id, context),
    experienceDays: (_, args, context) => experienceDays(args, context),
  },
};
