import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
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

/** Readiness probes wait no longer than this for a silent platform: Kubernetes gives them two seconds. */
const MAX_PROBE_MS = 1_000;

/**
 * `/healthz`: the process runs. `/readyz`: it may receive traffic: it has reached the platform once, and is not stopping. An outage
 * of the platform or of Redis is reported, but takes no gateway out of service: its pages tell travelers about the outage, and
 * every other gateway has the same. `/readyz?platform=1` also requires the platform. `/metrics`: its metrics for Prometheus, which
 * in production require the token.
 */
export function serveHealth(
  app: FastifyInstance,
  { platform, live, metrics, environment, isStopping }: HealthSources,
): void {
  let hasReachedPlatform = false;
  const isPlatformReachable = async (): Promise<boolean> => {
    const isReachable = await platform.reachable();
    hasReachedPlatform ||= isReachable;
    metrics.platformReachable.set(Number(isReachable));
    return isReachable;
  };
  const sharingState = async (): Promise<string> => {
    const isSharing = await live.sharing();
    metrics.redisLost.set(Number(isSharing === false));
    if (isSharing === undefined) return 'off: REDIS_URL is not set';
    return isSharing ? 'ok' : 'Redis is unreachable';
  };
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get<{ Querystring: { platform?: string } }>(
    '/readyz',
    { logLevel: 'warn' },
    async ({ query }, reply) => {
      // Checked first: a platform that does not respond takes seconds.
      if (isStopping()) return reply.code(503).send({ status: 'stopping' });
      const needsPlatform = query.platform === '1' || !hasReachedPlatform;
      const [isReachable, sharing] = await Promise.all([
        needsPlatform ? isPlatformReachable() : withinLimit(isPlatformReachable()),
        sharingState(),
      ]);
      const isReady = (isReachable || !needsPlatform) && !isStopping();
      return reply.code(isReady ? 200 : 503).send({
        status: isReady ? 'ready' : 'not ready',
        platform: isReachable ? 'reachable' : 'unreachable',
        sharing,
      });
    },
  );
  const { production, metricsToken } = environment;
  if (production && metricsToken === undefined) return;
  const numbers = Registry.merge([ofProcess, metrics.registry]);
  app.get('/metrics', { logLevel: 'warn' }, async ({ headers }, reply) => {
    if (metricsToken !== undefined && !isSame(headers.authorization ?? '', `Bearer ${metricsToken}`))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ message: 'Send `Authorization: Bearer <METRICS_TOKEN>`.' });
    await Promise.all([withinLimit(isPlatformReachable()), sharingState()]);
    return reply.type(numbers.contentType).send(await numbers.metrics());
  });

  /** A platform that has not responded by then counts as unreachable. */
  async function withinLimit(probe: Promise<boolean>): Promise<boolean> {
    const limit = new AbortController();
    const late = setTimeout(MAX_PROBE_MS, false, { signal: limit.signal, ref: false });
    const isReachable = await Promise.race([probe, late]);
    metrics.platformReachable.set(Number(isReachable));
    limit.abort();
    late.catch(() => undefined);
    return isReachable;
  }
}

/** Takes equally long for nearly equal texts as for others. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
