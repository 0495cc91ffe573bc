/** The search: its pages, its order, its counts, and flexible dates. */
import type { components } from '#schema/platform.openapi.ts';
import { flexibleStays, flexibleStaysIn } from '#domain/stay/flexible-dates.ts';
import { stayCalendar } from '#domain/stay/stay-calendar.ts';
import { addDays, type Stay } from '#domain/stay/stay-dates.ts';
import type { Platform } from '../platform';
import { checkFilters } from './filters';

type Schemas = components['schemas'];
type Fiat = Schemas['Fiat'];

export const GUESTS: Schemas['GuestDetails'] = { adults: 2, children: [], infants: 0, petsIncluded: false };
export const FAMILY: Schemas['GuestDetails'] = { ...GUESTS, children: [4, 9] };
export const PAGE_SIZE = 2;
const NOT_SUPPORTED = 501;
/** From the first day of a month to the end of a week that begins on its last day. */
const DAYS_OF_WEEKS = 38;

export async function checkSearch(
  platform: Platform,
  dateRange: Schemas['DateRange'],
): Promise<Schemas['HomeSummary'] | undefined> {
  const where = await whereToSearch(platform);
  const request: Schemas['SearchHomesRequest'] = { ...where, dateRange, guestDetails: GUESTS, sort: 'Price' };
  const page = await platform.ask('searchHomes', { ...request, page: { size: PAGE_SIZE } });
  if (page === undefined) return undefined;
  const { homes, totalCount, nextCursor } = page;
  const report = (problem: string, field: string) =>
    platform.problem('searchHomes', 'consistency', problem, field);
  if (totalCount < homes.length) report(`is less than the ${homes.length} homes of the page`, '/totalCount');
  if (homes.length > PAGE_SIZE)
    platform.problem(
      'searchHomes',
      'limits',
      `has ${homes.length} entries for a page of ${PAGE_SIZE}`,
      '/homes',
    );
  for (const [index, { price }] of homes.entries())
    if (price.total === undefined)
      platform.problem(
        'searchHomes',
        'consistency',
        'is absent although dates were requested',
        `/homes/${index}/price/total`,
      );
  expectCheapestFirst(platform, homes);
  if (nextCursor !== undefined) {
    const next = await platform.ask('searchHomes', {
      ...request,
      page: { size: PAGE_SIZE, cursor: nextCursor },
    });
    expectCheapestFirst(platform, next?.homes ?? [], homes.at(-1));
    const seen = new Set(homes.map(({ listingId }) => listingId.id));
    if (next?.homes.some(({ listingId }) => seen.has(listingId.id)))
      report('the next page repeats homes of the previous page', '/homes');
    if (next !== undefined && next.totalCount !== totalCount)
      report('differs between the pages of a search', '/totalCount');
  }
  await checkFilters(platform, request);
  await checkFacets(platform, request);
  // Families are guests, too.
  await platform.ask('searchHomes', { ...request, guestDetails: FAMILY, page: { size: PAGE_SIZE } });
  await checkFlexibleDates(platform, where, dateRange.from);
  return homes[0];
}

type Where = Pick<Schemas['SearchHomesRequest'], 'location'>;

/** Anywhere, or the first suggested place if the platform requires one. */
async function whereToSearch(platform: Platform): Promise<Where> {
  const anywhere = await platform.raw('searchHomes', { guestDetails: GUESTS, page: { size: 1 } });
  if (anywhere?.status !== NOT_SUPPORTED) return {};
  platform.notes.unchecked('a search anywhere: the platform requires a place');
  const answer = await platform.ask('autocompleteLodging', { query: '', limit: 1 });
  const [place] = answer?.places ?? [];
  return place ? { location: { placeId: place.placeId } } : {};
}

/** Within a page, and from the last home of the page before. */
function expectCheapestFirst(
  platform: Platform,
  homes: readonly Schemas['HomeSummary'][],
  before?: Schemas['HomeSummary'],
): void {
  const totals = [before, ...homes].map((home) => home?.price.total?.fiat);
  const cheaper = totals.findIndex((total, index) => total !== undefined && isLess(total, totals[index - 1]));
  if (cheaper > 0)
    platform.problem(
      'searchHomes',
      'consistency',
      'is cheaper than the previous home, although sorted by price',
      `/homes/${cheaper - 1}/price/total/fiat/value`,
    );
}

/** With flexible dates every home has a stay that matches them, and the first home a stay that its calendar allows. */
async function checkFlexibleDates(platform: Platform, where: Where, day: string): Promise<void> {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const weeks = { length: 'WEEK', months: [month] } as const;
  const page = await platform.ask('searchHomes', {
    ...where,
    flexibleDates: { length: 'Week', months: [month] },
    guestDetails: GUESTS,
    sort: 'Price',
    page: { size: PAGE_SIZE },
  });
  const homes = page?.homes ?? [];
  const isAmong = (stays: readonly Stay[], index: number) =>
    stays.some(({ from, until }) => {
      const found = homes[index]?.dateRange;
      return from === found?.from && until === found.until;
    });
  const meant = flexibleStays(weeks, first);
  const wrong = homes.findIndex((_, index) => !isAmong(meant, index));
  const report = (index: number, problem: string) =>
    platform.problem('searchHomes', 'consistency', problem, `/homes/${index}/dateRange`);
  if (wrong >= 0) return report(wrong, 'is not a week that begins in the requested month');
  const [home] = homes;
  if (home === undefined) return platform.notes.unchecked('flexible dates: no home has a free week');
  const calendar = await platform.ask('getListingCalendar', {
    listingId: home.listingId.id,
    dateRange: { from: first, until: addDays(first, DAYS_OF_WEEKS) },
  });
  if (calendar === undefined) return;
  const possible = flexibleStaysIn(stayCalendar(calendar.calendarDays), weeks, first);
  if (!isAmong(possible, 0)) report(0, 'is a stay that the calendar of the home does not allow');
}

/** Counts are optional; with counts, a filter has to find as many homes as the platform counted for it. */
async function checkFacets(platform: Platform, request: Schemas['SearchHomesRequest']): Promise<void> {
  const page = { size: PAGE_SIZE };
  const counted = await platform.ask('searchHomes', { ...request, withFacets: true, page });
  if (counted === undefined) return;
  if (counted.facets === undefined) {
    platform.notes.unchecked('the counts of filters: the platform returns no facets');
    return;
  }
  const filtered = await platform.ask('searchHomes', {
    ...request,
    filters: { freeCancellation: true },
    page,
  });
  if (filtered !== undefined && filtered.totalCount !== counted.facets.freeCancellationCount)
    platform.problem(
      'searchHomes',
      'consistency',
      `is not ${filtered.totalCount}, the number of homes that the filter finds`,
      '/facets/freeCancellationCount',
    );
}

/** The platform decides how two currencies compare. */
const isLess = (left: Fiat, right: Fiat | undefined): boolean =>
  left.currencyCode === right?.currencyCode && left.value < right.value;
