/**
 * Starts a booking. The key, the user, the payload and everything to be charged are committed before anything moves; then the
 * worker takes over. One intent has one booking: the same key, and any other key for the same quote, returns the first one.
 */
import { createHash, randomInt } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import { json } from '../../database/json';
import type { Tables } from '../../database/tables';
import { homeOf } from '../../homes/shown-home';
import { type Clock, daysBetween } from '../../kernel/dates';
import { newId, newSecret } from '../../kernel/identifiers';
import { toMinor } from '../../kernel/money';
import { Refusal } from '../../kernel/refusal';
import { bookingDemandOf, type JudgedStay, requireAnswers } from '../../people/policies/booking-demand';
import { addApproval } from '../approvals/new-approval';
import { applyFrozenPrice } from '../price-freeze/exercise';
import { type BookableQuote, requireBookable } from './bookable-quote';
import { checkPayments } from './check-payments';
import { corporateAnswersOf } from './corporate-answers';
import { bookingOfQuote, keyWithoutHeader, lockQuote } from './quotes';

type Schemas = components['schemas'];
type Request = Schemas['ScheduleFulfillmentRequest'];

export interface BookingIntent {
  readonly userId: string;
  readonly agentUserId: string | null;
  /** Without a key, all requests for a quote are the same intent. */
  readonly idempotencyKey: string | undefined;
  readonly request: Request;
  /** How long an approver has to decide on a booking that needs an approval. */
  readonly approvalHours: number;
}

/** The booking that the intent has started, or the one that an earlier request had started. */
interface ScheduledBooking {
  readonly token: string;
  readonly isRepeated: boolean;
}

export async function scheduleBooking(
  database: Database,
  clock: Clock,
  { userId, agentUserId, idempotencyKey, request, approvalHours }: BookingIntent,
): Promise<ScheduledBooking> {
  const quoteToken = request.quoteToken.value;
  const key = idempotencyKey ?? keyWithoutHeader(quoteToken);
  const payloadHash = hashOf(request);
  return database.transaction().execute(async (tx) => {
    const earlier = await bookingOfKey(tx, userId, key);
    if (earlier) return sameIntent(earlier, payloadHash);
    const locked = await lockQuote(tx, userId, quoteToken);
    const first = await bookingOfQuote(tx, quoteToken);
    // It may have been booked while this call waited for the quote, possibly with the same key.
    if (first) return first.idempotency_key === key ? sameIntent(first, payloadHash) : repeated(first);

    const quote = await requireBookable(tx, locked, clock);
    if (quote.main_guest === null) throw new Refusal(40904);
    requireAgentFee(quote, agentUserId, request.agentFee ?? 0);
    requireAncillaries(quote, request.ancillaries);
    const stay = await judgedStay(tx, quote);
    const demand = await bookingDemandOf(tx, userId, stay);
    requireAnswers(demand, request);
    const payments = await checkPayments({ database: tx, clock, userId, quote }, request.payments);
    const bookingId = newId('trip');
    const booked = await tx
      .insertInto('bookings')
      .values({
        id: bookingId,
        token: newSecret(),
        user_id: userId,
        quote_token: quoteToken,
        idempotency_key: key,
        payload_hash: payloadHash,
        reservation_number: newReservationNumber(),
        listing_id: quote.listing_id,
        stay_from: quote.stay_from,
        stay_until: quote.stay_until,
        currency: quote.currency,
        total_minor: quote.pay_now_minor,
        protection: quote.protection && json(quote.protection),
        payments: json(payments),
        remarks: json({ ...corporateAnswersOf(request), recommended: request.recommended ?? false }),
        state: 'Running',
        created_at: clock.now(),
        refund: null,
        canceled_at: null,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
      .returning('token')
      .executeTakeFirst();
    if (booked) {
      const priceFreezeId = quote.price_freeze_id;
      if (priceFreezeId !== null) await applyFrozenPrice(tx, clock, { priceFreezeId, bookingId });
      await addApproval(tx, clock, { bookingId, userId, quote, demand, stay, approvalHours });
      return { token: booked.token, isRepeated: false };
    }
    // The key was used for another quote at the same moment.
    const winner = await bookingOfKey(tx, userId, key);
    if (!winner) throw new Error('The booking with this key has disappeared.');
    return sameIntent(winner, payloadHash);
  });
}

/** The policy judges the rent as quoted. */
async function judgedStay(tx: Transaction<Tables>, quote: BookableQuote): Promise<JudgedStay> {
  const { listing } = await homeOf(tx, quote.listing_id);
  const { value, currencyCode } = quote.rate.detailedPrice.sellPrice.fiat;
  const nights = daysBetween(quote.stay_from, quote.stay_until);
  return {
    starRating: listing.content.starRating ?? null,
    nightlyMinor: Math.round(toMinor(value, currencyCode) / nights),
    currencyCode,
  };
}

type BookingOfKey = Pick<Selectable<Tables['bookings']>, 'token' | 'payload_hash'>;

const bookingOfKey = (
  tx: Transaction<Tables>,
  userId: string,
  key: string,
): Promise<BookingOfKey | undefined> =>
  tx
    .selectFrom('bookings')
    .select(['token', 'payload_hash'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

function sameIntent(earlier: BookingOfKey, payloadHash: string): ScheduledBooking {
  if (earlier.payload_hash !== payloadHash) throw new Refusal(40901);
  return repeated(earlier);
}

const repeated = ({ token }: Pick<BookingOfKey, 'token'>): ScheduledBooking => ({ token, isRepeated: true });

function requireAgentFee(quote: BookableQuote, agentUserId: string | null, agentFee: number): void {
  if (agentFee > 0 && agentUserId === null) throw new Refusal(40302, 'Only agents may charge a fee.');
  if (toMinor(agentFee, quote.currency) !== quote.agent_fee_minor) {
    throw new Refusal(42203, "The agent's fee is not the quoted one.");
  }
}

function requireAncillaries({ ancillaries }: BookableQuote, asked: Request['ancillaries']): void {
  const isQuoted =
    asked.length === ancillaries.length && asked.every(({ quoteId }) => ancillaries.includes(quoteId));
  if (!isQuoted) throw new Refusal(42203, 'The add-ons are not the quoted ones.');
}

/** Independent of the order of the members. */
const hashOf = (request: Request): string =>
  createHash('sha256')
    .update(JSON.stringify(request, (_key, value: unknown) => (isRecord(value) ? sorted(value) : value)))
    .digest('hex');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Without 0 and O, 1 and I, and U, which sounds like V: people read it to hosts over the phone. */
const RESERVATION_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTVWXYZ';
const RESERVATION_LENGTH = 6;

/** `LK-7F3K2Q`: one of nearly nine hundred million; the database refuses duplicates. */
const newReservationNumber = (): string =>
  `LK-${Array.from({ length: RESERVATION_LENGTH }, () => RESERVATION_ALPHABET[randomInt(RESERVATION_ALPHABET.length)]).join('')}`;
