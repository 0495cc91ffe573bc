import { useMemo, useSyncExternalStore } from 'react';
import { nextFreshnessChange, type QuoteFreshness, quoteFreshness } from '#domain/quote/quote-freshness.ts';
import { portalTime } from '#client/components/visit/portal-clock.ts';
import type { Quote } from '../checkout-state';

const LASTING: QuoteFreshness = { kind: 'LASTING' };

type HeldQuote = Pick<Quote, 'token' | 'validUntil'>;

/**
 * How long the quote is still valid. A quote that would have expired before it arrived shows that the clock is wrong, because the
 * platform sends no such quote; its expiry is then not announced.
 */
export function useQuoteFreshness(quote: HeldQuote | null): QuoteFreshness {
  const token = quote?.token ?? null;
  const validUntil = quote?.validUntil ?? null;
  const watch = useMemo(() => watchOf(token === null ? null : { token, validUntil }), [token, validUntil]);
  return useSyncExternalStore(watch.subscribe, watch.read);
}

function watchOf(quote: HeldQuote | null) {
  const validUntil = quote?.validUntil ?? null;
  let freshness = quoteFreshness(validUntil, portalTime());
  const isClockWrong = freshness.kind === 'EXPIRED';
  if (isClockWrong) freshness = LASTING;
  return {
    read: () => freshness,
    subscribe: (tell: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const update = () => {
        const now = portalTime();
        freshness = quoteFreshness(validUntil, now);
        tell();
        const wait = nextFreshnessChange(validUntil, now);
        if (wait !== null) timer = setTimeout(update, wait);
      };
      if (!isClockWrong) update();
      return () => clearTimeout(timer);
    },
  };
}
