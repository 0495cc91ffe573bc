import type { Resolvers } from '../../generated/graph';
import { currentState, liveStates } from '../live/live-states';
import { freshnessOf, freshnessStream } from './quote-freshness';
import { differenceOf } from './quote-mapping';
import { quoteStatusOf, quoteStream } from './quote-status';
import { discard, schedule } from './schedule-quote';

export const quoteResolvers: Resolvers = {
  Query: {
    priceQuoteStatus: async (_, { token }, context) =>
      quoteStatusOf(await currentState(quoteStream(token, context), context), token, context),
    priceQuoteFreshness: async (_, { token }, context) =>
      freshnessOf(await currentState(freshnessStream(token, context), context)),
  },
  Mutation: {
    schedulePriceQuote: (_, { input }, context) => schedule(input, context),
    discardPriceQuote: (_, { input }, context) => discard(input, context),
  },
  Subscription: {
    priceQuoteStatus: {
      subscribe: (_, { token }, context) =>
        liveStates(quoteStream(token, context), context, (event) => ({
          priceQuoteStatus: quoteStatusOf(event, token, context),
        })),
    },
    priceQuoteFreshness: {
      subscribe: (_, { token }, context) =>
        liveStates(freshnessStream(token, context), context, (event) => ({
          priceQuoteFreshness: freshnessOf(event),
        })),
    },
  },
  PriceQuote: {
    priceDifference: (quote, { seenTotal }, context) => differenceOf(quote, seenTotal, context),
  },
};
