import type { Resolvers } from '../../generated/graph';
import { bestOffer, credit, creditBreakdown, creditInRewards, history, offers, wallet } from './wallet';

export const walletResolvers: Resolvers = {
  Query: {
    wallet: (_, _args, context) => wallet(context),
  },
  Wallet: {
    credit: (model, _args, context) => credit(model, context),
    creditInRewards: (model, args, context) => creditInRewards(model, args, context),
    creditBreakdown: (model, _args, context) => creditBreakdown(model, context),
    offers: (model, _args, context) => offers(model, context),
    bestOffer: (model, _args, context) => bestOffer(model, context),
    history: (model, _args, context) => history(model, context),
  },
};
