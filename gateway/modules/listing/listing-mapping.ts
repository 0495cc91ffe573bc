/** Maps a listing from REST to the graph: everything that is the same for every stay, its texts as plain text (FM-10). */
import { createHash } from 'node:crypto';
import { amenityKind, isHighlight } from '#domain/listing/amenities.ts';
import { plainText, plainTextOf } from '#domain/plain-text.ts';
import {
  AddressKind,
  type Address,
  type Amenity,
  type Host,
  type Layout,
  type Listing,
  ListingCollection,
  type ListingCorporateTravel,
  type ListingTerms,
  RatingCategory,
  type Review,
  type TimeWindow,
} from '../../generated/graph';
import type { Wire } from '../../rest/wire';
import { enumReader } from '../../rest/wire-enum';
import { moneyOf } from '../money/money-mapping';
import { allowedStars, policyReason } from '../policy/policy-mapping';
import { safeUrl } from '../scalars/scalars';
import { photoOf, photosOf } from './photo-mapping';

export const listingCollection = enumReader(ListingCollection);

const addressKind = enumReader(AddressKind);
const ratingCategory = enumReader(RatingCategory);

/** A listing without the fields that depend on a stay. */
export interface ListingModel extends Omit<
  Listing,
  'availability' | 'corporateTravel' | 'reviews' | 'terms' | '__typename'
> {
  readonly terms: ListingTermsModel;
  /** All of them; the platform has no pages of reviews. */
  readonly reviews: readonly Review[];
}

/** The terms with the address of the listing; the operator's settings may override it. */
export interface ListingTermsModel extends Omit<ListingTerms, 'termsOfService' | '__typename'> {
  readonly provider: string;
  readonly termsUrl: string | null;
}

export const listingOf = (wire: Wire<'Listing'>): ListingModel => ({
  id: wire.id.id,
  name: plainText(wire.content.name),
  description: plainTextOf(wire.content.description),
  amenities: wire.content.amenities.map(amenityOf),
  layout: layoutOf(wire.content.layout),
  address: addressOf(wire.content.location.address),
  coordinates: wire.content.location.exactCoordinates,
  starRating: wire.content.starRating ?? 0,
  userRating: wire.content.userRating?.score ?? null,
  ratingsByCategory: (wire.content.ratingsByCategory ?? []).map(({ category, score }) => ({
    category: ratingCategory(category),
    score,
  })),
  registrationId: plainTextOf(wire.content.registrationId),
  photos: photosOf(wire.content.media),
  host: hostOf(wire.hostInfo),
  terms: termsOf(wire),
  reviews: wire.reviews.map((review) => reviewOf(review, wire.id.id)),
  provider: {
    listingProviderId: providerIdText(wire.providerData.listingProviderId),
    name: wire.providerData.listingProviderId.provider,
  },
  market: wire.market,
  collection: listingCollection(wire.listingCollection),
  hasCorporateRates: wire.hasCorporateRates ?? null,
  trackingProperties: wire.trackingProperties,
});

/**
 * The listing at its provider, which REST has in two parts and the graph as one opaque id: `<provider>/<id>`. Ids never contain a
 * slash (`Identifier` of the OpenAPI document); names of providers may.
 */
const providerIdText = ({ provider, id }: Wire<'ListingProviderId'>): string => `${provider}/${id}`;

const hostOf = (wire: Wire<'Listing'>['hostInfo']): Host => ({
  name: plainText(wire.hostName),
  imageUrl: (wire.hostImageUrl && safeUrl(wire.hostImageUrl)) || null,
  since: wire.hostSince ?? null,
  about: plainTextOf(wire.about),
  responseNote: plainTextOf(wire.responseNote),
  otherHomes: (wire.otherHomes ?? []).map(({ listingId, name, market, cover }) => ({
    id: listingId.id,
    name: plainText(name),
    market,
    photo: (cover && photoOf(cover)) ?? null,
  })),
});

/** Whether a listing is in the policy, without the policy's own text. */
export type CorporateTravelModel = Omit<ListingCorporateTravel, 'isApprovalRequired' | '__typename'>;

/** Unknown where the platform says nothing. */
export const corporateTravelOf = (wire: Wire<'CorporateTravel'> | undefined): CorporateTravelModel => ({
  isInPolicy: wire?.policyCompliance.isInPolicy ?? null,
  reasons: (wire?.policyCompliance.reasons ?? []).map(policyReason),
  maxPricePerNight: moneyOf(wire?.maxPricePerNight?.fiat),
  allowedStarRatings: allowedStars(wire?.allowedStarRatings),
});

function amenityOf({ kind, displayName }: Wire<'Amenity'>): Amenity {
  const known = amenityKind(kind);
  return { kind: known, rawKind: kind, displayName: plainText(displayName), isHighlight: isHighlight(known) };
}

const layoutOf = (wire: Wire<'Layout'>): Layout => ({
  numberOfBedrooms: wire.numberOfBedrooms,
  numberOfBathrooms: wire.numberOfBathrooms,
  bedrooms: (wire.bedrooms ?? []).map(({ name, beds }) => ({
    name: plainText(name),
    beds: beds.map(({ kind, quantity }) => ({ kind, count: quantity })),
  })),
  bathrooms: (wire.bathrooms ?? []).map(({ name, kind }) => ({ name: plainText(name), features: [kind] })),
});

/** Only a non-empty address of a known kind shows a city (LS-12). */
export function addressOf(wire: Wire<'Address'>): Address {
  const kind = addressKind(wire.kind);
  const hasCity = kind === 'FULL_ADDRESS' || kind === 'OBFUSCATED_ADDRESS';
  return { kind, city: (hasCity && wire.city) || null, state: (hasCity && wire.state) || null };
}

export const timeWindowOf = ({ startTime, endTime }: Wire<'TimeWindow'>): TimeWindow | null =>
  startTime === undefined && endTime === undefined
    ? null
    : { startTime: startTime ?? null, endTime: endTime ?? null };

const termsOf = ({ terms: wire, providerData }: Wire<'Listing'>): ListingTermsModel => ({
  provider: providerData.listingProviderId.provider,
  checkInTimes: timeWindowOf(wire.checkInTimes),
  checkOutTimes: timeWindowOf(wire.checkOutTimes),
  checkinInformation: plainTextOf(wire.checkinInformation),
  importantInformation: plainTextOf(wire.importantInformation),
  petsPolicy: plainTextOf(wire.petsPolicy),
  isPetFriendly: wire.petFriendly,
  maxOccupancy: wire.maxOccupancy ?? null,
  houseRules: (wire.houseRules ?? []).map(plainText).filter(Boolean),
  termsUrl: (wire.termsUrl && safeUrl(wire.termsUrl)) || null,
});

/** REST reviews have no id; one derived from the content stays the same when newer reviews are added. */
const reviewOf = (wire: Wire<'Review'>, listingId: string): Review => ({
  id: createHash('sha256')
    .update([listingId, wire.reviewerName, wire.date, wire.text].join('\n'))
    .digest('base64url')
    .slice(0, 16),
  author: plainText(wire.reviewerName),
  date: wire.date,
  score: wire.score,
  title: plainTextOf(wire.title),
  text: plainText(wire.text),
});
