import { cancellationKind } from '../../../domain/cancellation-policy';
import { plainText } from '../../../domain/plain-text';
import type { Stay } from '../../../domain/stay-dates';
import type { ListingSummary, StayPriceSummary } from '../../generated/graph';
import type { Wire } from '../../platform/wire';
import { beforeDiscounts } from '../availability/rate-mapping';
import { addressOf, listingCollection } from '../listing/listing-mapping';
import { photosOf } from '../listing/photo-mapping';
import { moneyOf } from '../money/money-mapping';

export const summaryOf = (
  { listingId, listing, price }: Wire<'HomeSummary'>,
  stay: Stay,
): ListingSummary => ({
  id: listingId.id,
  name: plainText(listing.name),
  address: addressOf(listing.address),
  coordinates: listing.coordinates,
  photos: photosOf(listing.media),
  starRating: listing.starRating ?? 0,
  userRating: listing.userRating?.score ?? null,
  reviewCount: listing.userRating?.count ?? 0,
  numberOfBedrooms: listing.layout.numberOfBedrooms,
  numberOfBathrooms: listing.layout.numberOfBathrooms,
  maxOccupancy: listing.maxOccupancy,
  collection: listingCollection(listing.listingCollection),
  price: priceOf(price, price.discount ? [price.discount] : [], listing.cancellationPolicy, stay),
  isPetFriendly: listing.petFriendly,
});

/** How many photos a list shows of a listing: the platform's own lists have as many. */
const SHOWN_PHOTOS = 6;

/**
 * A home that was read by itself, as a list shows it: without a price when its stay cannot be booked. Null for a home that
 * the platform does not have.
 */
export function shoppedSummaryOf({ listing, availability }: Wire<'Home'>, stay: Stay): ListingSummary | null {
  if (!listing) return null;
  const { content, terms } = listing;
  const rate = availability?.AvailabilityResult === 'Available' ? availability.rate : undefined;
  const discounts = rate?.price.discounts.map(({ amount }) => amount) ?? [];
  return {
    id: listing.id.id,
    name: plainText(content.name),
    address: addressOf(content.location.address),
    coordinates: content.location.exactCoordinates,
    photos: photosOf(content.media.slice(0, SHOWN_PHOTOS)),
    starRating: content.starRating ?? 0,
    userRating: content.userRating?.score ?? null,
    reviewCount: content.userRating?.count ?? 0,
    numberOfBedrooms: content.layout.numberOfBedrooms,
    numberOfBathrooms: content.layout.numberOfBathrooms,
    maxOccupancy: terms.maxOccupancy ?? null,
    collection: listingCollection(listing.listingCollection),
    price: rate ? priceOf(rate.price, discounts, rate.cancellationPolicy, stay) : null,
    isPetFriendly: terms.petFriendly,
  };
}

/** Null when the nightly price or the total cannot be read; a listing without a price is still a listing. */
function priceOf(
  { nightly: wireNightly, total: wireTotal }: Pick<Wire<'SummaryPrice'>, 'nightly' | 'total'>,
  discounts: readonly Wire<'Price'>[],
  { policy }: Wire<'CancellationPolicy'>,
  stay: Stay,
): StayPriceSummary | null {
  const nightly = moneyOf(wireNightly);
  const total = moneyOf(wireTotal);
  if (!nightly || !total) return null;
  return {
    nightly,
    total,
    nightlyBeforeDiscounts: beforeDiscounts(wireNightly, discounts, stay),
    // The platform's totals hold everything, those of a list like those of a listing.
    includesTaxesAndFees: true,
    cancellationPolicy: cancellationKind(policy.Policy),
  };
}
