/**
 * The price of the trip as far as it is known: the quote, or else the price of the home, with the fee in the agent portal (PR-06,
 * AG-03), and the part that a frozen price covers (AD-11). The lines add up to the total; if the platform's do not, the
 * difference is tracked (PR-18).
 */
import { useEffect } from 'react';
import { linesDifference } from '#domain/listing/listing-price.ts';
import { addMoney, type Money, subtractMoney } from '#domain/money/money.ts';
import type { PriceFreezeCover } from '#domain/price-freeze/frozen-price.ts';
import { CANCEL_FOR_ANY_REASON } from '#domain/protection/cancel-for-any-reason.ts';
import { nightCount } from '#domain/stay/stay-dates.ts';
import { useIsAgentPortal } from '#client/app/entry/agent-portal.ts';
import { useTrack } from '#client/app/tracking/use-track.ts';
import { useQuote, useTrip } from '../flow/checkout-context';
import type { Quote } from '../flow/checkout-state';
import type { TripFacts } from '../flow/trip/trip-facts';
import { type BreakdownLine, quotedLines, shownLines } from '../flow/quote/breakdown-lines';
import { agentFeeLine } from '../flow/quote/offered';
import { coverOfToday, useFrozenPrice } from './use-frozen-price';

export interface ShownPrice {
  readonly lines: readonly BreakdownLine[];
  readonly total: Money;
  /** The part of the total that a frozen price covers; null without one. */
  readonly cover: PriceFreezeCover | null;
}

export function useShownPrice(): ShownPrice | null {
  const isAgentPortal = useIsAgentPortal();
  const quote = useQuote();
  const price = shownPrice(quote, useTrip(), isAgentPortal);
  const frozen = useFrozenPrice();
  if (!price) return null;
  if (quote) return { ...price, cover: quote.priceFreeze };
  // The current price alone would be wrong for a moment.
  return frozen.isLoading ? null : { ...price, cover: coverOfToday(price.total, frozen.price) };
}

/** AD-11: the total of the trip at its frozen price, including the deposit that is already paid. */
export const tripTotal = ({ total, cover }: ShownPrice): Money =>
  cover ? subtractMoney(total, cover.discount) : total;

function shownPrice(
  quote: Quote | null,
  { search, rate, protection }: Pick<TripFacts, 'search' | 'rate' | 'protection'>,
  isAgentPortal: boolean,
): Omit<ShownPrice, 'cover'> | null {
  if (quote) {
    return { lines: quotedLines(quote, nightCount(search.stay)), total: quote.payNowTotal.fiat };
  }
  if (!rate) return null;
  const fee = agentFeeLine(isAgentPortal, rate.total.fiat.currencyCode);
  const premium = protection && {
    label: CANCEL_FOR_ANY_REASON,
    amount: protection.premiumPrices.total.fiat,
  };
  const charges = [fee, premium].filter((line) => line !== null);
  return {
    lines: [...shownLines(rate), ...charges.map((line) => ({ ...line, description: null }))],
    total: charges.reduce<Money>((total, { amount }) => addMoney(total, amount), rate.total.fiat),
  };
}

/** PR-18: tracks once per price that its lines do not add up to the total; the total is the amount to pay. */
export function useLinesWarning(): void {
  const quote = useQuote();
  const trip = useTrip();
  const track = useTrack();
  const price = shownPrice(quote, trip, false);
  const difference =
    price &&
    linesDifference(
      price.lines.map(({ amount }) => amount),
      price.total,
    );
  const missing = difference?.minorUnits ?? 0;
  const { id: listingId } = trip.listing;
  const isQuoted = quote !== null;
  useEffect(() => {
    if (missing !== 0) track('price_lines_differ', { listingId, isQuoted, differenceMinorUnits: missing });
  }, [track, listingId, isQuoted, missing]);
}
