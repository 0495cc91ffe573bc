/**
 * How long a quote is still valid, followed like any other work: polled every second, so that the stream ends with the session as
 * promptly as every other, and sent when it changes.
 */
import { quoteFreshness } from '#domain/quote/quote-freshness.ts';
import type { GatewayContext } from '../../context';
import type { PriceQuoteFreshness } from '../../generated/graph';
import type { LivePolicy, LiveStream, StreamEvent } from '../../live/live-stream';
import { pollQuote } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { liveFields } from '../live/live-states';
import { outcomeOf } from './quote-status';

type QuotePoll = Wire<'QuotePoll'>;
type Freshness = Pick<PriceQuoteFreshness, 'kind' | 'validUntil' | 'minutesLeft'>;

/** An unchanged state is sent again, for late subscribers of other instances. */
const repeatAfterMs = 30_000;
/** Between polls while the platform does not respond. */
const retryMs = 5_000;

const EXPIRED: Freshness = { kind: 'EXPIRED', validUntil: null, minutesLeft: null };
const PENDING: Freshness = { kind: 'PENDING', validUntil: null, minutesLeft: null };

export const freshnessStream = (
  token: string,
  { credentials, platform, clock }: GatewayContext,
): LiveStream<QuotePoll, Freshness> => ({
  name: 'quote freshness',
  token,
  credentials,
  poll: (signal) => pollQuote(platform.polled(signal), { body: { value: token } }),
  policy: freshnessPolicy(() => clock.now()),
});

function freshnessPolicy(now: () => Date): LivePolicy<QuotePoll, Freshness> {
  const at = (validUntil: string | null) => {
    const freshness = quoteFreshness(validUntil, now());
    if (freshness.kind === 'EXPIRED') return { state: EXPIRED, isLast: true };
    const minutesLeft = freshness.kind === 'ENDING' ? freshness.minutesLeft : null;
    return {
      state: { kind: freshness.kind, validUntil, minutesLeft },
      isLast: false,
      repeatAfterMs,
    };
  };
  return {
    onAnswer(answer) {
      switch (outcomeOf(answer).kind) {
        case 'PENDING':
          return { state: PENDING, isLast: false };
        case 'SUCCESS':
          return at(answer.quote?.value?.validUntil ?? null);
        default:
          return { state: EXPIRED, isLast: true };
      }
    },
    onFailure(error, { previous }) {
      if (error.httpStatus === 401 || error.httpStatus === 403) throw error;
      if (error.kind === 'notFound' || error.kind === 'badRequest' || error.kind === 'conflict') {
        return { state: EXPIRED, isLast: true };
      }
      // An unavailable platform does not change how long the price is guaranteed.
      const known = at(previous?.validUntil ?? null);
      const state = previous === undefined || previous.kind === 'PENDING' ? PENDING : known.state;
      return { state, isLast: known.isLast, waitMs: error.retryAfterMs ?? retryMs, repeatAfterMs };
    },
  };
}

export const freshnessOf = (event: StreamEvent<Freshness>) => ({
  __typename: 'PriceQuoteFreshness' as const,
  ...liveFields(event),
  ...event.state,
});
