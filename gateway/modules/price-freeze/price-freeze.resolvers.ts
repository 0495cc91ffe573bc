import type { Resolvers } from '../../generated/graph';
import { liveStates } from '../live/live-states';
import { purchaseEnd } from '../live/purchase-stream';
import { freezePending, freezePrice, freezeResult, freezeStream, priceFreezePurchase } from './freeze-price';
import { exerciseOf, frozenPrice, frozenPrices } from './frozen-prices';
import { refundFrozenPrice } from './refund-frozen-price';

export const priceFreezeResolvers: Resolvers = {
  Query: {
    frozenPrices: (_, __, context) => frozenPrices(context),
    frozenPrice: (_, { id }, context) => frozenPrice(id, context),
    priceFreezePurchase: (_, { idempotencyKey }, context) => priceFreezePurchase(idempotencyKey, context),
  },
  Mutation: {
    freezePrice: (_, { input }, context) => freezePrice(input, context),
    refundFrozenPrice: (_, { input }, context) => refundFrozenPrice(input, context),
  },
  Subscription: {
    priceFreezePurchase: {
      subscribe: (_, { idempotencyKey }, context) =>
        liveStates(freezeStream(idempotencyKey, context), context, (event) => {
          const end = purchaseEnd(event);
          return {
            priceFreezePurchase: end
              ? freezeResult(end, idempotencyKey, context)
              : freezePending(idempotencyKey),
          };
        }),
    },
  },
  FrozenPrice: {
    exercise: (model, { guests }, context) => exerciseOf(model, guests, context),
  },
};
