import type { FailureCode } from '../../../domain/failures/failure-codes';
import { PlatformError, type PlatformErrorKind } from '../../rest/client/platform-error';

/** Refusals that the user can act on, and what they are to the graph; every other one is an error of the request. */
export interface Refusals<Code extends FailureCode> extends Readonly<
  Partial<Record<PlatformErrorKind, Code>>
> {
  /** For codes of the platform that say more than the kind of error they belong to. */
  readonly byCode?: ReadonlyMap<string, Code>;
}

/** The refusal that an error is by a table; an error that is none is thrown on. */
export function platformRefusal<Code extends FailureCode>(
  error: unknown,
  { byCode, ...byKind }: Refusals<Code>,
): { readonly code: Code; readonly rawCode: string | null; readonly errors: readonly string[] } {
  if (!(error instanceof PlatformError)) throw error;
  const rawCode = error.upstreamCode ?? null;
  const code = byCode?.get(rawCode ?? '') ?? (byKind as Refusals<Code>)[error.kind];
  if (code === undefined) throw error;
  return { code, rawCode, errors: error.upstreamErrors };
}
