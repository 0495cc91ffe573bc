import { sameMoney } from '#domain/money/money.ts';
import { priceChange, type PriceDifference } from '#domain/quote/price-difference.ts';
import type { BookInput } from '#gateway/generated/graph.ts';
import { moneyFromInput } from '../../money/money-mapping';
import { type QuoteModel, quoteTotal } from '../../quote/quote-mapping';

/** PD-10: the price or the terms differ from those that were accepted. */
export interface QuoteChanged {
  readonly kind: 'QUOTE_CHANGED';
  readonly quote: QuoteModel;
  /** Null when only the terms differ. */
  readonly priceChange: PriceDifference | null;
}

/** Null if the accepted total and terms are those of the quote. */
export function verifyQuote(
  { acceptedTotal, acceptedTermsDigest }: BookInput,
  quote: QuoteModel,
): QuoteChanged | null {
  const seen = moneyFromInput(acceptedTotal);
  const quoted = quoteTotal(quote);
  if (!sameMoney(seen, quoted))
    return { kind: 'QUOTE_CHANGED', quote, priceChange: priceChange(seen, quoted) };
  return acceptedTermsDigest === quote.termsDigest
    ? null
    : { kind: 'QUOTE_CHANGED', quote, priceChange: null };
}
