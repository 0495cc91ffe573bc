import { useEffect, useState } from 'react';
import {
  nextFreshnessChange,
  type QuoteFreshness,
  quoteFreshness,
} from '../../../../../domain/quote/quote-freshness';
import type { Quote } from '../checkout-state';

const LASTING: QuoteFreshness = { kind: 'LASTING' };

/**
 * How long the quote still holds by this device's clock. A quote that would have expired before it arrived says that the
 * clock is wrong, for the platform answers no such quote; then its end is not announced.
 */
export function useQuoteFreshness(quote: Quote | null): QuoteFreshness {
  const [told, setTold] = useState<{ token: string; freshness: QuoteFreshness }>();
  const token = quote?.token ?? null;
  const validUntil = quote?.validUntil ?? null;

  useEffect(() => {
    if (token === null || quoteFreshness(validUntil, new Date()).kind === 'EXPIRED') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = new Date();
      setTold({ token, freshness: quoteFreshness(validUntil, now) });
      const wait = nextFreshnessChange(validUntil, now);
      if (wait !== null) timer = setTimeout(look, wait);
    };
    look();
    return () => clearTimeout(timer);
  }, [token, validUntil]);

  return told && told.token === token ? told.freshness : LASTING;
}
