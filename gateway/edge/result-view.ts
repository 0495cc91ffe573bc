import type { FormattedExecutionResult } from 'graphql';
import type { ExecutionResult } from 'graphql-ws';
import { logDefects, type ErrorMapper } from '../errors';
import type { OperationContext } from './context-factory';

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
