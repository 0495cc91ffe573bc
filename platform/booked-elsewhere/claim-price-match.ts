/** The claims of travelers: one for each trip, which they may withdraw while no agent has decided. */
import type { Database } from '../database/connect';
import type { Session } from '../http/session';
import type { Clock } from '../kernel/dates';
import { newId } from '../kernel/identifiers';
import { toMinor } from '../kernel/money';
import { Refusal } from '../kernel/refusal';
import { claimUntil } from './rules/price-match';
import { lockedTripElsewhereOf, type TripElsewhere } from './trips-elsewhere';

interface Found {
  readonly itineraryId: string;
  readonly lowerPriceUsd: number;
  readonly website: string;
}

/** Returns the trip with its claim, also when the same claim was made before. */
export const claimPriceMatch = (
  database: Database,
  clock: Clock,
  { userId, tenant }: Pick<Session, 'userId' | 'tenant'>,
  { itineraryId, lowerPriceUsd, website }: Found,
): Promise<TripElsewhere> =>
  database.transaction().execute(async (tx) => {
    const lowerMinor = toMinor(lowerPriceUsd, 'USD');
    const trip = await lockedTripElsewhereOf(tx, userId, itineraryId);
    if (!trip) throw new Refusal(40401, 'There is no such trip.');
    const { claim } = trip;
    if (claim && claim.state !== 'Withdrawn') {
      if (claim.lower_price_minor === lowerMinor && claim.website === website) return trip;
      throw new Refusal(40902, 'The trip has a claim.');
    }
    const now = clock.now();
    const until = claimUntil({ ...trip, tenant });
    if (!until) throw new Refusal(40905);
    if (now > until) throw new Refusal(40906);
    if (lowerMinor >= trip.total_minor) throw new Refusal(42205);
    await tx.deleteFrom('price_match_claims').where('trip_id', '=', trip.id).execute();
    const made = await tx
      .insertInto('price_match_claims')
      .values({
        trip_id: trip.id,
        id: newId('claim'),
        user_id: userId,
        state: 'Received',
        lower_price_minor: lowerMinor,
        difference_minor: trip.total_minor - lowerMinor,
        website,
        claimed_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...trip, claim: made };
  });
