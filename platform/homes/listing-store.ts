import type { Listing } from '../catalogue/catalogue.types';
import type { Database } from '../database/connect';
import type { PlainDate } from '../kernel/dates';
import type { ListingRules } from './homes.tables';

export interface StoredListing {
  readonly content: Listing;
  readonly rules: ListingRules;
  readonly marketName: string;
}

export async function findListing(database: Database, listingId: string): Promise<StoredListing | undefined> {
  const row = await database
    .selectFrom('listings')
    .innerJoin('markets', 'markets.id', 'listings.market_id')
    .select(['listings.content', 'listings.rules', 'markets.name as market_name'])
    .where('listings.id', '=', listingId)
    .executeTakeFirst();
  return row && { content: row.content, rules: row.rules, marketName: row.market_name };
}

/** The scenario of a test listing; undefined for any other home. */
export async function scenarioOf(
  database: Pick<Database, 'selectFrom'>,
  listingId: string,
): Promise<ListingRules['scenario'] | undefined> {
  const row = await database
    .selectFrom('listings')
    .select('rules')
    .where('id', '=', listingId)
    .executeTakeFirst();
  return row?.rules.scenario;
}

/** Sold nights of a listing, from `from` up to, not including, `until`; without those of `holder`. */
export async function soldNightsOf(
  database: Database,
  listingId: string,
  from: PlainDate,
  until: PlainDate,
  exceptHolderId?: string,
): Promise<Set<PlainDate>> {
  const rows = await database
    .selectFrom('sold_nights')
    .select('night')
    .where('listing_id', '=', listingId)
    .where('night', '>=', from)
    .where('night', '<', until)
    .$if(exceptHolderId !== undefined, (query) => query.where('booking_id', '!=', exceptHolderId ?? ''))
    .execute();
  return new Set(rows.map(({ night }) => night));
}
