/** The context that the resolvers of the gateway need, for servers that are compared with it: no guard, no logs, no metrics. */
import type { GatewayContext } from '#gateway/context.ts';
import { createMetrics } from '#gateway/edge/metrics.ts';
import { credentialsOf } from '#gateway/kernel/credentials.ts';
import { parseEnvironment } from '#gateway/kernel/environment.ts';
import { createLogger } from '#gateway/kernel/logger.ts';
import { createState } from '#gateway/server.ts';

export const environment = parseEnvironment(process.env);

const log = createLogger('silent');
const { platform, live, intents } = createState({ environment, log, metrics: createMetrics() });

export function contextOf(authorization: string | undefined): GatewayContext {
  const credentials = credentialsOf(authorization, undefined);
  return {
    requestId: 'bench',
    address: '127.0.0.1',
    credentials,
    platform: platform.session(credentials),
    live: live.hub,
    intents,
    openId: undefined,
    agentOpenId: undefined,
    environment,
    clock: { now: () => new Date() },
    log,
    signal: new AbortController().signal,
    setCookie: () => undefined,
    showPagesAs: () => undefined,
  };
}
