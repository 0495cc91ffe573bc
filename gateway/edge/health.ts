import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry, register as ofProcess } from 'prom-client';
import type { Environment } from '../kernel/environment';
import type { Live } from '../live/create-live';
import type { PlatformClient } from '../rest/client/client';
import type { Metrics } from './metrics';

export interface HealthSources {
  readonly platform: PlatformClient;
  readonly live: Live;
  readonly metrics: Metrics;
  readonly environment: Pick<Environment, 'production' | 'metricsToken'>;
  readonly isStopping: () => boolean;
}

/**
 * `/healthz`: the process runs. `/readyz`: it may receive traffic. `/metrics`: its metrics for Prometheus, which in production
 * require the token. Without Redis an instance can still serve its own travelers, so this is reported but does not take it out.
 */
export function serveHealth(
  app: FastifyInstance,
  { platform, live, metrics, environment, isStopping }: HealthSources,
): void {
  const sharingState = async (): Promise<string> => {
    const isSharing = await live.sharing();
    if (isSharing === undefined) return 'off: REDIS_URL is not set';
    return isSharing ? 'ok' : 'Redis is unreachable';
  };
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_, reply) => {
    // Checked first: a platform that does not respond takes seconds.
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const [isReachable, sharing] = await Promise.all([platform.reachable(), sharingState()]);
    const isReady = isReachable && !isStopping();
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not ready',
      platform: isReachable ? 'reachable' : 'unreachable',
      sharing,
    });
  });
  const { production, metricsToken } = environment;
  if (production && metricsToken === undefined) return;
  const numbers = Registry.merge([ofProcess, metrics.registry]);
  app.get('/metrics', { logLevel: 'warn' }, async ({ headers }, reply) =>
    metricsToken === undefined || isSame(headers.authorization ?? '', `Bearer ${metricsToken}`)
      ? reply.type(numbers.contentType).send(await numbers.metrics())
      : reply
          .code(401)
          .header('www-authenticate', 'Bearer')
          .send({ message: 'Send `Authorization: Bearer <METRICS_TOKEN>`.' }),
  );
}

/** Takes equally long for nearly equal texts as for others. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
