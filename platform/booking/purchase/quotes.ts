/** Quotes: scheduled, polled, discarded. A quote and its token belong only to the user who scheduled it. */
import type { Selectable, Transaction } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { json } from '../../database/json';
import type { Tables } from '../../database/tables';
import { findHome } from '../../homes/shown-home';
import { stayOf } from '../../homes/stay';
import type { Clock } from '../../kernel/dates';
import { newId, newSecret } from '../../kernel/identifiers';
import { toMinor } from '../../kernel/money';
import { Refusal } from '../../kernel/refusal';
import { priceWriterOf } from '../../payment/rewards/price-in-rewards';
import type { Services } from '../../services';
import type { QuoteOutcome } from '../../supplier/supplier';
import { priceFreezeOf } from '../price-freeze/price-freezes';
import { errorsOf } from './answer-of-supplier';
import { errorCode } from './purchase-error';
import type { QuoteAsks } from './quote-asks';
import { payNowMinor, quotedRate } from './quoted-rate';

type Schemas = components['schemas'];
export type QuoteRow = Selectable<Tables['quotes']>;

/** How long a quoted price is valid. */
const QUOTE_LIFETIME_MS = 15 * 60_000;

const expiryFrom = (clock: Clock): Date => new Date(clock.now().getTime() + QUOTE_LIFETIME_MS);

export async function scheduleQuote(
  database: Database,
  clock: Clock,
  user: { readonly userId: string; readonly agentUserId: string | null },
  { emailAddress, request: { value }, agentFee = 0 }: Schemas['ScheduleQuoteRequest'],
): Promise<string> {
  if (agentFee > 0 && user.agentUserId === null) throw new Refusal(40302, 'Only agents may charge a fee.');
  const stay = stayOf(value.stayDates, value.guests);
  const home = await findHome(database, value.listingId);
  if (!home) throw new Refusal(40401, 'There is no such listing.');
  const token = newSecret();
  await database
    .insertInto('quotes')
    .values({
      token,
      user_id: user.userId,
      ordered_product_id: newId('prod'),
      listing_id: value.listingId,
      stay_from: stay.from,
      stay_until: stay.until,
      guests: json(value.guests),
      email_address: emailAddress,
      listing_provider_id: json(value.listingProviderId),
      listing_collection: value.listingCollection,
      agent_fee_minor: toMinor(agentFee, home.currencyCode ?? value.seenPrice.currencyCode),
      ancillaries: json((value.ancillaries ?? []).map(({ quoteId }) => quoteId)),
      state: 'Pending',
      rate: null,
      pay_now_minor: null,
      currency: null,
      valid_until: expiryFrom(clock),
      main_guest: null,
      price_freeze_id: await usableFreezeId(database, user.userId, value.priceFreezeId),
      created_at: clock.now(),
    })
    .execute();
  return token;
}

/** Refuses with 42204 a frozen price that is not the user's. */
async function usableFreezeId(
  database: Database,
  userId: string,
  id: string | undefined,
): Promise<string | null> {
  if (id === undefined) return null;
  if (!(await priceFreezeOf(database, userId, id)))
    throw new Refusal(42204, 'There is no such frozen price.');
  return id;
}

const quotesOf = (database: Database, userId: string, token: string) =>
  database.selectFrom('quotes').selectAll().where('token', '=', token).where('user_id', '=', userId);

/** Refuses with 40401. */
const quoteOf = (database: Database, userId: string, token: string): Promise<QuoteRow> =>
  required(quotesOf(database, userId, token).executeTakeFirst());

/** Locks the user's quote until the transaction ends. Refuses with 40401. */
export const lockQuote = (tx: Transaction<Tables>, userId: string, token: string): Promise<QuoteRow> =>
  required(quotesOf(tx, userId, token).forUpdate().executeTakeFirst());

async function required(found: Promise<QuoteRow | undefined>): Promise<QuoteRow> {
  const quote = await found;
  if (!quote) throw new Refusal(40401, 'There is no such quote.');
  return quote;
}

export const isExpired = (quote: QuoteRow, clock: Clock): boolean => quote.valid_until <= clock.now();

type PollServices = Pick<Services, 'database' | 'clock' | 'supplier'>;

export async function pollQuote(
  services: PollServices,
  asks: QuoteAsks,
  userId: string,
  token: string,
): Promise<Schemas['QuotePoll']> {
  const { database, clock } = services;
  let quote = await quoteOf(database, userId, token);
  if (quote.state === 'Pending') {
    await asks.answered(token, () => moveOn(services, quote));
    quote = await quoteOf(database, userId, token);
  }
  const booking = await bookingOfQuote(database, token);
  return {
    ...answerOf(quote, clock),
    ...(booking && { fulfillment: { value: booking.token }, ...keyOf(booking, token) }),
  };
}

/** The one booking that a quote can have. */
export const bookingOfQuote = (database: Database, quoteToken: string) =>
  database
    .selectFrom('bookings')
    .select(['token', 'idempotency_key', 'payload_hash'])
    .where('quote_token', '=', quoteToken)
    .executeTakeFirst();

/** The key of a booking that was requested without one. */
export const keyWithoutHeader = (quoteToken: string): string => `quote:${quoteToken}`;

const keyOf = (
  { idempotency_key: key }: Pick<Selectable<Tables['bookings']>, 'idempotency_key'>,
  quoteToken: string,
): Pick<Schemas['QuotePoll'], 'fulfillmentKey'> =>
  key === keyWithoutHeader(quoteToken) ? {} : { fulfillmentKey: key };

function answerOf(quote: QuoteRow, clock: Clock): Schemas['QuotePoll'] {
  if (quote.state === 'Failed') return { QuoteResponse: 'Failure', errors: quote.errors };
  if (quote.state === 'Discarded') return { QuoteResponse: 'Failure', errors: [errorCode('InvalidSession')] };
  if (isExpired(quote, clock)) return { QuoteResponse: 'Failure', errors: [errorCode('ExpiredQuoteToken')] };
  if (quote.state === 'Pending') return { QuoteResponse: 'Pending' };
  if (quote.rate === null) return { QuoteResponse: 'Success', quote: { type: quote.product_type } };
  return {
    QuoteResponse: 'Success',
    quote: {
      type: quote.product_type,
      value: {
        orderedProductId: quote.ordered_product_id,
        rate: quote.rate,
        listingId: { id: quote.listing_id },
        stayDates: { from: quote.stay_from, until: quote.stay_until },
        guests: quote.guests,
        validUntil: quote.valid_until.toISOString(),
      },
    },
  };
}

/** Stores the answer of the supplier, which no transaction waits for. A poll of another platform may have been faster. */
async function moveOn({ database, clock, supplier }: PollServices, quote: QuoteRow): Promise<void> {
  const outcome = await supplier.quote({
    userId: quote.user_id,
    listingId: quote.listing_id,
    stay: stayOf({ from: quote.stay_from, until: quote.stay_until }, quote.guests),
    provider: quote.listing_provider_id,
    collection: quote.listing_collection,
    ancillaries: quote.ancillaries,
    agentFeeMinor: quote.agent_fee_minor,
    priceFreezeId: quote.price_freeze_id,
    polls: quote.polls,
  });
  await database
    .updateTable('quotes')
    .set(await columnsOf(database, clock, quote, outcome))
    .where('token', '=', quote.token)
    .where('state', '=', 'Pending')
    .execute();
}

const earlier = (one: Date, other: Date | undefined): Date => (other && other < one ? other : one);

async function columnsOf(database: Database, clock: Clock, quote: QuoteRow, outcome: QuoteOutcome) {
  switch (outcome.kind) {
    case 'Pending':
      return { polls: quote.polls + 1 };
    case 'Refused':
      return { state: 'Failed', errors: json(errorsOf(outcome)) } as const;
    case 'OtherProduct':
      return { state: 'Ready', product_type: outcome.type, valid_until: expiryFrom(clock) } as const;
    case 'Quoted': {
      const stay = { quoted: outcome, agentFeeMinor: quote.agent_fee_minor, checkIn: quote.stay_from };
      return {
        state: 'Ready',
        rate: json(quotedRate(stay, await priceWriterOf(database, quote.user_id))),
        currency: outcome.price.currencyCode,
        pay_now_minor: payNowMinor(stay),
        protection: outcome.protection && json(outcome.protection),
        supplier_quote_id: outcome.quoteId ?? null,
        valid_until: earlier(expiryFrom(clock), outcome.validUntil),
      } as const;
    }
  }
}

/** Refuses with 40902 a quote that is being booked; with 40401 one that has failed, expired, or been discarded. */
export const discardQuote = (
  database: Database,
  clock: Clock,
  userId: string,
  token: string,
): Promise<void> =>
  database.transaction().execute(async (tx) => {
    const quote = await lockQuote(tx, userId, token);
    if (await bookingOfQuote(tx, token)) throw new Refusal(40902, 'The quote is being booked.');
    if (quote.state === 'Failed' || quote.state === 'Discarded' || isExpired(quote, clock)) {
      throw new Refusal(40401, 'The quote is no longer valid.');
    }
    await tx.updateTable('quotes').set({ state: 'Discarded' }).where('token', '=', token).execute();
  });
