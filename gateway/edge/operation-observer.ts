import type { OperationContext } from './context-factory';
import type { GraphqlTransport } from './graphql-transport';
import type { Transport } from './metrics';

/** The recorded facts of an operation: never its variables. */
export interface ObservedOperation {
  readonly transport: Transport;
  /** query, mutation, subscription, or unknown when it could not be read. */
  readonly type: string;
  readonly name: string | null | undefined;
  /** `ok`, or the code of the first error. */
  readonly outcome: string;
}

/** Clients choose their name freely, and it may be as long as a whole request. */
const maxNameLength = 100;

/** Outcomes of callers that request too much: the log has their address, too. */
const TOO_MUCH: ReadonlySet<string> = new Set(['RATE_LIMITED', 'TOO_MANY_OPERATIONS']);

/** Counts and logs an operation that has been answered, or a stream that has been opened, and ends its span. */
export function observeOperation(
  { metrics, services }: Pick<GraphqlTransport, 'metrics' | 'services'>,
  { startedAt, upstream, span, requestId, client, address }: OperationContext,
  { transport, type, name, outcome }: ObservedOperation,
): void {
  const operation = name?.slice(0, maxNameLength);
  const milliseconds = performance.now() - startedAt;
  metrics.operation({ transport, type, outcome, client: client?.name }, milliseconds / 1_000);
  span?.end({
    name: operation === undefined ? type : `${type} ${operation}`,
    attributes: {
      'graphql.operation.type': type,
      'graphql.operation.name': operation,
      'request.id': requestId,
      'client.name': client?.name,
    },
    error: outcome === 'ok' ? undefined : outcome,
  });
  // Not the log of the operation, which is created on first use: most operations log nothing else.
  services.log.info(
    {
      requestId,
      transport,
      type,
      operation,
      outcome,
      address: TOO_MUCH.has(outcome) ? address : undefined,
      client: client?.name,
      clientVersion: client?.version,
      milliseconds: Math.round(milliseconds),
      calls: upstream.length,
    },
    'operation',
  );
}
