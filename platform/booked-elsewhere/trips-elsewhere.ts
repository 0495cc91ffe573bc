/** The rows of trips that were booked elsewhere, with their protections and their uses. */
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/connect';
import type { Tables } from '../database/tables';
import type { PolicyRules } from '../people/people.tables';
import { policyRulesOf } from '../people/policies/travel-policy';
import type { ElsewhereTables } from './elsewhere.tables';

export type TripRow = Selectable<ElsewhereTables['trips_elsewhere']>;

type Reader = Pick<Database | Transaction<Tables>, 'selectFrom'>;

const protectionsOf = (database: Reader, tripIds: readonly string[]) =>
  database
    .selectFrom('trip_protections')
    .leftJoin('protection_uses as use', 'use.protection_id', 'trip_protections.id')
    .selectAll('trip_protections')
    .select(['use.kind as use_kind', 'use.amount_minor as use_amount_minor', 'use.used_at as used_at'])
    .where('trip_id', 'in', tripIds)
    .orderBy('trip_protections.id')
    .execute();

/** A protection with its use; without one, the columns of the use are null. */
export type Protection = Awaited<ReturnType<typeof protectionsOf>>[number];

export type ClaimRow = Selectable<ElsewhereTables['price_match_claims']>;

export interface TripElsewhere extends TripRow {
  readonly protections: readonly Protection[];
  readonly claim: ClaimRow | undefined;
  /** The travel policy of the traveler; undefined without one. */
  readonly policy: PolicyRules | undefined;
}

/** A user's trips, the latest first. */
export async function tripsElsewhereOf(database: Reader, userId: string): Promise<TripElsewhere[]> {
  const trips = await database
    .selectFrom('trips_elsewhere')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute();
  return withParts(database, trips);
}

/** The trip of a user, locked until the transaction ends; undefined for none. */
export async function lockedTripElsewhereOf(
  tx: Transaction<Tables>,
  userId: string,
  itineraryId: string,
): Promise<TripElsewhere | undefined> {
  await tx
    .selectFrom('trips_elsewhere')
    .select('id')
    .where('id', '=', itineraryId)
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
  return tripElsewhereOf(tx, userId, itineraryId);
}

/** The trips with these ids, whosever they are. */
export const tripsElsewhereById = async (
  database: Reader,
  ids: readonly string[],
): Promise<TripElsewhere[]> =>
  ids.length === 0
    ? []
    : withParts(
        database,
        await database.selectFrom('trips_elsewhere').selectAll().where('id', 'in', ids).execute(),
      );

async function withParts(database: Reader, trips: readonly TripRow[]): Promise<TripElsewhere[]> {
  if (trips.length === 0) return [];
  const ids = trips.map(({ id }) => id);
  const protections = await protectionsOf(database, ids);
  const claims = await database
    .selectFrom('price_match_claims')
    .selectAll()
    .where('trip_id', 'in', ids)
    .execute();
  const policies = await policyRulesOf(
    database,
    trips.map(({ user_id }) => user_id),
  );
  return trips.map((trip) => ({
    ...trip,
    policy: policies.get(trip.user_id),
    protections: protections.filter(({ trip_id }) => trip_id === trip.id),
    claim: claims.find(({ trip_id }) => trip_id === trip.id),
  }));
}

/** A trip of a user by its id. */
export const tripElsewhereOf = async (
  database: Reader,
  userId: string,
  id: string,
): Promise<TripElsewhere | undefined> =>
  (await tripsElsewhereOf(database, userId)).find((trip) => trip.id === id);
