import type { FastifyInstance } from 'fastify';

/** Lets pages of the configured hosts, which mount the portal, load its module and use the graph with its headers. */
export function allowOrigins(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !allowed.includes(origin) || !/^\/(graphql|embed\/)/.test(request.url))
      return;
    reply.headers({ 'access-control-allow-origin': origin, vary: 'origin' });
    if (request.method !== 'OPTIONS') return;
    await reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers':
          'authorization, h-csrf-token, content-type, apollo-require-preflight, x-request-id',
        'access-control-max-age': '600',
      })
      .send();
  });
}
