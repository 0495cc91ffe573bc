/**
 * How long a quote is still valid. The platform's answer names the moment, so a priced quote is polled at the moments at which its
 * state changes and twice a minute in between, which also finds out that it was discarded or that the session has ended. A pending
 * quote is polled every second.
 */
import { nextFreshnessChange, quoteFreshness } from '#domain/quote/quote-freshness.ts';
import type { GatewayContext } from '../../context';
import type { PriceQuoteFreshness } from '../../generated/graph';
import type { LivePolicy, LiveStream, StreamEvent } from '../../live/live-stream';
import { pollQuote } from '../../rest/endpoints';
import type { Wire } from '../../rest/wire';
import { liveFields } from '../live/live-states';
import { outcomeOf } from './quote-status';

type QuotePoll = Wire<'QuotePoll'>;
type Freshness = Pick<PriceQuoteFreshness, 'kind' | 'validUntil' | 'minutesLeft'>;

/** Between polls of a priced quote. An unchanged state is sent again, for late subscribers of other instances. */
const calmMs = 30_000;
const leaseMs = 30_000;
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
  leaseMs,
  policy: freshnessPolicy(() => clock.now()),
});

function freshnessPolicy(now: () => Date): LivePolicy<QuotePoll, Freshness> {
  const held = (validUntil: string | null) => {
    const at = now();
    const freshness = quoteFreshness(validUntil, at);
    if (freshness.kind === 'EXPIRED') return { state: EXPIRED, isLast: true };
    const minutesLeft = freshness.kind === 'ENDING' ? freshness.minutesLeft : null;
    return {
      state: { kind: freshness.kind, validUntil, minutesLeft },
      isLast: false,
      waitMs: Math.min(calmMs, nextFreshnessChange(validUntil, at) ?? calmMs),
      repeatAfterMs: calmMs,
    };
  };
  return {
    onAnswer(answer) {
      switch (outcomeOf(answer).kind) {
        case 'PENDING':
          return { state: PENDING, isLast: false };
        case 'SUCCESS':
          return held(answer.quote?.value?.validUntil ?? null);
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
      const known = held(previous?.validUntil ?? null);
      const state = previous === undefined || previous.kind === 'PENDING' ? PENDING : known.state;
      return { state, isLast: known.isLast, waitMs: error.retryAfterMs ?? retryMs, repeatAfterMs: calmMs };
    },
  };
}

export const freshnessOf = (event: StreamEvent<Freshness>) => ({
  __typename: 'PriceQuoteFreshness' as const,
  ...liveFields(event),
  ...event.state,
});
