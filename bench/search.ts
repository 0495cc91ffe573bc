/**
 * Measures what filters, facets and flexible dates cost in a search of 20,000 homes. The homes are copies of the catalogue's in a
 * temporary database, each with prices, rooms and days, and with five of every 45 nights sold. Baseline, in the same run: the
 * same search for exact dates without filters.
 *
 * Then the catalogue grows around a place whose homes stay the same, from 2,000 homes to 200,000: the cost of a search follows the
 * place, not the catalogue. Baseline: the same searches among 2,000 homes. `npm run bench -- search`
 */
import { type RawBuilder, sql } from 'kysely';
import { connect, type Database } from '#platform/database/connect.ts';
import { createCatalogueCache } from '#platform/homes/catalogue-cache.ts';
import { searchHomes } from '#platform/homes/search.ts';
import { dayOf, addDays } from '#platform/kernel/dates.ts';
import { toFiat } from '#platform/kernel/money.ts';
import { startTestDatabaseServer } from '#platform/testing/template-database.ts';
import type { components } from '#schema/platform.openapi.ts';

type Request = components['schemas']['SearchHomesRequest'];

const HOMES = 20_000;
const FEW_HOMES = 2_000;
const MANY_HOMES = 200_000;
/** A statement of the platform may take at most ten seconds. */
const NIGHTS_AT_ONCE = 20_000;
const ROUNDS = 15;
const now = new Date();
const today = dayOf(now);

/** Copies the catalogue's homes, except those of one place, until there are as many homes. */
async function multiplyHomes(database: Database, homes: number, exceptIn = ''): Promise<void> {
  const originals = sql<boolean>`position < ${COPY_POSITION} and market_id <> ${exceptIn}`;
  const {
    copied,
    count,
    copies: made,
  } = await database
    .selectFrom('listings')
    .select([
      sql<number>`count(*) filter (where ${originals})::integer`.as('copied'),
      sql<number>`count(*)::integer`.as('count'),
      sql<number>`coalesce(max(position) / ${COPY_POSITION}, 0)::integer`.as('copies'),
    ])
    .executeTakeFirstOrThrow();
  const last = made + Math.ceil((homes - count) / copied);
  for (let copy = made + 1; copy <= last; copy += COPIES_AT_ONCE) {
    await copyHomes(database, originals, copy, Math.min(copy + COPIES_AT_ONCE - 1, last));
  }
  const days = Math.max(1, Math.floor((NIGHTS_AT_ONCE * 9) / homes));
  for (let day = 0; day < 365; day += days) {
    await sql`
      insert into sold_nights (listing_id, night, booking_id)
      select id, ${today}::date + day, 'bench'
      from listings, generate_series(${day}::integer, least(${day}::integer + ${days}::integer - 1, 364)) day
      where (day + abs(hashtext(id)) % 45) % 45 < 5
      on conflict do nothing
    `.execute(database);
  }
  await sql`vacuum analyze listings, sold_nights`.execute(database);
}

const COPY_POSITION = 1_000;
const COPIES_AT_ONCE = 2;

const copyHomes = (database: Database, originals: RawBuilder<boolean>, first: number, last: number) =>
  sql`
    insert into listings (id, market_id, position, name, lat, lon, max_occupancy, pet_friendly, star_rating, user_rating,
      bedrooms, beds, bathrooms, home_kind, collection, cancellation, amenities, rules, content)
    select id || '-' || copy, market_id, position + ${COPY_POSITION} * copy, name, lat + copy * 0.0005, lon - copy * 0.0005,
      max_occupancy, pet_friendly, star_rating, user_rating, bedrooms, beds, bathrooms, home_kind, collection, cancellation,
      amenities, rules, content
    from listings, generate_series(${first}::integer, ${last}::integer) copy
    where ${originals}
  `.execute(database);

/** The given number of months from next month; all twelve include the current month. */
const monthsAhead = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const month = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
    month.setUTCMonth(month.getUTCMonth() + (count < 12 ? index + 1 : index));
    return month.toISOString().slice(0, 7);
  });

const FLEXIBLE = [
  ['a weekend in one month', 'Weekend', 1],
  ['a week in one month', 'Week', 1],
  ['a week in three months', 'Week', 3],
  ['a month in three months', 'Month', 3],
  ['a week in twelve months', 'Week', 12],
] as const;

const filters: components['schemas']['SearchFilters'] = {
  minimumBedrooms: 2,
  amenities: ['Wifi', 'Parking'],
  homeKinds: ['House', 'Cottage', 'Cabin'],
  price: { basis: 'StayTotal', currencyCode: 'USD', minimum: 300, maximum: 3000 },
};

async function median(work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? NaN;
}

type Search = (
  when: Pick<Request, 'dateRange' | 'flexibleDates'>,
  request: Partial<Request>,
) => Promise<{
  readonly totalCount: number;
}>;

/** Searches of a platform that has just started. */
function searchIn(database: Database): Search {
  const catalogue = createCatalogueCache(database);
  return (when, request) =>
    searchHomes(
      database,
      {
        guestDetails: { adults: 2, children: [], infants: 0, petsIncluded: false },
        sort: 'MostRecommended',
        page: { size: 10 },
        ...when,
        ...request,
      },
      {
        catalogue,
        today,
        policy: undefined,
        writePrice: (minor, currencyCode) => ({ fiat: toFiat(minor, currencyCode), rewards: {} }),
      },
    );
}

const exactDates = { dateRange: { from: addDays(today, 25), until: addDays(today, 28) } };

async function withDatabase(work: (database: Database, firstMarket: string) => Promise<void>): Promise<void> {
  const server = await startTestDatabaseServer(now);
  const database = connect(server.templateUrl, () => undefined, { connections: 4 });
  try {
    const market = await database
      .selectFrom('markets')
      .select('id')
      .orderBy('position')
      .executeTakeFirstOrThrow();
    await work(database, market.id);
  } finally {
    await database.destroy();
    await server.stop();
  }
}

async function measureFilters(database: Database, firstMarket: string): Promise<void> {
  await multiplyHomes(database, HOMES);
  const search = searchIn(database);
  const ask = (request: Partial<Request>) => search(exactDates, request);
  const places: readonly (readonly [string, Pick<Request, 'location'>])[] = [
    ['one place', { location: { placeId: firstMarket } }],
    ['a map of the continent', { location: { bounds: { north: 72, south: 15, west: -170, east: -50 } } }],
  ];
  for (const [name, where] of places) {
    const { totalCount } = await ask(where);
    const plain = await median(() => ask(where));
    const filtered = await median(() => ask({ ...where, filters }));
    const counted = await median(() => ask({ ...where, filters, withFacets: true }));
    const countedAll = await median(() => ask({ ...where, withFacets: true }));
    const row = (what: string, time: number) =>
      console.log(`${name}, ${what}: ${time.toFixed(1)} ms, ${(time / plain).toFixed(2)} of unfiltered`);
    console.log(`${name}: ${totalCount} homes`);
    row('unfiltered', plain);
    row('filtered', filtered);
    row('filtered with facets', counted);
    row('unfiltered with facets', countedAll);
    for (const [what, length, count] of FLEXIBLE) {
      const flexibleDates = { length, months: monthsAhead(count) };
      row(what, await median(() => search({ flexibleDates }, where)));
    }
  }
}

async function measureGrowth(database: Database, place: string): Promise<void> {
  const location = { placeId: place };
  const flexibleDates = { length: 'Weekend', months: monthsAhead(1) } as const;
  const searches: readonly (readonly [string, (search: Search) => Promise<unknown>])[] = [
    ['exact dates', (search) => search(exactDates, { location })],
    ['exact dates, filtered', (search) => search(exactDates, { location, filters })],
    ['a weekend in one month', (search) => search({ flexibleDates }, { location })],
  ];
  const timesAmong = async (homes: number): Promise<number[]> => {
    await multiplyHomes(database, homes, place);
    const search = searchIn(database);
    const times: number[] = [];
    for (const [, ask] of searches) times.push(await median(() => ask(search)));
    return times;
  };
  const few = await timesAmong(FEW_HOMES);
  const many = await timesAmong(MANY_HOMES);
  for (const [at, [what]] of searches.entries()) {
    const [before = NaN, after = NaN] = [few[at], many[at]];
    console.log(
      `one place, ${what}: ${before.toFixed(1)} ms among ${FEW_HOMES} homes, ${after.toFixed(1)} ms among ${MANY_HOMES}, ` +
        `${(after / before).toFixed(2)} times`,
    );
  }
}

export async function measureSearch(): Promise<void> {
  await withDatabase(measureFilters);
  await withDatabase(measureGrowth);
}
