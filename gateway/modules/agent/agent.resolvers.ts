import type { Resolvers } from '../../generated/graph';
import { loginAgentByCode, loginAgentByIdToken } from '../../rest/endpoints';
import { openIdProvider, signIn, signInWithOpenId } from '../session/sign-in';
import { actForCustomer, stopActingForCustomer } from './acting';
import { customers } from './customers';

export const agentResolvers: Resolvers = {
  Query: {
    customers: (_, args, context) => customers(args, context),
    agentOpenIdProvider: (_, _args, { agentOpenId }) => openIdProvider(agentOpenId),
  },
  Mutation: {
    signInAsAgent: (_, { input }, context) => signIn(input, context, loginAgentByCode),
    signInAsAgentWithOpenId: (_, { input }, context) =>
      signInWithOpenId(input, context, { provider: context.agentOpenId, login: loginAgentByIdToken }),
    actFor: (_, { input }, context) => actForCustomer(input, context),
    stopActing: (_, _args, context) => stopActingForCustomer(context),
  },
};
