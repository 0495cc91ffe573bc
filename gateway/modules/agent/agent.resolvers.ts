import type { Resolvers } from '../../generated/graph';
import { loginAgentByCode } from '../../rest/endpoints';
import { signIn } from '../session/sign-in';
import { actForCustomer, stopActingForCustomer } from './acting';
import { customers } from './customers';

export const agentResolvers: Resolvers = {
  Query: {
    customers: (_, args, context) => customers(args, context),
  },
  Mutation: {
    signInAsAgent: (_, { input }, context) => signIn(input, context, loginAgentByCode),
    actFor: (_, { input }, context) => actForCustomer(input, context),
    stopActing: (_, _args, context) => stopActingForCustomer(context),
  },
};
