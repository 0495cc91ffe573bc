import { termsOfService } from '../../../domain/listing/terms-of-service';
import type { Resolvers } from '../../generated/graph';
import { isTripApprovalRequired } from '../policy/trip-approval';
import { pageOfAll } from '../search/page-cursor';
import { listing, listingAvailability, listingCorporateTravel } from './listing';

export const listingResolvers: Resolvers = {
  Query: {
    listing: (_, args, context) => listing(args, context),
  },
  Listing: {
    photos: ({ photos }, { first }) => photos.slice(0, Math.max(first ?? photos.length, 0)),
    reviews: ({ reviews }, page) => pageOfAll(reviews, page),
    availability: ({ id }, { stay }, context) => listingAvailability({ id, stay }, context),
    corporateTravel: ({ id }, { stay }, context) => listingCorporateTravel({ id, stay }, context),
  },
  ListingTerms: {
    termsOfService: (terms, _, { environment }) => termsOfService(terms, environment.providerTerms),
  },
  ListingCorporateTravel: {
    isApprovalRequired: (_, __, context) => isTripApprovalRequired(context),
  },
};
