import type { components } from '#schema/platform.openapi.ts';
import type { Database } from '../database/connect';
import { addDays, type PlainDate } from '../kernel/dates';
import { toUsdMinor } from '../kernel/money';
import { Refusal } from '../kernel/refusal';
import { outOfPolicyReasons, type TravelPolicy } from '../people/policies/travel-policy';
import { bestStay, type FlexibleStays, flexibleStays } from './flexible-dates';
import { type Bookable, DAYS_AROUND, otherDates, unavailableBecause } from './left-out';
import { namedPlace, placeView, type PlaceRow } from './places';
import {
  findCandidates,
  isAnywhere,
  soldDaysByListing,
  soldNightsByListing,
  type Candidate,
  type CandidateSearch,
} from './search-candidates';
import { type CountedHome, facetsOf } from './search-facets';
import {
  type FilterKey,
  FREE_CANCELLATION,
  IN_POLICY,
  isTooLateToCancel,
  isWithinPrice,
  PRICE_FILTER,
  requirePricedFilter,
} from './search-filters';
import { comparePlaces, cursorOf, placeInOrder, placeOfCursor, type Center } from './search-order';
import { type SearchContext, type SearchResult, summaryViews } from './search-view';
import { requireNights, type Stay } from './stay';
import { checkAvailability, isUnavailable } from './stay-availability';
import { priceStay } from './stay-price';
import { rulesOfStay } from './terms-view';

type Schemas = components['schemas'];
type SearchRequest = Schemas['SearchHomesRequest'];

const defaultPageSize = 20;
/** Within a place, not the whole catalogue. */
const MAX_NEIGHBORS = 100;

export async function searchHomes(
  database: Database,
  request: SearchRequest,
  context: SearchContext,
): Promise<Schemas['HomePage']> {
  const { location, filters = {}, guestDetails, sort, page } = request;
  const dates = datesOf(request, context.today);
  const { stay, flexible, hasDates } = dates;
  requirePricedFilter(filters, hasDates);
  const after = page?.cursor === undefined ? undefined : placeOfCursor(page.cursor);
  const withFacets = request.withFacets === true && !after;

  const places = await context.catalogue.places();
  const place = namedPlace(places, location?.placeId);
  const asked = { location, filters, places, guests: guestDetails, withFacets };
  const { candidates, sold, soldDays } = await readHomes(database, context, asked, dates);

  const { judged, bookableFor, counted } = judgeAll(candidates, {
    nightsOf: flexible
      ? (candidate) => bestNights(candidate, flexible, soldDays.get(candidate.id) ?? [])
      : ({ id }) => ({ stay, soldNights: sold.get(id) ?? NONE_SOLD }),
    sold,
    filters,
    context,
  });
  const isShown = ({ isAvailable }: SearchResult): boolean =>
    isAvailable || filters.includeUnavailable === true;
  const shown = judged.filter(isShown);
  const center = centerOf(location, place);
  const ordered = shown
    .map((result) => ({ result, place: placeInOrder(result, sort, center) }))
    .sort((one, other) => comparePlaces(one.place, other.place));
  const rest = after ? ordered.filter((entry) => comparePlaces(entry.place, after) > 0) : ordered;
  const entries = rest.slice(0, page?.size ?? defaultPageSize);
  const last = entries.at(-1);

  return {
    homes: await summaryViews(
      database,
      entries.map(({ result }) => result),
      flexible !== undefined,
      context,
    ),
    totalCount: shown.length,
    ...(context.policy && { inPolicyCount: shown.filter(({ isInPolicy }) => isInPolicy).length }),
    unavailableCount: judged.filter(({ isAvailable }) => !isAvailable).length,
    ...(hasDates && !after && !filters.includeUnavailable ? leftOut(judged, stay, bookableFor, context) : {}),
    ...(withFacets
      ? {
          facets: facetsOf(
            counted.filter(isShown).map(countedHome),
            filters,
            hasDates ? 'StayTotal' : 'Night',
          ),
        }
      : {}),
    ...(last && entries.length < rest.length ? { nextCursor: cursorOf(last.place) } : {}),
    ...(place ? { place: placeView(place) } : {}),
    ...(shown.length > 0 ? { bounds: boundsOf(shown.map(({ candidate }) => candidate)) } : {}),
  };
}

/** The requested stay, or the stays of flexible dates; neither when browsing. */
function datesOf(
  { dateRange, flexibleDates, guestDetails }: SearchRequest,
  today: PlainDate,
): { readonly stay?: Stay; readonly flexible?: FlexibleStays; readonly hasDates: boolean } {
  if (dateRange && flexibleDates) throw new Refusal(40001, 'Dates are either exact or flexible.');
  if (flexibleDates) return { flexible: flexibleStays(flexibleDates, guestDetails, today), hasDates: true };
  if (!dateRange) return { hasDates: false };
  requireNights(dateRange);
  return { stay: { from: dateRange.from, until: dateRange.until, guests: guestDetails }, hasDates: true };
}

const NONE_SOLD: ReadonlySet<PlainDate> = new Set();

/** The dates to check a home for. */
interface Nights {
  readonly stay: Stay | undefined;
  readonly soldNights: ReadonlySet<PlainDate>;
}

const bestNights = ({ rules }: Candidate, flexible: FlexibleStays, soldDays: readonly number[]): Nights => ({
  stay: bestStay(rules, flexible, soldDays),
  soldNights:
    soldDays.length === 0 ? NONE_SOLD : new Set(soldDays.flatMap((day) => flexible.days[day] ?? [])),
});

interface Judging {
  readonly nightsOf: (candidate: Candidate) => Nights;
  /** The sold nights of the stay and of nearby stays. */
  readonly sold: ReadonlyMap<string, ReadonlySet<PlainDate>>;
  readonly filters: Schemas['SearchFilters'];
  readonly context: SearchContext;
}

interface Judged {
  /** The homes that pass all filters. */
  readonly judged: readonly SearchResult[];
  /** Of the same homes, those that can be booked for another stay. */
  readonly bookableFor: (stay: Stay) => SearchResult[];
  /** The homes that fail at most one filter. */
  readonly counted: readonly SearchResult[];
}

function judgeAll(
  candidates: readonly Candidate[],
  { nightsOf, sold, filters, context: { today, policy } }: Judging,
): Judged {
  const judgedOf = (homes: readonly Candidate[], nights: Judging['nightsOf']): SearchResult[] =>
    homes
      .map((candidate) => judge(candidate, nights(candidate), { today, policy }))
      .map((result) => ({ ...result, failed: failedBy(result, filters) }));
  const passesAll = ({ failed }: SearchResult): boolean => failed.length === 0;
  const all = judgedOf(candidates, nightsOf);
  const matching = candidates.filter(({ failed }) => failed.length === 0);
  return {
    judged: all.filter(passesAll),
    bookableFor: (stay) => {
      const nights = ({ id }: Candidate) => ({ stay, soldNights: sold.get(id) ?? NONE_SOLD });
      // Only these are priced: there are many other stays.
      const bookable = matching.filter(
        (candidate) => !isUnavailable({ rules: candidate.rules, today, ...nights(candidate) }),
      );
      return judgedOf(bookable, nights).filter(passesAll);
    },
    counted: all.filter(({ failed }) => failed.length <= 1),
  };
}

/** The filters that a home fails, on its columns and for its stay. */
const failedBy = (result: SearchResult, filters: Schemas['SearchFilters']): FilterKey[] => [
  ...result.failed,
  ...(isWithinPrice(filters, result.prices) ? [] : [PRICE_FILTER]),
  ...(isTooLateToCancel(filters, result) ? [FREE_CANCELLATION] : []),
  ...(filters.inPolicyOnly && result.isInPolicy === false ? [IN_POLICY] : []),
];

/** The homes that pass the conditions on columns, and their sold nights. */
async function readHomes(
  database: Database,
  { catalogue }: SearchContext,
  asked: Omit<CandidateSearch, 'areGuestsFitted'>,
  { stay, flexible, hasDates }: ReturnType<typeof datesOf>,
) {
  const search = { ...asked, areGuestsFitted: !hasDates && !asked.filters.includeUnavailable };
  const finding = findCandidates(database, catalogue, search);
  const where = isAnywhere(search) ? among(search, await finding) : search;
  const [candidates, sold, soldDays] = await Promise.all([
    finding,
    stay ? soldNightsAround(database, stay, where) : new Map<string, Set<PlainDate>>(),
    flexible ? soldDaysByListing(database, flexible, where) : new Map<string, readonly number[]>(),
  ]);
  return { candidates, sold, soldDays };
}

/** The nights of these homes alone are read. */
const among = (where: CandidateSearch, homes: readonly Candidate[]): CandidateSearch => ({
  ...where,
  filters: { ...where.filters, listingIds: homes.map(({ id }) => id) },
});

/** The sold nights of the stay and nearby ones. */
const soldNightsAround = (
  database: Database,
  { from, until }: Stay,
  place: Parameters<typeof soldNightsByListing>[3],
) => soldNightsByListing(database, addDays(from, -DAYS_AROUND), addDays(until, DAYS_AROUND), place);

/** The homes that the response leaves out, and how to find more of them. */
function leftOut(
  judged: readonly SearchResult[],
  stay: Stay | undefined,
  bookableFor: (stay: Stay) => readonly Bookable[],
  { today, writePrice }: SearchContext,
): Pick<Schemas['HomePage'], 'unavailableBecause' | 'otherDates'> {
  const count = judged.filter(({ isAvailable }) => isAvailable).length;
  return {
    unavailableBecause: unavailableBecause(judged.flatMap(({ verdict }) => verdict ?? [])),
    otherDates:
      !stay || count === judged.length || judged.length > MAX_NEIGHBORS
        ? []
        : otherDates({ stay, today, count, bookableFor, writePrice }),
  };
}

const FULLY_REFUNDABLE = 'FullyRefundable';

function judge(
  candidate: Candidate,
  { stay, soldNights }: Nights,
  { today, policy }: Pick<SearchContext, 'today' | 'policy'>,
): SearchResult {
  const { rules } = candidate;
  const { currencyCode } = rules.pricing;
  if (!stay) {
    return {
      candidate,
      stay,
      isAvailable: true,
      verdict: undefined,
      price: undefined,
      nightlyMinor: rules.lowestNightlyMinor,
      comparablePrice: toUsdMinor(rules.lowestNightlyMinor, currencyCode),
      prices: { currencyCode, nightlyMinor: rules.lowestNightlyMinor, totalMinor: undefined },
      isFullyRefundable: rules.cancellation.policy === FULLY_REFUNDABLE,
      isInPolicy: isInPolicy(policy, candidate, rules.lowestNightlyMinor),
      failed: candidate.failed,
    };
  }
  const input = { rules, stay, today, soldNights };
  const verdict = checkAvailability(input);
  const price = priceStay(rules, stay, today);
  return {
    candidate,
    stay,
    isAvailable: verdict.isAvailable,
    verdict,
    price,
    nightlyMinor: price.nightlyMinor,
    comparablePrice: toUsdMinor(price.totalMinor, currencyCode),
    prices: { currencyCode, nightlyMinor: price.nightlyMinor, totalMinor: price.totalMinor },
    isFullyRefundable: rulesOfStay(rules.cancellation, stay.from, today).policy === FULLY_REFUNDABLE,
    isInPolicy: isInPolicy(policy, candidate, price.nightlyMinor),
    failed: candidate.failed,
  };
}

const countedHome = ({
  candidate: { facts },
  isFullyRefundable,
  isInPolicy,
  prices,
  failed,
}: SearchResult): CountedHome => ({
  facts,
  isFullyRefundable,
  isInPolicy,
  prices,
  failed,
});

/** Undefined for users without a business. */
const isInPolicy = (
  policy: TravelPolicy | undefined,
  home: Candidate,
  nightlyMinor: number,
): boolean | undefined => {
  const nightly = { minor: nightlyMinor, currencyCode: home.rules.pricing.currencyCode };
  return policy && outOfPolicyReasons(policy, home, nightly).length === 0;
};

function centerOf(location: SearchRequest['location'], place: PlaceRow | undefined): Center | undefined {
  if (place) return place;
  if (!location?.bounds) return undefined;
  const { north, east, south, west } = location.bounds;
  return { lat: (north + south) / 2, lon: (east + west) / 2 };
}

const boundsOf = (points: readonly Center[]): Schemas['Bounds'] => ({
  north: Math.max(...points.map(({ lat }) => lat)),
  east: Math.max(...points.map(({ lon }) => lon)),
  south: Math.min(...points.map(({ lat }) => lat)),
  west: Math.min(...points.map(({ lon }) => lon)),
});
