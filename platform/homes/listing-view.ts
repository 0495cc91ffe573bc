import type { components } from '#schema/platform.openapi.ts';
import type { Address, Listing, Photograph, PhotoTag, TimeWindow } from '../catalogue/catalogue.types';
import { trackingView } from '../kernel/tracking-view';

type Schemas = components['schemas'];

const tagKinds: Record<PhotoTag, string> = {
  'living-area': 'LivingArea',
  kitchen: 'Kitchen',
  'dining-area': 'DiningArea',
  bedroom: 'Bedroom',
  bathroom: 'Bathroom',
  exterior: 'Exterior',
  additional: 'Additional',
};

/** A listing in the contract's format, except the parts that depend on the user. */
export const listingView = (
  listing: Listing,
  marketName: string,
  otherHomes?: Schemas['HostedHome'][],
): Schemas['Listing'] => ({
  id: { id: listing.id },
  content: {
    name: listing.name,
    propertyType: listing.propertyType,
    ...(listing.description === null ? {} : { description: listing.description }),
    amenities: listing.amenities,
    layout: layoutView(listing),
    location: {
      address: addressView(listing.address),
      exactCoordinates: coordinatesView(listing.exactCoordinates),
    },
    ...ratingsView(listing),
    ...(listing.userRating && listing.ratingsByCategory
      ? { ratingsByCategory: listing.ratingsByCategory }
      : {}),
    ...(listing.registrationId === null ? {} : { registrationId: listing.registrationId }),
    media: listing.media.map(mediaView),
  },
  hostInfo: {
    hostName: listing.host.name,
    ...(listing.host.imageUrl === null ? {} : { hostImageUrl: listing.host.imageUrl }),
    hostSince: listing.host.since,
    about: listing.host.about,
    responseNote: listing.host.responseNote,
    ...(otherHomes ? { otherHomes } : {}),
  },
  terms: {
    checkInTimes: timeWindowView(listing.terms.checkInTimes),
    checkOutTimes: timeWindowView(listing.terms.checkOutTimes),
    checkinInformation: listing.terms.checkinInformation,
    importantInformation: listing.terms.importantInformation,
    petsPolicy: listing.terms.petsPolicy,
    petFriendly: listing.petFriendly,
    maxOccupancy: listing.maxOccupancy,
    houseRules: listing.terms.houseRules,
    ...(listing.terms.termsOfServiceUrl === null ? {} : { termsUrl: listing.terms.termsOfServiceUrl }),
  },
  reviews: listing.reviews.map(({ author, score, date, text }) => ({
    reviewerName: author,
    score,
    date,
    text,
  })),
  providerData: {
    listingProviderId: { provider: listing.provider.provider, id: listing.provider.listingProviderId },
  },
  market: { id: listing.marketId, name: marketName },
  listingCollection: listing.collection,
  trackingProperties: trackingView(listing.trackingProperties),
});

export const layoutView = ({ layout }: Pick<Listing, 'layout'>): Schemas['Layout'] => ({
  bedrooms: layout.bedrooms.map(({ name, beds }) => ({
    name,
    beds: beds.map(({ kind, count }) => ({ kind, quantity: count })),
  })),
  bathrooms: layout.bathrooms,
  numberOfBedrooms: layout.numberOfBedrooms,
  numberOfBathrooms: layout.numberOfBathrooms,
});

export const addressView = ({
  kind,
  line1,
  neighborhood,
  city,
  state,
  country,
}: Address): Schemas['Address'] => ({
  kind,
  ...(line1 === null ? {} : { street: line1 }),
  ...(neighborhood === null ? {} : { neighborhood }),
  ...(city === null ? {} : { city }),
  ...(state === null ? {} : { state }),
  countryCode: country,
});

export const coordinatesView = ({
  latitude,
  longitude,
}: Listing['exactCoordinates']): Schemas['Coordinates'] => ({
  lat: latitude,
  lon: longitude,
});

export const ratingsView = ({ starRating, userRating }: Pick<Listing, 'starRating' | 'userRating'>) => ({
  ...(starRating === null ? {} : { starRating }),
  ...(userRating === null ? {} : { userRating: { score: userRating.score, count: userRating.reviewCount } }),
});

export const mediaView = (photograph: Photograph): Schemas['Media'] => ({
  url: `/photos/${photograph.file}`,
  ...(photograph.tag === null ? {} : { tags: { kind: tagKinds[photograph.tag] } }),
  alt: photograph.alt,
  dominantColor: photograph.dominantColor,
  width: photograph.width,
  height: photograph.height,
});

const timeWindowView = ({ startTime, endTime }: TimeWindow): Schemas['TimeWindow'] => ({
  ...(startTime === null ? {} : { startTime }),
  ...(endTime === null ? {} : { endTime }),
});
