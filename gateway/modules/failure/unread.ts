import { GraphQLError } from 'graphql';
import { PlatformError, type PlatformErrorKind } from '../../rest/client/platform-error';

const REFUSALS: ReadonlySet<PlatformErrorKind> = new Set(['badRequest', 'notFound', 'conflict']);

/** An error that is an answer: the platform refuses the fact for a reason. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof PlatformError && REFUSALS.has(error.kind);

/** Errors of who asks: the request is over, whatever it was that could not be read. */
const OF_THE_CALLER: ReadonlySet<PlatformErrorKind> = new Set([
  'unauthorized',
  'accessDenied',
  'antiForgery',
  'aborted',
]);

/** An error that says that the platform did not return a fact: what does not depend on the fact can continue without it. */
export const isUnread = (error: unknown): error is PlatformError | GraphQLError =>
  error instanceof PlatformError
    ? !OF_THE_CALLER.has(error.kind)
    : error instanceof GraphQLError && error.extensions['code'] === 'PLATFORM_CONTRACT';
