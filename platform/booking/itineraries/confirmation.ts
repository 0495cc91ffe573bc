/**
 * Confirmations of booked stays: messages in the outbox. Each booking sends one when it is confirmed; the user may request it again,
 * with a rate limit.
 */
import type { Selectable, Transaction } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../../database/connect';
import type { Clock } from '../../kernel/dates';
import type { Tables } from '../../database/tables';
import { newId } from '../../kernel/identifiers';
import { Refusal } from '../../kernel/refusal';
import { tripsOf } from './trips';
import { lockBooking } from './lock-booking';

type Schemas = components['schemas'];

/** The pause between two of them. */
const PAUSE_SECONDS = 60;
const MAX_A_DAY = 5;
const DAY_SECONDS = 86_400;

export async function resendConfirmation(
  database: Database,
  clock: Clock,
  { userId, itineraryId }: { readonly userId: string; readonly itineraryId: string },
): Promise<Schemas['SentConfirmation']> {
  return database.transaction().execute(async (tx) => {
    // Parallel requests cannot bypass the limit.
    await lockBooking(tx, { userId, bookingId: itineraryId });
    const trip = (await tripsOf(tx, userId)).find(({ id }) => id === itineraryId);
    if (!trip) throw new Refusal(40401, 'There is no such trip.');
    if (trip.state !== 'Confirmed') throw new Refusal(40902, 'The stay is not confirmed.');
    const now = clock.now();
    const wait = secondsToWait(await sentSince(tx, itineraryId, secondsBefore(now, DAY_SECONDS)), now);
    if (wait > 0) throw new Refusal(42901, undefined, {}, { 'retry-after': String(wait) });
    const emailAddress = await send(tx, 'ConfirmationAgain', trip, now);
    return { emailAddress, sentAt: now.toISOString() };
  });
}

type Booking = Pick<Selectable<Tables['bookings']>, 'id' | 'user_id' | 'quote_token'>;

/** The first confirmation, in the transaction that confirms the booking. */
export async function sendConfirmation(tx: Transaction<Tables>, booking: Booking, now: Date): Promise<void> {
  await send(tx, 'Confirmation', booking, now);
}

/** Returns the address: that of the reservation. */
async function send(
  tx: Transaction<Tables>,
  kind: Tables['outbox']['kind'],
  { id, user_id, quote_token }: Booking,
  now: Date,
): Promise<string> {
  const quote = await tx
    .selectFrom('quotes')
    .select(['main_guest', 'email_address'])
    .where('token', '=', quote_token)
    .executeTakeFirstOrThrow();
  const emailAddress = quote.main_guest?.emailAddress ?? quote.email_address;
  await tx
    .insertInto('outbox')
    .values({
      id: newId('msg'),
      user_id,
      booking_id: id,
      kind,
      email_address: emailAddress,
      created_at: now,
    })
    .execute();
  return emailAddress;
}

const secondsBefore = (moment: Date, seconds: number): Date => new Date(moment.getTime() - seconds * 1_000);

/** The moments at which the confirmation was sent again, the latest first. */
async function sentSince(database: Database, bookingId: string, since: Date): Promise<Date[]> {
  const rows = await database
    .selectFrom('outbox')
    .select('created_at')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'ConfirmationAgain')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** How long until the confirmation may be sent again; 0 for now. */
function secondsToWait(sent: readonly Date[], now: Date): number {
  const waitAfter = (moment: Date | undefined, seconds: number) =>
    moment ? Math.ceil(seconds - (now.getTime() - moment.getTime()) / 1_000) : 0;
  return Math.max(0, waitAfter(sent[0], PAUSE_SECONDS), waitAfter(sent[MAX_A_DAY - 1], DAY_SECONDS));
}
