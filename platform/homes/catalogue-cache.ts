import type { Database } from '../database/connect';
import type { ListingRules } from './homes.tables';
import { allPlaces, type PlaceRow } from './places';

/**
 * What searches read of the catalogue, read once: the places, with their homes counted, and the parsed rules of listings. They never
 * change while a platform runs, because listings are written when the database is seeded. Sold nights, which do change, are never
 * cached.
 */
export interface CatalogueCache {
  /** The rules of all listings; reads those that are not cached yet. */
  rulesOf(listingIds: readonly string[]): Promise<ReadonlyMap<string, ListingRules>>;
  /** All places, with the number of their homes. */
  places(): Promise<readonly PlaceRow[]>;
}

export function createCatalogueCache(database: Database): CatalogueCache {
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
