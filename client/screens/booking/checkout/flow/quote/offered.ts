/** The price, the lines and the terms of an offer or a quote, as shown to the traveler. */
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { addMoney, type Money, moneyText } from '#domain/money/money.ts';
import { CANCEL_FOR_ANY_REASON } from '#domain/protection/cancel-for-any-reason.ts';
import { termsInWords } from '#domain/quote/changed-terms.ts';
import type { PriceLine } from '#domain/quote/price-lines.ts';
import { AGENT_FEE_LABEL, agentFee } from '#domain/quote/quote-rules.ts';
import { nightCount } from '#domain/stay/stay-dates.ts';
import type { RequestedProtection, Offered, Quote } from '../checkout-state';
import type { Rate, TripFacts, Variant } from '../trip/trip-facts';
import { quotedLines, shownLines } from './breakdown-lines';

export const fiatInput = (amount: Money) => ({
  value: moneyText(amount),
  currencyCode: amount.currencyCode,
});

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

/** AG-03: the fee as a line of a price; null outside the agent portal. */
export function agentFeeLine(isAgentPortal: boolean, currencyCode: CurrencyCode): PriceLine | null {
  const amount = agentFee(isAgentPortal, currencyCode);
  return amount && { label: AGENT_FEE_LABEL, amount };
}

/** AG-03, PD-01: the price that an agent sees includes the fee, so that the fee does not count as a price change. */
export function withAgentFee(offered: Offered, isAgentPortal: boolean): Offered {
  const fee = agentFeeLine(isAgentPortal, offered.total.currencyCode);
  return fee
    ? { ...offered, total: addMoney(offered.total, fee.amount), lines: [...offered.lines, fee] }
    : offered;
}

/** Whether the price was requested in the agent portal. */
export const includesAgentFee = ({ lines }: Offered): boolean =>
  lines.some(({ label }) => label === AGENT_FEE_LABEL);
