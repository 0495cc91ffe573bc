/**
 * Uses a protection, once. The use is a row whose key is the protection, written in the transaction that posts the money and
 * changes the trip: a crash leaves all of it or nothing.
 */
import type { Transaction } from 'kysely';
import type { Database } from '../database/connect';
import { json } from '../database/json';
import type { Tables } from '../database/tables';
import type { Clock } from '../kernel/dates';
import { Refusal } from '../kernel/refusal';
import type { Choice } from './elsewhere.types';
import { payOut } from './pay-out';
import { choiceToken, standingOf } from './protections';
import { rebooked } from './rules/rebooked';
import { lockedTripElsewhereOf, type TripElsewhere, tripElsewhereOf } from './trips-elsewhere';

interface Intent {
  readonly userId: string;
  readonly itineraryId: string;
  readonly protectionId: string;
  /** The token of the choice. */
  readonly choice: string;
  /** Without a key, all requests for this choice are the same intent. */
  readonly idempotencyKey: string | undefined;
}

/** Returns the updated trip. The same key, and another key for the same choice, returns it as the first request left it. */
export async function exerciseProtection(
  database: Database,
  clock: Clock,
  intent: Intent,
): Promise<TripElsewhere> {
  const { userId, itineraryId } = intent;
  await database.transaction().execute((tx) => exerciseOnce(tx, clock, intent));
  return requireTrip(await tripElsewhereOf(database, userId, itineraryId));
}

async function exerciseOnce(tx: Transaction<Tables>, clock: Clock, intent: Intent): Promise<void> {
  const { userId, itineraryId, protectionId, choice: token, idempotencyKey = `choice:${token}` } = intent;
  const trip = requireTrip(await lockedTripElsewhereOf(tx, userId, itineraryId));
  const protection = requireTrip(trip.protections.find(({ id }) => id === protectionId));
  if (await isDone(tx, { userId, protectionId, token, idempotencyKey })) return;

  const now = clock.now();
  const { state, choices } = standingOf(trip, protection, now);
  const choice = choices.find((each) => choiceToken(protectionId, each) === token);
  if (!choice) throw new Refusal(40902, `The choice is not offered: ${state}.`);
  const started = await tx
    .insertInto('protection_uses')
    .values({
      protection_id: protectionId,
      user_id: userId,
      idempotency_key: idempotencyKey,
      choice_token: token,
      kind: choice.kind,
      amount_minor: choice.amountMinor,
      used_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returning('protection_id')
    .executeTakeFirst();
  // The key was used for another trip at the same moment.
  if (!started) throw new Refusal(40901);
  await payOut(tx, { trip, protectionId, protectionKind: protection.kind, choice, now });
  await change(tx, trip, protection.kind === 'PriceDrop' ? null : choice, now);
}

/** Whether this intent, or another one for the same choice, has been carried out. */
async function isDone(
  tx: Transaction<Tables>,
  {
    userId,
    protectionId,
    token,
    idempotencyKey,
  }: Record<'userId' | 'protectionId' | 'token' | 'idempotencyKey', string>,
): Promise<boolean> {
  const uses = await tx
    .selectFrom('protection_uses')
    .select(['protection_id', 'choice_token', 'user_id', 'idempotency_key'])
    .where(({ or, and, eb }) =>
      or([
        eb('protection_id', '=', protectionId),
        and([eb('user_id', '=', userId), eb('idempotency_key', '=', idempotencyKey)]),
      ]),
    )
    .execute();
  const ofKey = uses.find((use) => use.user_id === userId && use.idempotency_key === idempotencyKey);
  if (ofKey && (ofKey.protection_id !== protectionId || ofKey.choice_token !== token))
    throw new Refusal(40901);
  return uses.some((use) => use.protection_id === protectionId && use.choice_token === token);
}

/** A new flight changes the trip; every other choice about a flight cancels it. */
async function change(
  tx: Transaction<Tables>,
  trip: TripElsewhere,
  choice: Choice | null,
  now: Date,
): Promise<void> {
  if (!choice) return;
  const { flight } = trip.details;
  const rebooking = flight && choice.flight && rebooked(flight, choice.flight, now);
  await tx
    .updateTable('trips_elsewhere')
    .set(
      rebooking
        ? {
            state: 'Modified',
            details: json({ ...trip.details, flight: rebooking.flight }),
            ...rebooking.span,
          }
        : { state: 'Canceled' },
    )
    .where('id', '=', trip.id)
    .execute();
}

function requireTrip<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Refusal(40401, 'There is no such trip.');
  return thing;
}
