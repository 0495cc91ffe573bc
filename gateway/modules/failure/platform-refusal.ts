import type { FailureCode } from '#domain/failures/failure-codes.ts';
import { PlatformError, type PlatformErrorKind } from '../../rest/client/platform-error';

/** Refusals that the user can act on, mapped to the graph; every other refusal is an error of the request. */
export interface Refusals<Code extends FailureCode> extends Readonly<
  Partial<Record<PlatformErrorKind, Code>>
> {
  /** For codes of the platform that are more specific than their kind of error. */
  readonly byCode?: ReadonlyMap<string, Code>;
}

/** The idempotency key was used with another payload. */
export const IDEMPOTENCY_CONFLICT = ['40901', 'IDEMPOTENCY_CONFLICT'] as const;

export const EXPIRED_QUOTE_TOKEN = ['40903', 'EXPIRED_QUOTE_TOKEN'] as const;

/** The table's refusal for an error; other errors are rethrown. */
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
