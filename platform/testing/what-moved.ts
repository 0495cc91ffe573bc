import type { Database } from '../database/connect';

/** The requests for card payments, oldest first. */
export const cardsOf = (database: Database) =>
  database
    .selectFrom('vault_authorizations')
    .select(['authorized_minor', 'captured_minor', 'refunded_minor', 'voided'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function nightsSold(database: Database, listingId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('sold_nights')
    .select('night')
    .where('listing_id', '=', listingId)
    .orderBy('night')
    .execute();
  return rows.map(({ night }) => night);
}
