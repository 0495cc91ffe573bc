/** Searches of the platform as searches of Duffel Stays, which has no searches without dates, no pages, and one price for each home. */
import type { components } from '#schema/platform.openapi.ts';
import { addDays, daysBetween } from '../kernel/dates';
import { Refusal } from '../kernel/refusal';
import { minorOfDecimal, toUsdMinor, fiatToUsdMinor } from '../kernel/money';
import { corporateTravelView } from '../people/policies/travel-policy';
import type { HomeSearch, Viewer } from '../supplier/supplier';
import { summaryOf } from './listing-of-accommodation';
import type { StaysClient } from './stays-client';
import { searchAnswer, type SearchResult } from './stays.types';

type Schemas = components['schemas'];
type Stay = Pick<Schemas['SearchHomesRequest'], 'dateRange' | 'guestDetails'> & {
  readonly dateRange: Schemas['DateRange'];
};

const RADIUS_KM = 20;
const KM_OF_A_DEGREE = 111;
const MAX_RADIUS_KM = 100;
const USUAL_PAGE = 20;
const NO_HOMES: Schemas['HomePage'] = { homes: [], totalCount: 0, unavailableCount: 0 };

/** The part of a search that says when and who. */
export const stayData = ({ dateRange, guestDetails }: Stay) => ({
  rooms: 1,
  check_in_date: dateRange.from,
  check_out_date: dateRange.until,
  guests: [
    ...Array.from({ length: guestDetails.adults }, () => ({ type: 'adult' })),
    ...guestDetails.children.map((age) => ({ type: 'child', age })),
  ],
});

export async function searchStays(client: StaysClient, search: HomeSearch): Promise<Schemas['HomePage']> {
  const { request, place, viewer } = search;
  const where = whereOf(search);
  const { dateRange, guestDetails } = request;
  if (!dateRange) return { ...NO_HOMES, ...(place && { place }) };
  const { data } = await client.read('POST', '/stays/search', searchAnswer, {
    ...stayData({ dateRange, guestDetails }),
    ...where,
  });
  const nights = daysBetween(dateRange.from, dateRange.until);
  const found = data.results
    .map((result) => homeOf(result, nights, viewer))
    .filter((home) => passes(home, request.filters ?? {}))
    .sort(ORDERS[request.sort ?? 'MostRecommended']);
  const start = Number(request.page?.cursor ?? 0) || 0;
  const end = start + (request.page?.size ?? USUAL_PAGE);
  return {
    homes: found.slice(start, end).map(({ summary }) => summary),
    totalCount: found.length,
    unavailableCount: 0,
    ...(viewer.policy && { inPolicyCount: found.filter(isInPolicy).length }),
    ...(end < found.length ? { nextCursor: String(end) } : {}),
    ...(place && { place }),
    ...(found.length > 0
      ? { bounds: boundsOf(found.map(({ summary }) => summary.listing.coordinates)) }
      : {}),
  };
}

/** Refuses a search anywhere: Duffel searches around a point, or for homes by id. */
function whereOf({ request, place }: HomeSearch): object {
  const ids = request.filters?.listingIds;
  if (ids) return { accommodation: { ids } };
  const bounds = request.location?.bounds;
  if (bounds)
    return around((bounds.north + bounds.south) / 2, (bounds.east + bounds.west) / 2, radiusOf(bounds));
  if (!place) throw new Refusal(50101);
  return around(place.coordinates.lat, place.coordinates.lon, RADIUS_KM);
}

const around = (latitude: number, longitude: number, radius: number) => ({
  location: { radius, geographic_coordinates: { latitude, longitude } },
});

const radiusOf = ({ north, south }: Schemas['Bounds']): number =>
  Math.min(MAX_RADIUS_KM, Math.max(1, Math.ceil(((north - south) / 2) * KM_OF_A_DEGREE)));

interface Found {
  readonly summary: Schemas['HomeSummary'];
  readonly usdMinor: { readonly StayTotal: number; readonly Night: number };
}

function homeOf(result: SearchResult, nights: number, { policy, writePrice }: Viewer): Found {
  const { accommodation, cheapest_rate_currency: currencyCode } = result;
  const totalMinor = minorOfDecimal(result.cheapest_rate_total_amount, currencyCode);
  const nightlyMinor = Math.round(totalMinor / nights);
  const home = summaryOf(accommodation);
  return {
    usdMinor: {
      StayTotal: toUsdMinor(totalMinor, currencyCode),
      Night: toUsdMinor(nightlyMinor, currencyCode),
    },
    summary: {
      listingId: { id: accommodation.id },
      listing: {
        ...home,
        // Only the rates of a home have one.
        cancellationPolicy: { policy: { Policy: 'Unknown' } },
        ...corporateTravelView(
          policy,
          { starRating: home.starRating ?? null, corporateTravel: null },
          { minor: nightlyMinor, currencyCode },
          writePrice,
        ),
      },
      price: { nightly: writePrice(nightlyMinor, currencyCode), total: writePrice(totalMinor, currencyCode) },
      availability: { AvailabilityResult: 'Available' },
    },
  };
}

const isInPolicy = ({ summary }: Found): boolean =>
  summary.listing.corporateTravel?.policyCompliance.isInPolicy === true;

/** A home of which a filter's fact is not known fails it. */
function passes(home: Found, filters: Schemas['SearchFilters']): boolean {
  const { listing } = home.summary;
  const kinds = new Set(listing.amenities.map(({ kind }) => kind));
  return (
    (filters.minimumStarRating ?? 0) <= (listing.starRating ?? 0) &&
    (filters.minimumUserRating ?? 0) <= (listing.userRating?.score ?? 0) &&
    (filters.amenities ?? []).every((kind) => kinds.has(kind)) &&
    (filters.minimumBedrooms ?? 0) <= listing.layout.numberOfBedrooms &&
    (filters.minimumBeds ?? 0) <= 1 &&
    (filters.minimumBathrooms ?? 0) <= listing.layout.numberOfBathrooms &&
    (filters.listingCollections ?? [listing.listingCollection]).includes(
      listing.listingCollection as 'NoCollection',
    ) &&
    filters.homeKinds === undefined &&
    !filters.freeCancellation &&
    (!filters.petFriendly || listing.petFriendly) &&
    (!filters.inPolicyOnly || listing.corporateTravel === undefined || isInPolicy(home)) &&
    isWithin(home, filters.price)
  );
}

function isWithin({ usdMinor }: Found, filter: Schemas['PriceFilter'] | undefined): boolean {
  if (!filter) return true;
  const usd = (value: number): number =>
    fiatToUsdMinor({ value, currencyCode: filter.currencyCode, currencySymbol: '' });
  const price = usdMinor[filter.basis];
  return (
    (filter.minimum === undefined || price >= usd(filter.minimum)) &&
    (filter.maximum === undefined || price <= usd(filter.maximum))
  );
}

type Order = (one: Found, other: Found) => number;

/** Duffel's order is by distance. */
const ORDERS: Readonly<Record<NonNullable<Schemas['SearchHomesRequest']['sort']>, Order>> = {
  MostRecommended: (one, other) => Number(isInPolicy(other)) - Number(isInPolicy(one)),
  DistanceAscending: () => 0,
  Price: (one, other) => one.usdMinor.StayTotal - other.usdMinor.StayTotal,
  StarRating: ({ summary: one }, { summary: other }) =>
    (other.listing.starRating ?? 0) - (one.listing.starRating ?? 0),
  UserRating: ({ summary: one }, { summary: other }) =>
    (other.listing.userRating?.score ?? 0) - (one.listing.userRating?.score ?? 0),
};

const boundsOf = (points: readonly Schemas['Coordinates'][]): Schemas['Bounds'] => ({
  north: Math.max(...points.map(({ lat }) => lat)),
  east: Math.max(...points.map(({ lon }) => lon)),
  south: Math.min(...points.map(({ lat }) => lat)),
  west: Math.min(...points.map(({ lon }) => lon)),
});

/** Every day of the coming year: Duffel has no calendar. */
export function calendarDays(
  { from, until }: { readonly from: string; readonly until: string },
  day: string,
): Schemas['CalendarDay'][] {
  const last = addDays(day, 365);
  return Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => {
    const date = addDays(from, index);
    const isAvailable = date >= day && date < last;
    return {
      date,
      isAvailable,
      isCheckInAllowed: isAvailable,
      isAvailableForCheckout: date > day && date <= last,
    };
  });
}
