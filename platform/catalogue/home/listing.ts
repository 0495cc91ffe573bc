import type { PlainDate } from '../../kernel/dates';
import type { Listing } from '../catalogue.types';
import { homeFactsOf } from '../drawing/home-facts';
import { albumOf } from '../photographs/album';
import { corporateTravelOf, pricingOf } from '../pricing/pricing';
import type { Writer } from '../texts/writer';
import { amenitiesOf } from './amenity-kinds';
import { availabilityOf } from './availability-rules';
import { cancelForAnyReasonOf } from './cancel-for-any-reason';
import { cancellationOf, paymentOf } from './cancellation';
import { factsForGuestsOf } from './for-guests';
import { addressOf, coordinatesOf, townOf } from './location';
import type { Property } from './property';
import { providerOf } from './provider';
import { ratingsByCategoryOf } from './ratings-by-category';
import { registrationOf } from './registration';
import { collectionOf, starRatingOf } from './standing';
import { termsOf } from './terms';

/** The draws below happen in this order; add a new one at the end, so that the others do not change. */
export function makeListing(property: Property, writer: Writer, today: PlainDate): Listing {
  const { random } = property;
  const collection = collectionOf(property);
  const starRating = starRatingOf(property);
  const { provider, termsOfServiceUrl } = providerOf(random);
  const pricing = pricingOf(property, collection, today);
  const cancellation = cancellationOf(random);
  const reviews = writer.reviewsOf(property, today);
  const score = Number((reviews.reduce((sum, review) => sum + review.score, 0) / reviews.length).toFixed(1));
  const listing: Omit<Listing, 'media'> = {
    id: property.id,
    marketId: property.market.id,
    setting: property.setting,
    propertyType: property.noun,
    name: writer.nameOf(property),
    description: writer.descriptionOf(property),
    host: property.host,
    reviews,
    userRating: { score, reviewCount: reviews.length },
    ratingsByCategory: ratingsByCategoryOf(property.id, score),
    starRating,
    collection,
    registrationId: registrationOf(property),
    address: addressOf(property),
    exactCoordinates: coordinatesOf(property),
    maxOccupancy: property.sleeps,
    petFriendly: property.petFriendly,
    terms: termsOf(property, termsOfServiceUrl),
    layout: property.layout,
    amenities: amenitiesOf(property.amenities),
    provider,
    pricing,
    cancellation,
    payment: paymentOf(random),
    availability: availabilityOf(property, today),
    corporateTravel: corporateTravelOf(property, pricing),
    additionalReservationInfo: writer.reservationInfoOf(property),
    forGuests: factsForGuestsOf({
      id: property.id,
      street: `${property.houseNumber} ${property.street}`,
      city: townOf(property),
      state: property.market.state,
      isApartment: property.isApartment,
    }),
    trackingProperties: {
      marketId: property.market.id,
      provider: provider.provider,
      propertyType: property.noun,
      bedrooms: property.bedrooms,
      collection,
    },
    scenario: null,
  };
  return {
    ...listing,
    media: albumOf(homeFactsOf(listing)),
    cancelForAnyReason: cancelForAnyReasonOf(property, listing),
  };
}
