/** Apollo Server as its guide sets it up, with the resolvers and the client of the gateway. */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import type { GatewayContext } from '#gateway/context.ts';
import { createSchema } from '#gateway/schema.ts';
import { contextOf, environment } from './peer-context';

const server = new ApolloServer<GatewayContext>({ schema: createSchema() });

void startStandaloneServer(server, {
  listen: { port: environment.port, host: '127.0.0.1' },
  context: async ({ req }) => contextOf(req.headers.authorization),
});
