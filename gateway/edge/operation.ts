/**
 * An operation is admitted, run, and observed in the same way over HTTP, WebSocket and SSE; the transports only read requests and
 * write results.
 *
 * Admission has one order, in which a price is taken before the work that it pays for:
 *
 * 1. the characters of the document, which pay for the next two steps
 * 2. whether the document is trusted, and the size of the request
 * 3. parsing and validation; over HTTP, Apollo Server applies the same rules
 * 4. whether the transport can carry the operation: no subscription over HTTP, no mutation by GET
 * 5. the points of the operation, or one mutation, which pay for all that follows
 * 6. the values in its document and its variables
 * 7. on sockets and event streams: the operations that already run, and a slot for the event stream
 *
 * An admitted operation gets the characters of its document back. A refused one is charged for all steps before the refusal.
 */
import {
  type ExecutionArgs,
  type FormattedExecutionResult,
  getOperationAST,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { ExecutionResult } from 'graphql-ws';
import { logDefects, type ErrorMapper } from '../errors';
import type { Execution } from '../execution/execution';
import type { Guard } from '../guard/guard';
import type { OperationAllowances } from '../guard/operation-allowances';
import type { UncheckedRequest } from '../guard/request-size';
import { refusalOfValues } from '../guard/value-check';
import type { OperationContext, Services } from './context-factory';
import type { Metrics, Transport } from './metrics';

/** The parts of a gateway that run operations. */
export interface GraphqlTransport {
  readonly schema: GraphQLSchema;
  readonly execution: Execution;
  readonly guard: Guard;
  readonly allowances: OperationAllowances;
  readonly mapError: ErrorMapper;
  readonly metrics: Metrics;
  readonly services: Services;
}

/** A request for an operation, as a transport has read it. */
export interface OperationRequest extends UncheckedRequest {
  readonly context: OperationContext;
  /** Sets a header of the response, if the transport has headers. */
  setHeader?(name: string, value: string): void;
}

/** The same for a transport that leaves parsing and validation to the gateway. */
export interface UnparsedRequest extends OperationRequest {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
  /** Step 4. */
  unsupported?(operation: OperationDefinitionNode): Refusal | undefined;
  /** Step 7. */
  reserve(cost: number): GraphQLError | undefined;
}

export interface Refusal {
  /** Over HTTP. With 400, the same request is refused again; it may be admitted later after 429. */
  readonly status: 400 | 405 | 429;
  readonly errors: readonly GraphQLError[];
}

/** The arguments of an execution. The protocol libraries pass on all of them. */
export interface AdmittedOperation extends ExecutionArgs {
  readonly contextValue: OperationContext;
  readonly operation: OperationDefinitionNode;
  readonly cost: number;
}

export class Operations {
  constructor(
    private readonly graph: GraphqlTransport,
    private readonly transport: Transport,
  ) {}

  /** Steps 1 and 2. */
  receive(request: OperationRequest): Refusal | undefined {
    const { guard, allowances } = this.graph;
    if (typeof request.query === 'string') {
      const { refusal, headers } = allowances.takeDocument(request.query, request.context.caller);
      if (refusal !== undefined) return refuseForNow(request, refusal, headers);
    }
    const unreadable = guard.screen(request);
    return unreadable && { status: 400, errors: [unreadable] };
  }

  /** Steps 5 and 6, and 7 with `reserve`. */
  charge(
    request: OperationRequest,
    document: ExecutionArgs['document'],
    operation: OperationDefinitionNode,
    reserve?: UnparsedRequest['reserve'],
  ): Refusal | { readonly cost: number } {
    const { guard, allowances } = this.graph;
    const { caller } = request.context;
    const cost = guard.costOf(document, operation);
    const { refusal, headers } = allowances.take(operation, cost, caller);
    for (const [name, value] of headers) request.setHeader?.(name, value);
    if (refusal !== undefined) return refuseForNow(request, refusal);
    const unusable = refusalOfValues(document, request.variables);
    if (unusable !== undefined) return { status: 400, errors: [unusable] };
    const tooMuch = reserve?.(cost);
    if (tooMuch !== undefined) return refuseForNow(request, tooMuch);
    if (typeof request.query === 'string') allowances.refundDocument(request.query, caller);
    return { cost };
  }

  /** All steps. */
  admit(request: UnparsedRequest): AdmittedOperation | Refusal {
    const { schema, guard } = this.graph;
    const { context, query, variables } = request;
    const operationName = request.operationName ?? undefined;
    const refuse = (refusal: Refusal, operation?: OperationDefinitionNode) => {
      this.observe(context, operation, operationName, refusal.errors);
      return refusal;
    };
    const unread = this.receive(request);
    if (unread !== undefined) return refuse(unread);
    const document = guard.check(query, operationName);
    if (!('kind' in document)) return refuse({ status: 400, errors: document });
    const operation = getOperationAST(document, operationName);
    // The guard has found it.
    if (!operation) throw new Error('no operation');
    const charged =
      request.unsupported?.(operation) ??
      this.charge(request, document, operation, (cost) => request.reserve(cost));
    if ('errors' in charged) return refuse(charged, operation);
    return {
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
      operation,
      cost: charged.cost,
    };
  }

  /** Records an operation that has its response, or a stream that is open. */
  observe(
    context: OperationContext,
    operation: OperationDefinitionNode | undefined,
    name: string | null | undefined,
    errors: readonly GraphQLError[] | undefined,
  ): void {
    const [error] = errors ?? [];
    observeOperation(this.graph, context, {
      transport: this.transport,
      type: operation?.operation ?? 'unknown',
      name: operation?.name?.value ?? name,
      outcome: error === undefined ? 'ok' : String(this.graph.mapError(error).extensions?.['code']),
    });
  }
}

/** The headers are those of the allowance that is used up. */
function refuseForNow(
  request: OperationRequest,
  error: GraphQLError,
  headers: ReadonlyMap<string, string> = new Map(),
): Refusal {
  for (const [name, value] of headers) request.setHeader?.(name, value);
  const { retryAfterSeconds } = error.extensions;
  if (typeof retryAfterSeconds === 'number') request.setHeader?.('retry-after', String(retryAfterSeconds));
  return { status: 429, errors: [error] };
}

/** The part of a result that a client may see: mapped errors and, for developers, the REST calls behind it. */
export function viewOf(
  { data, errors, extensions }: ExecutionResult,
  context: OperationContext,
  mapError: ErrorMapper,
): FormattedExecutionResult {
  logDefects(errors, mapError, context);
  const upstream = context.upstream.splice(0);
  const shows = !context.environment.production && upstream.length > 0;
  return {
    ...(data === undefined ? {} : { data }),
    ...(errors === undefined ? {} : { errors: errors.map(mapError) }),
    ...(shows ? { extensions: { ...extensions, upstream } } : {}),
  };
}

/** The recorded facts of an operation: never its variables. */
interface ObservedOperation {
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

/** Counts and logs an operation, and ends its span. */
function observeOperation(
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
