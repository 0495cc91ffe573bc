/** What is booked: the home, the search it was found with, and its price when it can be had. */
import type { SearchState } from '../../../../domain/search/search-state';
import type { CheckoutQuery } from '../checkout.generated';
import { termsInWords } from '../../../../domain/quote/changed-terms';
import { nightCount } from '../../../../domain/stay/stay-dates';
import { quotedLines, shownLines } from './quote/breakdown-lines';
import type { TripRate_RateFragment } from '../trip/trip.generated';
import type { Money } from '../../../../domain/money/money';
import type { Offered, Quote } from './checkout-state';

export type CheckoutListing = NonNullable<CheckoutQuery['listing']>;

export interface TripFacts {
  readonly search: SearchState;
  readonly listing: CheckoutListing;
}

/** Null while the home cannot be had, as when its nights are held by the quote or the booking itself. */
export const rateOf = ({ availability }: CheckoutListing): TripRate_RateFragment | null =>
  availability.__typename === 'Available' ? availability.rate : null;

const plain = ({ minorUnits, currencyCode }: Money): Money => ({ minorUnits, currencyCode });

export const offeredBy = (rate: TripRate_RateFragment): Offered => ({
  total: plain(rate.total.fiat),
  lines: shownLines(rate).map(({ label, amount }) => ({ label, amount: plain(amount) })),
  terms: termsInWords({ cancellation: rate.cancellationPolicy, payment: rate.paymentPolicy }),
  termsDigest: rate.termsDigest,
});

export const offeredByQuote = (quote: Quote, { search }: TripFacts): Offered => ({
  total: plain(quote.payNowTotal.fiat),
  lines: quotedLines(quote, nightCount(search.stay)).map(({ label, amount }) => ({
    label,
    amount: plain(amount),
  })),
  terms: termsInWords({ cancellation: quote.cancellationPolicy, payment: quote.paymentPolicy }),
  termsDigest: quote.termsDigest,
});
