import type { components } from '#schema/platform.openapi.ts';
import { trackingView } from '../kernel/tracking-view';
import type { Accommodation } from './stays.types';

type Schemas = components['schemas'];

const PROVIDER = 'Duffel Stays';
const COLLECTION = 'NoCollection';

/** Amenities that the contract has a name for. */
const AMENITIES: Readonly<Record<string, string>> = {
  wifi: 'Wifi',
  parking: 'Parking',
  pool: 'Pool',
  gym: 'Gym',
  pets_allowed: 'PetFriendly',
};

const layout: Schemas['Layout'] = { numberOfBedrooms: 1, numberOfBathrooms: 1 };
/** Guests of a room; `search` and `fetch_all_rates` return only rooms that have room for the guests. */
const MAX_OCCUPANCY = 16;

const petFriendly = ({ amenities }: Accommodation): boolean =>
  (amenities ?? []).some(({ type }) => type === 'pets_allowed');

const marketOf = ({ location: { address } }: Accommodation): Schemas['Market'] => {
  const name = address.city_name ?? address.country_code ?? PROVIDER;
  return { id: name.toLowerCase(), name };
};

function addressOf({ location: { address } }: Accommodation): Schemas['Address'] {
  return {
    kind: 'FullAddress',
    ...(address.line_one ? { street: address.line_one } : {}),
    ...(address.city_name ? { city: address.city_name } : {}),
    ...(address.region ? { state: address.region } : {}),
    ...(address.postal_code ? { postalCode: address.postal_code } : {}),
    ...(address.country_code ? { countryCode: address.country_code } : {}),
  };
}

const coordinatesOf = ({
  location: { geographic_coordinates: at },
}: Accommodation): Schemas['Coordinates'] => ({
  lat: at.latitude,
  lon: at.longitude,
});

const mediaOf = ({ photos, name }: Accommodation): Schemas['Media'][] =>
  (photos ?? []).map(({ url }) => ({ url, alt: name }));

const amenitiesOf = ({ amenities }: Accommodation): Schemas['Amenity'][] =>
  (amenities ?? []).map(({ type, description }) => ({
    kind: AMENITIES[type] ?? 'Other',
    displayName: description,
  }));

const ratingsOf = ({ rating, review_score, review_count }: Accommodation) => ({
  ...(rating ? { starRating: rating } : {}),
  ...(review_score
    ? { userRating: { score: review_score / 2, ...(review_count ? { count: review_count } : {}) } }
    : {}),
});

/** What the summary and the whole listing have in common. */
const common = (home: Accommodation) => ({
  name: home.name,
  amenities: amenitiesOf(home),
  layout,
  media: mediaOf(home),
  ...ratingsOf(home),
});

/** Without the cancellation policy, which only rates have. */
export const summaryOf = (home: Accommodation): Omit<Schemas['ListingSummary'], 'cancellationPolicy'> => ({
  ...common(home),
  market: marketOf(home),
  address: addressOf(home),
  coordinates: coordinatesOf(home),
  maxOccupancy: MAX_OCCUPANCY,
  petFriendly: petFriendly(home),
  listingCollection: COLLECTION,
});

export const listingOf = (home: Accommodation): Schemas['Listing'] => ({
  id: { id: home.id },
  content: {
    ...common(home),
    ...(home.description ? { description: home.description } : {}),
    propertyType: 'Hotel',
    location: { address: addressOf(home), exactCoordinates: coordinatesOf(home) },
  },
  hostInfo: { hostName: home.chain?.name ?? home.name },
  terms: {
    checkInTimes: timeOf('startTime', home.check_in_information?.check_in_after_time),
    checkOutTimes: timeOf('endTime', home.check_in_information?.check_out_before_time),
    petFriendly: petFriendly(home),
  },
  reviews: [],
  providerData: { listingProviderId: { provider: PROVIDER, id: home.id } },
  market: marketOf(home),
  listingCollection: COLLECTION,
  trackingProperties: trackingView({ supplier: PROVIDER, listingId: home.id }),
});

const timeOf = (member: 'startTime' | 'endTime', time: string | null | undefined): Schemas['TimeWindow'] =>
  time ? { [member]: time.slice(0, 'HH:MM'.length) } : {};
