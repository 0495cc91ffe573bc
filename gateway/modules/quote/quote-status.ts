/**
 * A quote while the platform computes it (PQ-07 to PQ-11, PQ-19, PQ-21, PQ-22): when polling continues, when it ends,
 * and its states in the graph.
 */
import type { FailureCode } from '#domain/failures/failure-codes.ts';
import { quoteOutcome, type QuoteOutcome } from '#domain/quote/quote-rules.ts';
import type { GatewayContext } from '../../context';
import type { PriceQuoteError, ResolversTypes, ResolversUnionTypes } from '../../generated/graph';
import type { LivePolicy, LiveStream, Step, StreamEvent } from '../../live/live-stream';
import type { PlatformError } from '../../rest/client/platform-error';
import type { PlatformSession } from '../../rest/client/session';
import { pollFulfillment, pollQuote } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { failed, failedAs } from '../failure/failure-mapping';
import { liveFields } from '../live/live-states';
import { quoteOf } from './quote-mapping';

type QuotePoll = Wire<'QuotePoll'>;
type PriceQuoteStatus = ResolversUnionTypes<ResolversTypes>['PriceQuoteStatus'];
export type QuoteEvent = StreamEvent<QuoteState<QuotePoll>>;

export const quoteStream = (
  token: string,
  { credentials, platform, environment }: GatewayContext,
): LiveStream<QuotePoll, QuoteState<QuotePoll>> => ({
  name: 'quote',
  token,
  credentials,
  async poll(signal) {
    const session = platform.polled(signal);
    const answer = await pollQuote(session, { body: { value: token } });
    return (await isUsedUp(answer, session)) ? USED_UP : answer;
  },
  policy: quotePolicy({
    isResult: (answer: QuotePoll) => outcomeOf(answer).kind !== 'PENDING',
    capMs: environment.live.quoteCapMs,
  }),
});

/** Whether the booking of a quote has failed. A quote is booked once, so it cannot be booked any more. */
export async function isUsedUp({ fulfillment }: QuotePoll, platform: PlatformSession): Promise<boolean> {
  return (
    fulfillment !== undefined && (await pollFulfillment(platform, { body: fulfillment })).result === 'Failure'
  );
}

const USED_UP: QuotePoll = {
  QuoteResponse: 'Failure',
  errors: [{ kind: 'ProductError', code: 'InvalidQuote' }],
};

export const outcomeOf = ({ QuoteResponse, quote, errors }: QuotePoll): QuoteOutcome =>
  quoteOutcome({
    result: QuoteResponse,
    quoteType: quote?.type ?? null,
    errors: (errors ?? []).map(({ code }) => code),
  });

/** The progress of a price quote. */
export type QuoteState<Answer> =
  | { readonly kind: 'pending'; /** Consecutive failed polls. */ readonly failures: number }
  /** The platform has a result, good or bad. */
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** The platform could no longer be polled (PQ-21), or knows no such quote. */
  | {
      readonly kind: 'failed';
      readonly reason: 'unreachable' | 'refused';
      readonly upstreamCode: string | undefined;
    }
  /** The gateway's own limit has passed (PQ-19). */
  | { readonly kind: 'timedOut' };

interface QuotePolicySettings<Answer> {
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
          return failedState('refused', error);
        case 'retry':
          return failures < maxRetries
            ? pending(failures + 1, elapsedMs, error.retryAfterMs)
            : failedState('unreachable', error);
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

function failedState<Answer>(
  reason: 'unreachable' | 'refused',
  { upstreamCode }: PlatformError,
): Step<QuoteState<Answer>> {
  return { state: { kind: 'failed', reason, upstreamCode }, isLast: true };
}

export function quoteStatusOf(event: QuoteEvent, token: string, context: GatewayContext): PriceQuoteStatus {
  const { state } = event;
  const live = liveFields(event);
  const failure = (errors: PriceQuoteError[]): PriceQuoteStatus => ({
    __typename: 'PriceQuoteFailure',
    ...live,
    errors,
    isHandleable: errors.length > 0,
  });
  const failureOf = (code: FailureCode, rawCode: string | null = null) =>
    failure([failed(code, 'POLL_PRICE_QUOTE', context, { rawCode })]);

  switch (state.kind) {
    case 'pending':
      return { __typename: 'PriceQuotePending', ...live };
    case 'timedOut':
      return failureOf('QUOTE_TIMEOUT');
    case 'failed':
      return failureOf(state.reason === 'refused' ? 'INVALID_QUOTE' : 'QUOTE_ERROR', state.upstreamCode);
    case 'answered': {
      const outcome = outcomeOf(state.answer);
      if (outcome.kind === 'FAILURE') {
        return failure(outcome.errors.map((code) => failedAs(code, 'POLL_PRICE_QUOTE', context)));
      }
      if (outcome.kind !== 'SUCCESS') return failureOf('UNSUPPORTED_QUOTE');
      const quote = state.answer.quote?.value ? quoteOf(state.answer.quote.value, token) : null;
      // A quote with an unreadable amount cannot be booked, and is reported as failed.
      return quote ? { __typename: 'PriceQuoteSuccess', ...live, quote } : failureOf('INVALID_QUOTE');
    }
  }
}
