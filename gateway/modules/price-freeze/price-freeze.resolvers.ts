import type { Resolvers } from '../../generated/graph';
import { purchaseEnd, purchaseOfKey, purchaseStream } from '../card-purchase/card-purchase';
import { liveStates } from '../live/live-states';
import { freezePrice, PRICE_FREEZE } from './freeze-price';
import { exerciseOf, frozenPrice, frozenPrices } from './frozen-prices';
import { refundFrozenPrice } from './refund-frozen-price';

export const priceFreezeResolvers: Resolvers = {
  Query: {
    frozenPrices: (_, __, context) => frozenPrices(context),
    frozenPrice: (_, { id }, context) => frozenPrice(id, context),
    priceFreezePurchase: (_, { idempotencyKey }, context) =>
      purchaseOfKey(PRICE_FREEZE, idempotencyKey, context),
  },
  Mutation: {
    freezePrice: (_, { input }, context) => freezePrice(input, context),
    refundFrozenPrice: (_, { input }, context) => refundFrozenPrice(input, context),
  },
  Subscription: {
    priceFreezePurchase: {
      subscribe: (_, { idempotencyKey }, context) =>
        liveStates(purchaseStream(PRICE_FREEZE, idempotencyKey, context), context, (event) => ({
          priceFreezePurchase: PRICE_FREEZE.resultOf(purchaseEnd(event), idempotencyKey, context),
        })),
    },
  },
  FrozenPrice: {
    exercise: (model, { guests }, context) => exerciseOf(model, guests, context),
  },
};
