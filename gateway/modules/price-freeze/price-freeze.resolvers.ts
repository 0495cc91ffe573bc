import type { Resolvers } from '../../generated/graph';
import { freezePrice, priceFreezePurchase } from './freeze-price';
import { exerciseOf, frozenPrice, frozenPrices } from './frozen-prices';
import { refundFrozenPrice } from './refund-frozen-price';

export const priceFreezeResolvers: Resolvers = {
  Query: {
    frozenPrices: (_, __, context) => frozenPrices(context),
    frozenPrice: (_, { id }, context) => frozenPrice(id, context),
    priceFreezePurchase: (_, { idempotencyKey }, context) =>
      priceFreezePurchase(idempotencyKey, null, context),
  },
  Mutation: {
    freezePrice: (_, { input }, context) => freezePrice(input, context),
    refundFrozenPrice: (_, { input }, context) => refundFrozenPrice(input, context),
  },
  FrozenPrice: {
    exercise: (model, { guests }, context) => exerciseOf(model, guests, context),
  },
};
