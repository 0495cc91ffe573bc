import type { Resolvers } from '../../generated/graph';
import { liveStates } from '../live/live-states';
import { purchaseEnd } from '../live/purchase-stream';
import {
  buyProtection,
  protectionPending,
  protectionPurchase,
  protectionResult,
  protectionStream,
} from './buy-protection';
import { protectionOffer } from './protection-offer';

export const stayProtectionResolvers: Resolvers = {
  Query: {
    protectionPurchase: (_, { idempotencyKey }, context) => protectionPurchase(idempotencyKey, context),
  },
  Mutation: {
    buyProtection: (_, { input }, context) => buyProtection(input, context),
  },
  Subscription: {
    protectionPurchase: {
      subscribe: (_, { idempotencyKey }, context) =>
        liveStates(protectionStream(idempotencyKey, context), context, (event) => {
          const end = purchaseEnd(event);
          return {
            protectionPurchase: end
              ? protectionResult(end, idempotencyKey, context)
              : protectionPending(idempotencyKey),
          };
        }),
    },
  },
  HomeTrip: {
    protectionOffer: (model, _, context) => protectionOffer(model, context),
  },
};
