import { termsOfService } from '#domain/listing/terms-of-service.ts';
import { requestError } from '../../errors';
import type { Resolvers, Review } from '../../generated/graph';
import { shownPolicy } from '../policy/business-policy';
import { latestFirst, pageOfAll, type WholeList } from '../paging/page-cursor';
import { listing, listingAvailability, listingCorporateTravel } from './listing';

const reviewsOf = (listingId: string): WholeList<Review> => ({
  name: ['reviews', listingId],
  keyOf: ({ id }) => id,
  rankOf: ({ date }) => latestFirst(date),
});

export const listingResolvers: Resolvers = {
  Query: {
    listing: (_, args, context) => listing(args, context),
  },
  Listing: {
    photos: ({ photos }, { first }) => {
      if (first != null && first < 1) throw requestError('BAD_USER_INPUT', '`first` must be at least 1.');
      return photos.slice(0, first ?? photos.length);
    },
    reviews: ({ id, reviews }, page) => pageOfAll(reviews, page, reviewsOf(id)),
    availability: ({ id }, { stay }, context) => listingAvailability({ id, stay }, context),
    corporateTravel: ({ id }, { stay }, context) => listingCorporateTravel({ id, stay }, context),
  },
  ListingTerms: {
    termsOfService: (terms, _, { environment }) => termsOfService(terms, environment.providerTerms),
  },
  ListingCorporateTravel: {
    isApprovalRequired: async (_, __, context) => (await shownPolicy(context))?.isApprovalRequired ?? true,
  },
};
