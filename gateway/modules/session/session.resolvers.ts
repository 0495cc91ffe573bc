import type { Resolvers } from '../../generated/graph';
import { listPersonas } from '../../platform/auth';
import { getUserInfo } from '../../platform/people';
import { selects } from './selection';
import { activeExperiments, experiments } from './experiments';
import { portal } from './portal';
import { personaOf, sessionOf } from './session-mapping';
import { signIn } from './sign-in';
import { signOut } from './sign-out';

export const sessionResolvers: Resolvers = {
  Query: {
    portal: (_, _args, context) => portal(context),
    async session(_, _args, context, info) {
      if (context.credentials.authorization === undefined) return null;
      // The experiments need nothing of the user: both calls run side by side.
      if (selects(info, 'experiments')) void activeExperiments(context).catch(() => undefined);
      return sessionOf(await getUserInfo(context.platform));
    },
    async demoPersonas(_, _args, { platform, environment }) {
      const { personas } = await listPersonas(platform);
      return personas.filter(({ tenant }) => tenant === environment.tenant).map(personaOf);
    },
  },
  Mutation: {
    signIn: (_, { input }, context) => signIn(input, context),
    signOut: (_, _args, context) => signOut(context),
  },
  Session: {
    experiments: (_, _args, context) => experiments(context),
  },
};
