import type { FastifyInstance } from 'fastify';

/** The paths that host pages use: the graph, its readiness, and the module that they mount. */
const ofHosts = /^\/(graphql|readyz|embed\/)/;

/**
 * Lets pages of the configured hosts, which mount the portal, load its module and use the graph with its headers. The `vary`
 * header is always set, so that a cache does not serve a response without these headers to a host.
 */
export function allowOrigins(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!ofHosts.test(request.url)) return done();
    void reply.header('vary', 'origin, accept-encoding');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.includes(origin)) return done();
    void reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'date, ratelimit, ratelimit-policy, retry-after, x-request-id',
    });
    if (request.method !== 'OPTIONS') return done();
    void reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers':
          'authorization, h-csrf-token, content-type, apollo-require-preflight, x-request-id, ' +
          'apollographql-client-name, apollographql-client-version, graphql-client-name, graphql-client-version',
        'access-control-max-age': '600',
      })
      .send();
  });
}

/**
 * Whether a page may use the graph from its browser: the portal's own pages and those of the configured hosts. Programs send no
 * origin. The scheme is not compared, because TLS may end in front of the gateway. Some proxies write the default port of the scheme
 * into `Host`; browsers never do.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    const page = new URL(origin);
    const defaultPort = page.protocol === 'https:' ? ':443' : ':80';
    return [page.host, page.host + defaultPort].includes(host?.toLowerCase() ?? '');
  } catch {
    return false;
  }
}
