/**
 * A quote while the platform computes it (PQ-07 to PQ-11, PQ-19, PQ-21, PQ-22): maps its states to the graph. The policy decides
 * when polling continues and when it ends (quote-policy.ts).
 */
import type { FailureCode } from '#domain/failures/failure-codes.ts';
import { quoteOutcome, type QuoteOutcome } from '#domain/quote/quote-rules.ts';
import type { GatewayContext } from '../../context';
import type { PriceQuoteError, ResolversTypes, ResolversUnionTypes } from '../../generated/graph';
import type { LiveStream, StreamEvent } from '../../live/live-stream';
import { quotePolicy, type QuoteState } from './quote-policy';
import { pollQuote } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { failed, failedAs } from '../failure/failure-mapping';
import { liveFields } from '../live/live-fields';
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
  poll: (signal) => pollQuote(platform.polled(signal), { body: { value: token } }),
  policy: quotePolicy({
    isResult: (answer: QuotePoll) => outcomeOf(answer).kind !== 'PENDING',
    capMs: environment.live.quoteCapMs,
  }),
});

export const outcomeOf = ({ QuoteResponse, quote, errors }: QuotePoll): QuoteOutcome =>
  quoteOutcome({
    result: QuoteResponse,
    quoteType: quote?.type ?? null,
    errors: (errors ?? []).map(({ code }) => code),
  });

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
