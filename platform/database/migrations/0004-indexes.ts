import { sql, type Kysely } from 'kysely';

/** Indexes for searches, cancellations, saved cards and memberships. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index sold_nights_by_night on sold_nights (night);
    create index offers_by_booking on offers (used_by_booking_id);
    create index business_members_by_user on business_members (user_id);
    create index vault_cards_by_fingerprint on vault_cards (fingerprint);
  `.execute(database);
}
