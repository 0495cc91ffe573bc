import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables';
import type { Clock } from '../../kernel/dates';
import { Refusal } from '../../kernel/refusal';
import { bookingOfQuote, isExpired, type QuoteRow } from './quotes';

/** A quote that can become a booking: it has an amount. */
export type BookableQuote = QuoteRow & {
  readonly currency: string;
  readonly pay_now_minor: number;
  readonly rate: NonNullable<QuoteRow['rate']>;
};

/** Refuses with 40903 an expired quote; with 40902 one that is pending, failed, discarded or booked, or has no amount. */
export async function requireBookable(
  tx: Transaction<Tables>,
  quote: QuoteRow,
  clock: Clock,
): Promise<BookableQuote> {
  const { state, product_type, currency, pay_now_minor, rate } = quote;
  if (state !== 'Ready') throw new Refusal(40902, `The quote is ${state.toLowerCase()}.`);
  if (isExpired(quote, clock)) throw new Refusal(40903);
  if (product_type !== 'homes' || currency === null || pay_now_minor === null || rate === null) {
    throw new Refusal(40902, 'The quote cannot be booked.');
  }
  if (await bookingOfQuote(tx, quote.token)) throw new Refusal(40902, 'The quote is being booked.');
  return { ...quote, currency, pay_now_minor, rate };
}
