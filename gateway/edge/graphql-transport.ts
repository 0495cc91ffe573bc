import type { GraphQLSchema } from 'graphql';
import type { ErrorMapper } from '../errors';
import type { Execution } from '../execution/execution';
import type { Guard } from '../guard/guard';
import type { OperationAllowances } from '../guard/operation-allowances';
import type { Services } from './context-factory';
import type { Metrics } from './metrics';

/** What every transport needs to run operations. */
export interface GraphqlTransport {
  readonly schema: GraphQLSchema;
  readonly execution: Execution;
  readonly guard: Guard;
  readonly allowances: OperationAllowances;
  readonly mapError: ErrorMapper;
  readonly metrics: Metrics;
  readonly services: Services;
}
