import type { Resolvers } from '../../generated/graph';
import { calendar } from './calendar';

export const calendarResolvers: Resolvers = {
  Query: {
    calendar: (_, args, context) => calendar(args, context),
  },
};
