import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { components } from '../../schema/platform.openapi';
import type { Database } from '../database/connect';
import { json } from '../database/json';
import type { Tables } from '../database/tables';
import { type Clock, today } from '../dates';
import { Refusal } from '../http/refusal';
import { toFiat } from '../money';
import { sumOf } from '../purchase/booking-payment';
import type { BookingWorker } from '../purchase/booking-worker';
import { creditTaken } from '../purchase/credit-taken';
import { type CancellationQuestion, type CancellationTerms, cancellationTerms } from './cancellation-terms';
import { itineraryOf, paymentView, type Trip, tripsOf } from './itineraries';

type Schemas = components['schemas'];

/** How long a confirmed cancellation is waited for before it is answered as pending. */
const PATIENCE_MS = 3_000;
const POLL_INTERVAL_MS = 50;

export async function quoteCancellation(
  database: Database,
  clock: Clock,
  userId: string,
  itineraryId: string,
): Promise<Schemas['HomeCancellationQuote']> {
  const trip = await tripOf(database, userId, itineraryId);
  const { outcome, lines, token, validUntil } = await termsOf(database, clock, trip);
  return {
    outcome: { Outcome: outcome },
    refund: toFiat(sumOf(lines), trip.currency),
    lines: lines.map((line) => paymentView(line, trip.currency)),
    ...(token === null ? {} : { token }),
    ...(validUntil === null ? {} : { validUntil: validUntil.toISOString() }),
  };
}

/** Cancels on the terms that the token stands for; a stay that is already canceled answers as it did the first time. */
export async function confirmCancellation(
  database: Database,
  clock: Clock,
  worker: Pick<BookingWorker, 'wake'>,
  { userId, itineraryId, token }: { userId: string; itineraryId: string; token: string },
): Promise<Schemas['HomeCancellation']> {
  await database.transaction().execute(async (tx) => {
    await tx
      .selectFrom('bookings')
      .select('id')
      .where('id', '=', itineraryId)
      .where('user_id', '=', userId)
      .forUpdate()
      .execute();
    const trip = await tripOf(tx, userId, itineraryId);
    if (trip.state === 'Canceling' || trip.state === 'Canceled') return;
    const terms = await termsOf(tx, clock, trip);
    if (terms.token === null) throw new Refusal(40902, `The stay cannot be cancelled: ${terms.outcome}.`);
    if (terms.token !== token) throw new Refusal(40902, 'The terms have changed since the quote.');
    await startCancelling(tx, trip, terms);
  });
  worker.wake();
  const trip = await settled(database, userId, itineraryId);
  return {
    result: trip.state === 'Canceled' ? 'Success' : 'Pending',
    itinerary: await itineraryOf(database, clock, trip),
  };
}

async function startCancelling(
  tx: Transaction<Tables>,
  trip: Trip,
  { lines }: CancellationTerms,
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ state: 'Canceling', refund: json(lines), attempts: 0 })
    .where('id', '=', trip.id)
    .execute();
}

async function settled(database: Database, userId: string, itineraryId: string): Promise<Trip> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const trip = await tripOf(database, userId, itineraryId);
    if (trip.state === 'Canceled' || Date.now() > deadline) return trip;
    await sleep(POLL_INTERVAL_MS);
  }
}

async function tripOf(database: Database, userId: string, itineraryId: string): Promise<Trip> {
  const trip = (await tripsOf(database, userId)).find(({ id }) => id === itineraryId);
  if (!trip) throw new Refusal(40401, 'There is no such trip.');
  return trip;
}

async function termsOf(database: Database, clock: Clock, trip: Trip): Promise<CancellationTerms> {
  if (trip.rate === null) throw new Error(`The trip ${trip.id} has no terms.`);
  const day = today(clock);
  return cancellationTerms({
    bookingId: trip.id,
    state: trip.state,
    checkIn: trip.stay_from,
    policy: trip.rate.cancellationPolicy.policy,
    payments: trip.payments,
    refunded: trip.refund ?? [],
    expiredMinor: await expiredSince(database, trip, day),
    today: day,
    now: clock.now(),
  });
}

/** What of the credit and the offer that the booking used has expired since. */
async function expiredSince(
  database: Database,
  trip: Trip,
  day: string,
): Promise<CancellationQuestion['expiredMinor']> {
  const offer = await database
    .selectFrom('offers')
    .select('id')
    .where('used_by_booking_id', '=', trip.id)
    .where('expires_on', '<', day)
    .executeTakeFirst();
  const credit = await creditTaken(database, trip.id);
  return {
    TravelWalletOffer: offer ? sumOf(trip.payments.filter(({ kind }) => kind === 'TravelWalletOffer')) : 0,
    TravelWalletCredit: sumOf(credit.filter(({ expiresOn }) => expiresOn !== null && expiresOn < day)),
  };
}
