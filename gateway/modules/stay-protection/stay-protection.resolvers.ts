import type { Resolvers } from '../../generated/graph';
import { purchaseEnd, purchaseOfKey, purchaseStream } from '../card-purchase/card-purchase';
import { liveStates } from '../live/live-states';
import { buyProtection, PROTECTION_PURCHASE } from './buy-protection';
import { protectionOffer } from './protection-offer';

export const stayProtectionResolvers: Resolvers = {
  Query: {
    protectionPurchase: (_, { idempotencyKey }, context) =>
      purchaseOfKey(PROTECTION_PURCHASE, idempotencyKey, context),
  },
  Mutation: {
    buyProtection: (_, { input }, context) => buyProtection(input, context),
  },
  Subscription: {
    protectionPurchase: {
      subscribe: (_, { idempotencyKey }, context) =>
        liveStates(purchaseStream(PROTECTION_PURCHASE, idempotencyKey, context), context, (event) => ({
          protectionPurchase: PROTECTION_PURCHASE.resultOf(purchaseEnd(event), idempotencyKey, context),
        })),
    },
  },
  HomeTrip: {
    protectionOffer: (model, _, context) => protectionOffer(model, context),
  },
};
