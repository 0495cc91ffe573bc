import type { FastifyInstance } from 'fastify';
import type { Live } from '../live/create-live';
import type { PlatformClient } from '../platform/client';
import type { Metrics } from './metrics';

export interface HealthSources {
  readonly platform: PlatformClient;
  readonly live: Live;
  readonly metrics: Metrics;
  readonly isStopping: () => boolean;
}

/**
 * `/healthz`: the process runs. `/readyz`: it may get traffic. `/metrics`: its numbers for Prometheus.
 * Without Redis an instance still serves its own travelers, so that is told but does not take it out.
 */
export function serveHealth(
  app: FastifyInstance,
  { platform, live, metrics, isStopping }: HealthSources,
): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_, reply) => {
    const isReachable = await platform.reachable();
    const isReady = isReachable && !isStopping();
    return reply.code(isReady ? 200 : 503).send({
      status: isStopping() ? 'stopping' : isReady ? 'ready' : 'not ready',
      platform: isReachable ? 'reachable' : 'unreachable',
      sharing: live.sharing() ? 'ok' : 'Redis is unreachable',
    });
  });
  app.get('/metrics', { logLevel: 'warn' }, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
