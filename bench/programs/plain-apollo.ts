/** Apollo Server as its guide sets it up, with the resolvers and the client of the gateway: no guard, no logs, no metrics. */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import type { GatewayContext } from '../../gateway/context';
import { createMetrics } from '../../gateway/edge/metrics';
import { credentialsOf } from '../../gateway/kernel/credentials';
import { parseEnvironment } from '../../gateway/kernel/environment';
import { createLogger } from '../../gateway/kernel/logger';
import { createSchema } from '../../gateway/schema';
import { createState } from '../../gateway/server';

const environment = parseEnvironment(process.env);
const log = createLogger('silent');
const { platform, live, intents } = createState({ environment, log, metrics: createMetrics() });
const server = new ApolloServer<GatewayContext>({ schema: createSchema() });

void startStandaloneServer(server, {
  listen: { port: environment.port, host: '127.0.0.1' },
  async context({ req }) {
    const credentials = credentialsOf(req.headers.authorization, undefined);
    return {
      requestId: 'bench',
      credentials,
      platform: platform.session(credentials),
      live: live.hub,
      intents,
      openId: undefined,
      environment,
      clock: { now: () => new Date() },
      log,
      signal: new AbortController().signal,
      setCookie: () => undefined,
      showPagesAs: () => undefined,
    };
  },
});
