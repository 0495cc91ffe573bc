import type { Database } from '../database/connect';
import type { ListingRules } from './homes.tables';
import { allPlaces, type PlaceRow } from './places';

/**
 * The places with their homes counted, and the rules of listings, each read once. A search would otherwise mostly read these, and they never change while a platform runs:
 * listings are written when the database is seeded. Sold nights, which do change, are never cached.
 */
export interface RulesCache {
  /** The rules of all listings; reads those that are not cached yet. */
  rulesOf(listingIds: readonly string[]): Promise<ReadonlyMap<string, ListingRules>>;
  places(): Promise<readonly PlaceRow[]>;
}

export function createRulesCache(database: Database): RulesCache {
  const known = new Map<string, ListingRules>();
  let places: readonly PlaceRow[] | undefined;
  return {
    places: async () => (places ??= await allPlaces(database)),
    rulesOf: async (listingIds) => {
      const missing = listingIds.filter((id) => !known.has(id));
      if (missing.length > 0) {
        const rows = await database
          .selectFrom('listings')
          .select(['id', 'rules'])
          .where('id', 'in', missing)
          .execute();
        for (const { id, rules } of rows) known.set(id, rules);
      }
      return known;
    },
  };
}
