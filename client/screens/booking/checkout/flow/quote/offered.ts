/** The price, the lines and the terms of an offer or a quote, as shown to the traveler. */
import { addMoney, type Money } from '#domain/money/money.ts';
import { CANCEL_FOR_ANY_REASON } from '#domain/protection/cancel-for-any-reason.ts';
import { termsInWords } from '#domain/quote/changed-terms.ts';
import { nightCount } from '#domain/stay/stay-dates.ts';
import type { RequestedProtection, Offered, Quote } from '../checkout-state';
import type { Rate, TripFacts, Variant } from '../trip/trip-facts';
import { quotedLines, shownLines } from './breakdown-lines';

const plain = ({ minorUnits, currencyCode }: Money): Money => ({ minorUnits, currencyCode });

export const offeredBy = (rate: Rate): Offered => ({
  total: plain(rate.total.fiat),
  lines: shownLines(rate).map(({ label, amount }) => ({ label, amount: plain(amount) })),
  terms: termsInWords({ cancellation: rate.cancellationPolicy, payment: rate.paymentPolicy }),
  termsDigest: rate.termsDigest,
});

/** The stay with the premium of a protection, as shown to the traveler. */
export const withPremium = (offered: Offered, protection: RequestedProtection | null): Offered =>
  protection
    ? {
        ...offered,
        total: addMoney(offered.total, protection.premium),
        lines: [...offered.lines, { label: CANCEL_FOR_ANY_REASON, amount: protection.premium }],
      }
    : offered;

export const requestedProtection = (variant: Variant | null): RequestedProtection | null =>
  variant && { quoteId: variant.quoteId, premium: plain(variant.premiumPrices.total.fiat) };

export const offeredByQuote = (quote: Quote, { search }: Pick<TripFacts, 'search'>): Offered => ({
  total: plain(quote.payNowTotal.fiat),
  lines: quotedLines(quote, nightCount(search.stay)).map(({ label, amount }) => ({
    label,
    amount: plain(amount),
  })),
  terms: termsInWords({ cancellation: quote.cancellationPolicy, payment: quote.paymentPolicy }),
  termsDigest: quote.termsDigest,
});
