import type { Resolvers } from '../../generated/graph';
import { claimPriceMatch } from './claim-price-match';
import { approvePriceMatch, declinePriceMatch, withdrawPriceMatch } from './decide-price-match';
import { priceMatchClaims } from './price-match-claims';

export const priceMatchResolvers: Resolvers = {
  Query: {
    priceMatchClaims: (_, args, context) => priceMatchClaims(args, context),
  },
  Mutation: {
    claimPriceMatch: (_, { input }, context) => claimPriceMatch(input, context),
    withdrawPriceMatch: (_, { input }, context) => withdrawPriceMatch(input.claimId, context),
    approvePriceMatch: (_, { input }, context) => approvePriceMatch(input.claimId, context),
    declinePriceMatch: (_, { input }, context) => declinePriceMatch(input, context),
  },
};
