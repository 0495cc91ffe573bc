/** The counts of a search: the listings that each choice of a filter would find, and the homes that the search leaves out. */
import { tableCode } from '#domain/codes.ts';
import { amenityKind } from '#domain/listing/amenities.ts';
import { availabilityReason } from '#domain/listing/availability-reasons.ts';
import { HOME_KIND_LABELS } from '#domain/search/stay-filters.ts';
import {
  type OtherStayDates,
  PriceBasis,
  type PriceFacet,
  type StayFacets,
  type StayFilter,
  type StaysLeftOut,
  type StaysLeftOutReason,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { listingCollection } from '../listing/listing-mapping';
import { moneyOf } from '../money/money-mapping';

const priceBasis = enumReader(PriceBasis);

/** The platform names a filter by its property of the request. */
const FILTERS: Readonly<Record<string, StayFilter>> = {
  price: 'PRICE',
  minimumBedrooms: 'BEDROOMS',
  minimumBeds: 'BEDS',
  minimumBathrooms: 'BATHROOMS',
  minimumUserRating: 'USER_RATING',
  homeKinds: 'HOME_KINDS',
  amenities: 'AMENITY',
  listingCollections: 'COLLECTIONS',
  petFriendly: 'PET_FRIENDLY',
  freeCancellation: 'FREE_CANCELLATION',
  inPolicyOnly: 'IN_POLICY',
};

/** Choices that this graph cannot search for are left out. */
export const facetsOf = (wire: Wire<'SearchFacets'>, isPolicyActive: boolean): StayFacets => ({
  price: wire.price ? priceFacetOf(wire.price) : null,
  bedrooms: wire.bedrooms.map(minimumOf),
  beds: wire.beds.map(minimumOf),
  bathrooms: wire.bathrooms.map(minimumOf),
  userRatings: wire.userRatings.map(minimumOf),
  homeKinds: wire.homeKinds.flatMap(({ value, homesCount }) => {
    const kind = tableCode(HOME_KIND_LABELS, value);
    return kind ? [{ kind, count: homesCount }] : [];
  }),
  amenities: wire.amenities.flatMap(({ value, homesCount }) => {
    const kind = amenityKind(value);
    return kind === 'OTHER' ? [] : [{ kind, count: homesCount }];
  }),
  collections: wire.listingCollections.flatMap(({ value, homesCount }) => {
    const collection = listingCollection(value);
    return collection === 'UNKNOWN' ? [] : [{ collection, count: homesCount }];
  }),
  petFriendlyCount: wire.petFriendlyCount,
  freeCancellationCount: wire.freeCancellationCount,
  inPolicyCount: isPolicyActive ? (wire.inPolicyCount ?? null) : null,
  withoutFilters: wire.withoutFilters.map(({ filter, amenity, homesCount }) => ({
    filter: FILTERS[filter] ?? 'UNKNOWN',
    amenity: amenity === undefined ? null : amenityKind(amenity),
    count: homesCount,
  })),
});

const minimumOf = ({ minimum, homesCount }: Wire<'MinimumCount'>) => ({ minimum, count: homesCount });

/** Null when an amount cannot be read: a histogram with a gap would be wrong. */
function priceFacetOf(wire: Wire<'PriceFacet'>): PriceFacet | null {
  const [lowest, highest] = [moneyOf(wire.lowest), moneyOf(wire.highest)];
  const buckets = wire.buckets.flatMap(({ from, until, homesCount }) => {
    const [least, most] = [moneyOf(from), moneyOf(until)];
    return least && most ? [{ from: least, until: most, count: homesCount }] : [];
  });
  const basis = priceBasis(wire.basis);
  if (basis === 'UNKNOWN' || !lowest || !highest || buckets.length < wire.buckets.length) return null;
  return { basis, lowest, highest, buckets };
}

/** Null when the platform gives no reason: a number alone would not help the traveler. */
export function leftOutOf({
  unavailableCount,
  unavailableBecause,
  otherDates = [],
}: Wire<'HomePage'>): StaysLeftOut | null {
  if (unavailableBecause === undefined) return null;
  return {
    count: unavailableCount,
    reasons: unavailableBecause.map(reasonOf),
    otherDates: otherDates.map(otherDatesOf),
  };
}

function reasonOf({
  Reason,
  homesCount,
  mendedCount,
  maximumGuests,
}: Wire<'UnavailableShare'>): StaysLeftOutReason {
  const { code, rawCode } = availabilityReason(Reason);
  return { violation: code, rawCode, count: homesCount, mendedCount, maximumGuests: maximumGuests ?? null };
}

const otherDatesOf = ({
  dateRange: { from, until },
  homesCount,
  lowestNightly,
}: Wire<'OtherDates'>): OtherStayDates => ({
  fromDate: from,
  untilDate: until,
  count: homesCount,
  lowestNightly: lowestNightly ? moneyOf(lowestNightly.fiat) : null,
});
