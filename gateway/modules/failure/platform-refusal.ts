import type { FailureCode } from '../../../domain/failure-codes';
import { PlatformError, type PlatformErrorKind } from '../../platform/platform-error';

/** Refusals that the user can act on, and what they are to the graph; every other one is an error of the request. */
export type Refusals = Readonly<Partial<Record<PlatformErrorKind, FailureCode>>>;

/** The refusal that an error is by a table; an error that is none is thrown on. */
export function platformRefusal(
  error: unknown,
  refusals: Refusals,
): { readonly code: FailureCode; readonly rawCode: string | null } {
  const code = error instanceof PlatformError ? refusals[error.kind] : undefined;
  if (!(error instanceof PlatformError) || code === undefined) throw error;
  return { code, rawCode: error.upstreamCode ?? null };
}
