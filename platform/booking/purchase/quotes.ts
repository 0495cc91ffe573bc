/** Quotes: scheduled, polled, discarded. A quote and its token belong only to the user who scheduled it. */
import type { Selectable, Transaction } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { json } from '../../database/json';
import type { Tables } from '../../database/tables';
import { findListing, soldNightsOf } from '../../homes/listing-store';
import { stayOf } from '../../homes/stay';
import { isUnavailable } from '../../homes/stay-availability';
import { type Clock, today } from '../../kernel/dates';
import { newId, newSecret } from '../../kernel/identifiers';
import { toMinor } from '../../kernel/money';
import { Refusal } from '../../kernel/refusal';
import { priceWriterOf } from '../../payment/rewards/price-in-rewards';
import { exerciseToday } from '../price-freeze/frozen-stay';
import { priceFreezeOf } from '../price-freeze/price-freezes';
import { errorCode } from './purchase-error';
import { type QuoteOutcome, quoteOutcome } from './quote-outcome';

type Schemas = components['schemas'];
export type QuoteRow = Selectable<Tables['quotes']>;

/** How long a quoted price is valid. */
const QUOTE_LIFETIME_MS = 15 * 60_000;
/** How many polls return Pending, unless the listing's scenario differs: about two seconds. */
const USUAL_PENDING_POLLS = 2;

const expiryFrom = (clock: Clock): Date => new Date(clock.now().getTime() + QUOTE_LIFETIME_MS);

export async function scheduleQuote(
  database: Database,
  clock: Clock,
  user: { readonly userId: string; readonly agentUserId: string | null },
  { emailAddress, request: { value }, agentFee = 0 }: Schemas['ScheduleQuoteRequest'],
): Promise<string> {
  if (agentFee > 0 && user.agentUserId === null) throw new Refusal(40302, 'Only agents may charge a fee.');
  const stay = stayOf(value.stayDates, value.guests);
  const listing = await findListing(database, value.listingId);
  if (!listing) throw new Refusal(40401, 'There is no such listing.');
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
      agent_fee_minor: toMinor(agentFee, listing.rules.pricing.currencyCode),
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

/** Locks the user's quote until the transaction ends. Refuses with 40401. */
export async function lockQuote(tx: Transaction<Tables>, userId: string, token: string): Promise<QuoteRow> {
  const quote = await tx
    .selectFrom('quotes')
    .selectAll()
    .where('token', '=', token)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!quote) throw new Refusal(40401, 'There is no such quote.');
  return quote;
}

export const isExpired = (quote: QuoteRow, clock: Clock): boolean => quote.valid_until <= clock.now();

export const pollQuote = (
  database: Database,
  clock: Clock,
  userId: string,
  token: string,
): Promise<Schemas['QuotePoll']> =>
  database.transaction().execute(async (tx) => {
    const quote = await lockQuote(tx, userId, token);
    const booking = await bookingOfQuote(tx, token);
    return {
      ...answerOf(quote.state === 'Pending' ? await moveOn(tx, clock, quote) : quote, clock),
      ...(booking && { fulfillment: { value: booking.token }, ...keyOf(booking, token) }),
    };
  });

/** The one booking that a quote can have. */
export const bookingOfQuote = (tx: Transaction<Tables>, quoteToken: string) =>
  tx
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

/** Counts the poll, and computes the outcome if it was the last pending one. */
async function moveOn(tx: Transaction<Tables>, clock: Clock, quote: QuoteRow): Promise<QuoteRow> {
  const found = await findListing(tx, quote.listing_id);
  if (!found) throw new Error(`The listing ${quote.listing_id} of a quote has disappeared.`);
  const { content: listing, rules } = found;
  const pendingPolls = rules.scenario?.quote?.pendingPolls ?? USUAL_PENDING_POLLS;
  if (quote.polls < pendingPolls) return update(tx, quote, { polls: quote.polls + 1 });

  const stay = stayOf({ from: quote.stay_from, until: quote.stay_until }, quote.guests);
  const freeze = await freezeOfQuote(tx, quote);
  const soldNights = await soldNightsOf(tx, listing.id, stay.from, stay.until, freeze?.id);
  const frozen =
    freeze &&
    (await exerciseToday(tx, clock, freeze, {
      listingId: listing.id,
      stay,
      agentFeeMinor: quote.agent_fee_minor,
    }));
  const day = today(clock);
  const { provider, id } = quote.listing_provider_id;
  const outcome = quoteOutcome(
    {
      rules,
      stay,
      agentFeeMinor: quote.agent_fee_minor,
      ancillaries: quote.ancillaries,
      now: clock.now(),
      isAvailable:
        rules.scenario?.shop?.kind !== 'Missing' && !isUnavailable({ rules, stay, today: day, soldNights }),
      namesTheListing:
        provider === listing.provider.provider &&
        id === listing.provider.listingProviderId &&
        quote.listing_collection === listing.collection,
      today: day,
      priceFreeze: freeze && frozen ? { freeze, frozen } : null,
    },
    await priceWriterOf(tx, quote.user_id),
  );
  return update(tx, quote, columnsOf(outcome, clock));
}

const freezeOfQuote = async (tx: Transaction<Tables>, { price_freeze_id, user_id }: QuoteRow) =>
  price_freeze_id === null ? undefined : priceFreezeOf(tx, user_id, price_freeze_id);

function columnsOf(outcome: QuoteOutcome, clock: Clock) {
  switch (outcome.kind) {
    case 'Failed':
      return { state: 'Failed', errors: json(outcome.errors) } as const;
    case 'OtherProduct':
      return { state: 'Ready', product_type: outcome.type, valid_until: expiryFrom(clock) } as const;
    case 'Quoted':
      return {
        state: 'Ready',
        rate: json(outcome.rate),
        currency: outcome.currency,
        pay_now_minor: outcome.payNowMinor,
        protection: outcome.protection && json(outcome.protection),
        valid_until: expiryFrom(clock),
      } as const;
  }
}

const update = (
  tx: Transaction<Tables>,
  { token }: QuoteRow,
  columns: ReturnType<typeof columnsOf> | { polls: number },
): Promise<QuoteRow> =>
  tx.updateTable('quotes').set(columns).where('token', '=', token).returningAll().executeTakeFirstOrThrow();

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
