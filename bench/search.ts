/**
 * Measures what filters, facets and flexible dates cost in a search of 20,000 homes. The homes are copies of the catalogue's in a
 * temporary database, each with prices, rooms and days, and with five of every 45 nights sold. Baseline, in the same run: the
 * same search for exact dates without filters. `npm run bench -- search`
 */
import { sql } from 'kysely';
import { connect, type Database } from '#platform/database/connect.ts';
import { createRulesCache } from '#platform/homes/rules-cache.ts';
import { searchHomes } from '#platform/homes/search.ts';
import { dayOf, addDays } from '#platform/kernel/dates.ts';
import { toFiat } from '#platform/kernel/money.ts';
import { startTestDatabaseServer } from '#platform/testing/template-database.ts';
import type { components } from '#schema/platform.openapi.ts';

type Request = components['schemas']['SearchHomesRequest'];

const HOMES = 20_000;
const ROUNDS = 15;
const now = new Date();
const today = dayOf(now);

async function multiplyHomes(database: Database): Promise<void> {
  const { count } = await database
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const copies = Math.ceil(HOMES / Number(count)) - 1;
  await sql`
    insert into listings (id, market_id, position, name, lat, lon, max_occupancy, pet_friendly, star_rating, user_rating,
      bedrooms, beds, bathrooms, home_kind, collection, cancellation, amenities, rules, content)
    select id || '-' || copy, market_id, position + 1000 * copy, name, lat + copy * 0.0005, lon - copy * 0.0005,
      max_occupancy, pet_friendly, star_rating, user_rating, bedrooms, beds, bathrooms, home_kind, collection, cancellation,
      amenities, rules, content
    from listings, generate_series(1, ${copies}) copy
  `.execute(database);
  // Month by month, because a statement may take at most ten seconds.
  for (let day = 0; day < 365; day += 30) {
    await sql`
      insert into sold_nights (listing_id, night, booking_id)
      select id, ${today}::date + day, 'bench'
      from listings, generate_series(${day}::integer, least(${day}::integer + 29, 364)) day
      where (day + abs(hashtext(id)) % 45) % 45 < 5
      on conflict do nothing
    `.execute(database);
  }
  await sql`vacuum analyze listings, sold_nights`.execute(database);
}

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

export async function measureSearch(): Promise<void> {
  const server = await startTestDatabaseServer(now);
  const database = connect(server.templateUrl, () => undefined, { connections: 4 });
  try {
    await multiplyHomes(database);
    const rulesCache = createRulesCache(database);
    const search = (when: Pick<Request, 'dateRange' | 'flexibleDates'>, request: Partial<Request>) =>
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
          rulesCache,
          today,
          policy: undefined,
          writePrice: (minor, currencyCode) => ({ fiat: toFiat(minor, currencyCode), rewards: {} }),
        },
      );
    const ask = (request: Partial<Request>) =>
      search({ dateRange: { from: addDays(today, 25), until: addDays(today, 28) } }, request);
    const market = await database
      .selectFrom('markets')
      .select('id')
      .orderBy('position')
      .executeTakeFirstOrThrow();
    const places: readonly (readonly [string, Pick<Request, 'location'>])[] = [
      ['one place', { location: { placeId: market.id } }],
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
  } finally {
    await database.destroy();
    await server.stop();
  }
}
