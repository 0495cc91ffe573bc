import { sql } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Listing, Photograph } from '../catalogue/catalogue.types';
import type { Database } from '../database/connect';
import { mediaView } from './listing-view';

/** More than a page of a home shows. */
const MAX_HOMES = 24;

/** The other homes of the company that rents out a home, those of the same market first; undefined for other hosts. */
export async function otherHomesOf(
  database: Database,
  { id, marketId, host: { companyId } }: Listing,
): Promise<components['schemas']['HostedHome'][] | undefined> {
  if (companyId === undefined) return undefined;
  const rows = await database
    .selectFrom('listings')
    .innerJoin('markets', 'markets.id', 'listings.market_id')
    .select([
      'listings.id',
      'listings.name',
      'listings.market_id',
      'markets.name as market_name',
      sql<Photograph | null>`listings.content #> '{media,0}'`.as('cover'),
    ])
    .where(sql`listings.content #>> '{host,companyId}'`, '=', companyId)
    .where('listings.id', '!=', id)
    .where('markets.hidden_from_browse', '=', false)
    .orderBy(sql`listings.market_id <> ${marketId}`)
    .orderBy('markets.position')
    .orderBy('listings.position')
    .limit(MAX_HOMES)
    .execute();
  return rows.map(({ id: otherId, name, market_id, market_name, cover }) => ({
    listingId: { id: otherId },
    name,
    market: { id: market_id, name: market_name },
    ...(cover ? { cover: mediaView(cover) } : {}),
  }));
}
