import { sql } from 'kysely';
import { buildCatalogue } from '../catalogue/build-catalogue';
import type { Listing } from '../catalogue/catalogue.types';
import { homeKindOf } from '../catalogue/home/property-types';
import { albumOf } from '../catalogue/photographs/album';
import { homeFactsOf } from '../catalogue/drawing/home-facts';
import type { Database } from '../database/connect';
import { json } from '../database/json';
import { addDays, daysFrom, type PlainDate } from '../kernel/dates';
import type { ListingRules } from './homes.tables';
import { lowestNightly } from './stay-price';

/** A statement of the whole catalogue takes longer on a slow machine than any statement may. */
const rowsPerInsert = 50;

/** Fills an empty catalogue. A catalogue with any market keeps its homes, whose pictures are renewed if they are older files. */
export async function seedHomes(database: Database, day: PlainDate): Promise<number> {
  const present = await database.selectFrom('markets').select('id').limit(1).executeTakeFirst();
  if (present) {
    await renewPictures(database);
    return 0;
  }
  const { markets, listings } = buildCatalogue({ today: day });
  await database
    .insertInto('markets')
    .values(
      markets.map((market, position) => ({
        id: market.id,
        name: market.name,
        state: market.state,
        position,
        lat: market.coordinates.latitude,
        lon: market.coordinates.longitude,
        currency: market.currencyCode,
        hidden_from_browse: market.hiddenFromBrowse,
        content: json(market),
      })),
    )
    .execute();
  const year = daysFrom(day, addDays(day, 365));
  const positions = new Map<string, number>();
  const rows = listings.map((listing) => {
    const position = positions.get(listing.marketId) ?? 0;
    positions.set(listing.marketId, position + 1);
    return listingRow(listing, position, year);
  });
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await database
      .insertInto('listings')
      .values(rows.slice(start, start + rowsPerInsert))
      .execute();
  }
  return rows.length;
}

/** Older catalogues name files that are not served any more. */
async function renewPictures(database: Database): Promise<void> {
  const older = await database
    .selectFrom('listings')
    .select(['id', 'content'])
    .where(sql<string>`content #>> '{media,0,file}'`, 'like', '%.webp')
    .execute();
  for (const { id, content } of older) {
    const media = albumOf(homeFactsOf(content));
    await database
      .updateTable('listings')
      .set({ content: json({ ...content, media }) })
      .where('id', '=', id)
      .execute();
  }
}

const listingRow = (listing: Listing, position: number, year: readonly PlainDate[]) => ({
  id: listing.id,
  market_id: listing.marketId,
  position,
  name: listing.name,
  lat: listing.exactCoordinates.latitude,
  lon: listing.exactCoordinates.longitude,
  max_occupancy: listing.maxOccupancy,
  pet_friendly: listing.petFriendly,
  star_rating: listing.starRating,
  user_rating: listing.userRating?.score ?? null,
  bedrooms: listing.layout.numberOfBedrooms,
  beds: listing.layout.bedrooms.flatMap(({ beds }) => beds).reduce((sum, { count }) => sum + count, 0),
  bathrooms: listing.layout.numberOfBathrooms,
  home_kind: homeKindOf(listing.propertyType),
  collection: listing.collection,
  cancellation: listing.cancellation.policy,
  amenities: listing.amenities.map(({ kind }) => kind),
  rules: json(rulesOf(listing, year)),
  content: json(listing),
});

const rulesOf = (
  {
    pricing,
    availability,
    maxOccupancy,
    petFriendly,
    cancellation,
    payment,
    cancelForAnyReason,
    scenario,
  }: Listing,
  year: readonly PlainDate[],
): ListingRules => ({
  pricing,
  availability,
  maxOccupancy,
  petFriendly,
  cancellation,
  payment,
  ...(cancelForAnyReason ? { cancelForAnyReason } : {}),
  scenario,
  lowestNightlyMinor: lowestNightly({ pricing }, year),
});
