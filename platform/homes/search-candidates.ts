import { sql, type Selectable } from 'kysely';
import type { components } from '../../schema/platform.openapi';
import type { Database } from '../database/connect';
import type { PlainDate } from '../dates';
import type { HomesTables, ListingRules } from './homes.tables';
import { matchingPlaces, type PlaceRow } from './places';
import type { RulesCache } from './rules-cache';
import type { Guests } from './stay';

type Schemas = components['schemas'];

/** A listing that a search may answer: enough to judge, price and order it. */
export interface Candidate {
  readonly id: string;
  readonly marketId: string;
  readonly position: number;
  readonly lat: number;
  readonly lon: number;
  readonly starRating: number | null;
  readonly userRating: number | null;
  readonly rules: ListingRules;
}

export interface CandidateSearch {
  readonly location: Schemas['SearchLocation'] | undefined;
  readonly filters: Schemas['SearchFilters'];
  readonly guests: Guests;
  readonly places: readonly PlaceRow[];
  /** Whether homes that the guests do not fit are left out here; with dates the verdict on the stay includes them. */
  readonly areGuestsFitted: boolean;
}

/** Everything that the columns can decide, decided by the database. */
export async function findCandidates(
  database: Database,
  rulesCache: RulesCache,
  search: CandidateSearch,
): Promise<Candidate[]> {
  const { filters, guests, areGuestsFitted } = search;
  let query = database
    .selectFrom('listings')
    .select(['id', 'market_id', 'position', 'lat', 'lon', 'star_rating', 'user_rating'])
    .where(inLocation(search));
  if (areGuestsFitted) {
    query = query.where('max_occupancy', '>=', guests.adults + guests.children.length);
  }
  if (filters.petFriendly || (guests.petsIncluded && areGuestsFitted)) {
    query = query.where('pet_friendly', '=', true);
  }
  if (filters.listingIds) query = query.where('id', '=', anyOf(filters.listingIds));
  if (filters.amenities) query = query.where('amenities', '@>', sql<string[]>`${filters.amenities}::text[]`);
  if (filters.minimumBedrooms !== undefined) query = query.where('bedrooms', '>=', filters.minimumBedrooms);
  if (filters.minimumBathrooms !== undefined)
    query = query.where('bathrooms', '>=', filters.minimumBathrooms);
  if (filters.minimumStarRating) query = query.where('star_rating', '>=', filters.minimumStarRating);
  if (filters.minimumUserRating) query = query.where('user_rating', '>=', filters.minimumUserRating);
  if (filters.freeCancellation) query = query.where('cancellation', '=', 'FullyRefundable');
  if (filters.listingCollections) query = query.where('collection', '=', anyOf(filters.listingCollections));

  const rows = await query.execute();
  const rulesById = await rulesCache.rulesOf(rows.map(({ id }) => id));
  return rows.flatMap((row) => {
    const rules = rulesById.get(row.id);
    return rules ? [candidateOf(row, rules)] : [];
  });
}

const candidateOf = (
  row: Pick<
    Selectable<HomesTables['listings']>,
    'id' | 'market_id' | 'position' | 'lat' | 'lon' | 'star_rating' | 'user_rating'
  >,
  rules: ListingRules,
): Candidate => ({
  id: row.id,
  marketId: row.market_id,
  position: row.position,
  lat: row.lat,
  lon: row.lon,
  starRating: row.star_rating,
  userRating: row.user_rating,
  rules,
});

const anyOf = <Member extends string>(members: readonly Member[]) => sql<Member>`any(${members}::text[])`;

function inLocation({ location, filters, places }: CandidateSearch) {
  if (location?.placeId !== undefined) return sql<boolean>`market_id = ${location.placeId}`;
  const hidden = places.filter(({ hidden_from_browse }) => hidden_from_browse).map(({ id }) => id);
  const browsable = filters.listingIds ? sql<boolean>`true` : sql<boolean>`not (market_id = any(${hidden}))`;
  if (location?.bounds) {
    const { north, east, south, west } = location.bounds;
    // A rectangle over the date line has its west edge east of its east edge.
    const between =
      west <= east ? sql`lon between ${west} and ${east}` : sql`(lon >= ${west} or lon <= ${east})`;
    return sql<boolean>`${browsable} and lat between ${south} and ${north} and ${between}`;
  }
  if (location?.text !== undefined) {
    const markets = matchingPlaces(places, location.text).map(({ id }) => id);
    const inName = `%${location.text.trim().replace(/[\\%_]/g, '\\$&')}%`;
    return sql<boolean>`(market_id = any(${markets}) or (${browsable} and name ilike ${inName}))`;
  }
  return browsable;
}

/** The sold nights of all listings between two days, by listing. */
export async function soldNightsByListing(
  database: Database,
  from: PlainDate,
  until: PlainDate,
): Promise<Map<string, Set<PlainDate>>> {
  const rows = await database
    .selectFrom('sold_nights')
    .select(['listing_id', 'night'])
    .where('night', '>=', from)
    .where('night', '<', until)
    .execute();
  const byListing = new Map<string, Set<PlainDate>>();
  for (const { listing_id, night } of rows) {
    const nights = byListing.get(listing_id) ?? new Set();
    byListing.set(listing_id, nights.add(night));
  }
  return byListing;
}
