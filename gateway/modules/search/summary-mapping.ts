import { cancellationKind } from '#domain/listing/cancellation-policy.ts';
import { plainText } from '#domain/plain-text.ts';
import type { Stay } from '#domain/stay/stay-dates.ts';
import type { ListingSummary, StayPriceSummary } from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { refundStepsOf } from '../availability/policy-mapping';
import { beforeDiscounts, bestPromotionOf, complimentaryNightOf } from '../availability/rate-mapping';
import { addressOf, listingCollection } from '../listing/listing-mapping';
import { photosOf } from '../listing/photo-mapping';
import { priceOf } from '../money/money-mapping';

/** A home in a list: without a price when its stay cannot be booked. */
export function summaryOf(
  { listingId, listing, price, availability }: Wire<'HomeSummary'>,
  stay: Stay,
): ListingSummary {
  return {
    listingId: listingId.id,
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
    stay: { fromDate: stay.from, untilDate: stay.until },
    price: isBookable(availability) ? ratePriceOf(price, listing, stay) : null,
    isPetFriendly: listing.petFriendly,
    hasCorporateRates: listing.hasCorporateRates ?? null,
  };
}

/** A search for bookable homes may omit it for each home. */
const isBookable = (availability: Wire<'HomeSummary'>['availability']): boolean =>
  availability === undefined || availability.AvailabilityResult === 'Available';

/** Null when the nightly price or the total cannot be read; the listing is still shown. */
function ratePriceOf(
  wire: Wire<'SummaryPrice'>,
  { cancellationPolicy, corporateTravel }: Wire<'HomeSummary'>['listing'],
  stay: Stay,
): StayPriceSummary | null {
  const nightly = priceOf(wire.nightly);
  const total = priceOf(wire.total);
  if (!nightly || !total) return null;
  return {
    nightly,
    total,
    nightlyBeforeDiscounts: beforeDiscounts(wire.nightly, wire.discount ? [wire.discount] : [], stay),
    complimentaryNight: complimentaryNightOf(wire.complimentaryNight, stay),
    bestPromotion: bestPromotionOf(wire.bestPromotion),
    // The platform's totals include everything, in lists as well as for a listing.
    includesTaxesAndFees: true,
    cancellationPolicy: cancellationKind(cancellationPolicy.policy.Policy),
    refundSteps: refundStepsOf(cancellationPolicy),
    isInPolicy: corporateTravel?.policyCompliance.isInPolicy ?? null,
  };
}
