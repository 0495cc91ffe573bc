import { sql, type Selectable } from 'kysely';
import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../database/connect';
import type { PlainDate } from '../kernel/dates';
import type { FlexibleStays } from './flexible-dates';
import type { HomesTables, ListingRules } from './homes.tables';
import { matchingPlaces, type PlaceRow } from './places';
import type { CatalogueCache } from './catalogue-cache';
import type { HomeFacts } from './search-facets';
import { columnFilters, failedFilters, type FilterKey } from './search-filters';
import type { Guests } from './stay';

type Schemas = components['schemas'];

/** A listing that a search may return: enough to check, price and sort it. */
export interface Candidate {
  readonly id: string;
  readonly marketId: string;
  readonly position: number;
  readonly lat: number;
  readonly lon: number;
  readonly starRating: number | null;
  readonly userRating: number | null;
  readonly rules: ListingRules;
  /** Filters on columns that it fails: none, or one in a search with facets. */
  readonly failed: readonly FilterKey[];
  /** Amenities are read only in a search with facets, because they take longer to read than the rest. */
  readonly facts: HomeFacts;
}

export interface CandidateSearch {
  readonly location: Schemas['SearchLocation'] | undefined;
  readonly filters: Schemas['SearchFilters'];
  readonly guests: Guests;
  readonly places: readonly PlaceRow[];
  /** Whether homes that are too small for the guests are left out here; with dates, the availability check includes this. */
  readonly areGuestsFitted: boolean;
  /** Whether homes that fail one filter are read as well, to be counted. */
  readonly withFacets: boolean;
}

/** A search anywhere considers only the homes that are recommended most, so its cost does not grow with the catalogue. */
export const MAX_ANYWHERE = 1_000;

/** Applies all conditions on columns in the database. */
export async function findCandidates(
  database: Database,
  catalogue: CatalogueCache,
  search: CandidateSearch,
): Promise<Candidate[]> {
  const { filters, guests, areGuestsFitted, withFacets } = search;
  const conditions = columnFilters(filters);
  const failed = failedFilters(conditions);
  let query = database.selectFrom('listings').select(COLUMNS).where(inPlace(search));
  if (areGuestsFitted) {
    query = query.where('max_occupancy', '>=', guests.adults + guests.children.length);
    if (guests.petsIncluded) query = query.where('pet_friendly', '=', true);
  }
  if (withFacets) query = query.where(sql<boolean>`cardinality(${failed}) <= 1`);
  else for (const { holds } of conditions) query = query.where(holds);
  if (isAnywhere(search)) {
    // The same homes are found with and without facets.
    if (withFacets) query = query.orderBy(sql`cardinality(${failed})`);
    query = query.orderBy('position').orderBy('id').limit(MAX_ANYWHERE);
  }

  const rows = await query.select(withFacets ? ['amenities', failed.as('failed')] : []).execute();
  const rulesById = await catalogue.rulesOf(rows.map(({ id }) => id));
  return rows.flatMap((row) => {
    const rules = rulesById.get(row.id);
    return rules ? [candidateOf(row, rules)] : [];
  });
}

const COLUMNS = [
  'id',
  'market_id',
  'position',
  'lat',
  'lon',
  'star_rating',
  'user_rating',
  'bedrooms',
  'beds',
  'bathrooms',
  'home_kind',
  'collection',
  'pet_friendly',
] as const;

type ListingRow = Selectable<HomesTables['listings']>;
type CandidateRow = Pick<ListingRow, (typeof COLUMNS)[number]> & {
  readonly amenities?: readonly string[];
  readonly failed?: readonly FilterKey[];
};

const candidateOf = (row: CandidateRow, rules: ListingRules): Candidate => ({
  id: row.id,
  marketId: row.market_id,
  position: row.position,
  lat: row.lat,
  lon: row.lon,
  starRating: row.star_rating,
  userRating: row.user_rating,
  rules,
  failed: row.failed ?? [],
  facts: {
    bedrooms: row.bedrooms,
    beds: row.beds,
    bathrooms: row.bathrooms,
    userRating: row.user_rating,
    homeKind: row.home_kind,
    collection: row.collection,
    amenities: row.amenities ?? [],
    petFriendly: row.pet_friendly,
  },
});

const anyOf = <Member extends string>(members: readonly Member[]) => sql<Member>`any(${members}::text[])`;

/** Whether nothing but filters on facts limits the homes of a search. */
export const isAnywhere = ({ location, filters }: Place): boolean => !location && !filters.listingIds;

/** The homes of a location, or those of them that the search names by id. */
const inPlace = (place: Place) => {
  const { listingIds } = place.filters;
  return listingIds ? sql<boolean>`${inLocation(place)} and id = ${anyOf(listingIds)}` : inLocation(place);
};

function inLocation({ location, filters, places }: Place) {
  if (location?.placeId !== undefined) return sql<boolean>`market_id = ${location.placeId}`;
  const hidden = places.filter(({ hidden_from_browse }) => hidden_from_browse).map(({ id }) => id);
  const browsable = filters.listingIds ? sql<boolean>`true` : sql<boolean>`not (market_id = any(${hidden}))`;
  if (location?.bounds) {
    const { north, east, south, west } = location.bounds;
    // A rectangle across the date line has its west edge east of its east edge.
    const between =
      west <= east ? sql`lon between ${west} and ${east}` : sql`(lon >= ${west} or lon <= ${east})`;
    return sql<boolean>`${browsable} and lat between ${south} and ${north} and ${between}`;
  }
  if (location?.text !== undefined) {
    const markets = matchingPlaces(places, location.text).map(({ id }) => id);
    const inName = `%${location.text
      .normalize('NFKC')
      .trim()
      .replace(/[\\%_]/g, '\\$&')}%`;
    return sql<boolean>`(market_id = any(${markets}) or (${browsable} and name ilike ${inName}))`;
  }
  return browsable;
}

type Place = Pick<CandidateSearch, 'location' | 'filters' | 'places'>;

/** Their cost grows with the place that is searched, not with the catalogue. */
const soldNightsIn = (database: Database, place: Place, from: PlainDate, until: PlainDate) =>
  database
    .selectFrom('sold_nights')
    .where('night', '>=', from)
    .where('night', '<', until)
    .where('listing_id', 'in', (listings) =>
      listings.selectFrom('listings').select('id').where(inPlace(place)),
    );

/** The sold nights of the listings in a place between two days, by listing. */
export async function soldNightsByListing(
  database: Database,
  from: PlainDate,
  until: PlainDate,
  place: Place,
): Promise<Map<string, Set<PlainDate>>> {
  const rows = await soldNightsIn(database, place, from, until).select(['listing_id', 'night']).execute();
  const byListing = new Map<string, Set<PlainDate>>();
  for (const { listing_id, night } of rows) {
    const nights = byListing.get(listing_id) ?? new Set();
    byListing.set(listing_id, nights.add(night));
  }
  return byListing;
}

/** The sold nights of the listings in a place between two days, as days from today on, ascending, by listing. */
export async function soldDaysByListing(
  database: Database,
  { from, until, days: [today] }: Pick<FlexibleStays, 'from' | 'until' | 'days'>,
  place: Place,
): Promise<Map<string, readonly number[]>> {
  const rows = await soldNightsIn(database, place, from, until)
    .select(['listing_id', sql<number[]>`array_agg(night - ${today}::date order by night)`.as('days')])
    .groupBy('listing_id')
    .execute();
  return new Map(rows.map(({ listing_id, days }) => [listing_id, days]));
}
