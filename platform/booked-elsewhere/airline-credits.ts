import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../database/connect';
import { toFiat } from '../kernel/money';

/** A user's airline credit, the first to expire first. */
export async function airlineCreditsOf(
  database: Database,
  userId: string,
): Promise<components['schemas']['AirlineCredit'][]> {
  const credits = await database
    .selectFrom('airline_credits')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('expires_on')
    .orderBy('id')
    .execute();
  return credits.map((credit) => ({
    id: credit.id,
    airline: { code: credit.airline_code, name: credit.airline_name },
    amount: toFiat(credit.amount_minor, credit.currency),
    code: credit.code,
    expiresOn: credit.expires_on,
    ...(credit.trip_id === null ? {} : { tripId: credit.trip_id }),
  }));
}
