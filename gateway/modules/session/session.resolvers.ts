import type { Resolvers } from '../../generated/graph';
import { getCustomerDetails, listPersonas } from '../../rest/endpoints';
import { experiments } from './experiments';
import { portal } from './portal';
import { readSession } from './read-session';
import { personaOf } from './session-mapping';
import { selectBusiness } from './select-business';
import { openIdProvider, signIn, signInWithOpenId, signOut } from './sign-in';

export const sessionResolvers: Resolvers = {
  Query: {
    portal: (_, _args, context) => portal(context),
    session: (_, _args, context, info) =>
      context.credentials.authorization === undefined ? null : readSession(context, info),
    async customer(_, _args, { platform }) {
      const { customerId, customerSince } = await getCustomerDetails(platform);
      return { customerNumber: customerId, customerSince };
    },
    openIdProvider: (_, _args, { openId }) => openIdProvider(openId),
    async demoPersonas(_, _args, { platform, environment }) {
      const { personas } = await listPersonas(platform);
      return personas.filter(({ tenant }) => tenant === environment.tenant).map(personaOf);
    },
  },
  Mutation: {
    signIn: (_, { input }, context) => signIn(input, context),
    signInWithOpenId: (_, { input }, context) => signInWithOpenId(input, context),
    selectBusiness: (_, { input }, context) => selectBusiness(input, context),
    signOut: (_, _args, context) => signOut(context),
  },
  SignedIn: {
    session: ({ platform }, _args, { environment }, info) => readSession({ platform, environment }, info),
  },
  Session: {
    experiments: ({ platform }, _args, { environment }) => experiments({ platform, environment }),
  },
};
