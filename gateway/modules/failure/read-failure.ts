import { GraphQLError } from 'graphql';
import { PlatformError, type PlatformErrorKind } from '../../rest/client/platform-error';

const REFUSALS: ReadonlySet<PlatformErrorKind> = new Set(['badRequest', 'notFound', 'conflict']);

/** An error that is a definite response: the platform refuses to provide the fact. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof PlatformError && REFUSALS.has(error.kind);

/** Errors of the caller: the request is over, whatever could not be read. */
const OF_THE_CALLER: ReadonlySet<PlatformErrorKind> = new Set([
  'unauthorized',
  'accessDenied',
  'antiForgery',
  'aborted',
]);

/** Whether an error means that the platform did not return a fact: whatever does not depend on that fact can continue. */
export const isReadFailure = (error: unknown): error is PlatformError | GraphQLError =>
  error instanceof PlatformError
    ? !OF_THE_CALLER.has(error.kind)
    : error instanceof GraphQLError && error.extensions['code'] === 'PLATFORM_CONTRACT';
