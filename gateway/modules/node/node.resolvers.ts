import type { Resolvers } from '../../generated/graph';
import { node } from './node';

export const nodeResolvers: Resolvers = {
  Query: {
    node: (_, args, context) => node(args, context),
  },
};
