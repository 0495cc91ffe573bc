import type { PlatformError } from '../../rest/client/platform-error';
import type { LivePolicy, Step } from '../../live/live-stream';

/** The progress of a price quote. */
export type QuoteState<Answer> =
  | { readonly kind: 'pending'; /** Consecutive failed polls. */ readonly failures: number }
  /** The platform has a result, good or bad. */
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** The platform could not be asked any more (PQ-21), or knows no such quote. */
  | {
      readonly kind: 'failed';
      readonly reason: 'unreachable' | 'refused';
      readonly upstreamCode: string | undefined;
    }
  /** The gateway's own limit has passed (PQ-19). */
  | { readonly kind: 'timedOut' };

export interface QuotePolicySettings<Answer> {
  readonly isResult: (answer: Answer) => boolean;
  /** The longest time to follow a quote; undefined: unlimited (PQ-07). */
  readonly capMs: number | undefined;
}

/** PQ-21: a failing poll is repeated up to three times in a row. */
const maxRetries = 3;

/** Interprets the polls of a price quote (PQ-07, PQ-19, PQ-21). */
export function quotePolicy<Answer>({
  isResult,
  capMs,
}: QuotePolicySettings<Answer>): LivePolicy<Answer, QuoteState<Answer>> {
  function pending(failures: number, elapsedMs: number, waitMs = 0): Step<QuoteState<Answer>> {
    return capMs !== undefined && elapsedMs >= capMs
      ? { state: { kind: 'timedOut' }, isLast: true }
      : { state: { kind: 'pending', failures }, isLast: false, waitMs };
  }

  return {
    onAnswer: (answer, { elapsedMs }) =>
      isResult(answer) ? { state: { kind: 'answered', answer }, isLast: true } : pending(0, elapsedMs),

    onFailure(error, { elapsedMs, previous }) {
      const failures = previous?.kind === 'pending' ? previous.failures : 0;
      switch (consequenceOf(error)) {
        case 'end':
          throw error;
        case 'wait':
          return pending(failures, elapsedMs, error.retryAfterMs);
        case 'refused':
          return failed('refused', error);
        case 'retry':
          return failures < maxRetries
            ? pending(failures + 1, elapsedMs, error.retryAfterMs)
            : failed('unreachable', error);
      }
    },
  };
}

function consequenceOf({ kind }: PlatformError): 'end' | 'wait' | 'refused' | 'retry' {
  switch (kind) {
    case 'unauthorized':
    case 'accessDenied':
    case 'antiForgery':
      return 'end';
    case 'rateLimited':
      return 'wait';
    case 'badRequest':
    case 'notFound':
    case 'conflict':
      return 'refused';
    case 'unavailable':
    case 'timeout':
    case 'contract':
    case 'upstream':
    case 'aborted':
      return 'retry';
  }
}

function failed<Answer>(
  reason: 'unreachable' | 'refused',
  { upstreamCode }: PlatformError,
): Step<QuoteState<Answer>> {
  return { state: { kind: 'failed', reason, upstreamCode }, isLast: true };
}
