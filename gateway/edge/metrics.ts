import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { UpstreamCall } from '../rest/client/session';

export type Transport = 'http' | 'websocket' | 'sse';

/** The metrics of `/metrics` in addition to those of the process, one registry for each gateway. */
export interface Metrics {
  readonly registry: Registry;
  upstreamCall(call: UpstreamCall): void;
  upstreamRepeat(endpoint: string): void;
  operation(
    operation: { transport: Transport; type: string; outcome: string; client: string | undefined },
    seconds: number,
  ): void;
  page(outcome: string, seconds: number): void;
  /** 1 or 0. */
  readonly platformReachable: Gauge;
  /** 1 while a gateway with `REDIS_URL` cannot reach it. */
  readonly redisLost: Gauge;
  readonly openSockets: Gauge;
  readonly openEventStreams: Gauge;
  readonly liveLoops: Gauge;
  readonly liveSubscribers: Gauge;
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** `clientNames`: the clients that are counted by name; clients choose their name freely, so all others share one series. */
export function createMetrics(clientNames: readonly string[] = []): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const upstream = new Histogram({
    name: 'gateway_upstream_seconds',
    help: 'Duration of requests to the travel platform, by endpoint and outcome (HTTP status or kind of failure).',
    labelNames: ['endpoint', 'outcome'],
    buckets: secondsBuckets,
    registers,
  });
  const repeats = new Counter({
    name: 'gateway_upstream_repeats_total',
    help: 'Reads that were sent to the travel platform again after a fault.',
    labelNames: ['endpoint'],
    registers,
  });
  const operations = new Histogram({
    name: 'gateway_operation_seconds',
    help: 'Duration of GraphQL operations; of a subscription, the time until its stream is open.',
    labelNames: ['transport', 'type'],
    buckets: secondsBuckets,
    registers,
  });
  const outcomes = new Counter({
    name: 'gateway_operations_total',
    help: 'GraphQL operations by outcome: ok, or the code of the first error.',
    labelNames: ['transport', 'type', 'outcome'],
    registers,
  });
  const pages = new Histogram({
    name: 'gateway_page_seconds',
    help: 'Duration of rendering pages by outcome: rendered, or why the browser draws the page.',
    labelNames: ['outcome'],
    buckets: secondsBuckets,
    registers,
  });
  const countClient = clientCounter(clientNames, registers);
  return {
    registry,
    upstreamCall({ endpoint, status, failure, milliseconds }) {
      upstream.observe({ endpoint, outcome: failure ?? String(status) }, milliseconds / 1_000);
    },
    upstreamRepeat(endpoint) {
      repeats.inc({ endpoint });
    },
    operation({ transport, type, outcome, client }, seconds) {
      operations.observe({ transport, type }, seconds);
      outcomes.inc({ transport, type, outcome });
      countClient(client, type);
    },
    page(outcome, seconds) {
      pages.observe({ outcome }, seconds);
    },
    ...gauges(registers),
  };
}

const gauges = (registers: Registry[]) => ({
  platformReachable: new Gauge({
    name: 'gateway_platform_reachable',
    help: 'Whether the travel platform responds: 1 or 0.',
    registers,
  }),
  redisLost: new Gauge({
    name: 'gateway_redis_lost',
    help: 'Whether REDIS_URL is set and Redis does not respond: 1 or 0.',
    registers,
  }),
  openSockets: new Gauge({ name: 'gateway_open_sockets', help: 'Open WebSockets.', registers }),
  openEventStreams: new Gauge({
    name: 'gateway_open_event_streams',
    help: 'Open event streams (GraphQL over SSE).',
    registers,
  }),
  liveLoops: new Gauge({
    name: 'gateway_live_loops',
    help: 'Poll loops that this instance runs.',
    registers,
  }),
  liveSubscribers: new Gauge({
    name: 'gateway_live_subscribers',
    help: 'Subscribers of polled work on this instance.',
    registers,
  }),
});

function clientCounter(clientNames: readonly string[], registers: Registry[]) {
  const clients = new Counter({
    name: 'gateway_client_operations_total',
    help: 'GraphQL operations by client: one of CLIENT_NAMES, other, or unnamed.',
    labelNames: ['client', 'type'],
    registers,
  });
  return (client: string | undefined, type: string): void => {
    const known = client === undefined ? 'unnamed' : clientNames.includes(client) ? client : 'other';
    clients.inc({ client: known, type });
  };
}
